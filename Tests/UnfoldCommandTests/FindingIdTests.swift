import Foundation
import Testing
import UnfoldTestSupport

/// One finding at a time, by its id, as programs take them.
struct FindingIdTests {
  private let folder = TemporaryFolder()

  private struct Listed: Decodable {
    struct Finding: Decodable {
      let id: String
      let rule: String
      let kind: String
      let path: String
      let line: Int
    }
    let findings: [Finding]
  }

  private func findings(_ arguments: String..., in other: TemporaryFolder? = nil) throws -> [Listed.Finding] {
    let result = try UnfoldTool.run(["check", "--format", "json"] + arguments, in: other ?? folder)
    return try JSONDecoder().decode(Listed.self, from: Data(result.output)).findings
  }

  private func screen(_ name: String) -> String {
    Sample.guessed.replacing("PayScreen", with: name)
  }

  @Test("Ids tell findings apart, and stay when lines move, the code is indented anew, or the run starts elsewhere")
  func stability() throws {
    try folder.write("App/Pay.swift", Sample.guessed)
    try folder.write("App/Send.swift", screen("SendScreen"))
    try folder.write("Other/Pay.swift", Sample.guessed)
    let first = try findings("--rule", "guessed-insets", "App", "Other")
    #expect(first.count == 3 && Set(first.map(\.id)).count == 3)
    #expect(first.allSatisfy { $0.id.utf8.count == 12 && $0.id.allSatisfy(\.isHexDigit) })
    let sarif = try UnfoldTool.run("check", "--format", "sarif", "--rule", "guessed-insets", "App", in: folder).text
    #expect(sarif.contains("\"unfoldFinding/v1\":\"\(first[0].id)\""))
    try folder.write("App/Pay.swift", "// new\n\n" + Sample.guessed.replacing("  ", with: "\t"))
    #expect(try findings("--rule", "guessed-insets", ".").map(\.id) == first.map(\.id))
    try folder.write("App/Pay.swift", Sample.guessed.replacing("34", with: "20"))
    let edited = try findings("--rule", "guessed-insets", ".")
    #expect(!edited.contains { $0.id == first[0].id } && edited.contains { $0.id == first[1].id })
  }

  @Test("One finding is shown and fixed at a time, and the others keep their ids")
  func oneAtATime() throws {
    let row = "        .padding(.bottom, 34) // home indicator\n"
    let two = Sample.guessed.replacing(
      "    VStack {", with: "    if items.isEmpty {\n      VStack { Text(\"a\"); HStack { Button(\"b\") {} }\n\(row)        .background(.bar) }\n    }\n    VStack {")
    try folder.write("Pay.swift", two)
    try folder.write("Send.swift", screen("SendScreen"))
    let all = try findings("--rule", "guessed-insets", ".").filter { $0.kind == "fix" }
    #expect(all.count >= 2)
    let chosen = try #require(all.last)
    let diff = try UnfoldTool.run("diff", "--finding", chosen.id, ".", in: folder)
    #expect(diff.status == 1 && diff.text.split(separator: "\n").filter { $0.hasPrefix("@@") }.count == 1)
    #expect(diff.text.hasPrefix("--- a/\(chosen.path.hasPrefix("./") ? String(chosen.path.dropFirst(2)) : chosen.path)"))
    let apply = try UnfoldTool.run("apply", "--finding", chosen.id, ".", in: folder)
    #expect(apply.status == 0 && apply.errors.contains("1 change in 1 of 2 files"))
    let left = try findings("--rule", "guessed-insets", ".").filter { $0.kind == "fix" }
    #expect(left.map(\.id) == all.dropLast().map(\.id))
    let again = try UnfoldTool.run("apply", "--finding", chosen.id, ".", in: folder)
    #expect(again.status == 2 && again.errors.contains("\(chosen.id): is no finding now; it was fixed"))
    #expect(try UnfoldTool.run("undo", in: folder).status == 0)
    #expect(try findings("--rule", "guessed-insets", ".").filter { $0.kind == "fix" }.map(\.id) == all.map(\.id))
  }

  @Test("A finding without a change says so, and what is no id is refused")
  func refusals() throws {
    try folder.write("Page.swift", "import SwiftUI\nstruct Page: View { var body: some View { Text(\"a\").environment(\\.horizontalSizeClass, .compact) } }\n")
    let review = try #require(try findings(".").first { $0.kind == "review" })
    let apply = try UnfoldTool.run("apply", "--finding", review.id, ".", in: folder)
    #expect(apply.status == 2 && apply.errors.contains("has no change to make"))
    #expect(try UnfoldTool.run("check", "--finding", review.id, ".", in: folder).text.contains("Page.swift:2:"))
    #expect(try UnfoldTool.run("apply", "--finding", "guessed-insets", ".", in: folder).errors.contains("is no finding's id"))
    let both = try UnfoldTool.run("apply", "--finding", review.id, "--verify", "true", ".", in: folder)
    #expect(both.status == 2 && both.errors.contains("give one"))
  }

  @Test("Rules and their pages are there for programs too")
  func explanations() throws {
    struct Rule: Decodable { let id, kind, summary: String }
    struct Page: Decodable { let id, kind, summary, finds, why, before, after, leavesAlone, checkByHand: String }
    let rules = try JSONDecoder().decode([Rule].self, from: Data(try UnfoldTool.run("rules", "--format", "json", in: folder).output))
    #expect(rules.count > 20 && rules.contains { $0.id == "guessed-insets" && $0.kind == "fix" })
    let output = try UnfoldTool.run("explain", "overlay-bars", "--format", "json", in: folder).output
    let page = try JSONDecoder().decode(Page.self, from: Data(output))
    #expect(page.id == "overlay-bars" && !page.finds.isEmpty && !page.before.isEmpty && !page.checkByHand.isEmpty)
    #expect(try UnfoldTool.run("explain", "overlay-bars", "--format", "sarif", in: folder).status == 2)
  }
}
