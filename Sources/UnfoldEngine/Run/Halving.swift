/// Finds which of several things break a whole that fails with all of them, by halving: a few culprits among many
/// take few tries.
///
/// - Parameters:
///   - count: how many there are. The whole is known to hold without any and to fail with all.
///   - holds: whether the whole holds with just these.
/// - Returns: what can stay, which held when it was tried, and the culprits in order. Of things that fail only
///   together the last is a culprit.
public func halve<Failure: Error>(
  count: Int, holds: (Set<Int>) throws(Failure) -> Bool
) throws(Failure) -> (kept: Set<Int>, culprits: [Int]) {
  var halving = Halving<Failure>()
  _ = try halving.settle(0..<count, isKnownToFail: true, holds)
  return (halving.kept, halving.culprits)
}

private struct Halving<Failure: Error> {
  var kept: Set<Int> = []
  var culprits: [Int] = []

  /// - Returns: whether all of `group` can stay.
  mutating func settle(
    _ group: Range<Int>, isKnownToFail: Bool, _ holds: (Set<Int>) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    if group.isEmpty { return true }
    if !isKnownToFail, try holds(kept.union(group)) {
      kept.formUnion(group)
      return true
    }
    if group.count == 1 {
      culprits.append(group.lowerBound)
      return false
    }
    let middle = (group.lowerBound + group.upperBound) / 2
    let isFirstFine = try settle(group.lowerBound..<middle, isKnownToFail: false, holds)
    // With the whole first half it is again what has failed already.
    _ = try settle(middle..<group.upperBound, isKnownToFail: isFirstFine, holds)
    return false
  }
}
