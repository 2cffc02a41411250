struct A<each T> {}
func f<each T: P, U>(_ x: repeat each T) {}
typealias F<each T> = (repeat each T)
extension A where repeat each T: P {}
func g<each T, each U>(_ x: repeat (each T, each U)) where repeat (each T).A == each U {}
