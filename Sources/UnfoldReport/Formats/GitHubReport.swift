import UnfoldEngine

/// For GitHub Actions: a workflow command for each finding, which the pull request shows beside the code.
public struct GitHubReport: FindingReport {
  public init() {}

  public func piece(for file: FileFindings) -> [UInt8] {
    Array(file.findings.map { command(for: $0, in: file) }.joined().utf8)
  }

  private func command(for finding: Finding, in file: FileFindings) -> String {
    let start = file.lines.position(at: finding.range.lowerBound)
    let end = file.lines.position(at: finding.range.upperBound)
    var properties = "file=\(escapedProperty(file.path)),line=\(start.line),endLine=\(end.line)"
    // Columns of an annotation that spans lines are refused.
    if start.line == end.line { properties += ",col=\(start.column),endColumn=\(end.column)" }
    properties += ",title=\(escapedProperty("\(finding.rule) (\(finding.kind.rawValue))"))"
    return "::warning \(properties)::\(escaped(finding.message))\n"
  }

  private func escaped(_ text: String) -> String {
    escape(text, ["%", "\r", "\n"])
  }

  private func escapedProperty(_ text: String) -> String {
    escape(text, ["%", "\r", "\n", ":", ","])
  }

  private func escape(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if special.contains(scalar) {
        let hexadecimal = String(scalar.value, radix: 16, uppercase: true)
        result += "%\(hexadecimal.count == 1 ? "0" : "")\(hexadecimal)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
