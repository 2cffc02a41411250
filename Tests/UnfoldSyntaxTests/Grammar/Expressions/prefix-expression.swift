let a = -x
let b = !flag
let c = ~bits
let d = -f(x).y
let e = !x.isEmpty && !y
let g = ...upper
let f = a - -b + !(!c)
