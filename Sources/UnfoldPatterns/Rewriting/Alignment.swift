/// Which of two rows of units stay in place when the first becomes the second: as many as possible, holes before
/// tokens, and those next to each other before scattered ones.
struct Alignment {
  /// The places in both rows, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// - Parameters:
  ///   - old: how many units there are.
  ///   - new: how many there shall be.
  ///   - score: what it is worth that a unit stays; `nil` where it isn't the same.
  init(old: Int, new: Int, score: (Int, Int) -> Int?) {
    // What is the best from (row, column) on, behind a pair and elsewhere.
    let width = new + 1
    var best = [Int](repeating: 0, count: (old + 1) * width)
    var bestBehindPair = best
    for row in stride(from: old - 1, through: 0, by: -1) {
      for column in stride(from: new - 1, through: 0, by: -1) {
        let here = row * width + column
        let skipping = max(best[here + 1], best[here + width])
        best[here] = skipping
        bestBehindPair[here] = skipping
        guard let value = score(row, column) else { continue }
        let pairing = value + bestBehindPair[here + width + 1]
        best[here] = max(skipping, pairing)
        bestBehindPair[here] = max(skipping, pairing + 1)
      }
    }
    var (row, column) = (0, 0)
    var isBehindPair = false
    while row < old, column < new {
      let here = row * width + column
      let target = isBehindPair ? bestBehindPair[here] : best[here]
      // Of two ways that are as good, the later place: what comes new comes before what stays.
      if best[here + 1] == target {
        column += 1
        isBehindPair = false
      } else if best[here + width] == target {
        row += 1
        isBehindPair = false
      } else {
        pairs.append((row, column))
        row += 1
        column += 1
        isBehindPair = true
      }
    }
  }
}
