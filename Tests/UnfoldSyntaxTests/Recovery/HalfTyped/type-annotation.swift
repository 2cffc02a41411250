struct S {
  // MARK: damaged
  var a:
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
