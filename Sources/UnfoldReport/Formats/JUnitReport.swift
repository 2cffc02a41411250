import UnfoldEngine

/// For build servers that show test results: JUnit's XML, a suite for each file with findings, a failed test for each
/// finding. The last suite says how many files were looked at, so that a run without findings has a result too.
public struct JUnitReport: FindingReport {
  public init() {}

  public func beginning() -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"unfold\">\n".utf8)
  }

  public func piece(for file: FileFindings) -> [UInt8] {
    let path = xml(file.path)
    let count = file.findings.count
    var text = "  <testsuite name=\"\(path)\" tests=\"\(count)\" failures=\"\(count)\" errors=\"0\" skipped=\"0\">\n"
    for finding in file.findings {
      let place = file.lines.position(at: finding.range.lowerBound)
      let excerpt = SourceExcerpt(file, finding)
      let name = xml("\(finding.rule) at \(place.line):\(place.column)")
      text += "    <testcase name=\"\(name)\" classname=\"\(path)\" file=\"\(path)\" line=\"\(place.line)\">\n"
      text += "      <failure type=\"\(xml("\(finding.rule) (\(finding.kind.rawValue))"))\" message=\"\(xml(finding.message))\">"
      text += xml("\(file.path):\(place.line):\(place.column)\n\(excerpt.line)\n\(excerpt.mark)", keepsLines: true)
      text += "</failure>\n    </testcase>\n"
    }
    return Array((text + "  </testsuite>\n").utf8)
  }

  public func ending(_ summary: RunSummary) -> [UInt8] {
    let troubles = summary.troubles.count
    var text = "  <testsuite name=\"unfold\" tests=\"\(troubles + 1)\" failures=\"0\" errors=\"\(troubles)\" skipped=\"0\">\n"
    text += "    <testcase name=\"\(summary.files) files looked at\" classname=\"unfold\"/>\n"
    for trouble in summary.troubles {
      text += "    <testcase name=\"\(xml(trouble.path))\" classname=\"unfold\">\n"
      text += "      <error type=\"trouble\" message=\"\(xml("\(trouble)"))\"/>\n    </testcase>\n"
    }
    return Array((text + "  </testsuite>\n</testsuites>\n").utf8)
  }

  /// Text for an attribute or, with line breaks as they are, between tags. What XML 1.0 has no place for becomes U+FFFD.
  private func xml(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r":
        if keepsLines { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
