class C: B {
  override init() { super.init() }
  override func f() -> Int { super.f() + super.x + super[0] }
}
