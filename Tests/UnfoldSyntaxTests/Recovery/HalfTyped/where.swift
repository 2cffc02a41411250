// MARK: damaged
extension Array where {
}
func f<T>() where T: {}
// MARK: intact
struct After { var x = 1 }
