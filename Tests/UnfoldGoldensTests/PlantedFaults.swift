import UnfoldEngine
import UnfoldSyntax

@testable import UnfoldGoldens

/// A rule that removes each `.padding(.bottom, 34)`, given by what it does at the identifier `padding`.
struct PlantedRule: Rule {
  var id: String { "planted" }
  var level: RuleLevel { .fix }
  var summary: String { "for tests" }
  var triggers: [Trigger] = ["padding"]
  var nodeKinds: [SyntaxKind] = [.identifier]
  var explanation: Explanation {
    Explanation(finds: "", why: "", before: "", after: "", leavesAlone: "", checkByHand: "")
  }
  var body: @Sendable (SyntaxNode, FileContext) -> [Finding]

  func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] { body(node, file) }

  /// The call at a token of the text `padding`, from its period to its last parenthesis.
  static func call(_ node: SyntaxNode) -> Range<Int>? {
    guard node.isText("padding"), let period = node.previousToken, period.kind == .period else { return nil }
    var end = node
    while end.kind != .rightParen, let next = end.nextToken { end = next }
    return period.textRange.lowerBound..<end.textRange.upperBound
  }

  static func finding(_ range: Range<Int>, edits: [Edit], comments: [Range<Int>] = []) -> Finding {
    .fix("planted", range, "A guess.", edits: edits, removedComments: comments)
  }

  /// Nothing is wrong with it.
  static let right = PlantedRule { node, file in
    guard let range = call(node) else { return [] }
    let removal = removal(of: range, in: file.tree)
    return [finding(range, edits: [removal.edit], comments: removal.removedComments)]
  }

  /// Removes the call as it should, at a place and with edits that `change` made wrong.
  static func wrong(_ change: @escaping @Sendable (inout Finding, SyntaxNode, FileContext) -> Void) -> PlantedRule {
    PlantedRule { node, file in
      right.check(node, in: file).map { finding in
        var finding = finding
        change(&finding, node, file)
        return finding
      }
    }
  }

  /// Searches the bytes of what `kind` spans, as a rule without a parser does.
  static func searchingText(in kind: SyntaxKind) -> PlantedRule {
    PlantedRule(nodeKinds: [.identifier, kind]) { node, file in
      guard node.kind == kind else { return right.check(node, in: file) }
      let text = kind == .sourceFile ? file.tree.source.string(0..<file.tree.source.count) : node.text
      let start = kind == .sourceFile ? 0 : node.textRange.lowerBound
      return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> Finding? in
        guard let place = line.range(of: ".padding(.bottom, 34)") else { return nil }
        let offset = start + text.utf8.distance(from: text.startIndex, to: place.lowerBound)
        // What is code is found by the right rule.
        guard call(at: offset, in: file.tree) == nil else { return nil }
        return .review("planted", offset..<offset + 21, "A guess.")
      }
    }
  }

  private static func call(at offset: Int, in tree: SyntaxTree) -> Range<Int>? {
    tree.token(endingAfter: offset).flatMap { $0.textRange.lowerBound == offset ? $0.nextToken : nil }.flatMap(call)
  }
}

extension GoldenCase {
  /// A small case of the rule `planted`, which the right rule passes.
  static let planted = GoldenCase(
    path: "planted", rule: "planted", deploymentTarget: .unknown, expect: .rewrite,
    findings: [ExpectedFinding(line: 5, rule: "planted", kind: .fix)], mustContain: [], mustNotContain: [],
    why: "It is small.",
    input: Array(
      """
      struct Bar: View {
          var body: some View {
              content
                  .font(.body)
                  .padding(.bottom, 34) // home indicator
                  .border(.red)
          }
      }

      """.utf8),
    expected: Array(
      """
      struct Bar: View {
          var body: some View {
              content
                  .font(.body)
                  .border(.red)
          }
      }

      """.utf8))
}
