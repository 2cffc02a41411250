struct S {
  // MARK: damaged
  a: Int = 1
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
