struct S {
  // MARK: damaged
  func f() ->
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
