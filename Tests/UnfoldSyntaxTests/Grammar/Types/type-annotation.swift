let a: Int = 1
let b : String
var c: @escaping () -> Void
func f(x: inout Int, y: __owned String, z: borrowing Data, w: consuming Data, v: sending Box, u: isolated Actor) {}
func g(x: _const Int, y: __shared Int, `z`: @autoclosure () -> Int) {}
