let a: P & Q
let b: any P & Q & R
let c: (P & Q)?
func f(x: some P & Q, y: C & P) {}
struct S: P & Q, R {}
typealias T = Outer.P & Inner<Int>
let d: P & ~Copyable
