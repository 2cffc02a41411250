import Foundation
import Testing
import UnfoldTestSupport

/// `apply` in git work trees: what git can't bring back isn't changed unasked.
struct UncommittedTests {
  private let folder = TemporaryFolder()
  private let apply = ["apply", "--rule", "guessed-insets"]

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private func git(_ arguments: String..., in name: String = ".") throws {
    let words = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org"] + arguments
    let result = try run(words, in: folder(name), environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    #expect(result.status == 0, "\(result.errors)")
  }

  /// A repository with these files in it, all committed.
  private func commit(_ names: String..., in name: String = ".") throws {
    for name in names { try folder.write(name, Sample.guessed) }
    try git("init", "-q", in: name)
    try git("add", "-A", in: name)
    try git("commit", "-qm", "Begin", in: name)
  }

  @Test(
    "Where one file to be changed has uncommitted changes nothing is changed, and it is named",
    arguments: [[], ["--verify", "touch ran"]])
  func changed(options: [String]) throws {
    try commit("App/a.swift", "App/b.swift", "App/c ü*.swift")
    let edited = Sample.guessed + "// edited\n"
    try folder.write("App/a.swift", edited)
    try folder.write("App/c ü*.swift", edited)
    let result = try UnfoldTool.run(apply + options + ["App"], in: folder)
    #expect(result.status == 2 && result.output.isEmpty)
    for name in ["a", "c ü*"] {
      #expect(result.errors.contains("unfold: App/\(name).swift: has uncommitted changes\n"))
    }
    #expect(!result.errors.contains("b.swift"))
    #expect(result.errors.contains("nothing is changed, since git could not bring that back"))
    #expect(result.errors.contains("--allow-dirty"))
    #expect(try text("App/a.swift") == edited && text("App/b.swift") == Sample.guessed)
    #expect(try folder.names() == [".git", "App"])
    let asked = try UnfoldTool.run(apply + options + ["--allow-dirty", "App"], in: folder)
    #expect(asked.status == 0, "\(asked.errors)")
    #expect(try text("App/a.swift") == Sample.mended + "// edited\n")
    #expect(try text("App/b.swift") == Sample.mended)
  }

  @Test("Other files may be as they like")
  func others() throws {
    try commit("a.swift", "b.swift", "c.txt")
    try folder.write("b.swift", Sample.mended)
    try folder.write("c.txt")
    try folder.write("d.swift")
    let result = try UnfoldTool.run(apply, in: folder)
    #expect(result.status == 0 && result.text == "a.swift: 1 change\n", "\(result.errors)")
  }

  @Test("A file that is in no commit, staged or renamed is named too")
  func untracked() throws {
    try commit("old.swift", "kept.swift")
    try git("mv", "old.swift", "renamed.swift")
    for name in ["new.swift", "staged.swift", "Made/left-out.swift", ".gitignore"] {
      try folder.write(name, name == ".gitignore" ? "Made/\n" : Sample.guessed)
    }
    try git("add", "staged.swift")
    let result = try UnfoldTool.run(apply + ["Made/left-out.swift", "."], in: folder)
    #expect(result.status == 2 && result.output.isEmpty)
    for name in ["new", "Made/left-out"] {
      #expect(result.errors.contains("unfold: \(name).swift: is in no commit\n"))
    }
    for name in ["staged", "renamed"] {
      #expect(result.errors.contains("unfold: \(name).swift: has uncommitted changes\n"))
    }
    #expect(!result.errors.contains("kept.swift"))
  }

  @Test("Outside of git nothing is asked")
  func outside() throws {
    try folder.write("a.swift", Sample.guessed)
    #expect(try UnfoldTool.run(apply, in: folder).status == 0)
    #expect(try text("a.swift") == Sample.mended)
  }

  /// A program `git` that stands before the real one.
  private func stub(_ script: String) throws -> [String: String] {
    let path = try folder.write("bin/git", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return ["PATH": "\(folder("bin")):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"]
  }

  @Test("Git is asked once for each repository, and never by commands that change nothing")
  func once() throws {
    try commit("Work/a.swift", "Work/b.swift", in: "Work")
    try commit("Work/Inner/c.swift", in: "Work/Inner")
    let names = "PATH=\"${PATH#*:}\"; echo status >> '\(folder("log"))'; exec git \"$@\""
    let environment = try stub(names)
    for command in ["check", "diff"] {
      #expect(try UnfoldTool.run([command, "Work"], in: folder, environment: environment).status == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: folder("log")))
    try folder.write("Work/Inner/c.swift", Sample.guessed + "// edited\n")
    let result = try UnfoldTool.run(apply + ["Work"], in: folder, environment: environment)
    #expect(result.status == 2, "\(result.errors)")
    #expect(result.errors.contains("unfold: Work/Inner/c.swift: has uncommitted changes\n"))
    #expect(!result.errors.contains("a.swift"))
    #expect(try text("log") == "status\nstatus\n")
  }

  @Test("What a hook of git sets does not lead to another repository")
  func environment() throws {
    try commit("Work/a.swift", in: "Work")
    try commit("Other/b.swift", in: "Other")
    try folder.write("Work/a.swift", Sample.guessed + "// edited\n")
    let environment = ["GIT_DIR": folder("Other/.git"), "GIT_WORK_TREE": folder("Other")]
    let result = try UnfoldTool.run(apply + ["Work"], in: folder, environment: environment)
    #expect(result.status == 2 && result.errors.contains("Work/a.swift: has uncommitted changes"))
  }

  @Test("Where git fails nothing is changed; where there is none, that is said once")
  func trouble() throws {
    try commit("a.swift", "b.swift")
    let failing = try UnfoldTool.run(apply, in: folder, environment: stub("echo 'fatal: torn' >&2; exit 128"))
    #expect(failing.status == 2 && failing.output.isEmpty)
    #expect(failing.errors.contains("'git status' fails there (status 128): fatal: torn"))
    #expect(failing.errors.contains("--allow-dirty"))
    #expect(try text("a.swift") == Sample.guessed)
    try FileManager.default.removeItem(atPath: folder("bin/git"))
    let env = try run(["sh", "-c", "command -v env"], in: "/").text.trimmingCharacters(in: .newlines)
    try folder.link("bin/env", to: env)
    let missing = try UnfoldTool.run(apply + ["a.swift", "b.swift"], in: folder, environment: ["PATH": folder("bin")])
    #expect(missing.status == 0, "\(missing.errors)")
    #expect(missing.errors.components(separatedBy: "there is no git to ask").count == 2)
    #expect(try text("b.swift") == Sample.mended)
  }
}
