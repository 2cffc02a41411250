import Foundation
import Testing
import UnfoldTestSupport

struct UndoTests {
  private let folder = TemporaryFolder()
  private let apply = ["apply", "--rule", "guessed-insets"]

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private func undo(_ arguments: String..., in name: String = ".") throws -> ProcessResult {
    try run([UnfoldTool.path, "undo"] + arguments, in: folder(name), environment: UnfoldTool.environment(folder))
  }

  private func git(_ arguments: String..., in name: String = ".") throws -> ProcessResult {
    let words = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org"] + arguments
    return try run(words, in: folder(name), environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
  }

  private func commitAll() throws {
    _ = try git("init", "-q")
    _ = try git("add", "-A")
    #expect(try git("commit", "-qm", "Begin").status == 0)
  }

  @Test("In a git work tree all is as it was, and git sees nothing of the journal")
  func inGit() throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("App/b.swift", "\u{FEFF}" + Sample.guessed.replacing("\n", with: "\r\n"))
    try commitAll()
    let applied = try UnfoldTool.run(apply + ["App"], in: folder)
    #expect(applied.errors.contains("2 changes in 2 of 2 files; 'unfold undo' takes that back"), "\(applied.errors)")
    #expect(try git("status", "--porcelain").text == " M App/a.swift\n M App/b.swift\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder(".git/unfold")).sorted() == ["lock", "run-1"])
    let undone = try undo()
    #expect(undone.status == 0 && undone.text == "App/a.swift: restored\nApp/b.swift: restored\n", "\(undone.errors)")
    #expect(undone.errors.contains("2 files restored to what was there before 'unfold apply --rule guessed-insets"))
    #expect(try git("status", "--porcelain").text.isEmpty)
    let again = try undo()
    #expect(again.status == 2 && again.errors.contains("no run of 'apply' is recorded for . or a folder around it"))
  }

  @Test("Outside of git too, from each folder below and by its name; a folder of the user's keeps the journal")
  func outsideOfGit() throws {
    for place in ["App", "App/Sources", "."] {
      try folder.write("App/Sources/a.swift", Sample.guessed)
      let applied = try run(
        [UnfoldTool.path] + apply + ["Sources"], in: folder("App"), environment: UnfoldTool.environment(folder))
      #expect(applied.status == 0 && applied.errors.contains("'unfold undo' takes that back"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.statePath) == ["unfold"])
      let undone = place == "." ? try undo("App") : try undo(in: place)
      #expect(undone.status == 0, "\(undone.errors)")
      #expect(try text("App/Sources/a.swift") == Sample.guessed)
    }
    #expect(try folder.names() == ["App"])
    #expect(try undo().status == 2)
  }

  @Test("The command that takes a run back is said as it works where the user is")
  func hint() throws {
    try folder.write("Work/a.swift", Sample.guessed)
    try folder.write("Other/b.swift")
    let words = [UnfoldTool.path] + apply + [folder("Work")]
    let applied = try run(words, in: folder("Other"), environment: UnfoldTool.environment(folder))
    #expect(applied.errors.contains("'unfold undo \(folder("Work"))' takes that back"))
    #expect(try undo(folder("Work"), in: "Other").status == 0)
    #expect(try text("Work/a.swift") == Sample.guessed)
  }

  @Test("One run at a time, the newest first, and the list shows them")
  func severalRuns() throws {
    for name in ["a", "b"] {
      try folder.write("\(name).swift", Sample.guessed)
      #expect(try UnfoldTool.run(apply + ["\(name).swift"], in: folder).status == 0)
    }
    let lines = try undo("--list").text.split(separator: "\n")
    try #require(lines.count == 2)
    for (line, name) in zip(lines, ["2|b", "1|a"]) {
      let parts = name.split(separator: "|")
      #expect(line.hasPrefix("\(parts[0])  20"))
      #expect(line.hasSuffix("  1 file, 1 to restore  apply --rule guessed-insets \(parts[1]).swift"))
    }
    #expect(try undo().text == "b.swift: restored\n")
    #expect(try undo().text == "a.swift: restored\n")
    #expect(try text("a.swift") == Sample.guessed && text("b.swift") == Sample.guessed)
    #expect(try undo().status == 2)
  }

  @Test("A file that was edited since, or is gone or a link now, stays; the others are restored")
  func edited() throws {
    for name in ["a", "b", "c", "d", "Sub/e"] { try folder.write("\(name).swift", Sample.guessed) }
    #expect(try UnfoldTool.run(apply, in: folder).status == 0)
    try folder.write("b.swift", Sample.mended + "// edited\n")
    try FileManager.default.removeItem(atPath: folder("c.swift"))
    try folder.write("real/e.swift", Sample.mended)
    try FileManager.default.removeItem(atPath: folder("Sub"))
    try folder.link("Sub", to: "real")
    let result = try undo()
    #expect(result.status == 2 && result.text == "a.swift: restored\nd.swift: restored\n")
    #expect(result.errors.contains("unfold: b.swift: is left alone: it was edited since\n"))
    for name in ["c", "Sub/e"] {
      #expect(result.errors.contains("unfold: \(name).swift: is left alone: it is gone, or a link now"))
    }
    #expect(result.errors.contains("2 files restored, 3 left alone; the old bytes stay with run 1"))
    #expect(try text("b.swift") == Sample.mended + "// edited\n")
    #expect(try text("real/e.swift") == Sample.mended)
    // As soon as it is what the run wrote, it is restored.
    try folder.write("b.swift", Sample.mended)
    try folder.write("c.swift", Sample.guessed)
    try FileManager.default.removeItem(atPath: folder("Sub"))
    try folder.write("Sub/e.swift", Sample.mended)
    let rest = try undo("--run", "1")
    #expect(rest.status == 0 && rest.text == "Sub/e.swift: restored\nb.swift: restored\n", "\(rest.errors)")
    let gone = try undo("--run", "1")
    #expect(gone.status == 2)
  }

  @Test("With --verify: what stayed is taken back, and where nothing stayed there is no run")
  func verified() throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("App/b.swift", Sample.guessed)
    // Only one of the two may be changed.
    let command = "! cmp -s App/a.swift App/b.swift || grep -q indicator App/a.swift"
    let result = try UnfoldTool.run(apply + ["--verify", command, "App"], in: folder)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.errors.contains("'unfold undo' takes that back"))
    let undone = try undo()
    #expect(undone.status == 0 && undone.text.components(separatedBy: "restored").count == 2, "\(undone.errors)")
    for name in ["a", "b"] { #expect(try text("App/\(name).swift") == Sample.guessed) }
    let neither = "grep -q indicator App/a.swift && grep -q indicator App/b.swift"
    #expect(try UnfoldTool.run(apply + ["--verify", neither, "App"], in: folder).status == 1)
    #expect(try undo().status == 2)
  }

  @Test("Linked work trees have journals of their own")
  func workTrees() throws {
    try folder.write("Main/a.swift", Sample.guessed)
    _ = try git("init", "-q", in: "Main")
    _ = try git("add", "-A", in: "Main")
    _ = try git("commit", "-qm", "Begin", in: "Main")
    #expect(try git("worktree", "add", "-q", "../Linked", in: "Main").status == 0)
    for name in ["Main", "Linked"] { #expect(try UnfoldTool.run(apply + [name], in: folder).status == 0) }
    #expect(try undo("Linked").text == "Linked/a.swift: restored\n")
    #expect(try text("Main/a.swift") == Sample.mended && text("Linked/a.swift") == Sample.guessed)
    #expect(try undo("Linked").status == 2)
  }

  @Test("Where no journal can be kept nothing is changed")
  func noJournal() throws {
    try folder.write("a.swift", Sample.guessed)
    let result = try UnfoldTool.run(apply, in: folder, environment: ["XDG_STATE_HOME": folder("a.swift")])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("no journal can be kept there, so nothing is changed"))
    #expect(try text("a.swift") == Sample.guessed)
  }

  @Test("While one run writes, another does not")
  func twoRuns() throws {
    try folder.write("App/a.swift", Sample.guessed)
    let other = "'\(UnfoldTool.path)' apply --rule guessed-insets App 2>>errors; echo $? >>errors"
    #expect(try UnfoldTool.run(apply + ["--verify", other, "App"], in: folder).status == 0)
    let errors = try text("errors")
    #expect(errors.contains("is held by another run of unfold that is writing"), "\(errors)")
    #expect(try undo().status == 0)
    #expect(try text("App/a.swift") == Sample.guessed)
  }
}
