let a = 1 + 2 * 3 - 4
let b = x = y
let c = a
  + b
  - c
let d = a ?? b ? c : d
a = b; a += b
let e = a as Int + b
