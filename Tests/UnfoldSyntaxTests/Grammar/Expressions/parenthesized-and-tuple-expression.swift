let a = (1)
let b = (1, 2)
let c = (x: 1, y: 2)
let d = ()
let e = ((1 + 2) * 3, (4))
let f = (1, 2,)
let (g, h) = (x.0, x.1.0)
let i = (
  a: 1,
  b: { 2 }
)
