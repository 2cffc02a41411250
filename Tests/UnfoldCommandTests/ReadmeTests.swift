import Foundation
import Testing
import UnfoldTestSupport

/// What the README says that the tool can say itself.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test("The table of rules is the one that 'unfold rules --format markdown' prints")
  func table() throws {
    let parts = readme.components(separatedBy: "<!-- rules -->\n")
    try #require(parts.count == 2)
    let table = parts[1].components(separatedBy: "<!-- end of rules -->")[0]
    let printed = try UnfoldTool.run("rules", "--format", "markdown", in: TemporaryFolder())
    #expect(table == printed.text, "put what 'unfold rules --format markdown' prints between the two marks")
  }

  @Test("The table of the guidance names every rule, and none that isn't there")
  func guidance() throws {
    let table = try #require(readme.components(separatedBy: "| the guidance | carried by |\n").last)
      .components(separatedBy: "\n\n")[0]
    let carriers = table.split(separator: "\n").dropFirst().compactMap { $0.split(separator: "|").last }
    let named = carriers.flatMap { $0.split(separator: "`").filter { $0.contains("-") && !$0.contains(" ") } }
    let rules = try UnfoldTool.run("rules", in: TemporaryFolder()).text.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }
    // About the comments that silence rules, which are no part of the guidance.
    #expect(Set(named) == Set(rules).subtracting(["unused-suppression"]))
  }
}
