// MARK: damaged
let a = items.map { $0 + 1
// MARK: intact
struct After {
  var x = 1
}
extension After { func f() {} }
