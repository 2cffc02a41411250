let a = x.y.z
let b = pair.0
let c = pair.0.1.2
let d = f().x
let e = "text".count
let f = [1].first
let g = x.f(a:b:)
let h = x.f(_:)
let i = 1.0.description
let j = x
  .first
  .second()
  // a comment in the chain
  .third
let k = x.self
let l = (1 + 2).magnitude
let m = x.f(_:)(1)
