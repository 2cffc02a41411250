// MARK: damaged
let a = "value \(f { $0 )"
// MARK: intact
struct After { var x = 1 }
