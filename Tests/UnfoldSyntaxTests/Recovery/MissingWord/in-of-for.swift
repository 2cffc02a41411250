func f() {
  // MARK: damaged
  for x list { g() }
  // MARK: intact
  h()
}
struct After { var x = 1 }
