struct S {
  // MARK: damaged
  #if DEBUG
  // MARK: intact
  var a = 1
}
struct After { var x = 1 }
