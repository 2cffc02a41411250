func f() {
  // MARK: damaged
  switch x {
  case 1: a()
  // MARK: intact
}
struct After {
  var x = 1
}
