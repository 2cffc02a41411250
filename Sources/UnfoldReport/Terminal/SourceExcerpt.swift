import UnfoldEngine

/// The line of source on which a finding begins, as it can be shown, and what goes below it to mark the code.
struct SourceExcerpt {
  private(set) var line = ""
  private(set) var mark = ""

  /// The most columns where no screen ends the line. Minified code has lines of millions of bytes, and findings by
  /// the thousand on each of them.
  private static let mostColumns = 2_000
  /// Where tabs lead to on a screen.
  private static let tabStop = 4

  /// - Parameter width: the columns that there are; `nil` where the output is no screen. Then the line is whole, with
  ///   its tabs.
  init(_ file: FileFindings, _ finding: Finding, width: Int? = nil) {
    let limit = max(width ?? SourceExcerpt.mostColumns, 8)
    let part = Part(file, finding, near: limit, expandsTabs: width != nil)
    let window = part.window(width: limit)
    if window.lowerBound > 0 || part.isCutBefore {
      line = "…"
      mark = " "
    }
    var isMarked = false
    for cell in part.cells {
      if cell.start < window.lowerBound {
        // Half of a wide character is none.
        let rest = String(repeating: " ", count: max(cell.end - window.lowerBound, 0))
        line += rest
        if !isMarked { mark += rest }
        continue
      }
      if cell.end > window.upperBound { break }
      line += cell.text
      if cell.isMarked {
        mark += String(repeating: "~", count: cell.columns)
        isMarked = true
      } else if !isMarked && cell.isBefore {
        // A tab below a tab is as wide, whatever the screen makes of it.
        mark += cell.text == "\t" ? "\t" : String(repeating: " ", count: cell.columns)
      }
    }
    if window.upperBound < part.end || part.isCutBehind { line += "…" }
    if let start = mark.firstIndex(of: "~") {
      mark.replaceSubrange(start...start, with: "^")
    } else {
      mark += "^"
    }
  }
}

/// A line, or what there is near a finding in a long one, with the columns of each character.
private struct Part {
  struct Cell {
    var text: String
    /// In columns from the line's start.
    var start: Int
    var columns: Int
    var isMarked: Bool
    /// Whether it stands before the code that is meant.
    var isBefore: Bool

    var end: Int { start + columns }
  }

  private(set) var cells: [Cell] = []
  /// Whether the line has more than what is in `cells`.
  private(set) var isCutBefore: Bool
  private(set) var isCutBehind: Bool

  var end: Int { cells.last?.end ?? 0 }

  init(_ file: FileFindings, _ finding: Finding, near limit: Int, expandsTabs: Bool) {
    let source = file.source
    let number = file.lines.position(at: finding.range.lowerBound).line
    var bytes = file.lines.range(ofLine: number, in: source)
    while let last = bytes.last, source[last] == 0x0A || source[last] == 0x0D {
      bytes = bytes.lowerBound..<last
    }
    // A character has a few bytes; more of them than fit on the screen are of no use.
    let reach = 8 * limit
    let middle = min(max(finding.range.lowerBound, bytes.lowerBound), bytes.upperBound)
    var near = max(bytes.lowerBound, middle - reach)..<min(bytes.upperBound, middle + reach)
    func isInside(_ offset: Int) -> Bool { offset < bytes.upperBound && source[offset] & 0xC0 == 0x80 }
    while isInside(near.lowerBound) { near = (near.lowerBound + 1)..<near.upperBound }
    while isInside(near.upperBound) { near = near.lowerBound..<(near.upperBound + 1) }
    isCutBefore = near.lowerBound > bytes.lowerBound
    isCutBehind = near.upperBound < bytes.upperBound

    var offset = near.lowerBound
    var column = 0
    for character in source.string(near) {
      let next = offset + character.utf8.count
      var cell = Cell(
        text: "", start: column, columns: 0,
        isMarked: offset < finding.range.upperBound && next > finding.range.lowerBound,
        isBefore: next <= finding.range.lowerBound)
      if character == "\t" {
        cell.columns = expandsTabs ? SourceExcerpt.columnsOfTab(at: column) : 1
        cell.text = expandsTabs ? String(repeating: " ", count: cell.columns) : "\t"
      } else {
        let shown = DisplayText.shown(character)
        cell.columns = DisplayText.columns(of: shown)
        cell.text = shown
      }
      cells.append(cell)
      (offset, column) = (next, cell.end)
    }
  }

  /// The columns to show, where not all can be: the code that is meant, as much as fits of it, and of the rest rather
  /// what stands before. Signs for what is left out take a column each.
  func window(width: Int) -> Range<Int> {
    if end + (isCutBefore ? 1 : 0) + (isCutBehind ? 1 : 0) <= width { return 0..<end }
    let first = cells.first { $0.isMarked }?.start ?? cells.last { $0.isBefore }?.end ?? 0
    let last = cells.last { $0.isMarked }?.end ?? first + 1
    let indentation = cells.first { $0.text.contains { $0 != " " && $0 != "\t" } }?.start ?? 0
    if !isCutBefore {
      if last <= width - 1 { return 0..<(width - 1) }
      // Without its indentation the line may fit.
      if indentation > 0, end - indentation <= width - 1 { return indentation..<end }
      if last - indentation <= width - 2 { return indentation..<(indentation + width - 2) }
    }
    let room = width - 2
    let lower = max(0, first - max(room - (last - first), 0) / 2)
    if end - lower <= room + (isCutBehind ? 0 : 1) { return max(0, end - room)..<end }
    return lower..<(lower + room)
  }
}

extension SourceExcerpt {
  fileprivate static func columnsOfTab(at column: Int) -> Int { tabStop - column % tabStop }
}
