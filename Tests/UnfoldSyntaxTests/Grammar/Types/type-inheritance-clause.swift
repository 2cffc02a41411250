class A: B {}
struct S: P, Q, R<Int> {}
enum E: Int, P {}
protocol P: AnyObject, Q {}
extension S: P, Outer.Q {}
actor A: P {}
class C: class1 {}
