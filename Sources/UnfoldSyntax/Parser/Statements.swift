// The Swift book, "Statements".

extension Parser {
  // MARK: Whether one starts here

  /// - Parameter prefersExpression: whether what can be an expression too is none.
  @inline(__always)
  mutating func atStartOfStatement(prefersExpression: Bool) -> Bool {
    if kind == .keyword {
      if at(.statement) { return keyword != .repeat || next.kind == .leftBrace }
      return keyword == .try && !prefersExpression && atMisplacedTry()
    }
    if kind == .identifier {
      if next.kind == .colon { return atLabeledStatement() }
      return keyword != .notKeyword && at(.statement) && atContextualStatement()
    }
    return false
  }

  private mutating func atLabeledStatement() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    advance()
    advance()
    if kind == .keyword { return at(.statement) && (keyword != .repeat || next.kind == .leftBrace) }
    return at(.statement) && atContextualStatement()
  }

  /// `yield` and `discard` are statements before an operand only.
  private mutating func atContextualStatement() -> Bool {
    canPrefixExpression(acceptsClosure: false, prefersPostfix: true)
  }

  /// `try return x` instead of `return try x`.
  private mutating func atMisplacedTry() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    advance()
    return at(.statement) && !at(.if) && !at(.switch) && atStartOfStatement(prefersExpression: false)
  }

  /// Whether the current word stands before an expression on its line, so that it is a keyword.
  mutating func canPrefixExpression(
    acceptsClosure: Bool, prefersPostfix: Bool, flavor: ExpressionFlavor = .basic
  ) -> Bool {
    let next = next
    if next.isAtStartOfLine { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
      .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound:
      return true
    case .keyword:
      switch next.keyword {
      case .Any, .Self, .`self`, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return false
      }
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && next.followsTrivia
    case .leftBrace:
      guard acceptsClosure else { return false }
      let start = checkpoint
      defer { restore(start) }
      advance()
      return atTrailingClosure(flavor)
    default:
      return false
    }
  }

  // MARK: Any statement

  /// The production *statement*, for what is neither a declaration nor an expression alone.
  mutating func parseStatement() {
    let start = count
    let isLabeled = kind == .identifier && next.kind == .colon
    if isLabeled {
      eat()
      eat()
    }
    let statement = count
    if at(.try) { eatUnexpected() }
    switch keyword {
    case .if:
      parseIf()
      finish(.expressionStmt, statement)
    case .guard: parseGuard(statement)
    case .return: parseReturn(statement)
    case .for: parseFor(statement)
    case .switch:
      parseSwitch()
      finish(.expressionStmt, statement)
    case .while: parseWhile(statement)
    case .repeat: parseRepeat(statement)
    case .do: parseDo(statement)
    case .break: parseJump(.breakStmt, statement)
    case .continue: parseJump(.continueStmt, statement)
    case .throw:
      eatKeyword()
      parseExpression(.basic)
      finish(.throwStmt, statement)
    case .defer:
      eatKeyword()
      parseCodeBlock()
      finish(.deferStmt, statement)
    case .fallthrough:
      eatKeyword()
      finish(.fallThroughStmt, statement)
    case .yield: parseYield(statement)
    case .discard:
      eatKeyword()
      parseExpression(.basic)
      finish(.discardStmt, statement)
    default: hasError = true
    }
    if isLabeled { finish(.labeledStmt, start) }
  }

  // MARK: Branches

  /// The production *if-statement*, or an `if` expression.
  mutating func parseIf() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    eatKeyword()
    if at(.leftBrace) { hasError = true } else { parseConditions() }
    parseCodeBlock()
    if at(.else) {
      eatKeyword()
      if at(.if) { parseIf() } else { parseCodeBlock() }
    }
    finish(.ifExpr, start)
  }

  /// The production *guard-statement*.
  private mutating func parseGuard(_ start: Int) {
    eatKeyword()
    parseConditions()
    expect(.else)
    parseCodeBlock()
    finish(.guardStmt, start)
  }

  /// The production *condition-list*.
  private mutating func parseConditions() {
    let start = count
    var bindsBefore = false
    while true {
      let condition = count
      bindsBefore = parseCondition(bindsBefore)
      let hasComma = eat(if: .comma)
      finish(.conditionElement, condition)
      if !hasComma { break }
    }
    finish(.conditionElementList, start)
  }

  /// - Parameter bindsBefore: whether the condition before was an optional binding.
  /// - Returns: whether this is one.
  private mutating func parseCondition(_ bindsBefore: Bool) -> Bool {
    if at([.poundAvailable, .poundUnavailable]) {
      parseAvailabilityCondition()
      return false
    }
    let start = count
    if at(.case) {
      eatKeyword()
      parseMatchingPattern(.matching)
      parseAnnotationAndInitializer()
      finish(.matchingPatternCondition, start)
      return false
    }
    let isBinding = at(.let) || at(.var) || at(.inout)
    if !isBinding, !(bindsBefore && next.kind == .equal) {
      parseExpression(.statementCondition)
      return false
    }
    if isBinding { eatKeyword() } else { hasError = true }
    parseMatchingPattern(.binding)
    parseAnnotationAndInitializer()
    finish(.optionalBindingCondition, start)
    return true
  }

  private mutating func parseAnnotationAndInitializer() {
    parseTypeAnnotationIfPresent(allowsNamedOpaqueType: false)
    if at(.equal) { parseInitializerClause(.statementCondition) }
  }

  // MARK: Loops

  /// The production *while-statement*.
  private mutating func parseWhile(_ start: Int) {
    eatKeyword()
    if at(.leftBrace) { hasError = true } else { parseConditions() }
    parseCodeBlock()
    finish(.whileStmt, start)
  }

  /// The production *repeat-while-statement*.
  private mutating func parseRepeat(_ start: Int) {
    eatKeyword()
    parseCodeBlock()
    expect(.while)
    parseExpression(.basic)
    finish(.repeatStmt, start)
  }

  /// The production *for-in-statement*.
  private mutating func parseFor(_ start: Int) {
    eatKeyword()
    if at(.try) { eatKeyword() }
    if at(.await) { eatKeyword() }
    if at(.unsafe), next.keyword != .in, next.kind != .colon { eatKeyword() }
    if at(.case) {
      eatKeyword()
      parseMatchingPattern(.matching)
      parseTypeAnnotationIfPresent(allowsNamedOpaqueType: false)
    } else {
      parsePattern()
      parseTypeAnnotationIfPresent(allowsNamedOpaqueType: true)
    }
    expect(.in)
    if at(.leftBrace) { hasError = true } else { parseExpression(.statementCondition) }
    if at(.where) { parseWhereClause(.statementCondition) }
    parseCodeBlock()
    finish(.forStmt, start)
  }

  /// `where` and a condition.
  mutating func parseWhereClause(_ flavor: ExpressionFlavor) {
    let start = count
    eatKeyword()
    parseExpression(flavor)
    finish(.whereClause, start)
  }

  // MARK: Jumps

  /// The production *return-statement*.
  private mutating func parseReturn(_ start: Int) {
    eatKeyword()
    if atReturnedExpression() { parseExpression(.basic) }
    finish(.returnStmt, start)
  }

  private mutating func atReturnedExpression() -> Bool {
    switch kind {
    case .rightBrace, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .endOfFile: return false
    case .keyword:
      switch keyword {
      case .case, .default: return false
      case .if, .switch: return true
      default: break
      }
    case .atSign where atStartOfLine:
      let start = checkpoint
      defer { restore(start) }
      if skipToSwitchCase() { return false }
    default: break
    }
    return !atStartOfStatement(prefersExpression: true) && !atStartOfDeclaration()
  }

  /// The productions *break-statement* and *continue-statement*.
  private mutating func parseJump(_ kind: SyntaxKind, _ start: Int) {
    eatKeyword()
    let isName = self.kind == .identifier && !atStartOfLine
    if isName, !atStartOfStatement(prefersExpression: true), !atStartOfDeclaration() { eat() }
    finish(kind, start)
  }

  /// `yield` in an accessor, which the book doesn't have.
  private mutating func parseYield(_ start: Int) {
    eatKeyword()
    let clause = count
    if eat(if: .leftParen) {
      let list = count
      while !at([.endOfFile, .rightParen]) {
        let element = count
        parseExpression(.basic)
        let hasComma = eat(if: .comma)
        finish(.yieldedExpression, element)
        if !hasComma { break }
      }
      finish(.yieldedExpressionList, list)
      expect(.rightParen)
      finish(.yieldedExpressionsClause, clause)
    } else {
      parseExpression(.basic)
    }
    finish(.yieldStmt, start)
  }

  // MARK: Errors

  /// The production *do-statement*.
  private mutating func parseDo(_ start: Int) {
    eatKeyword()
    if at(.throws) { parseThrowsClause() }
    parseCodeBlock()
    let clauses = count
    while at(.catch) { parseCatchClause() }
    finish(.catchClauseList, clauses)
    finish(.doStmt, start)
  }

  /// The production *catch-clause*.
  private mutating func parseCatchClause() {
    let start = count
    eatKeyword()
    if !at(.leftBrace) {
      let items = count
      while true {
        let item = count
        if !at(.where) { parseMatchingPattern(.matching) }
        if at(.where) { parseWhereClause(.statementCondition) }
        let hasComma = eat(if: .comma)
        finish(.catchItem, item)
        if !hasComma { break }
      }
      finish(.catchItemList, items)
    }
    parseCodeBlock()
    finish(.catchClause, start)
  }
}
