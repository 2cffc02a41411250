#if A
@available(iOS 17, *)
#else
@frozen
#endif
public struct S {}
@discardableResult
#if B
@inlinable
#endif
func f() -> Int { 1 }
struct T {
  #if A
  @Published
  #endif
  var x = 1
}
