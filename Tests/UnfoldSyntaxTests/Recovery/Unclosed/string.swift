func f() {
  // MARK: damaged
  let a = "text
  // MARK: intact
  let b = "closed"
}
struct After { var x = "y" }
