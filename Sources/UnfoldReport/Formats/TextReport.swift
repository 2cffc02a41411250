import UnfoldEngine

/// For people: each finding with its line of source and a mark below the code that is meant.
///
/// In a pipe the place, the rule and the message are one line, which other tools can look for. On a terminal the
/// findings stand below their file's name, and messages are broken at the screen's width.
public struct TextReport: FindingReport {
  private let paint: Paint
  private let width: Int?

  /// - Parameter width: the columns of the terminal; `nil` where there is none.
  public init(isColored: Bool, width: Int? = nil) {
    paint = Paint(isOn: isColored)
    self.width = width.map { max($0, 20) }
  }

  public var separator: [UInt8] { Array("\n".utf8) }

  public func piece(for file: FileFindings) -> [UInt8] {
    var output = ""
    if width != nil {
      let count = file.findings.count
      output += paint.bold(shownPath(file.path)) + paint.dim("  \(count) finding\(count == 1 ? "" : "s")") + "\n\n"
    }
    for (index, finding) in file.findings.enumerated() {
      if index > 0 { output += "\n" }
      output += text(of: finding, in: file)
    }
    return Array(output.utf8)
  }

  private func text(of finding: Finding, in file: FileFindings) -> String {
    let place = file.lines.position(at: finding.range.lowerBound)
    let location = "\(shownPath(file.path)):\(place.line):\(place.column):"
    let kind = finding.kind == .fix ? paint.green("fix") : paint.yellow("review")
    let message = onOneLine(finding.message).map(DisplayText.shown).joined()
    guard let width else {
      return "\(paint.bold(location)) \(finding.rule) (\(kind)): \(message)\n"
        + excerpt(of: finding, in: file, line: "\(place.line)", behind: " ")
    }
    var text = "  \(location) \(paint.bold(finding.rule)) (\(kind))\n"
    for line in wrapped(message, width: width - 5) { text += "    \(line)\n" }
    // The lines of source in one file stand below one another.
    let last = file.findings.map(\.range.lowerBound).max() ?? 0
    let digits = "\(file.lines.line(at: last))".utf8.count - "\(place.line)".utf8.count
    let gap = String(repeating: " ", count: 4 + digits)
    return text + excerpt(of: finding, in: file, line: "\(place.line)", behind: gap, width: width)
  }

  private func excerpt(
    of finding: Finding, in file: FileFindings, line: String, behind gap: String, width: Int? = nil
  ) -> String {
    let margin = "\(gap)\(line) | "
    let excerpt = SourceExcerpt(file, finding, width: width.map { $0 - margin.utf8.count })
    let blank = gap + String(repeating: " ", count: line.utf8.count) + " | "
    return "\(paint.dim(margin))\(excerpt.line)\n\(paint.dim(blank))\(paint.green(excerpt.mark))\n"
  }
}

extension FileFindings {
  /// Each place with its line of source, a line for each, as `grep -n` prints them.
  public var places: [UInt8] {
    var output = ""
    for finding in findings {
      let place = lines.position(at: finding.range.lowerBound)
      let line = SourceExcerpt(self, finding).line.drop { $0 == " " || $0 == "\t" }
      output += "\(shownPath(path)):\(place.line):\(place.column): \(line)\n"
    }
    return Array(output.utf8)
  }
}
