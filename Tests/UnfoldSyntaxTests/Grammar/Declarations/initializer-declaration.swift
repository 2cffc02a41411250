struct S {
  init() {}
  init(x: Int) { self.x = x }
  init?(y: Int) { return nil }
  init!(z: Int) { return nil }
  init<T>(t: T) where T: P {}
  init() async throws {}
  init() throws(Failure) {}
  public init(_ x: Int = 1) { self.init(); }
  init(a: Int) { init(b: 1) }
}
