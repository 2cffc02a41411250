func f() {
  // MARK: damaged
  g(x: )
  g(1, y:)z
  // MARK: intact
  let b = 1
}
struct After { var x = 1 }
