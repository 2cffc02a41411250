// The Swift book, "Expressions": calls, members, subscripts and what else stands behind an operand.

extension Parser {
  /// The production *postfix-expression*.
  ///
  /// - Returns: whether there is one.
  mutating func parsePostfixExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    let start = count
    guard parsePrimaryExpression(flavor, pattern) else { return false }
    switch kind {
    case .comma, .rightParen, .binaryOperator, .identifier: break
    default: parseSuffixes(start, flavor, pattern)
    }
    return true
  }

  /// What stands behind the operand that starts at `start`: a loop, so that a chain may be as long as it likes.
  private mutating func parseSuffixes(_ start: Int, _ flavor: ExpressionFlavor, _ pattern: PatternContext) {
    while true {
      switch kind {
      case .period:
        if flavor == .directive, atStartOfLine { return }
        parseMemberSuffix(start)
      case .leftParen:
        if atStartOfLine { return }
        eat()
        parseArguments(pattern, flavor == .attributeArguments ? .attributeArguments : .basic)
        expect(.rightParen)
        if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
        finish(.functionCallExpr, start)
      case .leftSquare:
        if atStartOfLine { return }
        eat()
        if !at(.rightSquare) { parseArguments(pattern, .basic) }
        expect(.rightSquare)
        if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
        finish(.subscriptCallExpr, start)
      case .leftBrace:
        if flavor == .directive, atStartOfLine { return }
        guard canHaveTrailingClosure(lastKind, flavor), atTrailingClosure(flavor) else { return }
        parseTrailingClosures()
        finish(.functionCallExpr, start)
        // A second closure without a label is none of this call's.
        if at(.leftBrace) { return }
      case .postfixQuestionMark:
        eat()
        finish(.optionalChainingExpr, start)
      case .exclamationMark:
        eat()
        finish(.forceUnwrapExpr, start)
      case .postfixOperator:
        eat()
        finish(.postfixOperatorExpr, start)
      case .poundIf:
        if flavor == .directive, atStartOfLine { return }
        guard atConditionalSuffix() else { return }
        parseConditional(.suffix(flavor))
        finish(.postfixIfConfigExpr, start)
      default:
        return
      }
    }
  }

  /// Whether braces behind an operand of the kind can be a closure: not behind a literal; behind a type in brackets
  /// since Swift 6.4, where before that the line could not go on.
  private mutating func canHaveTrailingClosure(_ kind: SyntaxKind, _ flavor: ExpressionFlavor) -> Bool {
    switch kind {
    case .booleanLiteralExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr, .regexLiteralExpr,
      .stringLiteralExpr:
      false
    case .arrayExpr, .dictionaryExpr: flavor == .basic && !atStartOfLine
    default: true
    }
  }

  /// `.name`, with generic arguments.
  @inline(__always)
  private mutating func parseMemberSuffix(_ start: Int) {
    let isNameOnNextLine = eatMemberPeriod()
    if !isNameOnNextLine { parseMemberName() }
    finish(.memberAccessExpr, start)
    if at(prefix: "<"), atGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, start)
    }
  }

  /// A member's name, or a tuple element's number.
  mutating func parseMemberName() {
    let start = count
    if at(.integerLiteral) || at(.`self`) && !atModuleSelector {
      eat()
      finish(.declReferenceExpr, start)
    } else {
      parseDeclReference([.keywords, .compoundNames])
    }
  }

  /// What a clause of a `#if` in a chain holds: members and calls without a base, or one more `#if`.
  mutating func parseConditionalSuffix(_ flavor: ExpressionFlavor) {
    let start = count
    if at(.period) {
      parseMemberSuffix(start)
    } else if at(.poundIf) {
      parseConditional(.suffix(flavor))
      finish(.postfixIfConfigExpr, start)
    } else {
      return
    }
    parseSuffixes(start, flavor, .none)
  }

  /// Whether a `#if` comes next whose first clause goes on with the chain before it.
  private mutating func atConditionalSuffix() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    repeat {
      advance()
      skipToEndOfLine()
    } while at(.poundIf)
    return at(.period) && (next.kind == .identifier || next.kind == .keyword)
  }

  // MARK: Arguments

  /// The elements of a call's, a subscript's or a tuple's brackets.
  mutating func parseArguments(_ pattern: PatternContext, _ flavor: ExpressionFlavor) {
    guard enter() else { return }
    defer { leave() }
    if at(.rightParen) { return }
    let start = count
    while true {
      let argument = count
      if atArgumentLabel, next.kind == .colon {
        eatArgumentLabel()
        eat()
      } else if at(.colon) {
        hasError = true
        eat()
      }
      if atOperatorArgument() {
        parseDeclReference(.operators)
      } else {
        parseExpression(flavor, pattern)
      }
      let hasComma = eat(if: .comma)
      finish(.labeledExpr, argument)
      if !hasComma || at([.rightParen, .rightSquare]) { break }
    }
    finish(.labeledExprList, start)
  }

  /// Whether an operator is an argument by itself, as in `reduce(0, +)`.
  @inline(__always)
  private mutating func atOperatorArgument() -> Bool {
    let ends: TokenSet = [.comma, .rightParen, .rightSquare]
    if at(.binaryOperator) { return ends.contains(next.kind) }
    guard atModuleSelector else { return false }
    let start = checkpoint
    defer { restore(start) }
    skipModuleSelector()
    return at(.binaryOperator) && ends.contains(next.kind)
  }

  // MARK: Trailing closures

  /// Whether the braces here are a trailing closure, and not a statement's body or accessors.
  mutating func atTrailingClosure(_ flavor: ExpressionFlavor) -> Bool {
    let following = next
    if following.kind == .keyword || following.kind == .identifier || following.kind == .atSign {
      if following.keyword == .case || atObserverBlock() { return false }
    }
    guard flavor == .statementCondition else { return true }
    if following.isAtStartOfLine { return false }
    // A closure on one line, with something behind it that shows the statement goes on.
    guard current.match > UInt32(truncatingIfNeeded: position), !current.flags.contains(.containsDirective) else {
      return false
    }
    let behind = tokens[Int(current.match) + 1]
    switch behind.kind {
    case .leftBrace, .comma: return true
    case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon,
      .equal, .postfixOperator, .binaryOperator:
      return !behind.isAtStartOfLine
    case .keyword:
      switch behind.keyword {
      case .where: return true
      case .is, .as: return !behind.isAtStartOfLine
      default: return false
      }
    default: return false
    }
  }

  /// The production *trailing-closures*.
  mutating func parseTrailingClosures() {
    parseClosure()
    guard atLabeledTrailingClosure() else { return }
    let start = count
    while atLabeledTrailingClosure() {
      let element = count
      eatArgumentLabel()
      eat()
      parseClosure()
      finish(.multipleTrailingClosureElement, element)
    }
    finish(.multipleTrailingClosureElementList, start)
  }

  private mutating func atLabeledTrailingClosure() -> Bool {
    guard isArgumentLabel(current), next.kind == .colon, keyword != .default else { return false }
    // The next token is no end of the file, so that there is one behind it.
    let behind = tokens[position + 2]
    return behind.kind == .leftBrace || behind.flags.contains(.isPlaceholder)
  }
}
