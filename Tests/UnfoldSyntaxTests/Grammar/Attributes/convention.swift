let a: @convention(c) () -> Void
let b: @convention(block) (Int) -> Void
let c: @convention(swift) () -> Void
let d: @convention(c, cType: "int (*)(void)") () -> Int
let e: @convention(witness_method: P) () -> Void
