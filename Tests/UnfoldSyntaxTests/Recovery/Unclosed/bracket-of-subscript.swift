func f() {
  // MARK: damaged
  let a = b[0
  // MARK: intact
  let c = 2
}
struct After { var x = 1 }
