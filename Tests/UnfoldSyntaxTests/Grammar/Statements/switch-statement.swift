switch x {
case 1:
  a()
case 2, 3, 4:
  b()
  c()
case 5...9:
  break
case let y where y > 10:
  d()
case .some(.a), .some(.b) where flag: e()
default:
  f()
}
switch x {}
switch (a, b) {
case (1, _): break
case (_, let y): break
case let (p, q): break
}
