/// Prints the difference of two texts as a patch that `git apply` and `patch -p1` take.
public struct UnifiedDiff: Sendable {
  /// How many unchanged lines stand around a change.
  private static let context = 3

  private let isColored: Bool

  /// - Parameter isColored: with escape sequences for a terminal; such a diff is no patch.
  public init(isColored: Bool = false) { self.isColored = isColored }

  /// The patch that makes `new` of `old`; empty where they are the same.
  ///
  /// - Parameter path: the file as the patch names it, below `a/` and `b/`.
  public func patch(path: String, old: UnsafeBufferPointer<UInt8>, new: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let diff = LineDiff(old, new)
    if diff.changes.isEmpty { return [] }
    var output: [UInt8] = []
    line(.bold, "--- ", GitPath.quoted("a/\(path)"), to: &output)
    line(.bold, "+++ ", GitPath.quoted("b/\(path)"), to: &output)
    for hunk in hunks(diff.changes) { print(hunk, of: diff, to: &output) }
    return output
  }

  /// Changes so near to each other that their context would touch are one hunk.
  private func hunks(_ changes: [LineDiff.Change]) -> [ArraySlice<LineDiff.Change>] {
    var result: [ArraySlice<LineDiff.Change>] = []
    var start = 0
    for index in changes.indices.dropFirst() {
      if changes[index].old.lowerBound - changes[index - 1].old.upperBound > 2 * UnifiedDiff.context {
        result.append(changes[start..<index])
        start = index
      }
    }
    return result + [changes[start...]]
  }

  private func print(_ hunk: ArraySlice<LineDiff.Change>, of diff: LineDiff, to output: inout [UInt8]) {
    let before = min(UnifiedDiff.context, hunk.first!.old.lowerBound)
    let after = min(UnifiedDiff.context, diff.old.count - hunk.last!.old.upperBound)
    let old = (hunk.first!.old.lowerBound - before)..<(hunk.last!.old.upperBound + after)
    let new = (hunk.first!.new.lowerBound - before)..<(hunk.last!.new.upperBound + after)
    line(.cyan, "@@ -\(place(old)) +\(place(new)) @@", [], to: &output)
    var next = old.lowerBound
    for change in hunk {
      for index in next..<change.old.lowerBound { line(.plain, " ", diff.old[index].bytes, to: &output) }
      let oldLines = change.old.map { diff.old[$0].bytes }
      let newLines = change.new.map { diff.new[$0].bytes }
      let words = isColored ? WordDiff(old: oldLines, new: newLines) : nil
      for (place, bytes) in oldLines.enumerated() { line(.red, "-", bytes, marks: words?.old[place] ?? [], to: &output) }
      for (place, bytes) in newLines.enumerated() {
        line(.green, "+", bytes, marks: words?.new[place] ?? [], to: &output)
      }
      next = change.old.upperBound
    }
    for index in next..<old.upperBound { line(.plain, " ", diff.old[index].bytes, to: &output) }
  }

  /// The first line, from 1, and the number of lines, which is left out where it is 1. No lines stand behind the
  /// line that is named.
  private func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// - Parameter marks: the bytes of `rest` that stand out, where lines are coloured.
  private func line(
    _ color: Color, _ start: String, _ rest: some Collection<UInt8>, marks: [Range<Int>] = [], to output: inout [UInt8]
  ) {
    let bytes = Array(rest)
    let isTerminated = bytes.last == 0x0A
    var textEnd = isTerminated ? bytes.count - 1 : bytes.count
    // The colour ends before the line does, or else it runs on to the next one.
    if isColored && isTerminated && textEnd > 0 && bytes[textEnd - 1] == 0x0D { textEnd -= 1 }
    let isPainted = isColored && color != .plain
    if isPainted { output += color.rawValue.utf8 }
    output += start.utf8
    var next = 0
    for mark in marks where mark.upperBound <= textEnd {
      output += bytes[next..<mark.lowerBound]
      output += Color.reversed.rawValue.utf8
      output += bytes[mark]
      output += Color.unreversed.rawValue.utf8
      next = mark.upperBound
    }
    output += bytes[next..<textEnd]
    if isPainted { output += Color.plain.rawValue.utf8 }
    output += bytes[textEnd...]
    guard !isTerminated else { return }
    output.append(0x0A)
    if " -+".contains(start) { output += "\\ No newline at end of file\n".utf8 }
  }

  private enum Color: String {
    case plain = "\u{1B}[m"
    case bold = "\u{1B}[1m"
    case cyan = "\u{1B}[36m"
    case red = "\u{1B}[31m"
    case green = "\u{1B}[32m"
    case reversed = "\u{1B}[7m"
    case unreversed = "\u{1B}[27m"
  }
}
