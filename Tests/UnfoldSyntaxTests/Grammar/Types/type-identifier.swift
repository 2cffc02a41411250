let a: Int
let b: Swift.Int
let c: Outer.Inner.Innermost
let d: Array<Int>.Index
let e: Outer<Int>.Inner<String, Bool>
let f: Self
let g: Self.Element
let h: Any
let i: AnyObject
let j: _
