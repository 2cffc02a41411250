defer { f() }
func g() {
  defer {
    a()
    b()
  }
  defer { c() }
}
