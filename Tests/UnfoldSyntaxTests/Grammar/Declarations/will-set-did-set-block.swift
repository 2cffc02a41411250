struct S {
  var a = 1 { didSet { f() } }
  var b = 1 { willSet { f() } }
  var c: Int = 1 {
    willSet(new) { f(new) }
    didSet(old) { f(old) }
  }
  @Wrapper var d: Int { didSet {} }
}
