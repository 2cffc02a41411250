// The Swift book, "Statements": the switch statement.

extension Parser {
  /// The production *switch-statement*, or a `switch` expression.
  mutating func parseSwitch() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    eatKeyword()
    if at(.leftBrace) { hasError = true } else { parseExpression(.statementCondition) }
    if expect(.leftBrace) {
      parseSwitchCases()
      expect(.rightBrace)
    }
    finish(.switchExpr, start)
  }

  /// Cases up to a closing brace or the end of a `#if`'s clause.
  mutating func parseSwitchCases() {
    let start = count
    while !at([.endOfFile, .rightBrace]), !atEndOfConditionalClause() {
      let before = count
      if atStartOfSwitchCase() {
        parseSwitchCase()
      } else if at(.pound), hasText(next, "warning") || hasText(next, "error") {
        // Swift 6.4.
        parseDeclaration(in: .codeBlock)
      } else if at(.poundIf) {
        parseConditional(.switchCases)
      } else {
        hasError = true
        parseSwitchCaseBody()
        finish(.switchCase, before)
      }
      if count == before { break }
    }
    finish(.switchCaseList, start)
  }

  private mutating func parseSwitchCase() {
    let start = count
    if at(.atSign) {
      eat()
      let name = count
      expectIdentifier()
      finish(.identifierType, name)
      finish(.attribute, start)
    }
    let label = count
    if at(.case) {
      eatKeyword()
      parseSwitchCaseItems()
      expect(.colon)
      finish(.switchCaseLabel, label)
    } else if at(.default) {
      eatKeyword()
      expect(.colon)
      finish(.switchDefaultLabel, label)
    } else {
      hasError = true
    }
    parseSwitchCaseBody()
    finish(.switchCase, start)
  }

  private mutating func parseSwitchCaseItems() {
    let start = count
    while true {
      let item = count
      parseMatchingPattern(.matching)
      if at(.where) { parseWhereClause(.basic) }
      let hasComma = eat(if: .comma)
      finish(.switchCaseItem, item)
      if !hasComma { break }
    }
    finish(.switchCaseItemList, start)
  }

  private mutating func parseSwitchCaseBody() {
    parseCodeBlockItems(isSwitchCase: true)
  }

  // MARK: Where a case starts

  @inline(__always)
  mutating func atStartOfSwitchCase() -> Bool {
    switch kind {
    case .keyword: return keyword == .case || keyword == .default
    case .atSign:
      let start = checkpoint
      defer { restore(start) }
      return skipToSwitchCase()
    default: return false
    }
  }

  /// Goes past attributes.
  ///
  /// - Returns: whether a case of a switch comes next.
  mutating func skipToSwitchCase() -> Bool {
    if skipAttributes(), at(.rightBrace) { return true }
    return at(.case) || at(.default)
  }

  /// Whether a `#if` comes next whose first clause starts with a case.
  mutating func atConditionalSwitchCases() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    repeat {
      advance()
      skipToEndOfLine()
    } while at([.poundIf, .poundElseif, .poundElse])
    return skipToSwitchCase()
  }
}
