struct S {
  // MARK: damaged
  func f(x:
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
