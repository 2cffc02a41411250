import Foundation
import Testing
import UnfoldTestSupport

/// The same place in each format, whatever stands before it.
struct ColumnTests {
  static let starts = [
    "", "\t", "/* 🙂 */ ", "/* é e\u{301} */", "\t /* 👩‍👩‍👧 日本 */\t", "/* \u{200B}\u{202E} */", "/* \u{B} */",
  ]
  static let endings = ["\n", "\r\n", "\r", "mixed"]

  /// The sample with `start` before the code that is meant, and its offset in bytes.
  private func sample(_ start: String, _ ending: String, mark: Bool) -> (text: String, offset: Int) {
    var text = (mark ? "\u{FEFF}" : "") + "// 🙂\t\n" + Sample.guessed
      .replacing("        .padding(.bottom", with: "        \(start).padding(.bottom")
    if ending == "mixed" {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      text = lines.enumerated().map { $1 + ["\n", "\r\n", "\r"][$0 % 3] }.joined()
    } else {
      text = text.replacing("\n", with: ending)
    }
    let bytes = Array(text.utf8)
    let word = Array(".padding(.bottom".utf8)
    return (text, (0..<bytes.count).first { bytes[$0...].starts(with: word) }!)
  }

  @Test("Line and column are right", arguments: starts, endings)
  func places(start: String, ending: String) throws {
    for mark in [false, true] {
      let (text, offset) = sample(start, ending, mark: mark)
      let bytes = Array(text.utf8)
      // Counted anew, by scalars: CRLF is one line end.
      var (line, lineStart) = (1, mark ? 3 : 0)
      for index in 0..<offset where bytes[index] == 10 || (bytes[index] == 13 && bytes[index + 1] != 10) {
        (line, lineStart) = (line + 1, index + 1)
      }
      let column = offset - lineStart + 1
      let scalars = String(decoding: bytes[lineStart..<offset], as: UTF8.self).unicodeScalars.count + 1
      #expect(line == 12)
      let folder = TemporaryFolder()
      try folder.write("a.swift", text)
      func output(_ format: String) throws -> String {
        try UnfoldTool.run("check", "--quiet", "--rule", "guessed-insets", "--format", format, in: folder).text
      }
      #expect(try output("text").hasPrefix("a.swift:\(line):\(column): "))
      #expect(try output("xcode").hasPrefix("\(folder.path)/a.swift:\(line):\(column): "))
      #expect(try output("github").contains("line=\(line),endLine=\(line),col=\(column),"))
      let json = try #require(
        JSONSerialization.jsonObject(with: Data(output("json").utf8)) as? [String: Any])
      let finding = try #require((json["findings"] as? [[String: Any]])?.first)
      #expect(finding["line"] as? Int == line && finding["column"] as? Int == column)
      let sarif = try output("sarif")
      #expect(sarif.contains("\"region\":{\"startLine\":\(line),\"startColumn\":\(scalars),"))
      #expect(sarif.contains("\"byteOffset\":\(offset),"))
      try madeByHand(bytes, finding, in: folder)
    }
  }

  /// The edits of JSON and the patch come to what `apply` makes.
  private func madeByHand(_ bytes: [UInt8], _ finding: [String: Any], in folder: TemporaryFolder) throws {
    var edited = bytes
    let edits = try #require(finding["edits"] as? [[String: Any]])
    for edit in edits.reversed() {
      let (start, end) = try (#require(edit["start"] as? Int), #require(edit["end"] as? Int))
      edited.replaceSubrange(start..<end, with: try #require(edit["replacement"] as? String).utf8)
    }
    let patch = try UnfoldTool.run("diff", "--rule", "guessed-insets", in: folder)
    #expect(try UnfoldTool.run("apply", "--rule", "guessed-insets", in: folder).status == 0)
    let applied = try folder.read("a.swift")
    #expect(applied == edited)
    try folder.write("a.swift", bytes)
    if patch.output.isEmpty { return }
    let patched = try run(["git", "apply", "-"], in: folder.path, input: patch.output)
    #expect(patched.status == 0, "\(patched.errors)")
    #expect(try folder.read("a.swift") == applied)
  }

  @Test("What is no text is skipped with the reason, and trouble only where it was named")
  func invalid() throws {
    let inputs: [(String, [UInt8], String)] = [
      ("byte.swift", Array("let x = 1 // ".utf8) + [0xFF, 0x0A], "it is no UTF-8: byte 13 is 0xFF"),
      ("short.swift", Array("let a = 1 // ".utf8) + [0xE2, 0x82], "it is no UTF-8: byte 13 is 0xE2"),
      ("long.swift", Array("//".utf8) + [0xC0, 0x80], "it is no UTF-8: byte 2 is 0xC0"),
      ("nul.swift", Array("let\0".utf8), "it is no text: byte 3 is NUL"),
      ("wide.swift", [0xFF, 0xFE, 0x6C, 0x00], "it is UTF-16; Swift source is UTF-8"),
      ("big.swift", [0xFE, 0xFF, 0x00, 0x6C], "it is UTF-16; Swift source is UTF-8"),
      ("object.swift", [0xCF, 0xFA, 0xED, 0xFE, 0x07], "it is no UTF-8: byte 0 is 0xCF"),
    ]
    let folder = TemporaryFolder()
    for (name, bytes, _) in inputs { try folder.write(name, bytes) }
    try folder.write("good.swift")
    let all = try UnfoldTool.run("check", "--format", "json", in: folder)
    #expect(all.status == 0)
    let json = try #require(JSONSerialization.jsonObject(with: Data(all.output)) as? [String: Any])
    let skipped = try #require(json["skipped"] as? [[String: String]])
    #expect(json["files"] as? Int == 1 && skipped.count == inputs.count)
    for (name, bytes, reason) in inputs {
      #expect(skipped.contains(["path": name, "why": reason]), "\(skipped)")
      #expect(all.errors.contains("unfold: \(name): skipped: \(reason)\n"))
      #expect(try UnfoldTool.run("apply", "--rule", "guessed-insets", name, in: folder).status == 2)
      #expect(try folder.read(name) == bytes)
    }
  }

  @Test("A project file that is no UTF-8 is skipped with the reason, and trouble only where it was named")
  func invalidProjectFiles() throws {
    let key = "<plist><dict><key>UIRequiresFullScreen</key><true/></dict></plist>"
    let wide = "it is UTF-16, and only UTF-8 is read here"
    let inputs: [(String, [UInt8], String)] = [
      ("Wide.plist", [0xFF, 0xFE] + key.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, wide),
      ("Big.plist", [0xFE, 0xFF] + key.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, wide),
      ("Binary.plist", Array("bplist00".utf8) + [0xD1, 0x01], "it is no UTF-8: byte 8 is 0xD1"),
      ("App.xcconfig", [0xFF, 0xFE, 0x41, 0x00], wide),
    ]
    let folder = TemporaryFolder()
    for (name, bytes, _) in inputs { try folder.write(name, bytes) }
    try folder.write("Empty.plist", "")
    try folder.write("Info.plist", key)
    let arguments = ["check", "--rule", "full-screen-required", "--deployment-target", "ios=17.0", "--format", "json"]
    let all = try UnfoldTool.run(arguments, in: folder)
    let json = try #require(JSONSerialization.jsonObject(with: Data(all.output)) as? [String: Any])
    #expect(all.status == 1 && (json["findings"] as? [Any])?.count == 1, "\(all.errors)")
    #expect((json["skipped"] as? [Any])?.count == inputs.count)
    for (name, _, reason) in inputs {
      #expect((json["skipped"] as? [[String: String]])?.contains(["path": name, "why": reason]) == true)
      #expect(all.errors.contains("unfold: \(name): skipped: \(reason)\n"))
      #expect(try UnfoldTool.run(arguments + [name], in: folder).status == 2)
    }
  }
}
