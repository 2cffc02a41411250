func f() {
  g()
}
// MARK: damaged
}
// MARK: intact
struct After {
  var x = 1
}
