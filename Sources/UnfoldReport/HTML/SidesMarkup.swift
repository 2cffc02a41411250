import UnfoldEngine
import UnfoldSyntax

/// A fix side by side: the lines that it changes as they are, and as they would be.
struct SidesMarkup {
  /// How many unchanged lines stand around a change.
  private static let context = 2
  /// More rows are cut off: a fix that rewrites a whole screen is read with `unfold diff`.
  private static let mostRows = 120

  private let before: SourceMarkup
  private let edits: [Edit]
  private let isSwift: Bool

  init(_ edits: [Edit], of before: SourceMarkup, isSwift: Bool) {
    self.before = before
    self.edits = edits.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    self.isSwift = isSwift
  }

  private var result: [UInt8]? {
    var bytes: [UInt8] = []
    var next = 0
    let old = before.source.bytes
    for edit in edits {
      guard edit.range.lowerBound >= next, edit.range.upperBound <= old.count else { return nil }
      bytes += old[next..<edit.range.lowerBound]
      bytes += edit.replacement.utf8
      next = edit.range.upperBound
    }
    return bytes + old[next...]
  }

  private struct Row {
    var number: Int?
    var isChanged = false
    var marks: [Range<Int>] = []
  }

  func add(to markup: inout MarkupText) {
    guard let result else { return }
    let after = SourceMarkup(SourceText(result), isSwift: isSwift)
    let diff = LineDiff(before.source.bytes, after.source.bytes)
    var rows: [(old: Row, new: Row)] = []
    var next = 0
    for (index, change) in diff.changes.enumerated() {
      let start = max(next, change.old.lowerBound - SidesMarkup.context)
      let shift = change.new.lowerBound - change.old.lowerBound
      for line in start..<change.old.lowerBound { rows.append(unchanged(line, line + shift)) }
      rows += changed(change, diff, after)
      let following = index + 1 < diff.changes.count ? diff.changes[index + 1].old.lowerBound : diff.old.count
      next = min(change.old.upperBound + SidesMarkup.context, following)
      let newShift = change.new.upperBound - change.old.upperBound
      for line in change.old.upperBound..<next { rows.append(unchanged(line, line + newShift)) }
    }
    guard !rows.isEmpty else { return }
    markup.raw("<div class=sides>")
    let shown = rows.prefix(SidesMarkup.mostRows)
    add("Before", shown.map(\.old), of: before, "removed", to: &markup)
    add("After", shown.map(\.new), of: after, "added", to: &markup)
    markup.raw("</div>")
    if shown.count < rows.count { markup.raw("<p>\(rows.count - shown.count) more lines: <code>unfold diff</code> shows them.</p>") }
  }

  private func unchanged(_ old: Int, _ new: Int) -> (old: Row, new: Row) {
    (Row(number: old + 1), Row(number: new + 1))
  }

  private func changed(_ change: LineDiff.Change, _ diff: LineDiff, _ after: SourceMarkup) -> [(old: Row, new: Row)] {
    let words = WordDiff(old: change.old.map { diff.old[$0].bytes }, new: change.new.map { diff.new[$0].bytes })
    return (0..<max(change.old.count, change.new.count)).map { place in
      (
        side(change.old, place, words.old, before), side(change.new, place, words.new, after)
      )
    }
  }

  private func side(_ lines: Range<Int>, _ place: Int, _ marks: [[Range<Int>]], _ source: SourceMarkup) -> Row {
    guard place < lines.count else { return Row() }
    let number = lines.lowerBound + place + 1
    // A byte-order mark belongs to the first line here, and to none in the table.
    let start = source.lines.starts[number - 1]
    let moved = marks[place].map { $0.lowerBound + start..<$0.upperBound + start }
    return Row(number: number, isChanged: true, marks: moved)
  }

  private func add(
    _ title: String, _ rows: [Row], of source: SourceMarkup, _ className: String, to markup: inout MarkupText
  ) {
    markup.raw("<div><h5>\(title)</h5><pre>")
    for row in rows {
      if let number = row.number {
        source.add(line: number, row.isChanged ? className : "", marks: row.marks, to: &markup)
      } else {
        markup.raw("<span class=gap></span>")
      }
    }
    markup.raw("</pre></div>")
  }
}
