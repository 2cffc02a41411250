// MARK: damaged
let a = 'single quotes'
for var i = 0; i < 3; i++ { f() }
func g(inout x: Int) {}
func h()() {}
var i: protocol<A, B>
let j = #selector(x
let 1st = 2
let k = 0xZZ + 0b12 + 1e
// MARK: intact
struct After { var x = 1 }
