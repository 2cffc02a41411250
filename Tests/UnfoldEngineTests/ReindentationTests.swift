import Testing
import UnfoldEngine
import UnfoldSyntax

@Suite struct ReindentationTests {
  /// Moves `text` without its first indentation, which ends where the first token starts.
  private func moved(_ text: String, to indentation: String) -> String {
    let source = SourceText(text)
    let start = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    return SyntaxTree.parse(source).reindented(start..<source.count, to: indentation)
  }

  @Test func linesMoveTogether() {
    #expect(moved("  a {\n    b\n  }", to: "      ") == "a {\n        b\n      }")
    #expect(moved("      a {\n        b\n      }", to: "  ") == "a {\n    b\n  }")
    #expect(moved("  a {\n    b\n  }", to: "") == "a {\n  b\n}")
    #expect(moved("a {\n  b\n}", to: "  ") == "a {\n    b\n  }")
  }

  @Test func tabsStayTabs() {
    #expect(moved("\ta {\n\t\tb\n\t}", to: "\t\t\t") == "a {\n\t\t\t\tb\n\t\t\t}")
  }

  @Test func blankLinesStayAsTheyAre() {
    #expect(moved("  a {\n\n \n    b\n  }", to: "    ") == "a {\n\n \n      b\n    }")
  }

  @Test func lineEndingsStay() {
    #expect(moved("  a {\r\n\r\n    b\r\n  }", to: "    ") == "a {\r\n\r\n      b\r\n    }")
    #expect(moved("  a {\r    b\r  }", to: "    ") == "a {\r      b\r    }")
  }

  @Test func aLineAtTheMarginStays() {
    #expect(moved("  a {\n#if DEBUG\n    b\n#endif\n  }", to: "    ") == "a {\n#if DEBUG\n      b\n#endif\n    }")
  }

  @Test func aLiteralMovesWithItsDelimiter() {
    let text = "  a(\n    \"\"\"\n    one\n      two\n\n    \"\"\")"
    #expect(moved(text, to: "") == "a(\n  \"\"\"\n  one\n    two\n\n  \"\"\")")
    #expect(moved(text, to: "    ") == "a(\n      \"\"\"\n      one\n        two\n\n      \"\"\")")
  }

  @Test func aLiteralAtTheMarginStays() {
    let text = "  a(\n    \"\"\"\none\n  two\n\"\"\",\n    b)"
    #expect(moved(text, to: "") == "a(\n  \"\"\"\none\n  two\n\"\"\",\n  b)")
  }

  @Test func whiteSpaceInALiteralNeitherComesNorGoes() {
    let text = "    a(\"\"\"\n      \n\n    \n    x\n    \"\"\")"
    #expect(moved(text, to: "") == "a(\"\"\"\n  \n\n\nx\n\"\"\")")
    #expect(moved(text, to: "\t") == "a(\"\"\"\n\t  \n\n\t\n\tx\n\t\"\"\")")
    #expect(moved("a(\"\"\"\n\nx\n\"\"\")", to: "  ") == "a(\"\"\"\n\n  x\n  \"\"\")")
  }

  @Test func anInterpolationMovesWithItsLiteral() {
    let text = "    a(#\"\"\"\n      one \\#(b {\n        c\n      }) two\n      \"\"\"#)\n"
    #expect(moved(text, to: "") == "a(#\"\"\"\n  one \\#(b {\n    c\n  }) two\n  \"\"\"#)\n")
  }

  @Test func aLiteralInsideAnInterpolationMovesWithTheOneAroundIt() {
    let inner = "\"\"\"\n    x\n    \"\"\""
    let text = "  a(\"\"\"\n  one \\(b(\(inner)))\n  \"\"\")\n"
    #expect(moved(text, to: "") == "a(\"\"\"\none \\(b(\"\"\"\n  x\n  \"\"\"))\n\"\"\")\n")
    // The inner one can't follow, so neither moves.
    let fixed = "  a(\"\"\"\n  one \\(b(\"\"\"\nx\n\"\"\"))\n  \"\"\")\n"
    #expect(moved(fixed, to: "") == String(fixed.dropFirst(2)))
  }

  @Test func codeInAnInterpolationOfOneLineMoves() {
    #expect(moved("  a(\"\\(b(\n    c))\",\n    d)", to: "") == "a(\"\\(b(\n  c))\",\n  d)")
  }

  @Test func quotesInCommentsAndStringsOpenNothing() {
    let text = "  a { // \"\"\"\n    b(#\"\"\"\"#)\n    c\n  }"
    #expect(moved(text, to: "") == "a { // \"\"\"\n  b(#\"\"\"\"#)\n  c\n}")
  }

  @Test func aCommentMovesWithTheCode() {
    #expect(moved("  a {\n    /* x\n       y */\n  }", to: "") == "a {\n  /* x\n     y */\n}")
  }

  @Test func theEditsLeaveTheTextWhereItIs() {
    let source = SourceText("x\n  a {\n    b\n\n  }\ny\n")
    let tree = SyntaxTree.parse(source)
    let edits = tree.reindentation(of: 4..<source.count - 3, to: "\t")
    #expect(edits == [Edit(8..<10, "\t"), Edit(15..<17, "\t")])
    #expect(source.text(of: 4..<source.count - 3, applying: edits) == "a {\n\t  b\n\n\t}")
    #expect(tree.reindentation(of: 4..<source.count - 3, to: "  ").isEmpty)
  }

  @Test(arguments: [
    ("a {\n  b {\n    c\n  }\n}\n", "  "),
    ("a {\n    b {\n        c\n    }\n}\n", "    "),
    ("a {\n\tb {\n\t\tc\n\t}\n}\n", "\t"),
    ("a\n", "    "),
    ("a {\r\n  b\r\n}\r\n", "  "),
  ])
  func unit(_ text: String, _ unit: String) {
    #expect(SyntaxTree.parse(SourceText(text)).indentationUnit() == unit)
  }
}
