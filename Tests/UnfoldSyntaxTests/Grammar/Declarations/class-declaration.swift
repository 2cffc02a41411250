class A {}
final class B: A, P {
  var x: Int
  init(x: Int) { self.x = x }
  convenience init() { self.init(x: 1) }
  required init?(coder: NSCoder) { nil }
  deinit { f() }
  override func g() { super.g() }
  class func h() {}
}
open class C<T: P> {}
public class D where T: P {}
class E { class var x: Int { 1 }; class func f() {}; class let y = 1 }
