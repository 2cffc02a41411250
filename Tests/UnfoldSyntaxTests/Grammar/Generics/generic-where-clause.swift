func f<T, U>(_ x: T) where T: P, U == T.Element {}
struct S<T> where T: P {}
extension Array where Element: P, Element.A == Int {}
extension Dictionary where Key == String {}
protocol P { associatedtype A: Q where A.B == Int; associatedtype C = Int where C: P }
func g<T>() -> T where T: P & Q, T == (Int, Int), T.A == [Int] {}
typealias F<T> = [T] where T: P
init<T>() where T: P {}
subscript<T>(x: T) -> Int where T: P { 1 }
func h<T>() where T: P, {}
extension S where T == () -> Void {}
protocol R<A>: Q where A: P {}
