let a: [Int]
let b: [[Int]]
let c: [(Int, String)]
let d: [() -> Void]
let e: [Int?]?
let f: [any P & Q]
let g = [Int]()
let h = [[String]]()
