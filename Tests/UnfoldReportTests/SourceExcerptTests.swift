import Testing
import UnfoldEngine
import UnfoldSyntax

@testable import UnfoldReport

struct SourceExcerptTests {
  /// The excerpt for the code between `«` and `»`.
  private func excerpt(_ marked: String, width: Int? = nil) -> SourceExcerpt {
    let before = marked.prefix { $0 != "«" }
    let code = marked.dropFirst(before.count + 1).prefix { $0 != "»" }
    let behind = marked.dropFirst(before.count + code.count + 2)
    let start = before.utf8.count
    let finding = Finding.review("rule", start..<(start + code.utf8.count), "message")
    let file = FileFindings(path: "a.swift", source: SourceText("\(before)\(code)\(behind)"), findings: [finding])
    return SourceExcerpt(file, finding, width: width)
  }

  @Test(
    "The mark stands below the code, behind characters of every width",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("🙂", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2),
      ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("\u{200B}", 1),
      ("z\u{336}\u{489}", 1),
    ] as [(String, Int)])
  func widths(text: String, columns: Int) {
    #expect(excerpt("\(text)«view»").mark == String(repeating: " ", count: columns) + "^~~~")
    #expect(excerpt("«\(text)» view").mark == "^" + String(repeating: "~", count: columns - 1))
  }

  @Test("Tabs stay in a pipe, where the mark has them too, and are spaces on a terminal")
  func tabs() {
    let piped = excerpt("\t日\t«view»")
    #expect(piped.line == "\t日\tview" && piped.mark == "\t  \t^~~~")
    let shown = excerpt("\t日\t«view»", width: 80)
    #expect(shown.line == "    日  view" && shown.mark == "        ^~~~")
  }

  @Test("Whatever is cut, the line fits and the mark stands below the code", arguments: 8...130)
  func cuts(width: Int) {
    let lines = [
      "        Text(\"日本語 👨‍👩‍👧 e\u{301}\").foregroundStyle(.secondary)«.padding(.bottom, 34)».background(.bar)",
      "\t\t\t\t«.pad».background(.bar) // \(String(repeating: "long ", count: 30))",
      "\(String(repeating: "日", count: 70))«.pad»", "«.pad»\(String(repeating: "日", count: 70))",
      "\(String(repeating: "x", count: 20_000))«.pad»\(String(repeating: "🙂", count: 20_000))",
    ]
    for line in lines {
      let excerpt = excerpt(line, width: width)
      #expect(DisplayText.columns(of: excerpt.line) <= width)
      let start = excerpt.mark.prefix { $0 == " " }.count
      let length = excerpt.mark.count - start
      let code = String(line.drop { $0 != "«" }.dropFirst().prefix { $0 != "»" })
      // What is above the mark, column by column.
      var column = 0
      var above = ""
      for character in excerpt.line {
        if column >= start && column < start + length { above.append(character) }
        column += DisplayText.columns(of: character)
      }
      #expect(!above.isEmpty && code.hasPrefix(above), "\(width): '\(above)' in '\(excerpt.line)'")
      if width >= code.count + 3 { #expect(above == code, "\(width): \(excerpt.line)") }
    }
  }

  @Test("In a pipe a line is whole, unless no person could read it")
  func piped() {
    let long = String(repeating: "x", count: 900)
    #expect(excerpt("\(long)«view»\(long)").line == "\(long)view\(long)")
    let longer = String(repeating: long, count: 100)
    #expect(excerpt("\(longer)«view»\(longer)").line.count < 3_000)
  }

  @Test("What would steer a terminal or turn text around is not shown")
  func hostile() {
    let excerpt = excerpt("\u{1B}[31m\u{7}\u{9B}\u{202E}\u{2066}\u{600}1 «view»")
    #expect(excerpt.line == "␛[31m␇\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}1 view")
    #expect(excerpt.mark == String(repeating: " ", count: 12) + "^~~~")
    #expect(shownPath("a\u{1B}[2J\u{202E}.swift") == "a␛[2J\u{FFFD}.swift")
  }

  @Test("A finding at the end of a file without a last line end has its mark")
  func endOfFile() {
    #expect(excerpt("a«»").mark == " ^")
    #expect(excerpt("«»").mark == "^")
  }

  @Test("Prose is broken at the columns that it takes, and its own lines stay")
  func prose() {
    #expect(wrapped("日本 日本 ab", width: 7) == ["日本", "日本 ab"])
    #expect(wrapped("one two\n\nthree", width: 7) == ["one two", "", "three"])
    #expect(wrapped("unbreakable word", width: 4) == ["unbreakable", "word"])
    #expect(wrapped("", width: 4) == [""])
  }
}
