func f() {
  // MARK: damaged
  g(1,, 2)
  // MARK: intact
  h()
}
struct After { var x = 1 }
