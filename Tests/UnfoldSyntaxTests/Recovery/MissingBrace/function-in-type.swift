struct Broken {
  func first() {
    a()
    // MARK: damaged
    if flag {
    // MARK: intact
  }
  func second(x: Int) -> Int { x }
}
struct After {
  var x: Int
  func f() { g() }
}
