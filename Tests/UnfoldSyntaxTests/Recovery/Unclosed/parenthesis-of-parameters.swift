// MARK: damaged
func f(x: Int {
  g()
}
// MARK: intact
struct After {
  var x = 1
}
