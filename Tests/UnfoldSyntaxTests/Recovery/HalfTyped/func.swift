struct S {
  // MARK: damaged
  func
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
