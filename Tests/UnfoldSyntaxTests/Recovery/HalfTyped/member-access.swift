func f() {
  // MARK: damaged
  view.
  // MARK: intact
  let b = 1
}
struct After { var x = 1 }
