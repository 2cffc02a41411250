struct A {}
struct B: P {
  var x = 1
  let y: Int
  init() {}
  func f() {}
  struct Inner {}
}
public struct C<T>: P where T: Q {}
struct D: ~Copyable { deinit {} }
