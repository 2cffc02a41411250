import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct EditMergerTests {
  private func add(_ fixes: [[Edit]], length: Int = 10) -> (outcomes: [EditMerger.Outcome], edits: [Edit]) {
    var merger = EditMerger()
    let outcomes = fixes.map { merger.add($0, length: length) }
    return (outcomes, merger.edits)
  }

  @Test func whatTouchesDoesNotOverlap() {
    let edits = [Edit(0..<3), Edit(3..<5, "x"), Edit(3..<3, "y"), Edit(5..<5, "z")]
    let added = add(edits.map { [$0] })
    #expect(added.outcomes == [.taken, .taken, .taken, .taken])
    #expect(added.edits == [edits[0], edits[2], edits[1], edits[3]])
  }

  @Test func insertionsAtOnePlaceHaveNoOrder() {
    #expect(add([[Edit(3..<3, "x")], [Edit(3..<3, "y")]]).outcomes == [.taken, .overlap])
    #expect(add([[Edit(3..<3, "x")], [Edit(3..<3, "x")]]).outcomes == [.taken, .taken])
  }

  @Test func anInsertionInsideWhatIsReplacedOverlaps() {
    #expect(add([[Edit(2..<5, "x")], [Edit(3..<3, "y")]]).outcomes == [.taken, .overlap])
    #expect(add([[Edit(3..<3, "y")], [Edit(2..<5, "x")]]).outcomes == [.taken, .overlap])
  }

  /// Random fixes, against a merger that compares everything with everything.
  @Test(arguments: 0..<200) func agreesWithTheObvious(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let source = SourceText("abcdefghijklmnopqrstuvwxyz")
    var merger = EditMerger()
    var taken: Set<Edit> = []
    for _ in 0..<12 {
      let fix = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        let start = Int.random(in: 0...source.count, using: &generator)
        let length = Int.random(in: 0...min(4, source.count - start), using: &generator)
        return Edit(start..<start + length, ["", "-", "+"].randomElement(using: &generator)!)
      }
      let own = Set(fix)
      let isMalformed = own.contains { left in own.contains { $0 != left && overlap($0, left) } }
      let isRefused = own.contains { left in taken.contains { $0 != left && overlap($0, left) } }
      let outcome = merger.add(fix, length: source.count)
      if isMalformed {
        #expect(outcome != .taken && outcome != .overlap)
      } else {
        #expect(outcome == (isRefused ? .overlap : .taken))
        if !isRefused { taken.formUnion(own) }
      }
    }
    #expect(Set(merger.edits) == taken)
    #expect(merger.edits.count == taken.count)
    // From the end, each edit leaves the offsets before it alone.
    var expected = Array(source.bytes)
    for edit in merger.edits.reversed() { expected.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    #expect(source.applying(merger.edits) == expected)
  }

  private func overlap(_ left: Edit, _ right: Edit) -> Bool {
    if left.range == right.range { return true }
    if left.range.isEmpty || right.range.isEmpty {
      let (point, range) = left.range.isEmpty ? (left.range, right.range) : (right.range, left.range)
      return range.lowerBound < point.lowerBound && point.lowerBound < range.upperBound
    }
    return left.range.overlaps(right.range)
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
