@lifetime(self) func a() -> Span<Int> {}
@_lifetime(borrow x) func b(x: A) -> B {}
@_lifetime(copy x) func c(x: A) -> B {}
@_lifetime(&x) func d(x: inout A) -> B {}
@_lifetime(immortal) init() {}
@_lifetime(x: copy y) func e(x: inout A, y: B) {}
