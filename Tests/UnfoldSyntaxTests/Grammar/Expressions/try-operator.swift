let a = try f()
let b = try? f()
let c = try! f()
let d = try await f()
let e = (try? f()) ?? 1
let g = x + (try f())
f(try g(), try? h())
try a = b()
