import Testing
import UnfoldEngine

struct HalvingTests {
  /// Halves a whole that fails when it has any of `culprits`, or all of one of `pairs`.
  private func run(
    _ count: Int, culprits: Set<Int>, pairs: [Set<Int>] = []
  ) -> (kept: Set<Int>, culprits: [Int], tries: [Set<Int>]) {
    var tries: [Set<Int>] = []
    let found = halve(count: count) { chosen in
      tries.append(chosen)
      return chosen.isDisjoint(with: culprits) && !pairs.contains { $0.isSubset(of: chosen) }
    }
    return (found.kept, found.culprits, tries)
  }

  @Test("Just the culprits go, wherever they are")
  func exact() {
    for count in 1...9 {
      for bits in 1..<(1 << count) {
        let culprits = Set((0..<count).filter { bits >> $0 & 1 == 1 })
        let found = run(count, culprits: culprits)
        #expect(Set(found.culprits) == culprits && found.culprits == found.culprits.sorted())
        #expect(found.kept == Set(0..<count).subtracting(culprits))
        #expect(Set(found.tries).count == found.tries.count, "nothing is tried twice")
        #expect(!found.tries.contains(Set(0..<count)), "that all fail is known")
      }
    }
  }

  @Test("One culprit among a thousand takes some twenty tries and not a thousand")
  func fewTries() {
    for culprit in [0, 1, 499, 500, 731, 999] {
      let found = run(1000, culprits: [culprit])
      #expect(found.culprits == [culprit])
      #expect(found.tries.count <= 20, "\(found.tries.count)")
    }
  }

  @Test("Of two that only fail together the later one goes")
  func pairs() {
    let found = run(8, culprits: [], pairs: [[1, 6]])
    #expect(found.culprits == [6] && found.kept == [0, 1, 2, 3, 4, 5, 7])
  }
}
