import UnfoldEngine

/// For code scanning: the Static Analysis Results Interchange Format, version 2.1.0.
public struct SARIFReport: FindingReport {
  private let toolVersion: String
  private let rules: [any Rule]
  private let ruleIndices: [String: Int]

  /// - Parameter rules: those that run, all of which are described in the report.
  public init(toolVersion: String, rules: [any Rule]) {
    self.toolVersion = toolVersion
    self.rules = rules
    ruleIndices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func beginning() -> [UInt8] {
    var driver = JSONWriter()
    driver.object { json in
      json.object("driver") { json in
        json.field("name", "unfold")
        json.field("version", toolVersion)
        json.array("rules", rules) { json, rule in write(rule, to: &json) }
      }
    }
    // Columns cannot be bytes here: the format knows UTF-16 units and characters only.
    let start = """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[
      {"columnKind":"unicodeCodePoints","newlineSequences":["\\r\\n","\\n","\\r"],"tool":
      """
    return Array(start.utf8) + driver.bytes + Array(",\"results\":[\n".utf8)
  }

  private func write(_ rule: any Rule, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", rule.id)
      json.object("shortDescription") { $0.field("text", rule.summary) }
      json.object("fullDescription") { $0.field("text", rule.explanation.finds) }
      let help = [rule.explanation.why, rule.explanation.leavesAlone, rule.explanation.checkByHand]
      json.object("help") { json in
        json.field("text", help.filter { !$0.isEmpty }.joined(separator: "\n\n"))
        json.field("markdown", SARIFReport.markdown(rule))
      }
      json.object("properties") { json in json.array("tags", ["swiftui"]) { $0.value($1) } }
      json.object("defaultConfiguration") { $0.field("level", "warning") }
    }
  }

  private static func markdown(_ rule: any Rule) -> String {
    let explanation = rule.explanation
    var parts = [explanation.finds, explanation.why]
    for (title, code) in [("Before", explanation.before), ("After", explanation.after)] where !code.isEmpty {
      parts.append("**\(title)**\n\n```swift\n\(code)\n```")
    }
    if !explanation.leavesAlone.isEmpty { parts.append("**Left alone:** \(explanation.leavesAlone)") }
    if !explanation.checkByHand.isEmpty { parts.append("**To check by hand:** \(explanation.checkByHand)") }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  public var separator: [UInt8] { Array(",\n".utf8) }

  public func piece(for file: FileFindings) -> [UInt8] {
    Array(file.findings.map { result(for: $0, in: file) }.joined(separator: separator))
  }

  private func result(for finding: Finding, in file: FileFindings) -> [UInt8] {
    let uri = SARIFReport.uri(of: file.path)
    var json = JSONWriter()
    json.object { json in
      json.field("ruleId", finding.rule)
      if let index = ruleIndices[finding.rule] { json.field("ruleIndex", index) }
      json.field("level", "warning")
      json.object("message") { $0.field("text", finding.message) }
      json.object("partialFingerprints") { $0.field("unfoldFinding/v1", finding.id) }
      json.array("locations", CollectionOfOne(finding.range)) { json, range in
        json.object { json in
          json.object("physicalLocation") { json in
            json.object("artifactLocation") { $0.field("uri", uri) }
            write(range, "region", in: file, to: &json)
          }
        }
      }
      if !finding.edits.isEmpty { write(finding.edits, of: finding, uri, in: file, to: &json) }
    }
    return json.bytes
  }

  private func write(
    _ edits: [Edit], of finding: Finding, _ uri: String, in file: FileFindings, to json: inout JSONWriter
  ) {
    json.array("fixes", CollectionOfOne(edits)) { json, edits in
      json.object { json in
        json.object("description") { $0.field("text", "What 'unfold apply --rule \(finding.rule)' writes") }
        json.array("artifactChanges", CollectionOfOne(edits)) { json, edits in
          json.object { json in
            json.object("artifactLocation") { $0.field("uri", uri) }
            json.array("replacements", edits) { json, edit in
              json.object { json in
                write(edit.range, "deletedRegion", in: file, to: &json)
                json.object("insertedContent") { $0.field("text", edit.replacement) }
              }
            }
          }
        }
      }
    }
  }

  private func write(_ range: Range<Int>, _ name: StaticString, in file: FileFindings, to json: inout JSONWriter) {
    let start = file.lines.position(at: range.lowerBound)
    let end = file.lines.position(at: range.upperBound)
    json.object(name) { json in
      json.field("startLine", start.line)
      json.field("startColumn", characterColumn(range.lowerBound, start, in: file))
      json.field("endLine", end.line)
      json.field("endColumn", characterColumn(range.upperBound, end, in: file))
      json.field("byteOffset", range.lowerBound)
      json.field("byteLength", range.count)
    }
  }

  /// The column in Unicode scalars, from 1.
  private func characterColumn(_ offset: Int, _ place: LineTable.Position, in file: FileFindings) -> Int {
    let before = file.source.bytes[(offset - (place.column - 1))..<offset]
    return before.count { $0 & 0xC0 != 0x80 } + 1
  }

  public func ending(_ summary: RunSummary) -> [UInt8] {
    var invocations = JSONWriter()
    let notes =
      summary.troubles.map { ("error", "\($0)") } + summary.skipped.map { ("note", "\($0)") }
    invocations.array(CollectionOfOne(summary)) { json, summary in
      json.object { json in
        json.key("executionSuccessful")
        json.value(summary.troubles.isEmpty)
        json.array("toolExecutionNotifications", notes) { json, note in
          json.object { json in
            json.field("level", note.0)
            json.object("message") { $0.field("text", note.1) }
          }
        }
      }
    }
    return Array("\n],\"invocations\":".utf8) + invocations.bytes + Array("}]}\n".utf8)
  }

  /// The path as a relative reference or, where it is absolute, as a file URI (RFC 3986).
  static func uri(of path: String) -> String {
    if path == "-" { return "stdin" }
    var result = path.hasPrefix("/") ? "file://" : ""
    // What stands before a colon in the first part would be taken for a scheme.
    if !path.hasPrefix("/") && path.prefix(while: { $0 != "/" }).contains(":") { result = "./" }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: ":"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        result += "%\(hexadecimal.count == 1 ? "0" : "")\(hexadecimal)"
      }
    }
    return result
  }
}
