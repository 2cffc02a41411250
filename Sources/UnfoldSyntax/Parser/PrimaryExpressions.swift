// The Swift book, "Expressions": primary expressions.

extension Parser {
  /// The production *primary-expression*.
  ///
  /// - Returns: whether there is one.
  mutating func parsePrimaryExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    let start = count
    switch kind {
    case .identifier:
      return parseIdentifier(flavor, pattern)
    case .period:
      eat()
      parseDeclReference([.keywords, .compoundNames])
      finish(.memberAccessExpr, start)
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote:
      parseStringLiteral()
    case .integerLiteral:
      eat()
      finish(.integerLiteralExpr, start)
    case .floatLiteral:
      eat()
      finish(.floatLiteralExpr, start)
    case .leftParen:
      parseTuple(pattern)
    case .leftSquare:
      parseCollection()
    case .leftBrace:
      parseClosure()
    case .dollarIdentifier:
      eat()
      finish(.declReferenceExpr, start)
    case .wildcard:
      if atModuleSelector { return parseIdentifier(flavor, pattern) }
      eat()
      finish(.discardAssignmentExpr, start)
    case .pound:
      parseMacroExpansion(pattern: pattern, flavor: flavor)
      finish(.macroExpansionExpr, start)
    case .regexSlash, .regexPoundDelimiter:
      parseRegexLiteral()
    case .colonColon:
      return parseIdentifier(flavor, pattern)
    case .keyword:
      return parseKeywordExpression(flavor, pattern)
    case .poundAvailable, .poundUnavailable:
      hasError = true
      let unexpected = count
      parseAvailabilityCondition()
      finish(.unexpectedNodes, unexpected)
      finish(.declReferenceExpr, start)
    default:
      return false
    }
    return true
  }

  private mutating func parseKeywordExpression(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    let start = count
    switch keyword {
    case .true, .false:
      eatKeyword()
      finish(.booleanLiteralExpr, start)
    case .nil:
      eatKeyword()
      finish(.nilLiteralExpr, start)
    case .`self`, .`init`, .deinit, .subscript, .Self:
      return parseIdentifier(flavor, pattern)
    case .super:
      if atModuleSelector { return parseIdentifier(flavor, pattern) }
      eatKeyword()
      finish(.superExpr, start)
    case .Any:
      if atModuleSelector { return parseIdentifier(flavor, pattern) }
      eatKeyword()
      finish(.identifierType, start)
      finish(.typeExpr, start)
    default:
      return false
    }
    return true
  }

  /// A name, with generic arguments; or a name that is bound, in a pattern.
  private mutating func parseIdentifier(_ flavor: ExpressionFlavor, _ pattern: PatternContext) -> Bool {
    let start = count
    if pattern == .binding, keyword != .Self, !at([.wildcard, .colonColon]), atBoundName() {
      eat()
      finish(.identifierPattern, start)
      finish(.patternExpr, start)
      return true
    }
    let hasSpecialNames = flavor == .attributeArguments
    parseDeclReference(hasSpecialNames ? [.compoundNames, .keywordsUsingSpecialNames] : .compoundNames)
    if count == start { return false }
    if at(prefix: "<"), atGenericArguments() {
      parseGenericArguments()
      finish(.genericSpecializationExpr, start)
    }
    return true
  }

  /// Whether the name here is bound: it is no type, and nothing is called or looked up in it.
  private mutating func atBoundName() -> Bool {
    let following = next
    switch following.kind {
    case .period, .leftParen, .leftSquare, .colonColon: return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard hasText(following, "<") else { return true }
      let start = checkpoint
      defer { restore(start) }
      advance()
      return !atGenericArguments()
    default: return true
    }
  }

  // MARK: Tuples, arrays, dictionaries

  /// The productions *parenthesized-expression* and *tuple-expression*.
  private mutating func parseTuple(_ pattern: PatternContext) {
    let start = count
    eat()
    parseArguments(pattern, .basic)
    expect(.rightParen)
    finish(.tupleExpr, start)
  }

  /// The productions *array-literal* and *dictionary-literal*, and the type of an inline array (SE-0483).
  private mutating func parseCollection() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    eat()
    if atInlineArrayBody() {
      parseInlineArrayBody(start)
      finish(.typeExpr, start)
      return
    }
    if eat(if: .rightSquare) {
      finish(.arrayExpr, start)
      return
    }
    if at(.colon), next.kind == .rightSquare {
      eat()
      eat()
      finish(.dictionaryExpr, start)
      return
    }
    let elements = count
    var isDictionary = false
    while true {
      let element = count
      let hasKey = parseExpression(.basic)
      if element == elements { isDictionary = at(.colon) }
      if isDictionary {
        expect(.colon)
        parseExpression(.basic)
      }
      let hasComma = eat(if: .comma)
      finish(isDictionary ? .dictionaryElement : .arrayElement, element)
      if !hasComma || !hasKey && !isDictionary || at(.rightSquare) || atEnd { break }
    }
    finish(isDictionary ? .dictionaryElementList : .arrayElementList, elements)
    expect(.rightSquare)
    finish(isDictionary ? .dictionaryExpr : .arrayExpr, start)
  }

  // MARK: Macros

  /// `#name`, with generic arguments, arguments and trailing closures (SE-0382).
  mutating func parseMacroExpansion(pattern: PatternContext, flavor: ExpressionFlavor) {
    eat()
    if current.followsTrivia { hasError = true }
    if !atStartOfLine { _ = parseModuleSelectorIfPresent() }
    if !atStartOfLine { expectIdentifier(allowsReservedWord: true) }
    if at(prefix: "<"), atGenericArguments() { parseGenericArguments() }
    if at(.leftParen), !atStartOfLine {
      eat()
      parseArguments(pattern, .basic)
      expect(.rightParen)
    }
    if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
  }

  // MARK: Key paths

  /// The production *key-path-expression*.
  mutating func parseKeyPath(_ pattern: PatternContext) {
    let start = count
    eat()
    if !at(prefix: ".") { parseSimpleType(allowsMembers: false) }
    let components = count
    var mayFollowType = true
    while true {
      let component = count
      if at(.leftSquare) && !atStartOfLine || mayFollowType && at(.period) && next.kind == .leftSquare {
        if at(.period) { eat() }
        let brackets = count
        eat()
        if !at(.rightSquare) { parseArguments(pattern, .basic) }
        expect(.rightSquare)
        finish(.keyPathSubscriptComponent, brackets)
        mayFollowType = false
      } else if at([.prefixOperator, .binaryOperator, .postfixOperator, .postfixQuestionMark, .exclamationMark]),
        let optionals = optionalComponentCount(mayFollowType), optionals > 0
      {
        for _ in 0..<optionals { parseOptionalComponent(&mayFollowType) }
        continue
      } else if at(.period) {
        if eatMemberPeriod() {
          finish(.keyPathComponent, component)
          break
        }
        let property = count
        parseMemberName()
        if at(prefix: "<"), atGenericArguments() { parseGenericArguments() }
        finish(.keyPathPropertyComponent, property)
        if count == property {
          finish(.keyPathComponent, component)
          break
        }
      } else {
        break
      }
      finish(.keyPathComponent, component)
    }
    finish(.keyPathComponentList, components)
    finish(.keyPathExpr, start)
  }

  /// How many `?` and `!` the current token is made of; `nil` where there is something else in it.
  private mutating func optionalComponentCount(_ mayFollowType: Bool) -> Int? {
    var mayFollowType = mayFollowType
    var optionals = 0
    var lastWasPeriod = false
    for offset in Int(current.start)..<Int(current.end) {
      switch base[offset] {
      case UInt8(ascii: "."):
        if !mayFollowType { return optionals }
        if lastWasPeriod { return nil }
        lastWasPeriod = true
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        mayFollowType = false
        lastWasPeriod = false
        optionals += 1
      default: return nil
      }
    }
    return optionals
  }

  private mutating func parseOptionalComponent(_ mayFollowType: inout Bool) {
    let component = count
    if at(prefix: ".") {
      if !mayFollowType { hasError = true }
      eat(prefix: 1, as: .period)
    }
    mayFollowType = false
    let mark = count
    if at(prefix: "!") {
      eat(prefix: 1, as: .exclamationMark)
    } else {
      expect(prefix: "?", as: .postfixQuestionMark)
    }
    finish(.keyPathOptionalComponent, mark)
    finish(.keyPathComponent, component)
  }
}
