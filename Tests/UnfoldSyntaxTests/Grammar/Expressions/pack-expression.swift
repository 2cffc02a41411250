let a = (repeat each x)
f(repeat each x, 1)
let b = (repeat (each x, each y))
let c = repeat f(each x)
for y in repeat each x { g(y) }
_ = (repeat try (each x).g())
let each = 1
let d = each + 1
