let a = Module::value
let b: Module::Type = Module::f(1)
let c = x.Module::property.Other::method()
let d: Outer.Module::Inner<Swift::Int>
struct S: Module::P, Q {}
func f() -> any Module::P { .Module::case }
@Module::Wrapper var y: Module::A.Module::B
let e = \S.Module::x
#Module::macro(1)
extension Module::S {}
