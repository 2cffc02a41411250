import Foundation
import Testing
import UnfoldEngine
import UnfoldSyntax

@testable import UnfoldPatterns

/// Whole migrations, run and proven by the engine like any rule.
///
/// A case of `Migrations` is `# title (iOS 17)`, the migration, and behind lines of `--` the input and the result;
/// the result may begin with lines `LINE: kind` and a part of the message, one for each finding. A line of `====`
/// ends it.
@Suite struct MigrationCorpusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var target: String
    var migration: String
    var input: String
    var findings: [String]
    var expected: String
    var testDescription: String { title }
  }

  static func blocks(_ name: String) -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Migrations")
    let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "====\n").map { $0.components(separatedBy: "\n--\n") }
  }

  static let cases: [Case] = blocks("run.txt").compactMap { parts in
    guard parts.count == 3, let newline = parts[0].firstIndex(of: "\n") else { return nil }
    let title = parts[0][..<newline].dropFirst(2)
    let target = title.split(separator: "(").last.map { $0.dropLast() } ?? ""
    var lines = parts[2].components(separatedBy: "\n")
    let isFinding = { (line: String) in line.first?.isNumber == true && line.contains(": ") }
    let findings = lines.filter(isFinding)
    lines.removeAll(where: isFinding)
    return Case(
      title: String(title), target: String(target), migration: String(parts[0][parts[0].index(after: newline)...]),
      input: parts[1] + "\n", findings: findings, expected: lines.joined(separator: "\n"))
  }

  @Test func thereAreCases() { #expect(Self.cases.count > 15) }

  @Test(arguments: cases) func runs(_ given: Case) throws {
    let rule = PatternRule(try Migration(given.migration, name: "given"))
    var versions: [Platform: Version] = [:]
    for part in given.target.split(separator: ",") {
      let words = part.split(separator: " ")
      versions[try #require(Platform(name: words[0]))] = Version(words[1])
    }
    let target = DeploymentTarget(versions: versions)
    let file = FileContext(
      path: "A.swift", tree: .parse(SourceText(given.input)), deploymentTarget: target)
    #expect(!file.tree.hasError)
    let outcome = runRules([rule], on: file)
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    let result = outcome.result.map { String(decoding: $0, as: UTF8.self) } ?? given.input
    #expect(result == given.expected)
    let found = outcome.findings.map { finding in
      let line = given.input.utf8.prefix(finding.range.lowerBound).count { $0 == 0x0A } + 1
      return "\(line): \(finding.kind.rawValue) \(finding.message)"
    }
    guard !given.findings.isEmpty else { return }
    #expect(found.count == given.findings.count, "\(found)")
    for (finding, wanted) in zip(found, given.findings) {
      let words = wanted.split(separator: " ", maxSplits: 2)
      #expect(finding.hasPrefix("\(words[0]) \(words[1]) "), "\(finding)")
      if words.count > 2 { #expect(finding.contains(words[2]), "\(finding)") }
    }
  }

  static let mistakes = blocks("mistakes.txt").compactMap { parts -> [String]? in
    parts.count == 2 ? parts.map { $0.trimmingCharacters(in: .newlines) } : nil
  }

  @Test func thereAreMistakes() { #expect(Self.mistakes.count > 20) }

  @Test(arguments: mistakes) func saysWhatIsWrong(_ given: [String]) {
    do {
      _ = try Migration(given[0], name: "given")
      Issue.record("nothing is wrong with \(given[0])")
    } catch {
      let colon = given[1].firstIndex(of: ":")!
      #expect("\(error.line)" == given[1][..<colon], "\(error)")
      for part in given[1][colon...].dropFirst(2).components(separatedBy: " ... ") {
        #expect(error.message.contains(part), "\(error)")
      }
    }
  }

  @Test func aFilesNameIsTheIdentifier() throws {
    let text = "/// Why.\n\n// before\na(<#x#>)\n// after\nb(<#x#>)\n"
    let rule = PatternRule(try Migration(text, name: "rounded-corners"))
    #expect(rule.id == "rounded-corners")
    #expect(rule.level == .fix)
    #expect(rule.summary == "Why")
    #expect(rule.triggers.isEmpty)
  }

  @Test func theExampleOfTheReadmeIsRight() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "## Writing a migration\n").last)
    let example = section.components(separatedBy: "```swift\n")[1].components(separatedBy: "```")[0]
    let rule = PatternRule(try Migration(example, name: "rounded-corners"))
    let code = "let a = Text(b).cornerRadius(8)\nlet c = Text(d).cornerRadius(0)\n"
    let file = FileContext(
      path: "A.swift", tree: .parse(SourceText(code)),
      deploymentTarget: DeploymentTarget(versions: [.iOS: Version(17)]))
    let result = runRules([rule], on: file).result
    #expect(
      result.map { String(decoding: $0, as: UTF8.self) }
        == "let a = Text(b).clipShape(.rect(cornerRadius: 8))\nlet c = Text(d).cornerRadius(0)\n")
  }

  @Test func filesWithoutTheWordsAreNotLookedAt() throws {
    let text = "/// Why.\n// before\n<#x#>.cornerRadius(<#y#>)\n// after\n<#x#>.clipShape(.rect(<#y#>))\n"
    let filter = TriggerFilter([PatternRule(try Migration(text, name: "a"))])
    #expect(filter.rules(for: SourceText("Text(\"a\").padding()")).isEmpty)
    #expect(filter.rules(for: SourceText("Text(\"a\").cornerRadius(1)")).count == 1)
  }

  /// Runs and repeated holes stay as fast as the code is long.
  @Test func longCodeTakesNoLongerThanItsLength() throws {
    let pattern = try Pattern("f(<#a...#>, k: <#x#>, <#b...#>, l: <#x#>)")
    let arguments = (0..<3000).map { "k: \($0)" }.joined(separator: ", ")
    let tree = SyntaxTree.parse(SourceText("f(\(arguments), l: none)"))
    let start = ContinuousClock.now
    #expect(matches(of: pattern, in: tree).isEmpty)
    #expect(ContinuousClock.now - start < .seconds(10))
    let evil = try RegularExpression("^(a+)+$", line: 1)
    #expect(!evil.matches(String(repeating: "a", count: 5000) + "b"))
    #expect(evil.matches("aaa"))
  }

  @Test func aRowOfThousandsOfOperatorsIsBorne() throws {
    let sum = (0..<20_000).map { "a\($0)" }.joined(separator: " + ")
    let tree = SyntaxTree.parse(SourceText("let b = \(sum)\nlet c = d + e\n"))
    #expect(matches(of: try Pattern("<#x#> + <#y#>"), in: tree).count == 1)
  }

  @Test(arguments: [
    ("^is[A-Z]\\w*$", "isOn", true), ("^is[A-Z]\\w*$", "island", false), ("a{2,3}", "xaay", true),
    ("^a{2,3}$", "aaaa", false), ("foo|bar", "a bar", true), ("[^a-c]", "abc", false), ("\\.\\d+", "x.12", true),
    ("(ab)*c", "ababc", true), ("^(ab)*c$", "abac", false), ("a?b", "b", true), ("^$", "", true),
  ])
  func expressionsMatch(_ expression: String, _ text: String, _ isFound: Bool) throws {
    #expect(try RegularExpression(expression, line: 1).matches(text) == isFound)
  }
}
