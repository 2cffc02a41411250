func a() {}
func b(x: Int) -> Int { x }
func c(_ x: Int, for y: String = "a", z: Int...) {}
func d<T: P>(x: T) -> T where T: Q {}
func e() async {}
func f() throws -> Int {}
func g() async throws(Failure) -> [Int] {}
func h(_ body: () throws -> Void) rethrows {}
func i(x: inout Int) {}
static func j() {}
mutating func k() {}
override class func l() {}
func m() -> (Int) -> Int { { $0 } }
func n(x: Int)
func o(x: Int = 1, y: [Int] = [], z: () -> Void = {}) {}
func p(x: Int,) {}
func q(_ body: () async -> Void) reasync {}
func r() -> Void? {}
func s() -> Never
