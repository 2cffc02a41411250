import Foundation
import Testing
import UnfoldTestSupport

@Suite struct PatternCommandTests {
  private let folder = TemporaryFolder()

  init() throws {
    _ = try folder.write(
      "App/A.swift",
      """
      let a = Text("a")
        .cornerRadius(8) // round
        .padding()
      let b = Text("b").cornerRadius(size, antialiased: true)

      """)
  }

  @Test func searchListsPlaces() throws {
    let result = try UnfoldTool.run("search", "<#view#>.cornerRadius(<#r#>)", in: folder)
    #expect(result.status == 1)
    #expect(result.text == "App/A.swift:2:3: .cornerRadius(8) // round\n")
    #expect(result.errors == "unfold: 1 place in 1 of 1 file\n")
  }

  @Test func searchFindsNothing() throws {
    let result = try UnfoldTool.run("search", "UIScreen.main", "App", in: folder)
    #expect(result.status == 0)
    #expect(result.text.isEmpty)
  }

  @Test func searchWritesWhatCheckWrites() throws {
    let result = try UnfoldTool.run("search", "<#view#>.padding()", "--format", "json", in: folder)
    #expect(result.text.contains("\"line\": 3") || result.text.contains("\"line\":3"), "\(result.text)")
    #expect(result.text.contains("search"))
  }

  @Test func rewritePrintsAPatchThatGitTakes() throws {
    let result = try UnfoldTool.run(
      "rewrite", "<#view#>.cornerRadius(<#r#>)", "<#view#>.clipShape(.rect(cornerRadius: <#r#>))", in: folder)
    #expect(result.status == 1)
    #expect(result.text.contains("-  .cornerRadius(8) // round\n+  .clipShape(.rect(cornerRadius: 8)) // round\n"))
    #expect(!result.text.contains("antialiased: true)\n+"))
    _ = try folder.write("a.patch", result.text)
    #expect(try run(["git", "apply", "a.patch"], in: folder.path).status == 0)
  }

  @Test func rewriteTakesCodeOut() throws {
    _ = try folder.write("App/B.swift", "f()\nprint(\"a\")\ng()\n")
    let result = try UnfoldTool.run("rewrite", "print(<#items...#>)", "", "App/B.swift", in: folder)
    #expect(result.text.contains("-print(\"a\")\n"))
    #expect(!result.text.contains("\n+print"))
  }

  @Test func aChangeWithoutAnEndIsRefused() throws {
    let result = try UnfoldTool.run("rewrite", "<#x#>.a()", "<#x#>.a().b()", in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("would never end"))
  }
}
