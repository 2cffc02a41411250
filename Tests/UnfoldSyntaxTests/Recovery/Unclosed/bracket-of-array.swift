func f() {
  // MARK: damaged
  let a = [1, 2
  // MARK: intact
  let b = 2
}
struct After { var x = 1 }
