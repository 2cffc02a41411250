@freestanding(expression)
macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
@attached(member, names: named(init), arbitrary)
public macro AddInit() = #externalMacro(module: "M", type: "T")
@attached(peer, names: prefixed(_), suffixed(Mock), overloaded)
@attached(extension, conformances: P)
macro Mock(x: Int = 1)
macro f() -> Int = #other(1)
macro g<T>(_ x: T) where T: P
let macro = 1
