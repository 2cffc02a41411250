import UnfoldEngine

/// For people: each finding with its line of source and a mark below the code that is meant.
public struct TextReport: FindingReport {
  private let isColored: Bool

  public init(isColored: Bool) { self.isColored = isColored }

  public var separator: [UInt8] { Array("\n".utf8) }

  public func piece(for file: FileFindings) -> [UInt8] {
    var output = ""
    for (index, finding) in file.findings.enumerated() {
      if index > 0 { output += "\n" }
      let place = file.lines.position(at: finding.range.lowerBound)
      let kind = painted(finding.kind.rawValue, finding.kind == .fix ? "32" : "33")
      let location = painted("\(shownPath(file.path)):\(place.line):\(place.column):", "1")
      output += "\(location) \(finding.rule) (\(kind)): \(onOneLine(finding.message))\n"
      let excerpt = SourceExcerpt(file, finding)
      let margin = String(repeating: " ", count: "\(place.line)".count)
      output += " \(place.line) | \(excerpt.line)\n \(margin) | \(painted(excerpt.mark, "32"))\n"
    }
    return Array(output.utf8)
  }

  private func painted(_ text: String, _ color: String) -> String {
    isColored ? "\u{1B}[\(color)m\(text)\u{1B}[m" : text
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

/// A line of source as it can be shown, and what goes below it.
struct SourceExcerpt {
  private(set) var line = ""
  private(set) var mark = ""

  /// The most columns shown; minified code has lines of many thousands.
  private static let width = 160

  init(_ file: FileFindings, _ finding: Finding) {
    let number = file.lines.position(at: finding.range.lowerBound).line
    var range = file.lines.range(ofLine: number, in: file.source)
    while let last = range.last, file.source[last] == 0x0A || file.source[last] == 0x0D {
      range = range.lowerBound..<last
    }
    var offset = range.lowerBound
    // Only the part with the code that is meant is shown of a very long line.
    var column = 0
    if finding.range.lowerBound - offset > SourceExcerpt.width / 2 && range.count > SourceExcerpt.width {
      offset = finding.range.lowerBound - SourceExcerpt.width / 2
      while offset > range.lowerBound, file.source[offset] & 0xC0 == 0x80 { offset -= 1 }
      line = "…"
      mark = " "
    }
    for scalar in file.source.string(offset..<range.upperBound).unicodeScalars {
      if column >= SourceExcerpt.width {
        line += "…"
        break
      }
      let shown = SourceExcerpt.isControl(scalar) ? "\u{FFFD}" : scalar
      line.unicodeScalars.append(shown)
      let width = SourceExcerpt.columns(of: shown)
      if finding.range.contains(offset) {
        mark += String(repeating: mark.contains("^") ? "~" : "^", count: min(width, 1))
        mark += String(repeating: "~", count: max(width - 1, 0))
      } else if offset < finding.range.lowerBound {
        // A tab below a tab is as wide, whatever the terminal makes of it.
        mark += scalar == "\t" ? "\t" : String(repeating: " ", count: width)
      }
      column += width
      offset += UTF8.width(scalar)
    }
    if !mark.contains("^") { mark += "^" }
  }

  /// Whether a terminal would do something else than show it. A source file must not be able to write to the screen.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }

  /// The columns that a terminal gives a character, as near as can be told without asking it.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
