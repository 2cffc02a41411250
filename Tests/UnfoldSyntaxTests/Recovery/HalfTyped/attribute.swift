struct S {
  // MARK: damaged
  @
  var swallowed = 1
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
