extension A {}
extension B: P, Q {
  var x: Int { 1 }
  func f() {}
}
extension Outer.Inner {}
extension Array where Element == Int {}
extension Array<Int> {}
extension [String: Int] {}
extension Int? {}
private extension C { static func f() {} }
extension D: @retroactive P {}
@MainActor extension E {}
extension F: nonisolated P {}
nonisolated extension G {}
