let a = Int.self
let b = [String: Int].self
let c = (Int, String).self
let d = ((Int) -> Void).self
let e = Array<Int>.self
let f = (any P).self
let g = type(of: x) == S<Int>.self
let h = x as? [Int: (Int) -> Void]
let i = Optional<Int>.some(1)
let j = [(Int) -> Void]()
let k = (some: 1, any: 2)
