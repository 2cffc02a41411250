let _ = f()
for _ in 0..<3 {}
let (_, x) = pair
if case .a(_) = y {}
switch x { case _: break }
let _: Int = 1
