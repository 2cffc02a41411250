func f() {
  // MARK: damaged
  case 1: a()
  // MARK: intact
  b()
}
struct After { var x = 1 }
