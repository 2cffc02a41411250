struct A<T> {}
struct B<T, U: P, V: P & Q> {}
func f<T, U>(_ x: T, y: U) {}
class C<T: AnyObject> {}
enum E<T> { case a(T) }
typealias F<T> = [T]
init<T>(x: T) {}
struct D<T,> {}
subscript<T>(x: T) -> Int { 1 }
actor G<T> {}
func + <T>(x: T, y: T) -> T {}
func <<T>(x: T, y: T) -> Bool {}
struct H<T: Outer.P, U: Array<Int>> {}
func g<@A T>(_ x: T) {}
