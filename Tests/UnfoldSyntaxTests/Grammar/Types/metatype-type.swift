let a: Int.Type
let b: P.Protocol
let c: (any P).Type
let d: Int.Type.Type
let e: [Int].Type
let f = Int.self
let g = [Int].self
let h: Array<Int>.Type?
