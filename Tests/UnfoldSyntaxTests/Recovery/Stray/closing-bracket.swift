func f() {
  // MARK: damaged
  let a = [1]]
  // MARK: intact
  let b = 1
}
struct After { var x = 1 }
