import Testing
import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldEngine

struct FileReaderTests {
  @Test("All bytes are read, of no, few and many", arguments: [0, 1, 7, 8, 65_535, 65_536, 300_000])
  func sizes(count: Int) throws {
    let folder = TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.write("a.swift", bytes)
    let source = try readSource(path)
    #expect(Array(source.bytes) == bytes)
  }

  @Test("What has no size of its own is read to its end")
  func noSize() throws {
    // The kernel's files say that they are empty.
    let path = "/proc/self/status"
    guard (try? fileStatus(path)) != nil else { return }
    #expect(try readSource(path).count > 100)
  }

  @Test("What cannot be read is named, with the cause")
  func unreadable() throws {
    let folder = TemporaryFolder()
    #expect(throws: FileTrouble(path: folder("x"), cause: "cannot be read: no such file or folder")) {
      try readSource(folder("x"))
    }
    #expect(throws: FileTrouble(path: folder.path, cause: "cannot be read: it is a folder")) {
      try readSource(folder.path)
    }
  }

  @Test(
    "What is no text says so",
    arguments: [
      ([], "it is empty"), ([0xFF, 0xFE, 0x41, 0], "it is UTF-16; Swift source is UTF-8"),
      ([0x41, 0], "it is no text: byte 1 is NUL"), ([0x41, 0xC3], "it is no UTF-8: byte 1 is 0xC3"),
      (Array("0123456789é".utf8) + [0x80], "it is no UTF-8: byte 12 is 0x80"), ([0xEF, 0xBB, 0xBF, 0x41], nil),
    ] as [([UInt8], String?)])
  func problems(bytes: [UInt8], problem: String?) {
    #expect(SourceText(bytes).problem == problem)
  }

  @Test("Bytes are UTF-8 exactly where the standard library says so", arguments: 0..<200)
  func validation(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array("let name = \"é, 日本, 🙂, \u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\" // done".utf8)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let index = bytes.indices.randomElement(using: &random)!
      if Bool.random(using: &random) {
        bytes[index] = UInt8.random(in: 1...255, using: &random)
      } else {
        bytes.remove(at: index)
      }
    }
    let fault = bytes.withUnsafeBufferPointer(firstFault)
    #expect((fault == nil) == isUTF8(bytes[...]))
    if case .invalid(let offset) = fault { #expect(isUTF8(bytes[..<offset])) }
  }

  @Test(
    "Surrogates, overlong sequences and what is beyond Unicode are no UTF-8",
    arguments: [
      [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x99],
    ] as [[UInt8]])
  func illFormed(bytes: [UInt8]) {
    #expect((Array("let x".utf8) + bytes).withUnsafeBufferPointer(firstFault) == .invalid(5))
    #expect((Array("let x".utf8) + bytes + [0x0A]).withUnsafeBufferPointer(firstFault) == .invalid(5))
  }

  private func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validatingCString: bytes.map { CChar(bitPattern: $0) } + [0]) != nil
  }
}
