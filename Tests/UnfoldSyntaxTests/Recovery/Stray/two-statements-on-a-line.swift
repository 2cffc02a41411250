func f() {
  // MARK: damaged
  a() b() let c = 1
  // MARK: intact
  d()
}
struct After { var x = 1 }
