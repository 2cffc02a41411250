// MARK: damaged
import
struct Swallowed { var x = 1 }
// MARK: intact
struct After { var x = 1 }
