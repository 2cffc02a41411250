func f<each T>(_ x: repeat each T) -> (repeat each T) {}
struct S<each Element> { var x: (repeat each Element) }
typealias F<each A> = (repeat Array<each A>) -> Void
let y: Tuple<repeat each T, Int>
func g<each T, U>(_ x: repeat (each T, U)) where repeat each T: P {}
let z: (repeat (each T).Element)
