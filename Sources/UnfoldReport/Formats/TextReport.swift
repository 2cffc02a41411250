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
    let message = onOneLine(finding.message)
    guard let width else {
      return "\(paint.bold(location)) \(finding.rule) (\(kind)): \(message)\n" + excerpt(of: finding, in: file, place.line)
    }
    var text = "  \(location) \(paint.bold(finding.rule)) (\(kind))\n"
    for line in wrapped(message, width: width - 5) { text += "    \(line)\n" }
    return text + excerpt(of: finding, in: file, place.line, width: width)
  }

  private func excerpt(of finding: Finding, in file: FileFindings, _ number: Int, width: Int? = nil) -> String {
    let gap = width == nil ? " " : "    "
    let margin = "\(gap)\(number) | "
    let excerpt = width.map { SourceExcerpt(file, finding, width: max($0 - margin.utf8.count - 3, 16)) }
      ?? SourceExcerpt(file, finding)
    let blank = gap + String(repeating: " ", count: "\(number)".utf8.count) + " | "
    return "\(paint.dim(margin))\(excerpt.line)\n\(paint.dim(blank))\(paint.green(excerpt.mark))\n"
  }
}

/// The lines of a text that is broken at spaces, each at most as wide as `width` columns where its words let it.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var columns = 0
  for word in text.split(separator: " ") {
    let length = word.unicodeScalars.reduce(0) { $0 + SourceExcerpt.columns(of: $1) }
    if columns > 0, columns + 1 + length > width {
      lines.append(line)
      (line, columns) = ("", 0)
    }
    if columns > 0 { (line, columns) = (line + " ", columns + 1) }
    line += word
    columns += length
  }
  return line.isEmpty ? lines : lines + [line]
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
