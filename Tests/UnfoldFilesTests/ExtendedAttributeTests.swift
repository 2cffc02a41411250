import Foundation
import Testing
import UnfoldEngine
import UnfoldTestSupport

#if os(Linux)
  import CExtendedAttributes
#endif

/// Attributes that users give to files: where a file came from, its tags, an access list.
struct ExtendedAttributeTests {
  private let folder = TemporaryFolder()

  private static func set(_ name: String, _ value: String, of path: String) -> Bool {
    #if os(Linux)
      setxattr(path, name, value, value.utf8.count, 0) == 0
    #else
      setxattr(path, name, value, value.utf8.count, 0, 0) == 0
    #endif
  }

  private static func value(_ name: String, of path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    #if os(Linux)
      let count = getxattr(path, name, &bytes, bytes.count)
    #else
      let count = getxattr(path, name, &bytes, bytes.count, 0, 0)
    #endif
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  private static let areThere: Bool = {
    let folder = TemporaryFolder()
    guard let path = try? folder.write("a.swift") else { return false }
    return set("user.unfold", "1", of: path)
  }()

  @Test("They stay, empty ones too", .disabled(if: !areThere, "the folder for temporary files has none"))
  func stay() throws {
    let path = try folder.write("a.swift")
    let values = ["user.origin": "https://example.org/a.swift", "user.empty": "", "user.ü": "👩‍👩‍👧"]
    for (name, value) in values { #expect(Self.set(name, value, of: path)) }
    try FileWriter().replace(path, expected: readSource(path), with: Array("let y = 2\n".utf8))
    for (name, value) in values { #expect(Self.value(name, of: path) == value) }
  }

  private static let hasAccessLists: Bool = {
    let folder = TemporaryFolder()
    guard (try? folder.write("a.swift")) != nil else { return false }
    return (try? run(["setfacl", "-m", "u:1234:r", "a.swift"], in: folder.path).status) == 0
  }()

  @Test("An access list stays, and none comes from the folder", .disabled(if: !hasAccessLists, "setfacl is not there"))
  func accessList() throws {
    let path = try folder.write("a.swift")
    let plain = try folder.write("b.swift")
    let script = "setfacl -m u:1234:rw,g:2345:r a.swift && setfacl -d -m u:999:rwx ."
    #expect(try run(["sh", "-c", script], in: folder.path).status == 0)
    let before = try run(["getfacl", "-cn", "a.swift", "b.swift"], in: folder.path).text
    #expect(before.contains("user:1234:rw-"))
    for path in [path, plain] {
      try FileWriter().replace(path, expected: readSource(path), with: Array("let y = 2\n".utf8))
    }
    #expect(try run(["getfacl", "-cn", "a.swift", "b.swift"], in: folder.path).text == before)
  }
}
