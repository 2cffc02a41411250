struct S {
  // MARK: damaged
  func (x: Int) {}
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
