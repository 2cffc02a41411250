struct S {
  // MARK: damaged
  var a: (Int, String
  // MARK: intact
  var b: Int
}
struct After { var x = 1 }
