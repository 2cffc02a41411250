import Foundation
import Testing
import UnfoldEngine
import UnfoldTestSupport

struct FileFinderTests {
  @Test("A project file is taken once, and a folder with nothing else is no trouble")
  func projectFiles() throws {
    let folder = TemporaryFolder()
    try folder.write("ci/build.yml")
    try folder.write("ci/Info.plist")
    let found = findSwiftFiles(
      [folder("ci"), folder("ci/build.yml"), folder.path, folder("ci")], andFilesEndingIn: [".yml", ".plist"])
    #expect(found.projectFiles == [folder("ci/Info.plist"), folder("ci/build.yml")])
    #expect(found.troubles.isEmpty)
    #expect(findSwiftFiles([folder("ci")]).troubles.count == 1)
  }

  @Test("Below a folder, files come in the order of their names, without what was built or fetched")
  func order() throws {
    let folder = TemporaryFolder()
    for name in ["b.swift", "a/z.swift", "a.swift", "a-b/c.swift", "B.swift", "a/a/q.swift", "note.txt", ".swift"] {
      try folder.write(name)
    }
    for name in [".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules"] {
      try folder.write("Sub/\(name)/x.swift")
    }
    try FileManager.default.createDirectory(atPath: folder("Folder.swift"), withIntermediateDirectories: true)
    let found = findSwiftFiles([folder.path])
    let expected = ["B.swift", "a/a/q.swift", "a/z.swift", "a-b/c.swift", "a.swift", "b.swift"]
    #expect(found.paths == expected.map { folder($0) })
    #expect(found.troubles.isEmpty && found.skipped.isEmpty)
  }

  @Test("A file that is named is taken, whatever its name is and whatever ignores it")
  func explicitFile() throws {
    let folder = TemporaryFolder()
    try folder.write(".gitignore", "*\n")
    try folder.write("Pods/a.txt")
    #expect(findSwiftFiles([folder("Pods/a.txt")]).paths == [folder("Pods/a.txt")])
  }

  @Test("A folder that is named is walked, be it one that is left out elsewhere")
  func explicitFolder() throws {
    let folder = TemporaryFolder()
    try folder.write("Pods/a.swift")
    #expect(findSwiftFiles([folder("Pods")]).paths == [folder("Pods/a.swift")])
  }

  @Test("Each file is taken once, whatever leads to it, and by its own name where that is below the folder")
  func once() throws {
    let folder = TemporaryFolder()
    try folder.write("z/real.swift")
    try folder.link("a.swift", to: "z/real.swift")
    try folder.link("y", to: "z")
    try FileManager.default.linkItem(atPath: folder("z/real.swift"), toPath: folder("z/second.swift"))
    let paths = [folder.path, folder("z"), folder("z/real.swift"), folder("a.swift"), "-", "-"]
    let found = findSwiftFiles(paths)
    #expect(found.paths == [folder("z/real.swift"), "-"])
    #expect(found.troubles.isEmpty)
  }

  @Test("Links out of the folder are followed, loops end, and a link that leads nowhere is no trouble")
  func links() throws {
    let folder = TemporaryFolder()
    try folder.write("shared/s.swift")
    try folder.write("app/a.swift")
    try folder.link("app/up", to: "..")
    try folder.link("app/self", to: "self")
    try folder.link("app/gone.swift", to: "nothing")
    let found = findSwiftFiles([folder("app")])
    #expect(found.paths == [folder("app/a.swift"), folder("app/up/shared/s.swift")])
    #expect(found.troubles.isEmpty)
  }

  @Test("What is missing and what has no Swift in it is named, and the rest is found")
  func troubles() throws {
    let folder = TemporaryFolder()
    try folder.write("empty/readme.md")
    try folder.write("full/a.swift")
    let found = findSwiftFiles([folder("gone"), folder("empty"), folder("full")])
    #expect(found.paths == [folder("full/a.swift")])
    #expect(found.troubles.map(\.path) == [folder("gone"), folder("empty")])
    #expect(found.troubles[0].cause.contains("no such file"))
    #expect(found.troubles[1].cause.contains("no .swift file"))
  }

  @Test("A pipe below a folder is not opened")
  func pipe() throws {
    let folder = TemporaryFolder()
    try folder.write("a.swift")
    #expect(mkfifo(folder("b.swift"), 0o600) == 0)
    let found = findSwiftFiles([folder.path])
    #expect(found.paths == [folder("a.swift")])
    #expect(found.skipped.map(\.path) == [folder("b.swift")])
  }
}
