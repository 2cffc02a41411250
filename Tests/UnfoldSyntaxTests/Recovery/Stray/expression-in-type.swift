struct S {
  var a = 1
  // MARK: damaged
  print("here")
  // MARK: intact
  var b = 2
}
struct After { var x = 1 }
