import Testing

@testable import UnfoldReport

struct WordDiffTests {
  /// Each line with its marks in brackets.
  private func marked(_ old: [String], _ new: [String]) -> (old: [String], new: [String]) {
    func show(_ lines: [String], _ marks: [[Range<Int>]]) -> [String] {
      zip(lines, marks).map { line, marks in
        var bytes = Array(line.utf8)
        for mark in marks.reversed() {
          bytes.insert(UInt8(ascii: "]"), at: mark.upperBound)
          bytes.insert(UInt8(ascii: "["), at: mark.lowerBound)
        }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    func withBuffers<Result>(_ lines: [String], _ body: ([UnsafeBufferPointer<UInt8>]) -> Result) -> Result {
      let text = Array(lines.joined().utf8)
      return text.withUnsafeBufferPointer { all in
        var start = 0
        return body(
          lines.map { line in
            defer { start += line.utf8.count }
            return UnsafeBufferPointer(rebasing: all[start..<start + line.utf8.count])
          })
      }
    }
    return withBuffers(old) { oldLines in
      withBuffers(new) { newLines in
        let diff = WordDiff(old: oldLines, new: newLines)
        return (show(old, diff.old), show(new, diff.new))
      }
    }
  }

  @Test("A name that changed is marked as a whole, and nothing beside it")
  func name() {
    let (old, new) = marked(["  if size != .compact {"], ["  if size == .regular {"])
    #expect(old == ["  if size [!]= .[compact] {"] && new == ["  if size [=]= .[regular] {"])
  }

  @Test("Code that only moved to the right has no marks")
  func indentation() {
    let (old, new) = marked(["VStack {", "  Text(a)", "}"], ["  VStack {", "    Text(a)", "  }"])
    #expect(old == ["VStack {", "  Text(a)", "}"] && new == ["  VStack {", "    Text(a)", "  }"])
  }

  @Test("Of a line that is new for the most part nothing is marked")
  func newLine() {
    let (old, new) = marked(["Color.black.opacity(0.3)"], ["Toolbar(items: all)"])
    #expect(old == ["Color.black.opacity(0.3)"] && new == ["Toolbar(items: all)"])
    #expect(marked([], ["a"]).new == ["a"] && marked(["a"], []).old == ["a"])
  }
}
