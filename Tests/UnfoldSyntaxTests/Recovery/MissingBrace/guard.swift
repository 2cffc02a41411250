func f() {
  // MARK: damaged
  guard let x else {
    return
    swallowed()
  // MARK: intact
}
func g() {
  h(x)
}
struct After { var x = 1 }
