func outer() {
  func inner() {}
  struct S { var x = 1 }
  enum E { case a }
  typealias T = Int
  let x: Int
  x = 1
  class C { init() {} }
}
