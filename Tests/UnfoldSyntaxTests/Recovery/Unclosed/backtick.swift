// MARK: damaged
let `a = 1
// MARK: intact
struct After { var x = 1 }
