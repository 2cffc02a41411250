import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing
import UnfoldEngine
import UnfoldSyntax

@testable import UnfoldReport

/// A file with a finding that changes something, behind wide characters and a tab, and one that only speaks.
private let source = SourceText("let é = 1\r\n\t/* 🙂 */ view\r\n    .padding(34)\r\n")
private let findings = FileFindings(
  path: "App/a: b,c%.swift", source: source,
  findings: [
    .fix(
      "guessed-insets", 24..<28, "Says \"why\"\nand what.",
      edits: [Edit(28..<46, ""), Edit(46..<46, "\t// new\r\n")]),
    .review("toolbar-labels", 34..<46, "Look: here, 100%"),
  ])

private struct NamedRule: Rule {
  let id: String
  let triggers: [Trigger] = []
  let level = RuleLevel.fix
  let summary = "a summary"
  let explanation = Explanation(
    finds: "finds", why: "why", before: "", after: "", leavesAlone: "", checkByHand: "by hand")
  let nodeKinds: [SyntaxKind] = []
  func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] { [] }
}

private func whole(_ report: some FindingReport, _ summary: RunSummary = RunSummary()) -> String {
  let piece = report.piece(for: findings)
  let bytes = report.beginning() + piece + report.separator + piece + report.ending(summary)
  return String(decoding: bytes, as: UTF8.self)
}

struct FormatTests {
  @Test("Text shows the line and marks the code, below tabs and wide characters too")
  func text() {
    let piece = String(decoding: TextReport(isColored: false).piece(for: findings), as: UTF8.self)
    #expect(
      piece == """
        App/a: b,c%.swift:2:13: guessed-insets (fix): Says "why" and what.
         2 | \t/* 🙂 */ view
           | \t         ^~~~

        App/a: b,c%.swift:3:5: toolbar-labels (review): Look: here, 100%
         3 |     .padding(34)
           |     ^~~~~~~~~~~~

        """)
  }

  @Test("GitLab gets a list with a fingerprint that stays when lines move, and two for lines that are alike")
  func gitLab() throws {
    func entries(_ text: String, _ offsets: [Int]) throws -> [[String: Any]] {
      let file = FileFindings(
        path: "./App/a.swift", source: SourceText(text), findings: offsets.map { .review("r", $0..<$0 + 4, "a\nb") })
      let report = GitLabReport()
      let bytes = report.beginning() + report.piece(for: file) + report.ending(RunSummary())
      return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    }
    let first = try entries("view\nview\n", [0, 5])
    let prints = first.compactMap { $0["fingerprint"] as? String }
    #expect(Set(prints).count == 2 && prints.allSatisfy { $0.count == 64 })
    #expect(try entries("// new\n  view\n\nview\n", [9, 15]).compactMap { $0["fingerprint"] as? String } == prints)
    #expect(first[1]["description"] as? String == "a b" && first[1]["check_name"] as? String == "r")
    #expect(first[1]["severity"] as? String == "info")
    let location = try #require(first[1]["location"] as? [String: Any])
    #expect(location["path"] as? String == "App/a.swift")
    #expect(location["lines"] as? [String: Int] == ["begin": 2, "end": 2])
    let none = GitLabReport().beginning() + GitLabReport().ending(RunSummary())
    #expect(String(decoding: none, as: UTF8.self) == "[\n\n]\n")
  }

  @Test("What would steer a terminal is not shown, and a long line only in part")
  func hostileLine() {
    let long = String(repeating: "x", count: 5000)
    let source = SourceText("\u{1B}[31m/* \(long) */ view \(long)")
    let file = FileFindings(path: "a", source: source, findings: [.review("r", 5012..<5016, "m")])
    let excerpt = SourceExcerpt(file, file.findings[0])
    #expect(!excerpt.line.contains("\u{1B}"))
    #expect(excerpt.line.count < 200)
    let start = excerpt.mark.distance(from: excerpt.mark.startIndex, to: excerpt.mark.firstIndex(of: "^")!)
    #expect(excerpt.line.dropFirst(start).hasPrefix("view "))
    #expect(excerpt.mark.hasSuffix(" ^~~~"))
  }

  @Test("A finding at the end of a file without a last line end has its mark")
  func endOfFile() {
    let source = SourceText("a")
    let file = FileFindings(path: "a", source: source, findings: [.review("r", 1..<1, "m")])
    #expect(SourceExcerpt(file, file.findings[0]).mark == " ^")
  }

  @Test("JSON has the fields that are promised, and nothing is lost on the way")
  func json() throws {
    var summary = RunSummary()
    summary.files = 7
    summary.skipped = [SkippedFile(path: "\u{1}\"\\.swift", why: "no\ttext")]
    let text = whole(JSONReport(), summary)
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(root.keys) == ["version", "findings", "files", "skipped"])
    #expect(root["version"] as? Int == 1)
    #expect(root["files"] as? Int == 7)
    #expect(root["skipped"] as? [[String: String]] == [["path": "\u{1}\"\\.swift", "why": "no\ttext"]])
    let all = try #require(root["findings"] as? [[String: Any]])
    #expect(all.count == 4)
    #expect(
      all[0] as NSDictionary == [
        "id": "", "rule": "guessed-insets", "kind": "fix", "path": "App/a: b,c%.swift", "line": 2, "column": 13,
        "endLine": 2, "endColumn": 17, "message": "Says \"why\"\nand what.",
        "edits": [
          ["start": 28, "end": 46, "replacement": ""], ["start": 46, "end": 46, "replacement": "\t// new\r\n"],
        ],
      ] as NSDictionary)
    #expect(all[1]["edits"] as? [[String: Any]] != nil)
  }

  @Test("JUnit's XML has a failed test for each finding, whatever stands in names and code")
  func junit() throws {
    var summary = RunSummary()
    summary.files = 7
    summary.troubles = [FileTrouble(path: "\u{1}<b>.swift", cause: "is \"odd\" & broken")]
    let document = try XMLDocument(xmlString: whole(JUnitReport(), summary))
    let failures = try document.nodes(forXPath: "/testsuites/testsuite/testcase/failure")
    #expect(failures.count == 4)
    #expect(failures[0].stringValue == "App/a: b,c%.swift:2:13\n\t/* 🙂 */ view\n\t         ^~~~")
    let message = try #require((failures[0] as? XMLElement)?.attribute(forName: "message")?.stringValue)
    #expect(message == "Says \"why\"\nand what.")
    let suites = try document.nodes(forXPath: "/testsuites/testsuite").compactMap { $0 as? XMLElement }
    #expect(suites.map { $0.attribute(forName: "failures")?.stringValue } == ["2", "2", "0"])
    #expect(try document.nodes(forXPath: "//testcase[@name='7 files looked at']").count == 1)
    #expect(try document.nodes(forXPath: "//error").count == 1)
  }

  @Test("The schema of JSON names just the members that there are")
  func schema() throws {
    func names(_ schema: Any?) -> Set<String> {
      let schema = schema as? [String: Any]
      let required = Set(schema?["required"] as? [String] ?? [])
      #expect(required == Set((schema?["properties"] as? [String: Any] ?? [:]).keys))
      return required
    }
    func property(_ schema: Any?, _ name: String) -> [String: Any]? {
      ((schema as? [String: Any])?["properties"] as? [String: Any])?[name] as? [String: Any]
    }
    let schema = try JSONSerialization.jsonObject(with: Data(findingSchema(rules: ["a"])))
    let root = try #require(JSONSerialization.jsonObject(with: Data(whole(JSONReport()).utf8)) as? [String: Any])
    #expect(names(schema) == Set(root.keys))
    let finding = try #require((root["findings"] as? [[String: Any]])?.first)
    let item = property(schema, "findings")?["items"]
    #expect(names(item) == Set(finding.keys))
    let edit = try #require((finding["edits"] as? [[String: Any]])?.first)
    #expect(names(property(item, "edits")?["items"]) == Set(edit.keys))
    #expect(names(property(schema, "skipped")?["items"]) == ["path", "why"])
  }

  @Test("JSON without a finding is JSON")
  func emptyJSON() throws {
    let bytes = JSONReport().beginning() + JSONReport().ending(RunSummary())
    let root = try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect((root["findings"] as? [Any])?.isEmpty == true)
  }

  @Test("SARIF counts columns in characters and carries the fix")
  func sarif() throws {
    let text = whole(SARIFReport(toolVersion: "1.2.3", rules: [NamedRule(id: "guessed-insets")]))
    let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [NSDictionary])?.first)
    #expect(run.at("tool.driver.name") as? String == "unfold")
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [NSDictionary])
    #expect(results.count == 4)
    #expect(results[0]["ruleIndex"] as? Int == 0)
    #expect(results[1]["ruleIndex"] == nil && results[1]["fixes"] == nil)
    let place = try #require((results[0]["locations"] as? [NSDictionary])?.first)
    #expect(
      place.at("physicalLocation.artifactLocation.uri") as? String == "App/a:%20b%2Cc%25.swift")
    let region = place.at("physicalLocation.region") as? NSDictionary
    #expect(
      region == [
        "startLine": 2, "startColumn": 10, "endLine": 2, "endColumn": 14, "byteOffset": 24, "byteLength": 4,
      ])
    let fix = try #require((results[0]["fixes"] as? [NSDictionary])?.first)
    let change = try #require((fix["artifactChanges"] as? [NSDictionary])?.first)
    let replacements = try #require(change["replacements"] as? [NSDictionary])
    #expect(replacements.map { $0.at("insertedContent.text") as? String } == ["", "\t// new\r\n"])
    #expect(replacements.map { $0.at("deletedRegion.byteLength") as? Int } == [18, 0])
  }

  @Test("A path is a URI, and never one with a scheme of its own")
  func uris() {
    #expect(SARIFReport.uri(of: "/a b/é.swift") == "file:///a%20b/%C3%A9.swift")
    #expect(SARIFReport.uri(of: "a:b/c.swift") == "./a:b/c.swift")
    #expect(SARIFReport.uri(of: "-") == "stdin")
  }

  @Test("GitHub's commands escape what has a meaning in them")
  func github() {
    let lines = String(decoding: GitHubReport().piece(for: findings), as: UTF8.self).split(separator: "\n")
    #expect(
      lines[0]
        == "::warning file=App/a%3A b%2Cc%25.swift,line=2,endLine=2,col=13,endColumn=17,"
        + "title=guessed-insets (fix)::Says \"why\"%0Aand what.")
    #expect(lines[1].hasSuffix("::Look: here, 100%25"))
  }

  @Test("Xcode gets absolute paths and one line for each finding")
  func xcode() {
    let piece = String(decoding: XcodeReport(currentFolder: "/projects").piece(for: findings), as: UTF8.self)
    #expect(
      piece == """
        /projects/App/a: b,c%.swift:2:13: warning: Says "why" and what. [guessed-insets]
        /projects/App/a: b,c%.swift:3:5: warning: Look: here, 100% [toolbar-labels]

        """)
  }
}

extension NSDictionary {
  /// The value behind keys with dots between them.
  fileprivate func at(_ path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { ($0 as? NSDictionary)?[String($1)] }
  }
}
