func f() {
  // MARK: damaged
  let a = b ? c
  // MARK: intact
  let d = 1
}
struct After { var x = 1 }
