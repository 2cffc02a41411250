let empty: ()
let one: (Int)
let two: (Int, String)
let labelled: (x: Int, y: Int)
let nested: ((Int, Int), (a: Int, b: (c: Int, d: Int)))
let wildcard: (_ x: Int, _: Int) -> Void
let trailing: (Int, Int,)
let inOut: (inout Int, inout String) -> Void
