// MARK: damaged
struct Broken<T: P {
  var a = 1
}
// MARK: intact
struct After { var x = 1 }
