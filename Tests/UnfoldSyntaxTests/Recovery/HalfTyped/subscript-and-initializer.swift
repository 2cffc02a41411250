struct S {
  // MARK: damaged
  subscript
  init
  deinit(
  // MARK: intact
  var b = 1
}
struct After { var x = 1 }
