import Foundation
import Testing
import UnfoldEngine
import UnfoldSyntax

@testable import UnfoldGoldens

/// Reading and updating the folders of cases.
@Suite final class CaseFormatTests {
  private let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  private func write(_ text: String, to name: String) throws {
    let path = URL(fileURLWithPath: directory).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: path)
  }

  private static let json = """
    {
      "rule": "planted",
      "deploymentTarget": { "iOS": "17.0", "macOS": "14.0" },
      "expect": "untouched",
      "findings": [],
      "mustContain": [],
      "mustNotContain": [],
      "why": "The \\"findings\\": [] are here."
    }

    """

  private func message(_ json: String) throws -> String {
    try write(json, to: "a/case.json")
    try write("a\n", to: "a/input.swift")
    do {
      _ = try GoldenCase(path: "\(directory)/a")
      return ""
    } catch { return error.description }
  }

  @Test func readsACase() throws {
    #expect(try message(CaseFormatTests.json) == "")
    let golden = try GoldenCase(path: "\(directory)/a")
    #expect(golden.deploymentTarget.versions == [.iOS: Version(17), .macOS: Version(14)])
    #expect(golden.expect == .untouched)
    #expect(golden.expected == nil)
    #expect(golden.why == "The \"findings\": [] are here.")
  }

  @Test(arguments: [
    ("\"why\"", "\"wy\"", "\"wy\": there is no such key"),
    ("\"why\": \"The", "\"more\": 1, \"why\": \"The", "\"more\": there is no such key"),
    ("\"expect\": \"untouched\",", "", "the key \"expect\" is missing"),
    ("\"untouched\"", "\"rewritten\"", "\"expect\": \"rewritten\" is none of rewrite, review, untouched"),
    ("s\": []", "s\": [{\"line\": 1, \"rule\": \"x\", \"kind\": \"fix\", \"column\": 2}]", "column\": there is"),
    ("s\": []", "s\": [{\"line\": 1, \"rule\": \"x\", \"kind\": \"warn\"}]", "\"warn\" is none of fix, review"),
    ("\"iOS\"", "\"iPhone\"", "\"iPhone\": \"17.0\" is no platform and version"),
    ("\"17.0\"", "\"soon\"", "\"iOS\": \"soon\" is no platform and version"),
    ("\"mustContain\": []", "\"mustContain\": [1]", "\"mustContain.0\" is no string"),
    ("}\n", "", "is no JSON"),
  ])
  func saysWhatIsWrong(_ old: String, _ new: String, _ expected: String) throws {
    let message = try message(CaseFormatTests.json.replacing(old, with: new))
    #expect(message.contains(expected))
    #expect(message.hasPrefix("\(directory)/a/case.json: "))
  }

  @Test func aStrayFileIsNoPartOfACase() throws {
    try write("", to: "a/expectd.swift")
    #expect(try message(CaseFormatTests.json).contains("a/expectd.swift: is no part of a case"))
  }

  @Test func aFolderWithoutCases() throws {
    #expect(throws: GoldenError.self) { try runGoldens(in: directory, rules: []) }
    try write("", to: "a/b.txt")
    #expect(throws: GoldenError.self) { try runGoldens(in: directory, rules: []) }
    #expect(throws: GoldenError.self) { try runGoldens(in: "\(directory)/a/b.txt", rules: []) }
  }

  @Test func aCaseThatCannotBeReadIsAFailedOne() throws {
    try write("{", to: "a/case.json")
    try write(CaseFormatTests.json, to: "b/case.json")
    try write("padding\n", to: "b/input.swift")
    let results = try runGoldens(in: directory, rules: [PlantedRule.right])
    #expect(results.map(\.path) == ["\(directory)/a", "\(directory)/b"])
    #expect(results.map { $0.failures.isEmpty } == [false, true])
    let text = GoldenReport().text(results)
    #expect(text.contains("FAIL \(directory)/a\n     case: \(directory)/a/case.json: is no JSON"))
    #expect(text.contains("ok   \(directory)/b\n"))
  }

  @Test func whatFailsInTheSameWayIsSaidOnce() {
    let text = GoldenReport().text([run(.planted, rules: [PlantedRule { _, _ in [] }])])
    #expect(
      text.hasPrefix(
        """
        FAIL planted
             as it is: the findings are not those expected
               --- a/planted
               +++ b/planted
               @@ -1 +0,0 @@
               -line 5: planted (fix)
             as it is: the file is not changed

        """))
    #expect(text.contains("\n     the same: with CRLF, with a byte-order mark, without a last newline, after"))
    #expect(text.hasSuffix("\n1 case, 14 checks, 1 failed\n"))
  }

  // MARK: Update

  @Test func updateWritesWhatTheRulesDo() throws {
    try write(CaseFormatTests.json, to: "a/case.json")
    try write(String(decoding: GoldenCase.planted.input, as: UTF8.self), to: "a/input.swift")
    let updates = try updateGoldens(in: directory, rules: [PlantedRule.right])
    #expect(updates.map(\.changes.count) == [2])
    let json = try String(contentsOfFile: "\(directory)/a/case.json", encoding: .utf8)
    #expect(
      json
        == CaseFormatTests.json
        .replacing("\"untouched\"", with: "\"rewrite\"")
        .replacing(
          "\n  \"findings\": []",
          with: """

              "findings": [
                {
                  "line": 5,
                  "rule": "planted",
                  "kind": "fix"
                }
              ]
            """))
    #expect(try GoldenFiles.read("\(directory)/a/expected.swift") == GoldenCase.planted.expected)
    #expect(try runGoldens(in: directory, rules: [PlantedRule.right]).flatMap(\.failures).isEmpty)
    #expect(GoldenReport().text(updates).contains("+      \"line\": 5,\n"))
    #expect(try updateGoldens(in: directory, rules: [PlantedRule.right]).flatMap(\.changes).isEmpty)

    // And back again: a rule that finds nothing takes the expectation away.
    let back = try updateGoldens(in: directory, rules: [PlantedRule { _, _ in [] }])
    #expect(back.flatMap(\.changes).map(\.path).map { $0.hasSuffix("expected.swift") } == [false, true])
    #expect(try String(contentsOfFile: "\(directory)/a/case.json", encoding: .utf8) == CaseFormatTests.json)
    #expect(!FileManager.default.fileExists(atPath: "\(directory)/a/expected.swift"))
  }

  @Test func updateRefusesWhatIsNotProven() throws {
    try write(CaseFormatTests.json, to: "a/case.json")
    try write(String(decoding: GoldenCase.planted.input, as: UTF8.self), to: "a/input.swift")
    let rule = PlantedRule.wrong { finding, _, _ in finding.removedComments = [] }
    let updates = try updateGoldens(in: directory, rules: [rule])
    #expect(updates.map(\.changes.count) == [0])
    #expect(updates[0].refusals.count == 1)
    #expect(try String(contentsOfFile: "\(directory)/a/case.json", encoding: .utf8) == CaseFormatTests.json)
  }
}
