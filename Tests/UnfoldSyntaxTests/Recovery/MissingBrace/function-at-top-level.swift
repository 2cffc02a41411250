func first() {
  a()
// MARK: damaged
  if flag {
// MARK: intact
}
struct After: P {
  let y = 1
}
enum AlsoAfter { case a, b }
