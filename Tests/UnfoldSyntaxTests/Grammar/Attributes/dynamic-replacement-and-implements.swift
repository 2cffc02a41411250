@_dynamicReplacement(for: f(x:)) func a(x: Int) {}
@_dynamicReplacement(for: value) var b: Int { 1 }
@_implements(P, f()) func c() {}
@_implements(P, ==(_:_:)) static func d(x: Int, y: Int) -> Bool { true }
@_implements(Outer.P<Int>, name) var e: Int
