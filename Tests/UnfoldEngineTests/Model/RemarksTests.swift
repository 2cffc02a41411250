import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct RemarksTests {
  @Test(arguments: [
    ("a\n  .b() // beside\n  .c()", "// beside"),
    ("a // of a\n  .b()\n  .c()", ""),
    ("a\n  // above\n  .b()", "// above"),
    ("a\n  // far\n\n  // above\n  .b() /* beside */", "// above\n/* beside */"),
    ("a.b().d() // on the line\n", "// on the line"),
    ("a\n  .b(/* inside */)\n  // below\n  .c()", "/* inside */"),
    ("// first\n.b()", "// first"),
  ])
  func belongToTheCode(_ text: String, _ remarks: String) {
    let tree = SyntaxTree.parse(SourceText(text))
    let start = text.firstRange(of: ".b(")!.lowerBound
    let end = text.firstRange(of: ")")!.upperBound
    let found = tree.remarks(
      on: text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end))
    #expect(Set(found.split(separator: "\n")) == Set(remarks.split(separator: "\n")))
  }

  @Test(arguments: [
    ("#if os(macOS)\nmark()\n#endif", true), ("#if os(iOS)\nmark()\n#endif", false),
    ("#if os(iOS)\n#else\nmark()\n#endif", true), ("#if os(macOS) || os(tvOS)\nmark()\n#endif", true),
    ("#if os(macOS) || os(iOS)\nmark()\n#endif", false), ("#if !os(iOS)\nmark()\n#endif", true),
    ("#if DEBUG\nmark()\n#endif", false), ("#if os(watchOS)\n#else\nmark()\n#endif", false),
  ])
  func platformConditions(_ text: String, _ isOut: Bool) {
    #expect(ModelText(text).call("mark").isCompiledOutOfIOS == isOut)
  }
}
