struct S {
  var a = 1
  // MARK: damaged
  if flag { a() }
  // MARK: intact
  var b = 2
}
struct After { var x = 1 }
