import Foundation
import Testing
import UnfoldTestSupport

struct SuppressionCommandTests {
  private let folder = TemporaryFolder()

  private func screen(_ comment: String, _ line: String = "    Text(\"a\")") -> String {
    "import SwiftUI\nstruct A: View {\n  var body: some View {\n\(line) \(comment)\n  }\n}\n"
  }

  private func places(_ arguments: String...) throws -> [String] {
    try UnfoldTool.run(["check", "--quiet"] + arguments, in: folder).text.split(separator: "\n")
      .filter { $0.contains(" unused-suppression (review): ") }.map { String($0.prefix { $0 != " " }) }
  }

  @Test("A comment that silences nothing is found, also where no rule has a word in the file")
  func unused() throws {
    try folder.write("a.swift", screen("// unfold:ignore guessed-insets - measured"))
    #expect(try places() == ["a.swift:4:32:"])
    #expect(try places("--rule", "guessed-insets", "--rule", "unused-suppression") == ["a.swift:4:32:"])
  }

  @Test("Nothing is said of rules that did not run")
  func notRun() throws {
    try folder.write("a.swift", screen("// unfold:ignore guessed-insets, redundant-guards"))
    #expect(try places() == ["a.swift:4:32:"])
    #expect(try places("--rule", "guessed-insets").isEmpty)
    #expect(try places("--rule", "overlay-bars", "--rule", "unused-suppression").isEmpty)
    #expect(try places("--rule", "redundant-guards", "--rule", "unused-suppression") == ["a.swift:4:48:"])
  }

  @Test("A line silenced for all is unused where all rules ran, and a file silenced for all never is")
  func all() throws {
    try folder.write("a.swift", screen("// unfold:ignore all"))
    try folder.write("b.swift", screen("// unfold:ignore-file all"))
    #expect(try places() == ["a.swift:4:32:"])
    #expect(try places("--rule", "guessed-insets", "--rule", "unused-suppression").isEmpty)
  }

  @Test("What is used is not found, and can be silenced itself")
  func used() throws {
    let silenced = Sample.guessed.replacing("// home indicator", with: "// unfold:ignore guessed-insets")
    try folder.write("a.swift", silenced)
    #expect(try UnfoldTool.run("check", in: folder).status == 0)
    try folder.write("a.swift", screen("// unfold:ignore guessed-insets, unused-suppression - for the other target"))
    #expect(try UnfoldTool.run("check", in: folder).status == 0)
  }

  @Test("Files with a syntax error and files that are built for no iOS show less, so nothing is concluded from it")
  func lessToSee() throws {
    try folder.write("a.swift", screen("// unfold:ignore guessed-insets", "    Text(\"a\"))"))
    try folder.write("b.swift", screen("// unfold:ignore guessed-inset"))
    #expect(try places() == ["b.swift:4:32:"])
    #expect(try places("--deployment-target", "macos=14.0") == ["b.swift:4:32:"])
  }
}
