@_effects(readonly) func a() {}
@_effects(notEscaping x.**) func b() {}
@_effects(escaping x.value** => return.value**) func c() {}
@_documentation(visibility: public) func d() {}
@_documentation(metadata: "text") func e() {}
@_documentation(visibility: internal, metadata: name) func f() {}
@_opaqueReturnTypeOf("mangled", 0) struct G {}
