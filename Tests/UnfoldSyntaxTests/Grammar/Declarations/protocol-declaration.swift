protocol A {}
protocol B: A, AnyObject {
  associatedtype T
  associatedtype U: P = Int where U.V == T
  typealias W = Int
  var x: Int { get }
  func f(x: Int) throws -> Int
  static func g()
  mutating func h()
  init(x: Int)
  init?()
  subscript(i: Int) -> Int { get set }
  static func + (a: Self, b: Self) -> Self
}
protocol C<T, U> { associatedtype T; associatedtype U }
public protocol D: ~Copyable {}
protocol E: A where T == Int {}
@objc protocol F { @objc optional func f() }
