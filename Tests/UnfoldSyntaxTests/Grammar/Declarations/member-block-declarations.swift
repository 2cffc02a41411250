struct S {
  var a = 1; var b = 2
  init() {}; subscript(x: Int) -> Int { 1 }
  typealias A = Int; enum E { case a }
  actor B {}; class C {}
  protocol P { associatedtype A }
  struct Inner { struct Innermost {} }
}
