import Testing
import UnfoldEngine
import UnfoldTestSupport

struct IgnoreRulesTests {
  @Test("A walk finds the files that git would, with generated patterns", arguments: 0..<150)
  func agreesWithGit(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let folder = TemporaryFolder()
    _ = try run(["git", "init", "-q"], in: folder.path)
    let names = ["a", "b", "ab", "Gen", "x y", "é"]
    var folders = [""]
    for _ in 0..<8 {
      folders.append("\(folders.randomElement(using: &random)!)\(names.randomElement(using: &random)!)/")
    }
    for place in Set(folders) {
      for name in names where Bool.random(using: &random) { try folder.write("\(place)\(name)1.swift") }
      if place.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
        try folder.write("\(place).gitignore", patterns(&random))
      }
    }
    try folder.write(".git/info/exclude", patterns(&random))
    try folder.write("last.swift")

    let listed = try run(
      ["git", "-c", "core.quotePath=false", "ls-files", "-o", "-z", "--exclude-standard", "--", "*.swift"],
      in: folder.path)
    let theirs = listed.text.split(separator: "\0").map { folder(String($0)) }
    let ours = findSwiftFiles([folder.path]).paths
    #expect(Set(ours) == Set(theirs))
    #expect(Set(ours).count == ours.count)
  }

  private func patterns(_ random: inout SeededGenerator) -> String {
    let parts = [
      "a", "b", "ab", "Gen", "*", "**", "?", "a*", "*1.swift", "[ab]", "[!a]1.swift", "[a-z]*.swift", "x y", "\\a",
      "é1.swift", "[[:upper:]]*", "*.swift", "[^[:alpha:]]*", "a1.swift", "b?.swift", "*b*1*", "[]a]", "x\\ y*",
    ]
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      if Int.random(in: 0..<20, using: &random) == 0 { return "[a" }
      var line = (0..<Int.random(in: 1...3, using: &random)).map { _ in parts.randomElement(using: &random)! }
        .joined(separator: "/")
      if Int.random(in: 0..<3, using: &random) == 0 { line = "!" + line }
      if Int.random(in: 0..<3, using: &random) == 0 { line = line.replacing("!", with: "!/", maxReplacements: 1) }
      if Int.random(in: 0..<5, using: &random) == 0 { line = "/" + line }
      if Int.random(in: 0..<4, using: &random) == 0 { line += "/" }
      if Int.random(in: 0..<5, using: &random) == 0 { line += "  " }
      return line
    }.joined(separator: Bool.random(using: &random) ? "\n" : "\r\n") + "\n"
  }

  @Test("What a file above the folder ignores is left out, within the repository only")
  func outerRules() throws {
    let folder = TemporaryFolder()
    try folder.write(".gitignore", "*.swift\n")
    try folder.write("repository/.gitignore", "Gen/\n/App/Only.swift\n")
    try folder.write("repository/App/Only.swift")
    try folder.write("repository/App/Gen/Made.swift")
    try folder.write("repository/App/Kept.swift")
    _ = try run(["git", "init", "-q", "repository"], in: folder.path)
    #expect(findSwiftFiles([folder("repository/App")]).paths == [folder("repository/App/Kept.swift")])
  }

  @Test("A linked work tree shares the first one's exclude file")
  func linkedWorkTree() throws {
    let folder = TemporaryFolder()
    try folder.write("main/A.swift")
    let commands = [
      ["init", "-q"], ["add", "-A"], ["-c", "user.name=x", "-c", "user.email=x@y", "commit", "-qm", "x"],
      ["worktree", "add", "-q", "../linked"],
    ]
    for command in commands { #expect(try run(["git"] + command, in: folder("main")).status == 0) }
    try folder.write("main/.git/info/exclude", "B.swift\n")
    try folder.write("linked/B.swift")
    #expect(findSwiftFiles([folder("linked")]).paths == [folder("linked/A.swift")])
  }
}
