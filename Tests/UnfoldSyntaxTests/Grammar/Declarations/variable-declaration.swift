var a = 1
var b: Int
var c = 1, d: Int, e: Int = 2
lazy var f = { g() }()
weak var h: C?
unowned let i: C
unowned(unsafe) var j: C
private(set) var k = 1
public internal(set) var l: Int
class var m: Int { 1 }
@Wrapper(x: 1) var n: Int = 2
async let o = f()
var p: Int { 1 }
var q: Int = 1 { didSet { f() } }
nonisolated(unsafe) static var r = 1
