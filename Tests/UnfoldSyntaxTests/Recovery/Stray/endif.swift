struct Before { var x = 1 }
// MARK: damaged
#endif
// MARK: intact
struct After { var x = 1 }
