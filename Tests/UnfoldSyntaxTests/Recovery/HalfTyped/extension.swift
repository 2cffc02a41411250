// MARK: damaged
extension
// MARK: intact
struct After { var x = 1 }
