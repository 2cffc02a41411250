let a: [Int] = []
let b = [1, 2, 3]
let c = [1, 2,]
let d = [[1], [2, 3], []]
let e = [
  a,
  b.c(),
  { $0 },
]
let f = [x...]
