// MARK: damaged
operator +++
// MARK: intact
struct After { var x = 1 }
