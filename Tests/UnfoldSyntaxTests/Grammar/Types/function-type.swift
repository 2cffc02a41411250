let a: () -> Void
let b: (Int, String) -> Bool
let c: (Int) -> (Int) -> Int
let d: (inout Int) -> Void
let e: (Int...) -> Void
let f: @Sendable () async throws -> Int
let g: () throws(Failure) -> Int
let h: (() -> Void)?
let i: @convention(c) (Int32) -> Int32
let j: @MainActor () -> Void
let k: (_ name: String, _ count: Int) -> Void
let l: (borrowing A, consuming B, sending C) -> sending D
let m: () async -> () async throws -> Void
let n: (@escaping () -> Void, @autoclosure () -> Int) -> ()
