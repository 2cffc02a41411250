import Foundation
import Testing
import UnfoldTestSupport

/// What the README says that the tool can say itself.
@Suite struct ReadmeTests {
  @Test("The table of rules is the one that 'unfold rules --format markdown' prints")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let parts = readme.components(separatedBy: "<!-- rules -->\n")
    try #require(parts.count == 2)
    let table = parts[1].components(separatedBy: "<!-- end of rules -->")[0]
    let printed = try UnfoldTool.run("rules", "--format", "markdown", in: TemporaryFolder())
    #expect(table == printed.text, "put what 'unfold rules --format markdown' prints between the two marks")
  }
}
