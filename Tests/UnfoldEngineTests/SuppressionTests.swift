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
  ])
  func stillFound(_ text: String) {
    #expect(found(text) == 1)
  }
}
