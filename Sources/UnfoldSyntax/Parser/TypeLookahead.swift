// Whether a type stands here: asked before a `<` is taken for generic arguments, and before a `(` is taken for a
// closure's parameters. These functions go forward and put nothing into the tree; who asks goes back to a checkpoint.

extension Parser {
  /// Whether the generic arguments that seem to start here are some, and no comparison
  /// (the list of what may come behind them is the Swift book's, "Generic Parameters and Arguments").
  mutating func atGenericArguments() -> Bool {
    guard at(prefix: "<"), current.end - current.start == 1 || base[Int(current.start) + 1] != UInt8(ascii: ">")
    else { return false }
    let start = checkpoint
    defer { restore(start) }
    return skipGenericArguments() && disambiguatesGenericArguments(current)
  }

  private mutating func disambiguatesGenericArguments(_ token: Token) -> Bool {
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamationMark, .postfixQuestionMark, .colon:
      true
    case .binaryOperator: isOperator(token, "&")
    case .leftParen, .leftSquare: !token.isAtStartOfLine
    default: false
    }
  }

  mutating func skipGenericArguments() -> Bool {
    let key = Int(current.start)
    guard at(prefix: "<"), !failedGenericArguments.contains(key) else { return false }
    guard enterLookahead() else { return false }
    defer { leave() }
    advance(prefix: 1)
    if !at(prefix: ">") {
      repeat {
        guard skipTypeOrInteger() else {
          failedGenericArguments.insert(key)
          return false
        }
      } while advance(if: .comma) && !at(prefix: ">")
    }
    guard at(prefix: ">") else {
      failedGenericArguments.insert(key)
      return false
    }
    advance(prefix: 1)
    return true
  }

  /// Like `enter`; where it is too deep there simply is no type.
  private mutating func enterLookahead() -> Bool {
    if depth >= maximumDepth { return false }
    depth += 1
    return true
  }

  private mutating func skipTypeOrInteger() -> Bool { skipType() || skipInteger() }

  private mutating func skipInteger() -> Bool {
    if hasText(current, "-"), next.kind == .integerLiteral { advance() }
    return advance(if: .integerLiteral)
  }

  mutating func skipType() -> Bool {
    _ = advance(if: .repeat)
    guard skipTypeScalar() else { return false }
    if at(operator: "...") { advance() }
    return true
  }

  private mutating func skipTypeScalar() -> Bool {
    guard enterLookahead() else { return false }
    defer { leave() }
    guard skipTypeSpecifiersAndAttributes(), skipSimpleOrCompositionType() else { return false }
    return skipFunctionTypeArrow() ? skipType() : true
  }

  private mutating func skipTypeSpecifiersAndAttributes() -> Bool {
    while at(.specifier) || at(.nonisolated) || at(.dependsOn), canHaveTypeSpecifier() {
      if at(.nonisolated) {
        advance()
        if at(.leftParen), !atStartOfLine {
          advance()
          guard at(.nonsending), !atStartOfLine else { return false }
          advance()
          guard at(.rightParen), !atStartOfLine else { return false }
          advance()
        }
      } else if at(.dependsOn) {
        advance()
        guard !atStartOfLine, atAttributeArgument() else { return false }
        skipSingle()
      } else {
        advance()
      }
    }
    _ = skipAttributes()
    return true
  }

  mutating func skipSimpleOrCompositionType() -> Bool {
    if at(.some) || at(.any) || at(.each) { advance() }
    guard skipSimpleType() else { return false }
    while at(operator: "&") {
      advance()
      guard skipSimpleType() else { return false }
    }
    return true
  }

  mutating func skipSimpleType() -> Bool {
    switch kind {
    case .prefixOperator:
      guard hasText(current, "~") else { return false }
      advance()
      guard skipTypeIdentifier() else { return false }
    case .identifier:
      guard skipTypeIdentifier() else { return false }
    case .keyword:
      switch keyword {
      case .Any: advance()
      case .Self: guard skipTypeIdentifier() else { return false }
      case .repeat: return true
      default: return false
      }
    case .leftParen, .leftSquare:
      guard skipBracketedType() else { return false }
    case .wildcard:
      advance()
    default:
      return false
    }
    while true {
      if at(.period) {
        advance()
        if at(.Type) || at(.Protocol) {
          advance()
        } else if !skipTypeIdentifier(allowsReservedWord: true) {
          return false
        }
      } else if at([.postfixQuestionMark, .exclamationMark]), !atStartOfLine {
        advance()
      } else {
        return true
      }
    }
  }

  mutating func skipTypeIdentifier(allowsReservedWord: Bool = false) -> Bool {
    skipModuleSelector()
    if at(.Any) {
      advance()
      return true
    }
    guard kind == .identifier || at(.Self) || allowsReservedWord && atReservedWord else { return false }
    advance()
    return !at(prefix: "<") || skipGenericArguments()
  }

  /// A tuple, array or dictionary type. Each is looked at once, however deep in others it stands.
  private mutating func skipBracketedType() -> Bool {
    let key = position
    if let known = bracketedTypes[key] {
      if let known { restore(known) }
      return known != nil
    }
    bracketDepth += 1
    let isTuple = at(.leftParen)
    advance()
    let isType = isTuple ? skipTupleTypeBody() : skipCollectionTypeBody()
    bracketDepth -= 1
    if bracketDepth > 0 { bracketedTypes[key] = .some(isType ? checkpoint : nil) }
    return isType
  }

  private mutating func skipTupleTypeBody() -> Bool {
    if at([.rightParen, .rightBrace]) || at(operator: "...") || !at(.inout) && atStartOfDeclaration() {
      return advance(if: .rightParen)
    }
    repeat {
      _ = advance(if: .inout)
      if startsParameterName(isClosure: false) {
        advance()
        if atArgumentLabelWithoutDollar { advance() }
        guard advance(if: .colon), skipType() else { return false }
        if advance(if: .equal) {
          while !at([.endOfFile, .rightParen, .rightBrace, .comma]), !at(operator: "..."), !atStartOfDeclaration() {
            skipSingle()
          }
        }
        continue
      }
      guard skipType() else { return false }
      if at(operator: "...") { advance() }
    } while advance(if: .comma) && !at(.rightParen)
    return advance(if: .rightParen)
  }

  private mutating func skipCollectionTypeBody() -> Bool {
    if at(.repeat) {
      guard skipType() else { return false }
    } else {
      guard skipTypeScalar() || skipInteger() else { return false }
      if at(.of), !atStartOfLine {
        advance()
        return skipTypeOrInteger() && advance(if: .rightSquare)
      }
      if at(operator: "...") { advance() }
    }
    if advance(if: .colon), !skipType() { return false }
    return advance(if: .rightSquare)
  }

  /// Whether an inline array's count and `of` come next.
  mutating func atInlineArrayBody() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    return (skipTypeScalar() || skipInteger()) && at(.of) && !atStartOfLine
  }

  /// Whether effects and an arrow come next.
  mutating func atFunctionTypeArrow() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    return skipFunctionTypeArrow()
  }

  private mutating func skipFunctionTypeArrow() -> Bool {
    if advance(if: .arrow) { return true }
    skipEffects()
    return advance(if: .arrow)
  }

  mutating func skipEffects() {
    while true {
      switch keyword {
      case .async, .reasync: advance()
      case .await where !atStartOfLine: advance()
      case .throws, .rethrows: skipThrows()
      case .throw, .try:
        if atStartOfLine { return }
        skipThrows()
      default: return
      }
    }
  }

  private mutating func skipThrows() {
    advance()
    if advance(if: .leftParen) {
      _ = skipSimpleOrCompositionType()
      _ = advance(if: .rightParen)
    }
  }
}
