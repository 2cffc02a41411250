@dynamicCallable struct A {}
@dynamicMemberLookup struct B {}
@resultBuilder enum C {}
@propertyWrapper struct D {}
@main struct E {}
@globalActor actor F {}
@frozen struct G {}
@discardableResult func h() -> Int { 1 }
@inlinable func i() {}
@inline(__always) func j() {}
@inline(never) func k() {}
@usableFromInline func l() {}
@warn_unqualified_access func m() {}
@testable import N
@NSCopying var o: P
@UIApplicationMain class Q {}
@requires_stored_property_inits class R {}
@_alwaysEmitIntoClient func s() {}
@_transparent func t() {}
@_silgen_name("symbol") func u()
@_cdecl("name") func v() {}
@_semantics("x") func w() {}
@_optimize(none) func x() {}
@_extern(c, "name") func y()
@_extern(wasm, module: "m", name: "n") func z()
@c func aa() {}
@c(name) func bb() {}
@exclusivity(unchecked) var cc = 1
@_disfavoredOverload func dd() {}
@_section("s") let ee = 1
@section("s") @used let ff = 1
