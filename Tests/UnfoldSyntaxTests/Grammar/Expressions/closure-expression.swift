let a = {}
let b = { 1 }
let c = { x in x + 1 }
let d = { x, y in x + y }
let e = { (x: Int, y: Int) -> Int in x + y }
let f = { (x) in x }
let g = { _ in 1 }
let h = { _, y in y }
let i = { () -> Void in }
let j = { (x: Int...) in x.count }
let k = { (_ x: Int, _: Int) in x }
let l = { x in
  let y = x
  return y
}
let m = { x -> Int in x }
