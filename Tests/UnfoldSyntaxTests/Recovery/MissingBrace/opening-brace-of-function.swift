struct Before { var a = 1 }
// MARK: damaged
func broken()
  a()
}
// MARK: intact
struct After {
  var x = 1
  func f() -> Int { x }
}
