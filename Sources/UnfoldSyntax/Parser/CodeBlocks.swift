// The Swift book's productions *code-block*, *statements* and *top-level-declaration*.

extension Parser {
  /// The whole file.
  mutating func parseSourceFile() {
    let start = count
    if at(.shebang) { eat() }
    parseCodeBlockItems(isTopLevel: true)
    if !atEnd {
      hasError = true
      let unexpected = count
      while !atEnd { eat() }
      finish(.unexpectedNodes, unexpected)
    }
    eat()
    finish(.sourceFile, start)
  }

  mutating func parseCodeBlockIfPresent(allowsInitializer: Bool = true) {
    if at(.leftBrace) { parseCodeBlock(allowsInitializer: allowsInitializer) }
  }

  /// Braces with statements.
  mutating func parseCodeBlock(allowsInitializer: Bool = true) {
    guard enter() else { return }
    defer { leave() }
    let start = count
    if expect(.leftBrace) {
      parseCodeBlockItems(allowsInitializer: allowsInitializer)
      expect(.rightBrace)
    }
    finish(.codeBlock, start)
  }

  /// Statements up to a closing brace, the end of a `#if`'s clause, a switch's next case, or the end of the file.
  ///
  /// - Parameters:
  ///   - allowsInitializer: whether `init` starts a declaration; in an initializer's body it is a call.
  ///   - isTopLevel: whether a closing brace or the end of a clause is no end.
  ///   - isSwitchCase: whether the next case of a switch is an end, too.
  mutating func parseCodeBlockItems(
    allowsInitializer: Bool = true, isTopLevel: Bool = false, isSwitchCase: Bool = false
  ) {
    let start = count
    while !atEnd {
      if !isTopLevel, at(.rightBrace) || atEndOfConditionalClause() { break }
      if isSwitchCase {
        if atStartOfSwitchCase() { break }
        if at(.poundIf), atConditionalSwitchCases() { break }
      }
      let before = count
      if before > start, !atStartOfLine, !isItemEnded() { hasError = true }
      parseCodeBlockItem(allowsInitializer)
      if count == before { break }
    }
    finish(.codeBlockItemList, start)
  }

  /// Whether the item that was finished last ends in a semicolon, so that the next can stand on its line.
  private mutating func isItemEnded() -> Bool { records[count - 2].kind == .semicolon }

  private mutating func parseCodeBlockItem(_ allowsInitializer: Bool) {
    guard enter() else { return }
    defer { leave() }
    let start = count
    if at(.poundIf), !atConditionalAttributes() {
      parseConditional(.statements(allowsInitializer: allowsInitializer))
      finish(.codeBlockItem, start)
      return
    }
    if at(.poundSourceLocationToken) {
      parseSourceLocation()
      finish(.codeBlockItem, start)
      return
    }
    if atStartOfDeclaration(allowsInitializer: allowsInitializer) {
      parseDeclaration(in: .codeBlock)
    } else if atStartOfStatement(prefersExpression: false) {
      parseStatement()
      parseCastOfStatement(start)
    } else if atStartOfExpression() {
      parseExpression(.basic)
    } else if at(.atSign) && next.kind == .identifier || at(.declarationModifier) {
      parseDeclaration(in: .codeBlock)
    } else {
      parseUnexpectedCode(requiresDeclaration: false, allowsInitializer: allowsInitializer)
    }
    if at(.semicolon) {
      eat()
      while at(.semicolon) { eatUnexpected() }
    }
    finish(.codeBlockItem, start)
  }

  /// `if … { } else { } as T`: what looked like a statement is the start of an expression.
  private mutating func parseCastOfStatement(_ start: Int) {
    guard at(.as), lastKind == .expressionStmt, lastFirst == start else { return }
    unwrapLast(.expressionStmt)
    parseCast()
    finish(.exprList, start)
    finish(.sequenceExpr, start)
  }
}
