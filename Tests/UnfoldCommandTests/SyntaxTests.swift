import Testing
import UnfoldTestSupport

struct SyntaxTests {
  private let folder = TemporaryFolder()

  @Test("Spans are listed in pre-order, in bytes, without what is empty")
  func spans() throws {
    try folder.write("a.swift", "// é\nlet x = 1 // end\n")
    try folder.write("empty.swift", [])
    try folder.write("wrong.swift", "let = \n")
    let result = try UnfoldTool.run("syntax", "--spans", "a.swift", "empty.swift", "wrong.swift", in: folder)
    #expect(result.status == 0)
    #expect(
      result.text.hasPrefix(
        """
        # a.swift ok
        0 sourceFile 6 23
        1 codeBlockItemList 6 15
        2 codeBlockItem 6 15
        3 variableDecl 6 15
        4 token:keyword 6 9
        4 patternBindingList 10 15
        5 patternBinding 10 15
        6 identifierPattern 10 11
        7 token:identifier 10 11
        6 initializerClause 12 15
        7 token:equal 12 13
        7 integerLiteralExpr 14 15
        8 token:integerLiteral 14 15
        # empty.swift ok
        # wrong.swift error

        """))
  }

  @Test("Any bytes are printed back the same")
  func roundTrip() throws {
    try folder.write("a.swift", [0xFF, 0x00, 0x7B, 0xC3, 0x28])
    try folder.write("b.swift", Sample.guessed)
    let result = try UnfoldTool.run("syntax", "--check", "a.swift", "b.swift", in: folder)
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("unfold: 2 files, "))
  }

  @Test("A file that is missing is trouble, and the others are listed")
  func missing() throws {
    try folder.write("a.swift")
    let result = try UnfoldTool.run("syntax", "--spans", "gone.swift", "a.swift", in: folder)
    #expect(result.status == 2)
    #expect(result.text.hasPrefix("# a.swift ok\n"))
    #expect(result.errors.contains("gone.swift"))
  }

  @Test("Source that nests deep is no crash", arguments: ["--spans", "--check"])
  func deep(mode: String) throws {
    try folder.write("a.swift", "let x = " + String(repeating: "(", count: 20_000) + "1\n")
    #expect(try UnfoldTool.run("syntax", mode, "a.swift", in: folder).status == 0)
  }
}
