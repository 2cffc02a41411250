struct Before { var x = 1 }
// MARK: damaged
)
// MARK: intact
struct After { var x = 1 }
