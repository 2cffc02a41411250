struct S {
  func f() {}
  // MARK: damaged
  }
// MARK: intact
}
struct After { var x = 1 }
