import UnfoldEngine
import UnfoldSyntax

/// A rule of a few lines, called with each identifier of the given text.
struct TestRule: Rule {
  var id = "test"
  var level = RuleLevel.fix
  var summary: String { "for tests" }
  var triggers: [Trigger] { [] }
  var nodeKinds: [SyntaxKind] { [.identifier] }
  var explanation: Explanation {
    Explanation(finds: "", why: "", before: "", after: "", leavesAlone: "", checkByHand: "")
  }
  var word: String
  var body: @Sendable (SyntaxNode, FileContext) -> Finding?

  func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    node.text == word ? body(node, file).map { [$0] } ?? [] : []
  }

  /// Fixes each `word` with the edits that `edits` gives for its range.
  static func fixing(
    _ word: String, id: String = "test", level: RuleLevel = .fix, removing comments: [Range<Int>] = [],
    edits: @escaping @Sendable (Range<Int>) -> [Edit]
  ) -> TestRule {
    TestRule(id: id, level: level, word: word) { node, _ in
      .fix(id, node.textRange, "It is \(word).", edits: edits(node.textRange), removedComments: comments)
    }
  }

  /// Renames each `word`.
  static func renaming(_ word: String, to new: String, id: String = "test") -> TestRule {
    .fixing(word, id: id) { [Edit($0, new)] }
  }

  /// Removes the call of each `word`, from the period before it to the parenthesis that closes it.
  static func removingCall(of word: String, id: String = "test") -> TestRule {
    TestRule(id: id, word: word) { node, file in
      var end = node
      while end.kind != .rightParen, let next = end.nextToken { end = next }
      guard let period = node.previousToken, period.kind == .period else { return nil }
      let range = period.textRange.lowerBound..<end.textRange.upperBound
      let removal = removal(of: range, in: file.tree)
      return .fix(id, range, "It is \(word).", edits: [removal.edit], removedComments: removal.removedComments)
    }
  }
}
