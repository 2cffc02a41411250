let final = 1, open = 2, lazy = 3, optional = 4, required = 5
final.f()
open(file)
lazy = 1
struct S {
  var open: Bool
  func final() {}
  let dynamic, override: Int
}
