let a = b +
  c
let d = b
  .e
let f = g
[1].forEach { print($0) }
let h = x
(1, 2)
let i = x ?
  y : z
let j =
  1
let k: Int
  = 2
