func f() {
  // MARK: damaged
  if let
  // MARK: intact
}
struct Next {
  let b = 1
}
struct After { var x = 1 }
