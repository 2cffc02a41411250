func f() {
  // MARK: damaged
  let a = \
  // MARK: intact
  let b = 1
}
struct After { var x = 1 }
