import UnfoldEngine
import UnfoldSyntax

/// For GitLab: the list of its Code Quality reports, which merge requests show beside the code.
///
/// Findings are told apart by a fingerprint; one whose line moves is still the same one.
public struct GitLabReport: FindingReport {
  public init() {}

  public func beginning() -> [UInt8] { Array("[\n".utf8) }

  public var separator: [UInt8] { Array(",\n".utf8) }

  public func piece(for file: FileFindings) -> [UInt8] {
    var seen: [String: Int] = [:]
    let path = file.path.hasPrefix("./") ? String(file.path.dropFirst(2)) : file.path
    let objects = file.findings.map { finding in
      let start = file.lines.position(at: finding.range.lowerBound)
      let end = file.lines.position(at: max(finding.range.lowerBound, finding.range.upperBound - 1))
      let line = file.source.string(file.lines.range(ofLine: start.line, in: file.source))
      let identity = "\(finding.rule)\n\(path)\n\(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))"
      // Of lines that are alike each is one of its own.
      let count = seen[identity, default: 0]
      seen[identity] = count + 1
      var json = JSONWriter()
      json.object { json in
        json.field("description", onOneLine(finding.message))
        json.field("check_name", finding.rule)
        json.field("fingerprint", sha256(Array("\(identity)\n\(count)".utf8)))
        json.field("severity", finding.kind == .fix ? "minor" : "info")
        json.object("location") { json in
          json.field("path", path)
          json.object("lines") { json in
            json.field("begin", start.line)
            json.field("end", end.line)
          }
        }
      }
      return json.bytes
    }
    return Array(objects.joined(separator: separator))
  }

  public func ending(_ summary: RunSummary) -> [UInt8] { Array("\n]\n".utf8) }
}
