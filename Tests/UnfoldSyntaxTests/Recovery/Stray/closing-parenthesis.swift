func f() {
  // MARK: damaged
  g(1))
  // MARK: intact
  h()
}
struct After { var x = 1 }
