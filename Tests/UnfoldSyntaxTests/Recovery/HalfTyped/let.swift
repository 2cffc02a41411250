func f() {
  // MARK: damaged
  let
  // MARK: intact
}
func g() {
  let b = 1
}
struct After { var x = 1 }
