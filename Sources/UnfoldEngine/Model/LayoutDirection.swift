import UnfoldSyntax

extension SyntaxNode {
  /// Whether a token names a direction of the language: `rightToLeft`, `leftToRight`.
  public var isLayoutDirection: Bool { isText("rightToLeft") || isText("leftToRight") }

  /// Whether an expression asks for the direction of the language.
  public var namesLayoutDirection: Bool {
    descendants.prefix(512).contains { $0.isToken && $0.isLayoutDirection }
  }
}
