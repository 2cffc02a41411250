import UnfoldSyntax

/// The edits that lead from a file to what several passes made of it.
struct EditComposition {
  /// On the file's bytes, in order, neither overlapping nor touching.
  private(set) var edits: [Edit] = []
  /// Where their replacements stand in the present bytes.
  private var written: [Range<Int>] = []

  /// Adds those of the next pass.
  ///
  /// - Parameters:
  ///   - next: on the bytes that `edits` lead to, in order, not overlapping.
  ///   - current: those bytes.
  mutating func append(_ next: [Edit], to current: SourceText) {
    if next.isEmpty { return }
    // What an earlier edit wrote and what a later one replaces is one span wherever they touch.
    var inside = next[...]
    edits = EditComposition.joined(written + next.map(\.range)).map { span in
      let own = inside.prefix { $0.range.upperBound <= span.upperBound }
      inside = inside.dropFirst(own.count)
      return Edit(
        lower(span.lowerBound, isInside: true)..<upper(span.upperBound, isInside: true),
        current.text(of: span, applying: Array(own)))
    }
    var shift = 0
    written = edits.map { edit in
      let start = edit.range.lowerBound + shift
      let length = edit.replacement.utf8.count
      shift += length - edit.range.count
      return start..<start + length
    }
  }

  /// The bytes of the file that a range of the present bytes stands for; a part of what an edit wrote stands for all
  /// that it replaced.
  func original(of range: Range<Int>) -> Range<Int> {
    let lower = lower(range.lowerBound, isInside: false)
    return lower..<max(lower, upper(range.upperBound, isInside: false))
  }

  /// - Parameter isInside: whether what an edit removed just there belongs to it.
  private func lower(_ offset: Int, isInside: Bool) -> Int {
    let place = written.partitioningIndex { $0.lowerBound > offset } - 1
    guard place >= 0 else { return offset }
    let (edit, span) = (edits[place].range, written[place])
    if offset < span.upperBound || (isInside && offset == span.lowerBound) { return edit.lowerBound }
    return offset + edit.upperBound - span.upperBound
  }

  private func upper(_ offset: Int, isInside: Bool) -> Int {
    let place = written.partitioningIndex { $0.upperBound >= offset }
    if place < written.count {
      let (edit, span) = (edits[place].range, written[place])
      if offset > span.lowerBound || (isInside && offset == span.upperBound) { return edit.upperBound }
    }
    guard place > 0 else { return offset }
    return offset + edits[place - 1].range.upperBound - written[place - 1].upperBound
  }

  private static func joined(_ spans: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for span in spans.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = result.last, span.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        result.append(span)
      }
    }
    return result
  }
}
