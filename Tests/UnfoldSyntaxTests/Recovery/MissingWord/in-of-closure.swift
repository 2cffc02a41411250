func f() {
  // MARK: damaged
  let a = items.map { (x: Int) -> Int
    x + 1
  }
  // MARK: intact
  h()
}
struct After { var x = 1 }
