import UnfoldEngine

/// For programs: `{"version":1,"findings":[...],"files":N,"skipped":[...]}`, a finding a line.
public struct JSONReport: FindingReport {
  public init() {}

  public func beginning() -> [UInt8] { Array("{\"version\":1,\"findings\":[\n".utf8) }

  public var separator: [UInt8] { Array(",\n".utf8) }

  public func piece(for file: FileFindings) -> [UInt8] {
    Array(file.findings.map { object(for: $0, in: file) }.joined(separator: separator))
  }

  private func object(for finding: Finding, in file: FileFindings) -> [UInt8] {
    let start = file.lines.position(at: finding.range.lowerBound)
    let end = file.lines.position(at: finding.range.upperBound)
    var json = JSONWriter()
    json.object { json in
      json.field("id", finding.id)
      json.field("rule", finding.rule)
      json.field("kind", finding.kind.rawValue)
      json.field("path", file.path)
      json.field("line", start.line)
      json.field("column", start.column)
      json.field("endLine", end.line)
      json.field("endColumn", end.column)
      json.field("message", finding.message)
      json.array("edits", finding.edits) { json, edit in
        json.object { json in
          json.field("start", edit.range.lowerBound)
          json.field("end", edit.range.upperBound)
          json.field("replacement", edit.replacement)
        }
      }
    }
    return json.bytes
  }

  public func ending(_ summary: RunSummary) -> [UInt8] {
    var skipped = JSONWriter()
    skipped.array(summary.skipped) { json, file in
      json.object { json in
        json.field("path", file.path)
        json.field("why", file.why)
      }
    }
    return Array("\n],\"files\":\(summary.files),\"skipped\":".utf8) + skipped.bytes + Array("}\n".utf8)
  }
}
