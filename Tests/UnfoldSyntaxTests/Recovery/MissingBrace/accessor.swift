struct Broken {
  // MARK: damaged
  var a: Int {
    get { 1
  // MARK: intact
  func b() { c() }
}
struct After { var x = 1 }
