let a = [1, 2,]
f(1, 2,)
let b: (Int, Int,) = (1, 2,)
func g(x: Int, y: Int,) {}
struct S<T, U,> {}
let c: Pair<Int, Int,>
let d = { [a, b,] in a }
let e = x[1, 2,]
enum E { case a(x: Int, y: Int,) }
@attribute(1, 2,) var h = 1
let i = "\(x, y,)"
#macro(1, 2,)
let j: (Int, Int,) -> Void
