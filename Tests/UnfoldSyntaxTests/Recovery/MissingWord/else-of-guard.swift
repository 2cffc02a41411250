func f() {
  // MARK: damaged
  guard let x { return }
  // MARK: intact
  h()
}
struct After { var x = 1 }
