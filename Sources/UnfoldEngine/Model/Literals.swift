import UnfoldSyntax

extension SyntaxNode {
  /// What a string literal says, where it is one piece of text without an interpolation or an escape; `nil` for any
  /// other expression.
  public var plainText: String? {
    guard kind == .stringLiteralExpr else { return nil }
    guard let segments = child(.stringLiteralSegmentList)?.children else { return "" }
    guard segments.count == 1, segments[0].kind == .stringSegment else { return nil }
    let text = segments[0].text
    return text.contains { $0 == "\\" || $0.isNewline } ? nil : text
  }
}
