struct S: ~Copyable {}
struct T<Element: ~Copyable & ~Escapable>: ~Escapable, P {}
func f<T: ~Copyable>(_ x: borrowing T) where T: ~Escapable {}
extension S: P where T: ~Copyable {}
class C: ~Sendable {}
