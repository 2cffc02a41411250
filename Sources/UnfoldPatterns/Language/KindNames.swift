import UnfoldEngine
import UnfoldSyntax

extension SyntaxKind {
  /// The kinds that a word in a pattern stands for: swift-syntax's name, the same without its last part where that is
  /// clear, or one of a few groups.
  ///
  /// - Parameter line: for the error, from 1.
  static func named(_ word: String, line: Int) throws(PatternError) -> Set<SyntaxKind> {
    if let group = groups[word] { return group }
    if let kind = byName[word] { return [kind] }
    for ending in ["Expr", "Decl", "Stmt", "Type", "Pattern"] {
      if let kind = byName[word + ending] { return [kind] }
    }
    let hint = nearest(word, in: Array(groups.keys) + Array(byName.keys)).map { "; did you mean `\($0)`?" } ?? ""
    throw PatternError(
      "there is no kind of code `\(word)`\(hint) Kinds have swift-syntax's names, which `unfold syntax --spans FILE` "
        + "shows; `literal`, `name` and `operation` stand for several", line: line)
  }

  private static let groups: [String: Set<SyntaxKind>] = [
    "literal": [
      .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .regexLiteralExpr, .arrayExpr, .dictionaryExpr,
    ],
    "number": [.integerLiteralExpr, .floatLiteralExpr],
    "name": [.declReferenceExpr, .memberAccessExpr, .identifierType, .memberType, .identifierPattern],
    "operation": [.infixOperatorExpr, .ternaryExpr, .asExpr, .isExpr, .prefixOperatorExpr, .postfixOperatorExpr],
  ]

  private static let byName: [String: SyntaxKind] = Dictionary(
    allCases.filter { !$0.isToken }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
