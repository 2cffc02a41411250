if let x {}
if let x, var y {}
if let x = y {}
if let x: Int = y {}
if var x = f() { x += 1 }
if let (a, b) = pair() {}
if let _ = x {}
if let x = y as? Int, x > 1 {}
if let self {}
if let `self` = self {}
if let x = y?.z, let w = x[0] { }
