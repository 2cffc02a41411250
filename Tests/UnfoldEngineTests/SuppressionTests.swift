import Testing
import UnfoldEngine

@Suite struct SuppressionTests {
  /// How many `old` are still found.
  private func found(_ text: String) -> Int {
    run([TestRule.renaming("old", to: "new")], on: text).outcome.findings.count
  }

  @Test(arguments: [
    "// unfold:disable:next test\nold",
    "// unfold:disable:next test -- measured\nold",
    "//unfold:disable:next other, test\nold",
    "/* unfold:disable:next all */\n\n// more\nold",
    "old // unfold:disable:this test",
    "/* unfold:disable:this test */ old",
    "// unfold:disable test\nold\nx\nold",
    "// unfold:disable all\nold\n// unfold:enable all\n",
    "// unfold:disable test\r\nold\r\n// unfold:enable test\r\n",
    "// unfold:disable:next test\nV {\n  a\n}\n.old()",
    "// unfold:disable:next test\nf(\n  a,\n  old\n)",
    "struct S {\n  // unfold:disable:next test\n  let a =\n    old\n}",
    "a\n  // unfold:disable:next test\n  .old()\n  .b()",
    "a\n  .b(\n    old // unfold:disable:this test\n  )",
    "old // unfold:ignore test - measured",
    "/* unfold:ignore test */ old",
    "// unfold:ignore test - measured with old - and new\nold",
    "// unfold:ignore other,test\n\n// more\nold",
    "// unfold:ignore all\nf(\n  a,\n  old\n)",
    "// unfold:ignore test\n// unfold:ignore other\nold",
    "x\n  // unfold:ignore test\n  .old()\n  .b()",
    "old\nx\nold\n// unfold:ignore-file test - made by a tool",
    "\u{FEFF}// unfold:ignore-file other, all\r\nold\r\n",
  ])
  func silenced(_ text: String) {
    #expect(found(text) == 0)
    #expect(run([TestRule.renaming("old", to: "new")], on: text).result == nil)
  }

  @Test(arguments: [
    "// unfold:disable:next other\nold",
    "// unfold:disable:next -- test\nold",
    "// unfold:disable:next test\nx\nold",
    "old\n// unfold:disable:next test\n",
    "x // unfold:disable:this test\nold",
    "// unfold:disable test\n// unfold:enable test\nold",
    "old\n// unfold:disable test\n",
    "// see unfold:disable test\nold",
    "\"// unfold:disable test\"\nold",
    "// unfold:disabled test\nold",
    "// unfold:disable\nold",
    "// unfold:disable:next test\nV {\n  old\n}",
    "// unfold:disable:next test\nstruct S {\n  let a = old\n}",
    "a\n  // unfold:disable:next test\n  .b()\n  .old()",
    "let text = \"\"\"\n  // unfold:disable test\n  \"\"\"\nold",
    "// unfold:ignore other - test\nold",
    "// unfold:ignore test\nx\nold",
    "x // unfold:ignore test\nold",
    "old\n// unfold:ignore test",
    "// unfold:ignore\nold",
    "// unfold:ignore-file other\nold",
    "// unfold:ignore-line test\nold",
    "// unfold:ignore test\nV {\n  old\n}",
    "\"\"\"\n  x // unfold:ignore test\n  \"\"\"; old",
  ])
  func stillFound(_ text: String) {
    #expect(found(text) == 1)
  }
}
