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

extension FileContext {
  /// Whether a rule about the windows of iPhone and iPad has nothing to say at `node`: it is in a preview or a test,
  /// in a widget or a watch app, or isn't built for iOS.
  ///
  /// Climbs to the top of the file, so it is asked last.
  public func isNoShippedScreen(_ node: SyntaxNode) -> Bool {
    !deploymentTarget.hasIOS || node.isCompiledOutOfIOS || isTest || isForOtherScreens || model.isInPreview(node)
  }
}
