import Foundation
import Testing
import UnfoldEngine
import UnfoldSyntax
import UnfoldTestSupport

struct FileWriterTests {
  private let folder = TemporaryFolder()
  private let new = Array("let y = 2\n".utf8)

  private func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }

  @Test("The new bytes are there, the permissions are the same, and nothing else is left", arguments: [0o755, 0o640])
  func replaces(mode: Int) throws {
    let path = try folder.write("a.swift")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try FileWriter().replace(path, expected: readSource(path), with: new)
    #expect(try folder.read("a.swift") == new)
    #expect(try permissions("a.swift") == mode)
    #expect(try folder.names() == ["a.swift"])
  }

  @Test("A link stays a link, and the file that it leads to changes")
  func link() throws {
    try folder.write("real/a.swift")
    try folder.link("link.swift", to: "real/a.swift")
    try FileWriter().replace(folder("link.swift"), expected: readSource(folder("link.swift")), with: new)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.swift")) == "real/a.swift")
    #expect(try folder.read("real/a.swift") == new)
  }

  @Test("A file that changed since it was read is left alone")
  func changed() throws {
    let path = try folder.write("a.swift")
    let source = try readSource(path)
    try folder.write("a.swift", "let x = 9\n")
    let trouble = #expect(throws: FileTrouble.self) { try FileWriter().replace(path, expected: source, with: new) }
    #expect(trouble?.cause.contains("changed on disk") == true)
    #expect(try folder.read("a.swift") == Array("let x = 9\n".utf8))
    #expect(try folder.names() == ["a.swift"])
  }

  @Test("A read-only file is left alone, for root too")
  func readOnly() throws {
    let path = try folder.write("a.swift")
    let source = try readSource(path)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let trouble = #expect(throws: FileTrouble.self) { try FileWriter().replace(path, expected: source, with: new) }
    #expect(trouble?.path == path)
    #expect(trouble?.cause.contains("read-only") == true)
    #expect(try folder.read("a.swift") == Array(source.bytes))
  }

  @Test("A file that is gone is named")
  func gone() throws {
    let trouble = #expect(throws: FileTrouble.self) {
      try FileWriter().replace(folder("a.swift"), expected: SourceText(""), with: new)
    }
    #expect(trouble?.cause == "cannot be written: no such file or folder")
  }

  @Test("A file with several hard links is left alone unless that is asked for")
  func hardLinks() throws {
    let path = try folder.write("a.swift")
    try FileManager.default.linkItem(atPath: path, toPath: folder("b.swift"))
    let old = try readSource(path)
    let trouble = #expect(throws: FileTrouble.self) { try FileWriter().replace(path, expected: old, with: new) }
    #expect(trouble?.cause.contains("it has 2 hard links") == true)
    #expect(trouble?.cause.contains("--break-hard-links") == true)
    #expect(try folder.read("a.swift") == Array(old.bytes))
    try FileWriter(breaksHardLinks: true).replace(path, expected: old, with: new)
    #expect(try folder.read("a.swift") == new)
    #expect(try folder.read("b.swift") == Array(old.bytes))
  }

  @Test("Nothing is written outside of the paths given, whatever link leads there")
  func territory() throws {
    try folder.write("App/a.swift")
    try folder.write("App-old/b.swift")
    try folder.link("App/b.swift", to: "../App-old/b.swift")
    try folder.link("all", to: ".")
    let writer = FileWriter(territory: GivenPaths([folder("all/App")]))
    let old = try readSource(folder("App/a.swift"))
    try writer.replace(folder("App/a.swift"), expected: old, with: new)
    #expect(try folder.read("App/a.swift") == new)
    let trouble = #expect(throws: FileTrouble.self) {
      try writer.replace(folder("App/b.swift"), expected: old, with: new)
    }
    #expect(trouble?.cause.contains("out of the paths given, to \(folder("App-old/b.swift"))") == true)
    #expect(try folder.read("App-old/b.swift") == Array(old.bytes))
    // A link that was given is the user's word.
    try FileWriter(territory: GivenPaths([folder("App/b.swift")]))
      .replace(folder("App/b.swift"), expected: old, with: new)
    #expect(try folder.read("App-old/b.swift") == new)
  }

  @Test("The nearest folder that all paths given lie in", arguments: [
    (["a/b.swift"], "a"), (["a/b.swift", "a"], "a"), (["a", "ab"], ""), (["a/c", "a/b.swift"], "a"),
    (["a/b.swift", "-"], "a"), (["a/c", "gone"], "a/c"),
  ])
  func common(paths: [String], common: String) throws {
    try folder.write("a/b.swift")
    try folder.write("a/c/d.swift")
    try folder.write("ab/d.swift")
    let given = GivenPaths(paths.map { $0 == "-" ? $0 : folder($0) })
    #expect(given.commonFolder == (common.isEmpty ? folder.path : folder(common)))
    #expect(GivenPaths(["-"]).commonFolder == nil)
  }

  private static let rootOnLinux: Bool = {
    #if os(Linux)
      (try? run(["id", "-u"], in: "/").text) == "0\n"
    #else
      false
    #endif
  }()

  @Test("The owner stays", .disabled(if: !rootOnLinux, "only root may give a file to somebody else"))
  func owner() throws {
    let path = try folder.write("a.swift")
    _ = try run(["chown", "1234:2345", path], in: folder.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o4750], ofItemAtPath: path)
    try FileWriter().replace(path, expected: readSource(path), with: new)
    #expect(try run(["stat", "-c", "%u:%g %a", path], in: folder.path).text == "1234:2345 4750\n")
  }
}
