import Testing
import UnfoldTestSupport

@testable import UnfoldReport

func patch(_ old: [UInt8], _ new: [UInt8], path: String = "File.swift", isColored: Bool = false) -> [UInt8] {
  old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { UnifiedDiff(isColored: isColored).patch(path: path, old: old, new: $0) }
  }
}

func patch(_ old: String, _ new: String, isColored: Bool = false) -> String {
  String(decoding: patch(Array(old.utf8), Array(new.utf8), isColored: isColored), as: UTF8.self)
}

struct PatchTests {
  @Test("Git applies what is printed, whatever the line ends, and gets the new bytes", arguments: 0..<12)
  func gitApplies(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let folder = TemporaryFolder()
    _ = try run(["git", "init", "-q"], in: folder.path)
    let names = [
      "Plain.swift", "with space.swift", "a \"quote\".swift", "back\\slash.swift", "Größe.swift", "日本/🙂.swift",
      "tab\there.swift", "Sub/Folder/File.swift", "end ", "line\nbreak.swift", "-dash.swift", "a b/b a/c.swift",
    ]
    var expected: [(String, [UInt8])] = []
    var patches: [UInt8] = []
    for name in names {
      for number in 0..<5 {
        let path = number == 0 ? name : "\(number)/\(name)"
        let (old, new) = randomTexts(&random)
        try folder.write(path, old)
        patches += patch(old, new, path: path)
        expected.append((path, new))
      }
    }
    let applied = try run(["git", "apply", "-"], in: folder.path, input: patches)
    #expect(applied.status == 0, "\(applied.errors)")
    for (path, new) in expected { #expect(try folder.read(path) == new, "\(path)") }
  }

  /// A text of few different lines with one kind of line end, or several, and the same text edited in some places.
  private func randomTexts(_ random: inout SeededGenerator) -> (old: [UInt8], new: [UInt8]) {
    let lineEnds = [["\n"], ["\r\n"], ["\n", "\r\n"], ["\n", "\r"]].randomElement(using: &random)!
    let words = [
      "", "}", "  x", "Text(\"é🙂\")", "a\r", "-- a/x", "+++ b/x", "@@ -1 +1 @@", "\\ No newline", "\u{0}",
    ]
    func line(_ random: inout SeededGenerator) -> String {
      words.dropLast(Int.random(in: 0..<10, using: &random) == 0 ? 0 : 1).randomElement(using: &random)!
        + lineEnds.randomElement(using: &random)!
    }
    let old = (0..<Int.random(in: 1...60, using: &random)).map { _ in line(&random) }
    var new = old
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let start = Int.random(in: 0...new.count, using: &random)
      let end = min(new.count, start + Int.random(in: 0...3, using: &random))
      new.replaceSubrange(start..<end, with: (0..<Int.random(in: 0...3, using: &random)).map { _ in line(&random) })
    }
    // Git takes a file that becomes empty for one that is removed only where the patch says so: not our subject.
    if new.isEmpty { new = ["x\n"] }
    func bytes(_ lines: [String]) -> [UInt8] {
      var bytes = Array(lines.joined().utf8)
      if Bool.random(using: &random) {
        while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
      }
      return bytes.isEmpty ? [0x78] : bytes
    }
    return (bytes(old), bytes(new))
  }

  @Test("Names are quoted as git does it")
  func quotedNames() throws {
    for name in ["a.swift", "a b.swift", "ä.swift", "q\".swift", "b\\.swift", "t\tn.swift", "\u{1}\u{7F}.swift"] {
      let folder = TemporaryFolder()
      _ = try run(["git", "init", "-q"], in: folder.path)
      try folder.write(name, "a\n")
      _ = try run(["git", "add", "-A"], in: folder.path)
      try folder.write(name, "b\n")
      let theirs = try run(["git", "diff"], in: folder.path).text.split(separator: "\n").filter {
        $0.hasPrefix("---") || $0.hasPrefix("+++")
      }
      let ours = String(decoding: patch([0x61, 0x0A], [0x62, 0x0A], path: name), as: UTF8.self)
        .split(separator: "\n").prefix(2)
      #expect(Array(ours) == theirs)
    }
  }

  @Test("Nothing is printed where nothing differs")
  func same() {
    #expect(patch("a\n", "a\n") == "")
    #expect(patch("", "") == "")
  }

  @Test("A hunk has three lines around a change; changes seven lines apart are two hunks, six apart one")
  func hunks() {
    let lines = (0..<20).map { "\($0)\n" }
    var near = lines
    near[5] = "x\n"
    near[12] = "y\n"
    let one = patch(lines.joined(), near.joined())
    #expect(one.components(of: "@@ -") == 1)
    #expect(one.contains("@@ -3,14 +3,14 @@\n 2\n 3\n 4\n-5\n+x\n 6\n"))
    var far = lines
    far[5] = "x\n"
    far[13] = "y\n"
    #expect(patch(lines.joined(), far.joined()).components(of: "@@ -") == 2)
  }

  @Test("A last line without an end is marked on the side that lacks it")
  func lastLine() {
    #expect(patch("a", "a\n").hasSuffix("@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"))
    #expect(patch("a\n", "a\nb").hasSuffix("@@ -1 +1,2 @@\n a\n+b\n\\ No newline at end of file\n"))
    #expect(patch("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(patch("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
  }

  @Test("A removed block ends with its own brace")
  func slides() {
    let old = "f {\n  a\n}\ng {\n  b\n}\nh {\n}\n"
    let new = "f {\n  a\n}\nh {\n}\n"
    #expect(patch(old, new).contains("-g {\n-  b\n-}\n h {\n"))
  }

  @Test("No run of added or removed lines could stand further down", arguments: 0..<100)
  func slidesDown(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abc".utf8)
    func text() -> [UInt8] {
      (0..<Int.random(in: 5...30, using: &random)).flatMap { _ in [letters.randomElement(using: &random)!, 0x0A] }
    }
    let (old, new) = (text(), text())
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let diff = LineDiff(old, new)
        for (index, change) in diff.changes.enumerated() where change.old.isEmpty != change.new.isEmpty {
          let next = index + 1 < diff.changes.count ? diff.changes[index + 1] : nil
          let (lines, range, end) =
            change.old.isEmpty
            ? (diff.new, change.new, next?.new.lowerBound ?? diff.new.count)
            : (diff.old, change.old, next?.old.lowerBound ?? diff.old.count)
          #expect(range.upperBound == end || lines[range.lowerBound] != lines[range.upperBound])
        }
      }
    }
  }

  @Test("Colours end before the line does, also before CR")
  func colors() {
    let text = patch("a\r\n", "b\r\n", isColored: true)
    #expect(text.contains("\u{1B}[31m-a\u{1B}[m\r\n\u{1B}[32m+b\u{1B}[m\r\n"))
  }

  @Test("A huge file with a change at either end is fast", .timeLimit(.minutes(1)))
  func hugeFile() {
    let lines = (0..<200_000).map { $0 % 7 == 0 ? "}\n" : "line \($0 % 1000)\n" }
    let old = lines.joined()
    let new = "first\n" + lines.dropLast().joined() + "last\n"
    #expect(patch(old, new).components(of: "@@ -") == 2)
  }
}

extension String {
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
