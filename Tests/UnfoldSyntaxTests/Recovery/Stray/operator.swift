func f() {
  // MARK: damaged
  a + * / b
  c +
  // MARK: intact
  let x = 1
}
struct After { var x = 1 }
