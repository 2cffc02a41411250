// MARK: damaged
struct Broken
  var a = 1
}
// MARK: intact
class After {
  var x = 1
}
