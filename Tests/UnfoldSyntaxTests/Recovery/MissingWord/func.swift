struct S {
  // MARK: damaged
  f(x: Int) -> Int { x }
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
