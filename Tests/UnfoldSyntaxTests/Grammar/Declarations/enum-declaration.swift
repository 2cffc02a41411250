enum A { case a, b, c }
enum B: Int { case a = 1, b, c = -3 }
enum C: String, P { case a = "x" }
indirect enum D { case leaf(Int), node(D, D) }
enum E<T> { indirect case a(E) ; case b(T) }
enum F {
  case a(Int, label: String)
  case b(x: Int = 1)
  case c(_ x: Int)
  case d()
  case e(() -> Void)
  case `default`
  static let x = 1
  func f() {}
}
enum G {}
@frozen public enum H { case a; @available(*, deprecated) case b }
enum I: Double { case a = 1.5, b = 2e3 }
enum J { case a(Int,) }
