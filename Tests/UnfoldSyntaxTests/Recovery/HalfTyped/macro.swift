struct S {
  // MARK: damaged
  #
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
