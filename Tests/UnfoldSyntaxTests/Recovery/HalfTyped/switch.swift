func f() {
  // MARK: damaged
  switch x { case }
  switch x { a() }
  switch { case 1: a() }
  // MARK: intact
  let b = 1
}
struct After { var x = 1 }
