let a = 1
let b: Int
let c: Int = 2, d = 3
let (e, f) = (1, 2)
private let g = 4
static let h = 5
let i = { 1 }()
let j = 1 { didSet {} }
