// The Swift book, "Expressions": sequences of operands and operators, and what stands before an operand.
// Operators stay a flat sequence: their precedence is not known from one file.

/// Where an expression stands.
enum ExpressionFlavor {
  case basic
  /// Before the braces of a statement, which are no trailing closure.
  case statementCondition
  /// Behind `#if`: the expression ends with its line.
  case directive
  /// An attribute's arguments: `init` and others can be names there.
  case attributeArguments
}

extension Parser {
  // MARK: Whether one starts here

  mutating func atStartOfExpression() -> Bool {
    switch kind {
    case .identifier, .wildcard, .integerLiteral, .floatLiteral, .period, .leftParen, .leftSquare, .leftBrace,
      .prefixOperator, .prefixAmpersand, .backslash, .stringQuote, .multilineStringQuote, .singleQuote,
      .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter, .pound, .poundAvailable, .poundUnavailable,
      .dollarIdentifier, .colonColon:
      return true
    case .keyword:
      return at([.primaryExpression, .expressionModifier])
    case .atSign:
      return next.kind == .stringQuote
    default:
      return false
    }
  }

  // MARK: Sequences

  /// The production *expression*, or a pattern where `pattern` allows one.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  mutating func parseExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext = .none) -> Bool {
    if pattern != .none, at(.is) || atBindingPattern() {
      let start = count
      parseMatchingPattern(.matching)
      finish(.patternExpr, start)
      return true
    }
    return parseSequenceExpression(flavor, pattern)
  }

  /// Operands with operators between them.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  mutating func parseSequenceExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext = .none) -> Bool {
    guard enter() else { return true }
    defer { leave() }
    let start = count
    if flavor == .directive, atStartOfLine {
      hasError = true
      return false
    }
    guard parseOperand(flavor, pattern) else {
      hasError = true
      return false
    }
    var hasOperator = false
    while !(flavor == .directive && atStartOfLine) {
      switch parseOperator(flavor, pattern) {
      case .none:
        if hasOperator {
          finish(.exprList, start)
          finish(.sequenceExpr, start)
        }
        return true
      case .withOperand: hasOperator = true
      case .beforeOperand:
        hasOperator = true
        if flavor == .directive && atStartOfLine || !parseOperand(flavor, pattern) {
          hasError = true
          finish(.exprList, start)
          finish(.sequenceExpr, start)
          return true
        }
      }
    }
    if hasOperator {
      finish(.exprList, start)
      finish(.sequenceExpr, start)
    }
    return true
  }

  private enum OperatorResult {
    case none, beforeOperand, withOperand
  }

  @inline(__always)
  private mutating func parseOperator(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> OperatorResult {
    let start = count
    switch kind {
    case .binaryOperator:
      eat()
      finish(.binaryOperatorExpr, start)
      return .beforeOperand
    case .equal:
      if pattern != .none { return .none }
      eat()
      finish(.assignmentExpr, start)
      return .beforeOperand
    case .infixQuestionMark:
      eat()
      parseSequenceExpression(flavor, pattern)
      expect(.colon)
      finish(.unresolvedTernaryExpr, start)
      return .beforeOperand
    case .keyword:
      switch keyword {
      case .is:
        eatKeyword()
        finish(.unresolvedIsExpr, start)
        parseTypeExpression()
        return .withOperand
      case .as:
        parseCast()
        return .withOperand
      case .throws: return parseArrow()
      default: return .none
      }
    case .arrow: return parseArrow()
    case .identifier where keyword == .async:
      return next.kind == .arrow || next.keyword == .throws ? parseArrow() : .none
    default:
      return .none
    }
  }

  /// `->` between types that stand as expressions.
  private mutating func parseArrow() -> OperatorResult {
    let start = count
    parseTypeEffectSpecifiers()
    expect(.arrow)
    skipMisplacedEffects()
    finish(.arrowExpr, start)
    return .beforeOperand
  }

  /// `as`, `as?` or `as!`, and a type.
  mutating func parseCast() {
    let start = count
    eatKeyword()
    if at([.postfixQuestionMark, .exclamationMark]) { eat() }
    finish(.unresolvedAsExpr, start)
    parseTypeExpression()
  }

  private mutating func parseTypeExpression() {
    let start = count
    parseType()
    finish(.typeExpr, start)
  }

  // MARK: Operands

  /// An operand with `try`, `await` and the like before it.
  ///
  /// - Returns: whether there is one.
  private mutating func parseOperand(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    let start = count
    if kind == .identifier {
      if keyword == .notKeyword { return parsePostfixExpression(flavor, pattern) }
      if keyword == .nonisolated {
        if atNonisolatedType(), atType() {
          parseTypeExpression()
          return true
        }
      }
    } else if at(.atSign) || keyword == .inout {
      if atType() {
        parseTypeExpression()
        return true
      }
    }
    if !at(.expressionModifier) { return parseUnaryExpression(flavor, pattern) }
    let wrapper: SyntaxKind
    switch keyword {
    case .await: wrapper = .awaitExpr
    case .try: wrapper = .tryExpr
    case .unsafe:
      guard canPrefixExpression(acceptsClosure: true, prefersPostfix: false, flavor: flavor) else {
        return parseUnaryExpression(flavor, pattern)
      }
      wrapper = .unsafeExpr
    case .repeat:
      guard enter() else { return true }
      defer { leave() }
      eatKeyword()
      parseExpression(flavor, pattern)
      finish(.packExpansionExpr, start)
      return true
    case .any:
      guard canPrefixExpression(acceptsClosure: false, prefersPostfix: true) || isOperator(next, "~") else {
        return parseUnaryExpression(flavor, pattern)
      }
      parseTypeExpression()
      return true
    default:
      guard canPrefixExpression(acceptsClosure: false, prefersPostfix: true) else {
        return parseUnaryExpression(flavor, pattern)
      }
      switch keyword {
      case .borrow: wrapper = .borrowExpr
      case .copy: wrapper = .copyExpr
      case .consume: wrapper = .consumeExpr
      default: wrapper = .packElementExpr
      }
    }
    guard enter() else { return true }
    defer { leave() }
    let isTry = at(.try)
    eatKeyword()
    if isTry, at([.exclamationMark, .postfixQuestionMark]) { eat() }
    if !parseOperand(flavor, pattern) { hasError = true }
    finish(wrapper, start)
    return true
  }

  /// Whether `nonisolated(nonsending)` comes next.
  private mutating func atNonisolatedType() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    advance()
    guard at(.leftParen), !atStartOfLine else { return false }
    advance()
    guard at(.nonsending), !atStartOfLine else { return false }
    advance()
    return at(.rightParen) && !atStartOfLine
  }

  private mutating func atType() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    return skipType()
  }

  /// The production *prefix-expression*, `if` and `switch` as expressions (SE-0380) among them.
  private mutating func parseUnaryExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    let start = count
    switch kind {
    case .keyword where keyword == .if:
      parseIf()
      return true
    case .keyword where keyword == .switch:
      parseSwitch()
      return true
    case .prefixOperator, .prefixAmpersand:
      guard enter() else { return true }
      defer { leave() }
      let wrapper: SyntaxKind = at(.prefixOperator) ? .prefixOperatorExpr : .inOutExpr
      eat()
      if !parseUnaryExpression(flavor, pattern) { hasError = true }
      finish(wrapper, start)
      return true
    case .backslash:
      parseKeyPath(pattern)
      return true
    default:
      return parsePostfixExpression(flavor, pattern)
    }
  }
}
