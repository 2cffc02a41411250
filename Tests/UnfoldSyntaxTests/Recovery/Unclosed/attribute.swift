// MARK: damaged
@available(iOS 17
func swallowed() {}
// MARK: intact
struct After { var x = 1 }
