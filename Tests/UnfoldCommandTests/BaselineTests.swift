import Foundation
import Testing
import UnfoldTestSupport

struct BaselineTests {
  private let folder = TemporaryFolder()

  private func write() throws -> String {
    let written = try UnfoldTool.run(
      "check", "--rule", "guessed-insets", "--write-baseline", "known.json", in: folder)
    #expect(written.status == 0 && written.output.isEmpty)
    return try String(contentsOfFile: folder.path + "/known.json", encoding: .utf8)
  }

  private func check(_ paths: String...) throws -> ProcessResult {
    try UnfoldTool.run(
      ["check", "--rule", "guessed-insets", "--baseline", "known.json"] + paths, in: folder)
  }

  @Test("What is known is silent in check and diff, and left alone by apply")
  func silent() throws {
    try folder.write("a.swift", Sample.guessed)
    _ = try write()
    let checked = try check()
    #expect(checked.status == 0 && checked.output.isEmpty && !checked.errors.contains("known.json"))
    let rule = ["--rule", "guessed-insets", "--baseline", "known.json"]
    #expect(try UnfoldTool.run(["diff"] + rule, in: folder).status == 0)
    #expect(try UnfoldTool.run(["apply"] + rule, in: folder).status == 0)
    #expect(try String(contentsOfFile: folder.path + "/a.swift", encoding: .utf8) == Sample.guessed)
    #expect(try UnfoldTool.run("check", "--rule", "guessed-insets", in: folder).status == 1)
  }

  @Test("Moved, indented anew, commented, with other line ends or under another name it stays known")
  func whatDoesNotMatter() throws {
    try folder.write("a.swift", Sample.guessed)
    _ = try write()
    try FileManager.default.removeItem(atPath: folder.path + "/a.swift")
    let moved = "// A screen.\n\nstruct Other {}\n" + Sample.guessed.replacing("    ", with: "\t")
      .replacing("VStack {", with: "VStack { // all\n").replacing("\n", with: "\r\n")
    try folder.write("Screens/Pay.swift", moved)
    #expect(try UnfoldTool.run("check", "--rule", "guessed-insets", in: folder).status == 1)
    let checked = try check()
    #expect(checked.status == 0 && !checked.errors.contains("known.json"))
  }

  @Test("Edited, or in another declaration, it is new, and the old one is said to be gone", arguments: [
    (".padding(.top, 12)", ".padding(.top, 16)"), ("PayScreen", "BuyScreen"), ("Button(\"Pay\")", "Button(\"Buy\")"),
  ])
  func whatMatters(old: String, new: String) throws {
    try folder.write("a.swift", Sample.guessed)
    _ = try write()
    try folder.write("a.swift", Sample.guessed.replacing(old, with: new))
    let checked = try check()
    #expect(checked.status == 1)
    #expect(checked.errors.contains("unfold: known.json: 1 finding in it is gone or changed; "))
    #expect(checked.errors.contains("unfold check --write-baseline known.json .\n"))
  }

  @Test("A run that looks at less says nothing of what it did not look at")
  func partialRun() throws {
    try folder.write("a.swift", Sample.guessed)
    try folder.write("Sub/b.swift", "let b = 1\n")
    _ = try write()
    try folder.write("a.swift", Sample.mended)
    #expect(try !check("Sub").errors.contains("known.json"))
    let other = try UnfoldTool.run("check", "--rule", "overlay-bars", "--baseline", "known.json", in: folder)
    #expect(!other.errors.contains("known.json"))
    #expect(try check().errors.contains("1 finding in it is gone"))
  }

  @Test("The file is sorted, a finding a line, with relative paths, and the same from anywhere")
  func readable() throws {
    try folder.write("b/z.swift", Sample.guessed.replacing("PayScreen", with: "BuyScreen"))
    try folder.write("a/a.swift", Sample.guessed)
    let text = try write()
    let lines = text.split(separator: "\n")
    #expect(lines.prefix(4) == ["{", "  \"version\": 1,", "  \"paths\": [\".\"],", "  \"findings\": ["])
    #expect(lines.count == 8 && lines.suffix(2) == ["  ]", "}"])
    let start = "    {\"declaration\":\"BuyScreen.body\",\"rule\":\"guessed-insets\","
    #expect(lines[4].hasPrefix("\(start)\"code\":\".padding(.bottom, 34)\",\"tokens\":\""))
    #expect(lines[5].hasPrefix("    {\"declaration\":\"PayScreen.body\""))
    #expect(!text.contains(folder.path))
    let again = try UnfoldTool.run(
      "check", "--rule", "guessed-insets", "--jobs", "1", "--write-baseline", folder.path + "/known.json",
      folder.path + "/b", folder.path, in: TemporaryFolder())
    #expect(again.status == 0)
    let rewritten = try String(contentsOfFile: folder.path + "/known.json", encoding: .utf8)
    #expect(rewritten == text.replacing("[\".\"]", with: "[\".\",\"b\"]"))
  }

  @Test("Of those that are alike in one file, as many are known as there were")
  func ordinals() throws {
    func screen(_ count: Int) -> String {
      let line = "    Text(\"a\").environment(\\.horizontalSizeClass, .compact)\n"
      return "import SwiftUI\nstruct A: View {\n  var body: some View {\n"
        + String(repeating: line, count: count) + "  }\n}\n"
    }
    try folder.write("a.swift", screen(2))
    let rule = ["--rule", "forced-size-class"]
    #expect(try UnfoldTool.run(["check"] + rule + ["--write-baseline", "known.json"], in: folder).status == 0)
    let text = try String(contentsOfFile: folder.path + "/known.json", encoding: .utf8)
    #expect(text.ranges(of: "\"A.body\"").count == 2 && text.ranges(of: "\"ordinal\":2").count == 1)
    #expect(try UnfoldTool.run(["check"] + rule + ["--baseline", "known.json"], in: folder).status == 0)
    try folder.write("a.swift", screen(3))
    let checked = try UnfoldTool.run(["check"] + rule + ["--baseline", "known.json"], in: folder)
    #expect(checked.status == 1 && checked.text.hasPrefix("a.swift:6:14: "))
    #expect(checked.errors.contains("1 finding in 1 of 1 file"))
  }

  @Test("A broken baseline is trouble with its place, and nothing is done", arguments: [
    ("{", "known.json:1:2: the file ends where a key in double quotes is expected"),
    ("{\"version\": 2, \"findings\": []}", "known.json:1:13: \"version\" is not 1"),
    (
      "{\"version\": 1,\n \"finding\": []}",
      "known.json:2:2: a baseline has no \"finding\" (did you mean \"findings\"?)"
    ),
    ("{\"version\": 1}", "known.json:1:1: \"findings\" is missing"),
    (
      "{\"version\": 1, \"findings\": [\n{\"rule\": 1}]}",
      "known.json:2:10: \"rule\" is a string, and this is a number"
    ),
    ("", "known.json: is no JSON: it is empty"),
  ])
  func broken(text: String, message: String) throws {
    try folder.write("a.swift", Sample.guessed)
    try folder.write("known.json", text)
    let checked = try check()
    #expect(checked.status == 2 && checked.output.isEmpty)
    #expect(checked.errors.hasPrefix("unfold: --baseline: \(message)"))
  }

  @Test("Where a file could not be looked at no baseline is written")
  func incomplete() throws {
    try folder.write("a.swift", Sample.guessed)
    let result = try UnfoldTool.run("check", "--write-baseline", "known.json", ".", "gone.swift", in: folder)
    #expect(result.status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/known.json"))
  }
}
