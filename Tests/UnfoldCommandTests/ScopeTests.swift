import Foundation
import Testing
import UnfoldTestSupport

/// What `--lines`, `--declaration`, `--since`, `--include` and `--exclude` limit a run to.
struct ScopeTests {
  private let folder = TemporaryFolder()
  private let rule = "guessed-insets"
  private let two = Sample.guessed + Sample.guessed.replacing("PayScreen", with: "TipScreen")
    .replacing("import SwiftUI\n", with: "")

  /// The places of the findings, such as `a.swift:11`.
  private func places(_ arguments: String...) throws -> [String] {
    let found = try UnfoldTool.run(["check", "--quiet", "--rule", rule] + arguments, in: folder)
    #expect(found.errors.isEmpty, "\(found.errors)")
    let lines = found.text.split(separator: "\n").filter { $0.contains(": \(rule) (") || $0.contains(" \(rule) (") }
    return lines.map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
  }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private func git(_ words: String...) throws {
    let start = ["git", "-c", "user.name=x", "-c", "user.email=x@y", "-c", "core.autocrlf=false"]
    let result = try run(start + words, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("Lines limit a run to what begins on them, in their file")
  func lines() throws {
    try folder.write("a.swift", two)
    try folder.write("b.swift", Sample.guessed)
    #expect(try places(".") == ["a.swift:11", "a.swift:29", "b.swift:11"])
    #expect(try places("--lines", "a.swift:11", ".") == ["a.swift:11"])
    #expect(try places("--lines=a.swift:12-99") == ["a.swift:29"])
    #expect(try places("--lines", "a.swift:1-11", "--lines", "./b.swift:11-11") == ["a.swift:11", "b.swift:11"])
    #expect(try places("--lines", "a.swift:12-28") == [])
    let applied = try UnfoldTool.run("apply", "--rule", rule, "--lines", "a.swift:20-30", in: folder)
    #expect(applied.status == 0 && applied.text == "a.swift: 1 change\n", "\(applied.errors)")
    #expect(try text("a.swift") == Sample.guessed + Sample.mended.replacing("PayScreen", with: "TipScreen")
      .replacing("import SwiftUI\n", with: ""))
    #expect(try text("b.swift") == Sample.guessed)
  }

  @Test("A type or member limits a run to what is in it, extensions too")
  func declarations() throws {
    try folder.write("a.swift", two)
    try folder.write("b.swift", "import SwiftUI\n\nextension Pay {\n" + Sample.guessed.dropFirst(16) + "}\n")
    #expect(try places("--declaration", "TipScreen") == ["a.swift:29"])
    #expect(try places("--declaration", "PayScreen") == ["a.swift:11", "b.swift:12"])
    #expect(try places("--declaration", "Pay.PayScreen.body") == ["b.swift:12"])
    #expect(try places("--declaration", "TipScreen.body", "--declaration", "Pay") == ["a.swift:29", "b.swift:12"])
    #expect(try places("--declaration", "TipScreen.items") == [])
    #expect(try places("--declaration", "PayScreen", "--lines", "a.swift:1-99") == ["a.swift:11"])
  }

  @Test("Since a commit, what differs from it counts, and what git doesn't track as a whole")
  func since() throws {
    try folder.write("a b/é\".swift", two)
    try folder.write("same.swift", Sample.guessed)
    try folder.write("lines.swift", two.replacing("\n", with: "\r\n"))
    try git("init", "-q")
    try git("add", "-A")
    try git("commit", "-qm", "x")
    #expect(try places("--since", "HEAD") == [])
    var changedLines = two.components(separatedBy: "\n")
    changedLines[28] += " "
    let changed = changedLines.joined(separator: "\n")
    try folder.write("a b/é\".swift", changed)
    try folder.write("lines.swift", "// one\r\n// ++ two\r\n" + changed.replacing("\n", with: "\r\n"))
    try folder.write("new.swift", Sample.guessed)
    #expect(try places("--since", "HEAD") == ["a b/é\".swift:29", "lines.swift:31", "new.swift:11"])
    try git("add", "-A")
    #expect(try places("--since", "HEAD", "same.swift", "lines.swift") == ["lines.swift:31"])
    #expect(try places("--since", "HEAD", "--include", "new.swift") == ["new.swift:11"])
    let applied = try UnfoldTool.run("apply", "--allow-dirty", "--rule", rule, "--since", "HEAD", in: folder)
    #expect(applied.text == "a b/é\".swift: 1 change\nlines.swift: 1 change\nnew.swift: 1 change\n")
    #expect(try text("same.swift") == Sample.guessed)
  }

  @Test("A verified run takes back and makes only what is inside")
  func verified() throws {
    try folder.write("a.swift", two)
    let command = "! grep -q TipScreen a.swift || test $(grep -c 34 a.swift) = 2"
    let applied = try UnfoldTool.run(
      "apply", "--rule", rule, "--declaration", "TipScreen", "--verify", command, in: folder)
    #expect(applied.status == 1 && applied.errors.contains("a.swift:29: guessed-insets: taken back"))
    #expect(try text("a.swift") == two)
  }

  @Test("Patterns choose files, and what they leave out is said if asked for")
  func patterns() throws {
    for name in ["A/OneView.swift", "A/B/TwoView.swift", "A/B/Other.swift", "C/OneView.swift"] {
      try folder.write(name, Sample.guessed)
    }
    let views = ["A/B/TwoView.swift:11", "A/OneView.swift:11", "C/OneView.swift:11"]
    #expect(try places("--include", "*View.swift") == views)
    #expect(try places("--include", "A/*.swift") == ["A/OneView.swift:11"])
    #expect(try places("--include", "A", "--exclude", "B") == ["A/OneView.swift:11"])
    #expect(try places("--exclude", "A/**/{One,Two}*") == ["A/B/Other.swift:11", "C/OneView.swift:11"])
    #expect(try places("--exclude", "Nowhere", "C/OneView.swift") == ["C/OneView.swift:11"])
    let verbose = try UnfoldTool.run("check", "--verbose", "--exclude", "A/", in: folder)
    #expect(verbose.errors.contains("unfold: A/B/Other.swift: left out: --exclude or --include leaves it out\n"))
  }

  @Test(
    "What is wrong with a limit is said",
    arguments: [
      (["--lines", "a.swift"], "names no lines"), (["--lines", "a.swift:4-2"], "names no lines"),
      (["--lines", "a.swift:0-2"], "names no lines"), (["--lines", "a.swift:99-100"], "a.swift: has no line 99"),
      (["--lines", "gone.swift:1"], "gone.swift: cannot be read"), (["--declaration", "a b"], "is no name"),
      (["--declaration", "PayScrean"], "PayScrean: is declared in no file of the run"),
      (["--declaration", "PayScreen.padding"], "is declared in no file of the run"),
      (["--since", "nothing"], "git knows no commit 'nothing'"), (["--since=--output=x.swift"], "is no commit"),
      (["--include", "*.swift", "--include", "x*"], "x*: matches no file of the run"),
      (["--include="], "pattern is empty"),
    ] as [([String], String)])
  func mistakes(arguments: [String], message: String) throws {
    try folder.write("a.swift", Sample.guessed)
    try git("init", "-q")
    let result = try UnfoldTool.run(["check"] + arguments, in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try folder.names() == [".git", "a.swift"])
  }

  @Test("Outside of a git work tree there is no since")
  func noRepository() throws {
    try folder.write("a.swift", Sample.guessed)
    let result = try UnfoldTool.run("apply", "--allow-dirty", "--rule", rule, "--since", "HEAD", in: folder)
    #expect(result.status == 2 && result.errors.contains("a.swift: is in no git work tree"))
    #expect(try text("a.swift") == Sample.guessed)
  }
}
