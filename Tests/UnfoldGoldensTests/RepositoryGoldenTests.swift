import Foundation
import Testing
import UnfoldRules

@testable import UnfoldGoldens

/// Runs each case in `Goldens` as `unfold test` does.
@Suite struct RepositoryGoldenTests {
  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens").path

  static let cases = (try? GoldenFiles.cases(in: directory)) ?? []

  @Test func thereAreCasesForEveryRule() throws {
    let rules = Set(try RepositoryGoldenTests.cases.map { try GoldenCase(path: $0).rule })
    #expect(rules == Set(allRules.map(\.id)))
  }

  @Test(arguments: cases) func holds(_ path: String) throws {
    let results = try runGoldens(in: path, rules: allRules)
    if results.contains(where: { !$0.failures.isEmpty }) { Issue.record("\(GoldenReport().text(results))") }
  }
}
