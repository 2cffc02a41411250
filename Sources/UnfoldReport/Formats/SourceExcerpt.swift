import UnfoldEngine

/// A line of source as it can be shown, and what goes below it.
struct SourceExcerpt {
  private(set) var line = ""
  private(set) var mark = ""

  /// The most columns shown where nobody says how wide the screen is; minified code has lines of many thousands.
  static let usualWidth = 160

  /// - Parameter width: the columns that there are.
  init(_ file: FileFindings, _ finding: Finding, width: Int = SourceExcerpt.usualWidth) {
    let number = file.lines.position(at: finding.range.lowerBound).line
    var range = file.lines.range(ofLine: number, in: file.source)
    while let last = range.last, file.source[last] == 0x0A || file.source[last] == 0x0D {
      range = range.lowerBound..<last
    }
    var offset = range.lowerBound
    // Only the part with the code that is meant is shown of a very long line.
    var column = 0
    if finding.range.lowerBound - offset > width / 2 && range.count > width {
      offset = finding.range.lowerBound - width / 2
      while offset > range.lowerBound, file.source[offset] & 0xC0 == 0x80 { offset -= 1 }
      line = "…"
      mark = " "
    }
    for scalar in file.source.string(offset..<range.upperBound).unicodeScalars {
      if column >= width {
        line += "…"
        break
      }
      let shown = SourceExcerpt.isControl(scalar) ? "\u{FFFD}" : scalar
      line.unicodeScalars.append(shown)
      let columns = SourceExcerpt.columns(of: shown)
      if finding.range.contains(offset) {
        mark += String(repeating: mark.contains("^") ? "~" : "^", count: min(columns, 1))
        mark += String(repeating: "~", count: max(columns - 1, 0))
      } else if offset < finding.range.lowerBound {
        // A tab below a tab is as wide, whatever the terminal makes of it.
        mark += scalar == "\t" ? "\t" : String(repeating: " ", count: columns)
      }
      column += columns
      offset += UTF8.width(scalar)
    }
    if !mark.contains("^") { mark += "^" }
  }

  /// Whether a terminal would do something else than show it. A source file must not be able to write to the screen.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }

  /// The columns that a terminal gives a character, as near as can be told without asking it.
  static func columns(of scalar: Unicode.Scalar) -> Int {
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
