f()
f(1)
f(1, label: 2, 3)
f(1, 2,)
f { 1 }
f() { $0 }
f(1) { x in x }
f { 1 } second: { 2 } third: { 3 }
f(1)(2)(3)
f(
  a: 1,
  b: 2
)
f { $0 }.g { $0 }
f(operator: +, -, (*))
list.sorted(by: <)
f(a ? b : c, d: e)
f
  { 1 }
