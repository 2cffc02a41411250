struct S {
  var a = 1; var b = 2
  ;
}
struct T {
  func f() {} 
  init() {}; subscript(x: Int) -> Int { 1 }
  typealias A = Int; enum E { case a }
  actor B {}; class C {}
  static func g() {}
  protocol P {}
}
