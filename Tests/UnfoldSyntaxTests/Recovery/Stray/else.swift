func f() {
  if a { b() }
  // MARK: damaged
  } else { d() }
  // MARK: intact
}
struct After { var x = 1 }
