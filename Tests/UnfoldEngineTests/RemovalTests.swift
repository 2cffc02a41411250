import Foundation
import Testing
import UnfoldEngine
import UnfoldSyntax

@Suite struct RemovalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// The code between `‹` and `›` is removed.
    var before: String
    var after: String
    var comments: [String] = []
    var testDescription: String { name }

    init(_ name: String, _ before: String, _ after: String, comments: [String] = []) {
      self.name = name
      self.before = before
      self.after = after
      self.comments = comments
    }
  }

  static let modifiers = [
    Case(
      "a line of its own goes whole, with its remark",
      "a\n    .b()\n    ‹.padding(.bottom, 34)› // home indicator\n    .c()\n", "a\n    .b()\n    .c()\n",
      comments: ["// home indicator"]),
    Case(
      "a remark without a space before it", "a\n  ‹.padding( .bottom,34 )›// above the home indicator\n}",
      "a\n}", comments: ["// above the home indicator"]),
    Case(
      "the last call of a line", "a\n  .b().c(16)‹.padding(.bottom, gap)›\n  .d()", "a\n  .b().c(16)\n  .d()"),
    Case("the first call of a line", "a\n  ‹.padding(.bottom, 34)›.b()\n  .d()", "a\n  .b()\n  .d()"),
    Case("a call in the middle of a line", "a.b()‹.padding(.bottom, 34)›.c()\n", "a.b().c()\n"),
    Case("spaces on both sides", "a .b() ‹.padding(.bottom, 34)› .c()\n", "a .b() .c()\n"),
    Case("an operator keeps its space", "(a‹.padding(34)› ?? b)", "(a ?? b)"),
    Case("trailing space goes along", "a.b() ‹.padding(34)›  \nc", "a.b()\nc"),
    Case("a remark of a shared line stays", "a.b()‹.padding(34)› // sides\nc", "a.b() // sides\nc"),
    Case("a remark before, on a shared line, stays", "a /* x */ ‹.padding(34)›\nc", "a /* x */\nc"),
    Case("CRLF", "a\r\n  ‹.padding(34)› // x\r\n  .c()\r\n", "a\r\n  .c()\r\n", comments: ["// x"]),
    Case("CR alone", "a\r  ‹.padding(34)›\r  .c()\r", "a\r  .c()\r"),
    Case("tabs", "a\n\t\t‹.padding(34)›\n\t\t.c()", "a\n\t\t.c()"),
    Case("no last newline", "a\n  ‹.padding(34)›", "a"),
    Case("no last newline, with a remark", "a\n  ‹.padding(34)› // x", "a", comments: ["// x"]),
    Case(
      "several lines with remarks inside", "a\n  ‹.padding(\n    .bottom, // edge\n    34 /* home */\n  )›\n  .c()",
      "a\n  .c()", comments: ["// edge", "/* home */"]),
    Case("starts on a shared line", "a‹.padding(\n  34 // home\n)›\nc", "a\nc", comments: ["// home"]),
    Case("a remark above stays", "a\n  // why\n  ‹.padding(34)›\n  .c()", "a\n  // why\n  .c()"),
    Case("a remark before on its line", "a\n  /* x */ ‹.padding(34)›\n  .c()", "a\n  .c()", comments: ["/* x */"]),
    Case(
      "a remark of several lines behind stays", "a\n  ‹.padding(34)› /* x\n  y */\n  .c()",
      "a\n  /* x\n  y */\n  .c()"),
    Case(
      "emoji and text of several bytes", "\"👩‍👩‍👧\"\n  ‹.padding(34)› // ü\n  .c()", "\"👩‍👩‍👧\"\n  .c()",
      comments: ["// ü"]),
  ]

  static let statements = [
    Case(
      "the first statement, with its remark", "V {\n\t‹Spacer().frame(h: 47)› // status bar\n\tText()\n}",
      "V {\n\tText()\n}", comments: ["// status bar"]),
    Case("the blank line below the brace goes", "V {\n  ‹Spacer()›\n\n  Text()\n}", "V {\n  Text()\n}"),
    Case("the blank line above the brace goes", "V {\n  Text()\n\n  ‹Spacer()›\n}", "V {\n  Text()\n}"),
    Case("blank lines do not meet", "V {\n  a\n\n  ‹Spacer()›\n\n  b\n}", "V {\n  a\n\n  b\n}"),
    Case("the shorter run of blank lines goes", "V {\n  a\n\n\n  ‹Spacer()›\n\n  b\n}", "V {\n  a\n\n\n  b\n}"),
    Case("a blank line on one side stays", "V {\n  a\n\n  ‹Spacer()›\n  b\n}", "V {\n  a\n\n  b\n}"),
    Case("after a closure's parameters", "V { x in\n\n  ‹Spacer()›\n\n  b\n}", "V { x in\n\n  b\n}"),
    Case("a remark above a blank line", "V {\n  // x\n\n  ‹Spacer()›\n}", "V {\n  // x\n}"),
    Case("all in one line", "V { ‹Spacer();› Text() }", "V { Text() }"),
    Case("behind a semicolon", "V {\n  a; ‹Spacer()›\n}", "V {\n  a\n}"),
    Case("behind a semicolon, on the last line", "V { a; ‹Spacer()› }", "V { a }"),
    Case("before a semicolon", "V {\n  ‹Spacer();› a\n}", "V {\n  a\n}"),
    Case("the first of the file", "‹Spacer()›\n\nText()\n", "Text()\n"),
    Case("the only one of the file", "‹Spacer()›\n", ""),
    Case("behind a byte-order mark", "\u{FEFF}‹Spacer()›\n\nText()\n", "\u{FEFF}Text()\n"),
  ]

  /// With the remarks above, which move elsewhere with the code.
  static let moved = [
    Case(
      "a remark above goes", "V {\n  a\n  // why\n  ‹Bar()›\n  b\n}", "V {\n  a\n  b\n}", comments: ["// why"]),
    Case(
      "all remarks above go", "V {\n  a\n\n  // x\n  /* y */\n  ‹Bar()›\n}", "V {\n  a\n}",
      comments: ["// x", "/* y */"]),
    Case(
      "blank lines do not meet", "V {\n  a\n\n  // why\n  ‹Bar()›\n\n  b\n}", "V {\n  a\n\n  b\n}",
      comments: ["// why"]),
    Case(
      "a remark above a blank line stays", "V {\n  // x\n\n  // y\n  ‹Bar()›\n  b\n}", "V {\n  // x\n\n  b\n}",
      comments: ["// y"]),
    Case("a remark on the line before stays", "V {\n  a // x\n  ‹Bar()›\n}", "V {\n  a // x\n}"),
    Case(
      "CRLF", "V {\r\n  // why\r\n  ‹Bar()›\r\n  b\r\n}", "V {\r\n  b\r\n}", comments: ["// why"]),
  ]

  @Test(arguments: moved) func movedWithItsRemarks(_ example: Case) { check(example, withRemarksAbove: true) }

  @Test(arguments: modifiers) func modifier(_ example: Case) { check(example) }

  @Test(arguments: statements) func statement(_ example: Case) { check(example) }

  private func check(_ example: Case, withRemarksAbove: Bool = false) {
    let parts = example.before.components(separatedBy: ["‹", "›"])
    let source = SourceText(parts.joined())
    let start = parts[0].utf8.count
    let tree = SyntaxTree.parse(source)
    let range = start..<start + parts[1].utf8.count
    let removal = removal(of: range, in: tree, withRemarksAbove: withRemarksAbove)
    var bytes = Array(source.bytes)
    bytes.replaceSubrange(removal.edit.range, with: removal.edit.replacement.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == example.after)
    #expect(removal.removedComments.map { source.string($0) } == example.comments)
  }
}
