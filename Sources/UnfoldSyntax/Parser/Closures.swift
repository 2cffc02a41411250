// The Swift book, "Expressions": closure expressions.

extension Parser {
  /// The production *closure-expression*.
  mutating func parseClosure() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    if expect(.leftBrace) {
      if at([.atSign, .leftParen, .leftSquare, .wildcard, .identifier]), atClosureSignature() {
        parseClosureSignature()
      }
      parseCodeBlockItems()
      expect(.rightBrace)
    }
    finish(.closureExpr, start)
  }

  // MARK: The signature

  /// Whether the closure starts with a signature, which ends in `in`.
  private mutating func atClosureSignature() -> Bool {
    if kind == .identifier || kind == .wildcard, !canFollowShorthandParameter(next) { return false }
    let start = checkpoint
    defer { restore(start) }
    while at(.atSign) {
      advance()
      guard kind == .identifier else { break }
      _ = skipCustomAttribute()
    }
    if at(.leftSquare) {
      skipSingle()
      // A bracket that was not closed shows no signature.
      guard tokens[position - 1].kind == .rightSquare else { return false }
    }
    if at(.leftParen) {
      while !at([.endOfFile, .rightBrace, .arrow]), keyword != .in { skipSingle() }
    } else if at([.identifier, .wildcard]) {
      advance()
      while true {
        if advance(if: .colon), !skipType() { break }
        guard advance(if: .comma) else { break }
        guard at([.identifier, .wildcard]) else { return false }
        advance()
      }
    }
    _ = advance(if: .rightParen)
    skipEffects()
    var hasArrow = false
    if advance(if: .arrow) {
      guard skipType() else { return false }
      hasArrow = true
      skipEffects()
    }
    return at(.in) || hasArrow
  }

  /// Whether what comes behind a closure's first name leaves it open that the name is a parameter.
  private mutating func canFollowShorthandParameter(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .colon, .arrow, .rightParen: return true
    case .keyword, .identifier:
      switch token.keyword {
      case .in, .async, .reasync, .throws, .rethrows, .await, .throw, .try: return true
      default: return false
      }
    default: return false
    }
  }

  /// The production *closure-signature*.
  private mutating func parseClosureSignature() {
    let start = count
    if at(.atSign) { parseAttributeList() }
    if at(.leftSquare) { parseClosureCaptures() }
    if keyword != .in {
      if at(.leftParen) || next.kind == .colon {
        parseClosureParameters()
      } else if at([.identifier, .wildcard]) {
        let parameters = count
        while true {
          let parameter = count
          if at([.identifier, .wildcard]) { eat() } else { hasError = true }
          let hasComma = eat(if: .comma)
          finish(.closureShorthandParameter, parameter)
          if !hasComma { break }
        }
        finish(.closureShorthandParameterList, parameters)
      }
      parseTypeEffectSpecifiers()
      if at(.arrow) { parseReturnClause(allowsNamedOpaqueType: false) }
    }
    expect(.in)
    finish(.closureSignature, start)
  }

  /// The production *capture-list*.
  private mutating func parseClosureCaptures() {
    let start = count
    eat()
    let captures = count
    while !at([.rightSquare, .endOfFile]) {
      let capture = count
      parseClosureCaptureSpecifier()
      if keyword == .`self` { eatKeyword() } else { expectIdentifier() }
      if at(.equal) { parseInitializerClause() }
      let hasComma = eat(if: .comma)
      finish(.closureCapture, capture)
      if !hasComma || count == capture { break }
    }
    finish(.closureCaptureList, captures)
    if !at(.rightSquare) {
      hasError = true
      let unexpected = count
      while !at([.endOfFile, .rightSquare]), keyword != .in { eat() }
      finish(.unexpectedNodes, unexpected)
    }
    expect(.rightSquare)
    finish(.closureCaptureClause, start)
  }

  private mutating func parseClosureCaptureSpecifier() {
    let start = count
    if at(.weak) {
      eatKeyword()
    } else if at(.unowned) {
      eatKeyword()
      if at(.leftParen) {
        eat()
        if at(.safe) || at(.unsafe) { eatKeyword() } else { hasError = true }
        expect(.rightParen)
      }
    }
    finish(.closureCaptureSpecifier, start)
  }
}
