import Testing
import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldEngine

struct TriggerFilterTests {
  private struct Words: Rule {
    let id: String
    let triggers: [Trigger]
    let level = RuleLevel.review
    let summary = ""
    let explanation = Explanation(finds: "", why: "", before: "", after: "", leavesAlone: "", checkByHand: "")
    let nodeKinds: [SyntaxKind] = []
    func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] { [] }
  }

  @Test("A rule is kept where one of its words stands, or where it has none")
  func rules() {
    let filter = TriggerFilter([
      Words(id: "padding", triggers: ["padding", "Spacer"]), Words(id: "sheet", triggers: ["sheet"]),
      Words(id: "all", triggers: []),
    ])
    #expect(filter.rules(for: SourceText("x.padding()")).map(\.id) == ["padding", "all"])
    #expect(filter.rules(for: SourceText("Spacer")).map(\.id) == ["padding", "all"])
    #expect(filter.rules(for: SourceText("x.sheet")).map(\.id) == ["sheet", "all"])
    #expect(filter.rules(for: SourceText("Space")).map(\.id) == ["all"])
    #expect(filter.rules(for: SourceText("")).map(\.id) == ["all"])
  }

  @Test("A word is found exactly where the standard library finds it", arguments: 0..<300)
  func search(seed: Int) {
    let words: [StaticString] = ["ab", "aab", "baab", "éa", "abba", "bb\u{100}", "bababa"]
    let filter = TriggerFilter(words.map { Words(id: "\($0)", triggers: [$0]) })
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", "é", "\u{100}"].dropLast(Int.random(in: 0...2, using: &random))
    let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in letters.randomElement(using: &random)! }.joined()
    let expected = words.map { "\($0)" }.filter { !text.ranges(of: $0).isEmpty }
    #expect(filter.rules(for: SourceText(text)).map(\.id) == expected)
  }

  @Test("A single word is found exactly where the standard library finds it", arguments: 0..<300)
  func singleWord(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = String((0..<Int.random(in: 0...40, using: &random)).map { _ in "ab".randomElement(using: &random)! })
    let word = String((0..<Int.random(in: 1...6, using: &random)).map { _ in "ab".randomElement(using: &random)! })
    let isFound = Array(text.utf8).withUnsafeBufferPointer { text in
      Array(word.utf8).withUnsafeBufferPointer { contains(text, $0) }
    }
    #expect(isFound == !text.ranges(of: word).isEmpty)
  }
}
