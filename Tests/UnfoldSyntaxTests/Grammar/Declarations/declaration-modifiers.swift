public final class A {}
open override func f() {}
fileprivate static let x = 1
internal lazy var y = 2
package func g() {}
convenience required init() {}
dynamic func h() {}
mutating func i() {}
nonmutating func j() {}
nonisolated func k() {}
nonisolated(unsafe) var l = 1
nonisolated(nonsending) func m() async {}
optional func n()
prefix func - (x: A) -> A {}
infix func + (x: A, y: A) -> A {}
weak var o: A?
unowned(safe) let p: A
consuming func q() {}
borrowing func r() {}
__consuming func s() {}
distributed func t() {}
private(set) public var v = 1
fileprivate(set) var w = 1
package(set) var z = 1
_const let aa = 1
static func cc() {}
_local func ee() {}
isolated func ff() {}
