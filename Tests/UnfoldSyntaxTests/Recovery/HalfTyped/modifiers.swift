struct S {
  var a = 1
  // MARK: damaged
  private static
  // MARK: intact
}
struct After { var x = 1 }
