enum E {
  // MARK: damaged
  case
  // MARK: intact
  case b
}
struct After { var x = 1 }
