struct Vector<let count: Int, Element> {}
let v: Vector<3, Int>
let w: Vector<-1, Int>
let x = Vector<4, Double>()
func f<let n: Int>(_ x: Vector<n, Int>) where n == 3 {}
extension Vector where count == 4 {}
