let x = value.default.class.func.init
let y = .some(value.in)
f(for: 1, in: 2, class: 3, _: 4, self: 5, let: 6)
func g(for a: Int, default: Int, where condition: Bool, `inout`: Int) {}
let some = any + async - await(each) * open
var get = 1, set = 2, willSet = 3, left = 4, none = 5, prefix = 6, type = 7
actor.macro.package = module
let t = Kind.Type.self
