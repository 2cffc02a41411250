import Foundation
import Testing
import UnfoldTestSupport

/// Which files are done, which are left out, and what is said of them.
struct FileChoiceTests {
  private let folder = TemporaryFolder()
  private let rule = "guessed-insets"

  private func places(_ arguments: String...) throws -> [String] {
    let found = try UnfoldTool.run(["check", "--quiet", "--format", "xcode", "--rule", rule] + arguments, in: folder)
    return found.text.split(separator: "\n").map { String($0.prefix { $0 != ":" }.dropFirst(folder.path.count + 1)) }
  }

  @Test("Generated files are left out and counted, and done where they are named")
  func generated() throws {
    try folder.write("a.swift", Sample.guessed)
    try folder.write("Made/b.swift", "// DO NOT EDIT\n" + Sample.guessed)
    try folder.write("Made/c.swift", "// @generated\n" + Sample.guessed)
    let applied = try UnfoldTool.run("apply", "--rule", rule, in: folder)
    #expect(applied.status == 0 && applied.text == "a.swift: 1 change\n")
    #expect(applied.errors.contains("unfold: 2 generated files left out; --verbose says which"))
    #expect(applied.errors.contains("1 change in 1 of 1 file"))
    #expect(try places("Made/b.swift", ".") == ["Made/b.swift"])
    #expect(try places(".", "Made/b.swift") == ["Made/b.swift"])
    #expect(try places("Made") == [])
    let named = try UnfoldTool.run("apply", "--rule", rule, "Made/b.swift", in: folder)
    #expect(named.text == "Made/b.swift: 1 change\n" && !named.errors.contains("left out"))
  }

  @Test("Each file and folder that is left out is said with its reason, if asked for")
  func verbose() throws {
    try folder.write(".gitignore", "Old*\n!OldButKept.swift\n")
    for name in ["a", "Old", "OldButKept", "Old/x", "Pods/x", "Sub/.build/x"] { try folder.write("\(name).swift") }
    try folder.write("made.swift", "// @generated\n")
    try folder.write(".unfold.json", #"{"exclude": ["Parts/**", "*.plist"]}"#)
    for name in ["Parts/x.swift", "Old.plist", "Some.plist"] { try folder.write(name) }
    let verbose = try UnfoldTool.run("check", "--verbose", in: folder)
    #expect(verbose.status == 0)
    let lines = Set(verbose.errors.split(separator: "\n").filter { $0.contains("left out") })
    #expect(
      lines == [
        "unfold: Old: left out: git ignores it", "unfold: Old.swift: left out: git ignores it",
        "unfold: Pods: left out: it holds what is built or fetched",
        "unfold: Sub/.build: left out: it holds what is built or fetched",
        "unfold: made.swift: left out: it says that it is generated",
        "unfold: Old.plist: left out: git ignores it",
        "unfold: Parts/x.swift: left out: a configuration file excludes it",
        "unfold: Some.plist: left out: a configuration file excludes it",
      ])
    let silent = try UnfoldTool.run("check", in: folder)
    #expect(silent.errors.ranges(of: "left out").count == 1)
    #expect(try UnfoldTool.run("check", "--quiet", in: folder).errors.isEmpty)
  }

  @Test("Names with spaces, line ends, quotes and letters in both normal forms are names like any other")
  func names() throws {
    let names = [
      "with space.swift", "line\nend.swift", "tab\t.swift", "quote\"s'.swift", "-dash.swift", "back\\slash.swift",
      "caf\u{E9}.swift", "🙂/👩‍👩‍👧.swift", "%20$HOME;*?.swift",
    ]
    // Two files on Linux, one on a Mac.
    let both = names + ["cafe\u{301}.swift"]
    for name in both { try folder.write(name, Sample.guessed) }
    let count = Set(both.map { name in (try? folder.read(name)) == nil ? "" : name }).count
    _ = try run(["git", "init", "-q"], in: folder.path)
    let patch = try UnfoldTool.run("diff", "--rule", rule, in: folder)
    let copy = TemporaryFolder()
    for name in both { try copy.write(name, Sample.guessed) }
    _ = try run(["git", "init", "-q"], in: copy.path)
    let patched = try run(["git", "apply", "-"], in: copy.path, input: patch.output)
    #expect(patched.status == 0, "\(patched.errors)")
    let applied = try UnfoldTool.run("apply", "--allow-dirty", "--rule", rule, in: folder)
    #expect(applied.status == 0 && applied.errors.contains("changes in"), "\(applied.errors)")
    for name in both {
      #expect(try folder.read(name) == Array(Sample.mended.utf8), "\(name)")
      #expect(try copy.read(name) == Array(Sample.mended.utf8), "\(name)")
    }
    #expect(count >= names.count)
    for name in both { try folder.write(name, Sample.guessed) }
    for name in both {
      let one = try UnfoldTool.run("apply", "--allow-dirty", "--rule", rule, "--", name, in: folder)
      #expect(one.status == 0 && one.errors.contains("1 change in 1 of 1 file"), "\(name): \(one.errors)")
    }
    for name in both { #expect(try folder.read(name) == Array(Sample.mended.utf8), "\(name)") }
  }

  @Test("Two names that differ in their bytes alone are two files")
  func twins() throws {
    let (one, other) = ("App/caf\u{E9}.swift", "App/cafe\u{301}.swift")
    try folder.write(one, Sample.guessed)
    try folder.write(other, "// moved\n" + Sample.guessed)
    // One file on a Mac.
    guard try folder.read(one) != folder.read(other) else { return }
    try folder.write("b.swift")
    _ = try run(["git", "init", "-q"], in: folder.path)
    _ = try run(["git", "add", one], in: folder.path)
    let commit = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "commit", "-qm", "One"]
    _ = try run(commit, in: folder.path)
    let applied = try UnfoldTool.run("apply", "--rule", rule, "App", in: folder)
    #expect(applied.status == 2 && applied.errors.contains("\(other): is in no commit"), "\(applied.errors)")
    #expect(applied.errors.ranges(of: "is in no commit").count == 1)
    let found = try UnfoldTool.run("check", "--rule", rule, "--format", "xcode", in: folder)
    #expect(found.text.contains(".swift:11:") && found.text.contains(".swift:12:"), "\(found.text)")
    let new = try UnfoldTool.run("check", "--rule", rule, "--since", "HEAD", "--format", "xcode", in: folder)
    #expect(!new.text.contains(".swift:11:") && new.text.contains(".swift:12:"), "\(new.text)")
    let rest = try UnfoldTool.run("apply", "--rule", rule, "--allow-dirty", in: folder)
    #expect(rest.status == 0 && rest.errors.contains("2 changes in 2 of 3 files"), "\(rest.errors)")
    #expect(rest.errors.contains("2 screens changed"))
    #expect(try folder.read(one) == Array(Sample.mended.utf8))
    #expect(try folder.read(other) == Array(("// moved\n" + Sample.mended).utf8))
  }

  @Test("Each finding of a file with an unusual name is one line in each format of lines")
  func namesInFormats() throws {
    try folder.write("line\nend.swift", Sample.guessed)
    for format in ["xcode", "github", "json", "sarif"] {
      let found = try UnfoldTool.run("check", "--rule", rule, "--format", format, in: folder)
      #expect(found.status == 1)
      #expect(found.text.split(separator: "\n").count { $0.contains("guess") } >= 1)
      if format == "xcode" || format == "github" { #expect(found.text.split(separator: "\n").count == 1) }
    }
  }

  @Test("A path of 4,000 characters is done")
  func longPath() throws {
    var path = ""
    while path.utf8.count < 3_900 - folder.path.utf8.count { path += String(repeating: "d", count: 99) + "/" }
    let dig = "mkdir \(String(repeating: "d", count: 99)) && cd d* || exit 1"
    let script = "for part in $(seq \(path.utf8.count / 100)); do \(dig); done; cat > a.swift"
    #expect(try run(["bash", "-c", script], in: folder.path, input: Array(Sample.guessed.utf8)).status == 0)
    let found = try UnfoldTool.run("apply", "--rule", rule, in: folder)
    #expect(found.status == 0 && found.text == "\(path)a.swift: 1 change\n", "\(found.errors)")
  }
}
