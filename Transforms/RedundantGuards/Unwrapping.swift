import UnfoldEngine
import UnfoldSyntax

/// Code that goes, as ranges of bytes, and the comments that go with it.
///
/// Everything this rule does to a guard is taking something away, so what nested guards do adds up.
struct Unwrapping {
  var ranges: [Range<Int>] = []
  var comments: [Range<Int>] = []
  /// The `if` behind the `else` of one that goes, and the one whose place it takes.
  var heir: (node: SyntaxNode, place: SyntaxNode)?
  /// A whole statement that goes, and those that take its place.
  var replaced: (item: SyntaxNode, items: [SyntaxNode])?

  mutating func remove(_ range: Range<Int>, in tree: SyntaxTree) {
    ranges.append(range)
    comments += tree.comments(in: range)
  }

  mutating func add(_ removal: Removal) {
    ranges.append(removal.edit.range)
    comments += removal.removedComments
  }

  mutating func add(_ other: Unwrapping) {
    ranges += other.ranges
    comments += other.comments
  }

  /// The ranges in order, with those that meet or overlap made one.
  var edits: [Edit] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined.map { Edit($0) }
  }

  var removedComments: [Range<Int>] { Array(Set(comments)).sorted { $0.lowerBound < $1.lowerBound } }
}

/// What becomes of one guard.
enum GuardOutcome {
  case nothing
  case review(String)
  /// It goes; `removed` are the parts that no system runs, in which nothing else is looked for.
  case unwrap(Unwrapping, dead: [Range<Int>])
}

/// Branches that go, none inside another.
struct DeadCode {
  /// In order.
  private var ranges: [Range<Int>] = []

  mutating func insert(_ range: Range<Int>) { ranges.insert(range, at: place(of: range.lowerBound)) }

  /// Whether the byte at `offset` is in one of them.
  func contains(_ offset: Int) -> Bool {
    let place = place(of: offset)
    return place > 0 && ranges[place - 1].contains(offset)
  }

  /// How many of them start at `offset` or before.
  private func place(of offset: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SyntaxTree {
  /// The comments that stand wholly in `range`, in UTF-8 bytes.
  func comments(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var end = token(startingBefore: range.lowerBound + 1)?.textRange.upperBound ?? 0
    while end < range.upperBound {
      let next = token(endingAfter: end)
      let start = next?.textRange.lowerBound ?? source.count
      for piece in source.triviaPieces(in: end..<max(end, start)) where piece.isComment {
        if range.lowerBound <= piece.range.lowerBound, piece.range.upperBound <= range.upperBound {
          found.append(piece.range)
        }
      }
      guard let next, next.kind != .endOfFile else { break }
      end = next.textRange.upperBound
    }
    return found
  }
}
