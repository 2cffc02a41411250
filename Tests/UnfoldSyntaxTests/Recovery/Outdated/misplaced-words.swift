// MARK: damaged
func a() -> Int throws {}
func b() throws async {}
try return x
try let y = z
class func = 1
var self = 1
// MARK: intact
struct After { var x = 1 }
