struct Before { var x = 1 }
// MARK: damaged
#if DEBUG
// MARK: intact
struct After { var x = 1 }
