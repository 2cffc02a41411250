func f() {
  switch x {
  // MARK: damaged
  case 1
    a()
  // MARK: intact
  default: b()
  }
}
struct After { var x = 1 }
