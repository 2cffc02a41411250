func f() {
  // MARK: damaged
  repeat { g() }
  condition()
  // MARK: intact
  h()
}
struct After { var x = 1 }
