let a: Int?
let b: Int??
let c: [Int?]?
let d: (() -> Void)?
let e: Outer.Inner?
let f: (any P)?
let g: Optional<Int?>
let h = Int?.none
