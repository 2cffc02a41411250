func f() {
  // MARK: damaged
  let a = "text \(x
  // MARK: intact
  let b = "closed"
}
struct After { var x = "y" }
