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
    try replaceFile(path, expected: readSource(path), with: new)
    #expect(try folder.read("a.swift") == new)
    #expect(try permissions("a.swift") == mode)
    #expect(try folder.names() == ["a.swift"])
  }

  @Test("A link stays a link, and the file that it leads to changes")
  func link() throws {
    try folder.write("real/a.swift")
    try folder.link("link.swift", to: "real/a.swift")
    try replaceFile(folder("link.swift"), expected: readSource(folder("link.swift")), with: new)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.swift")) == "real/a.swift")
    #expect(try folder.read("real/a.swift") == new)
  }

  @Test("A file that changed since it was read is left alone")
  func changed() throws {
    let path = try folder.write("a.swift")
    let source = try readSource(path)
    try folder.write("a.swift", "let x = 9\n")
    let trouble = #expect(throws: FileTrouble.self) { try replaceFile(path, expected: source, with: new) }
    #expect(trouble?.cause.contains("changed on disk") == true)
    #expect(try folder.read("a.swift") == Array("let x = 9\n".utf8))
    #expect(try folder.names() == ["a.swift"])
  }

  @Test("A read-only file is left alone, for root too")
  func readOnly() throws {
    let path = try folder.write("a.swift")
    let source = try readSource(path)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let trouble = #expect(throws: FileTrouble.self) { try replaceFile(path, expected: source, with: new) }
    #expect(trouble?.path == path)
    #expect(trouble?.cause.contains("read-only") == true)
    #expect(try folder.read("a.swift") == Array(source.bytes))
  }

  @Test("A file that is gone is named")
  func gone() throws {
    let trouble = #expect(throws: FileTrouble.self) {
      try replaceFile(folder("a.swift"), expected: SourceText(""), with: new)
    }
    #expect(trouble?.cause == "cannot be written: no such file or folder")
  }
}
