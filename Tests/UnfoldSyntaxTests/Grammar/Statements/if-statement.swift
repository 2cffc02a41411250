if flag {}
if flag { a() } else { b() }
if a { b() } else if c { d() } else if e { f() } else { g() }
if a, b, c {}
if (a) { b }
if !a && (b || c) {}
if a == .some(1) {}
if f({ $0 }) { g() }
if x is Int {}
if #available(iOS 17, *), let y { z() }
