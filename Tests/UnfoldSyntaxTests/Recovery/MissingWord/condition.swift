func f() {
  // MARK: damaged
  if { a() }
  while { b() }
  // MARK: intact
  h()
}
struct After { var x = 1 }
