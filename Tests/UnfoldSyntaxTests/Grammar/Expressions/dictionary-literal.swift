let a: [Int: Int] = [:]
let b = ["a": 1, "b": 2]
let c = ["a": 1,]
let d = [1: [2: 3], 4: [:]]
let e = [
  .key: value,
  f(x): { $0 },
]
let f = [a ? b : c: d]
