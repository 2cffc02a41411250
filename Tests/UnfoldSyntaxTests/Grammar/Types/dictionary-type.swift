let a: [String: Int]
let b: [String: [Int: Bool]]
let c: [Int: (Int) -> Void]
let d = [String: Int]()
let e: [ K : V ]
