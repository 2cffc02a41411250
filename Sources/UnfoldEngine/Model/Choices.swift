import UnfoldSyntax

// What is chosen by and among. In a file with a syntax error each part may be missing.
extension SyntaxNode {
  /// What an `unresolvedTernaryExpr` gives where its condition holds.
  public var ternaryArm: SyntaxNode? {
    guard let arm = firstChild?.nextSibling, arm.kind != .colon else { return nil }
    return arm
  }

  /// What a `switchExpr` looks at.
  public var switchSubject: SyntaxNode? {
    guard let subject = firstChild?.nextSibling, subject.kind != .leftBrace else { return nil }
    return subject
  }
}
