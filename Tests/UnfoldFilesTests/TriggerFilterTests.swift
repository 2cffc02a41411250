import Testing
import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldEngine

struct TriggerFilterTests {
  private struct Words: Rule {
    let id: String
    let triggers: [Trigger]
    var neededBesides: [Trigger] = []
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

  @Test("A rule that needs a second word is kept only where both stand")
  func needed() {
    let filter = TriggerFilter([Words(id: "fold", triggers: [.name("34")], neededBesides: ["SwiftUI", "View"])])
    #expect(filter.rules(for: SourceText("import SwiftUI\nlet a = 34")).count == 1)
    #expect(filter.rules(for: SourceText("34, MyView")).count == 1)
    #expect(filter.rules(for: SourceText("let a = 34")).isEmpty)
    #expect(filter.rules(for: SourceText("import SwiftUI")).isEmpty)
  }

  @Test("A word is found exactly where the standard library finds it", arguments: 0..<400)
  func search(seed: Int) {
    let texts = ["ab", "aab", "baab", "éa", "abba", "ab ba", "bababa", "a_bab", "bb\u{100}"]
    let words = texts.flatMap { [Trigger.text($0), .prefix($0), .name($0)] }
    let filter = TriggerFilter(words.enumerated().map { Words(id: "\($0.offset)", triggers: [$0.element]) })
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", " ", "_", "é", "\u{100}"].dropLast(Int.random(in: 0...4, using: &random))
    let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in letters.randomElement(using: &random)! }.joined()
    let expected = words.indices.filter { stands(words[$0], in: Array(text.utf8)) }
    #expect(filter.rules(for: SourceText(text)).map(\.id) == expected.map { "\($0)" })
  }

  private func stands(_ word: Trigger, in text: [UInt8]) -> Bool {
    text.indices.contains { start in
      let end = start + word.bytes.count
      guard text[start...].starts(with: word.bytes) else { return false }
      return (!word.beginsName || start == 0 || !isPartOfName(text[start - 1]))
        && (!word.endsName || end == text.count || !isPartOfName(text[end]))
    }
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
