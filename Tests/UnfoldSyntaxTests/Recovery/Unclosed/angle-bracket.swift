struct S {
  // MARK: damaged
  var a: Array<Int
  // MARK: intact
  var b: Int
}
struct After { var x = 1 }
