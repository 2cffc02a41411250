import Foundation
import Testing
import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldEngine

/// Random and broken configuration files, baselines and suppressions: never a crash, always a message with a place.
///
/// `UNFOLD_MUTATIONS=1000000` makes more of them; what fails says its number, which gives the same input again.
@Suite struct SettingsFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["UNFOLD_MUTATIONS"].flatMap { Int($0) } ?? 2_000

  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u12", "\\ud83d", "\n", "\r\n", " ", "\t", "/", "//", "'", "0", "17.0",
    "-", "1e9", "true", "false", "null", "\"rules\"", "\"exclude\"", "\"overrides\"", "\"files\"", "\"deploymentTarget\"",
    "\"iOS\"", "\"17.0\"", "\"test\"", "\"**/*.{a,b}\"", "\"[a-\"", "\"..\"", "\"version\"", "\"findings\"",
    "\"ordinal\"", "\"tokens\"", "é", "\u{FEFF}", "\u{0}", "\u{1F469}\u{200D}\u{1F467}", "[[[[[[[[[[[[[[[[[[[[",
  ]

  private static let configuration = """
    {
      "$schema": "unfold.schema.json",
      "rules": {"test": false, "other": true},
      "exclude": ["Made/**", "**/*.made.swift"],
      "deploymentTarget": {"iOS": "17.0", "macOS": "14"},
      "overrides": [{"files": ["A/{b,c}"], "rules": {"test": true}, "exclude": ["A/x"]}]
    }
    """

  private static let baseline = """
    {"version": 1, "paths": [".", "../A"], "findings": [
      {"declaration": "A.b(c:)", "rule": "test", "code": "old", "tokens": "0123456789abcdef", "ordinal": 2},
      {"declaration": "", "rule": "other", "code": "x", "tokens": "0123456789abcdef"}
    ]}
    """

  private static let suppressed = """
    // unfold:ignore-file other - all of it
    struct A {
      // unfold:ignore test, other - measured
      let a = old // unfold:ignore all
      /* unfold:disable:next test */ func b() { old } // unfold:disable:this test -- so
      // unfold:disable all
      var c = old
      // unfold:enable all
    }
    """

  /// Cuts, doubles, replaces and inserts.
  private static func broken(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0...random.below(4) {
      let start = random.below(bytes.count + 1)
      let end = min(bytes.count, start + random.below(12))
      switch random.below(5) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
      case 2: bytes.insert(contentsOf: pieces[random.below(pieces.count)].utf8, at: start)
      case 3: bytes.replaceSubrange(start..<end, with: pieces[random.below(pieces.count)].utf8)
      default: bytes.insert(UInt8(random.below(256)), at: start)
      }
    }
    return bytes
  }

  private static func text(_ random: inout SeededGenerator, from original: String) -> [UInt8] {
    if random.below(4) > 0 { return broken(original, &random) }
    return (0..<random.below(40)).flatMap { _ in Array(pieces[random.below(pieces.count)].utf8) }
  }

  private let folder: String

  init() throws {
    folder = try #require(canonicalPath(NSTemporaryDirectory())) + "/unfold-fuzz-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/.git", withIntermediateDirectories: true)
  }

  /// Whether a person can act on a message: it names the file and, unless all of it is meant, a place in it.
  private func isGood(_ trouble: FileTrouble, _ bytes: [UInt8], _ name: String) -> Bool {
    guard trouble.path == "\(folder)/\(name)", !trouble.cause.isEmpty else { return false }
    guard let position = trouble.position else { return trouble.cause.hasPrefix("is no JSON: it is ") }
    let lines = LineTable(SourceText(bytes)).starts.count
    return (1...lines).contains(position.line) && (1...bytes.count + 1).contains(position.column)
  }

  @Test func configurations() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var wrong = 0
    for number in 0..<SettingsFuzzTests.count {
      var random = SeededGenerator(seed: number)
      let bytes = SettingsFuzzTests.text(&random, from: SettingsFuzzTests.configuration)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(configurationFileName)"))
      let resolver = ConfigurationResolver(ruleNames: ["test", "other"])
      let settings = resolver.settings(of: "\(folder)/A/b/c.made.swift")
      let plain = resolver.settings(ofFolder: folder)
      let troubles = resolver.troubles()
      if !troubles.isEmpty { wrong += 1 }
      if troubles.isEmpty == plain.isBroken || (settings.isBroken && !plain.isBroken)
        || !troubles.allSatisfy({ isGood($0, bytes, configurationFileName) })
      {
        Issue.record("configuration \(number): \(troubles)")
        return
      }
    }
    #expect(wrong > SettingsFuzzTests.count / 2 && wrong < SettingsFuzzTests.count)
  }

  @Test func baselines() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var wrong = 0
    for number in 0..<SettingsFuzzTests.count {
      var random = SeededGenerator(seed: number)
      let bytes = SettingsFuzzTests.text(&random, from: SettingsFuzzTests.baseline)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/known.json"))
      do throws(FileTrouble) {
        let baseline = try Baseline(path: "\(folder)/known.json")
        _ = baseline.gone(met: [], rules: ["test"], paths: [folder])
      } catch {
        wrong += 1
        if !isGood(error, bytes, "known.json") {
          Issue.record("baseline \(number): \(error)")
          return
        }
      }
    }
    #expect(wrong > SettingsFuzzTests.count / 2 && wrong < SettingsFuzzTests.count)
  }

  /// Whatever the comments are, a silent finding is neither said nor fixed, and all others are both.
  @Test func suppressions() {
    var silent = 0
    for number in 0..<SettingsFuzzTests.count {
      var random = SeededGenerator(seed: number)
      let tree = SyntaxTree.parse(SourceText(SettingsFuzzTests.broken(SettingsFuzzTests.suppressed, &random)))
      let file = FileContext(path: "test.swift", tree: tree, deploymentTarget: .unknown)
      let outcome = runRules([TestRule.renaming("old", to: "new")], on: file, baseline: Baseline())
      let words = tree.root.descendants.count { $0.kind == .identifier && $0.text == "old" }
      if outcome.findings.count < words { silent += 1 }
      let ranges = Suppressions(tree).all.map(\.range)
      let areInside = ranges.allSatisfy { $0.lowerBound < $0.upperBound && $0.upperBound <= tree.source.count }
      if !outcome.failures.isEmpty || outcome.findings.count > words || !areInside
        || outcome.entries.count != outcome.findings.count
      {
        Issue.record("suppression \(number): \(outcome.failures)")
        return
      }
    }
    #expect(silent > SettingsFuzzTests.count / 2)
  }
}

extension SeededGenerator {
  fileprivate mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &self) }
}
