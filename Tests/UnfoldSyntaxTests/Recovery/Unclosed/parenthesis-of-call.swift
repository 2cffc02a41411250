func f() {
  // MARK: damaged
  g(1, 2
  // MARK: intact
  let x = 1
}
struct After {
  var x = 1
  func f() {}
}
