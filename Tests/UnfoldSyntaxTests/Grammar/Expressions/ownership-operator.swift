let a = consume x
let b = copy y
f(consume x, copy y, borrow z)
let c = consume self
let d = copy (x)
let e = consume(x)
_ = consume x.y
let consume = 1, copy = 2, borrow = 3
let g = borrow x
