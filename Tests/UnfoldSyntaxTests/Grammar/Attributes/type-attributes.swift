let a: @_opaqueReturnTypeOf("mangled", 0) __
let b: @escaping @autoclosure () -> Int
let c: @_noMetadata AnyObject
let d: @thin () -> Void
let e: @Outer.Attribute (Int) -> Void
let f: @attribute(1) () -> Void
