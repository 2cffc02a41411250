// The Swift book, "Lexical Structure": string and regular-expression literals, whose parts the lexer has told apart.

extension Parser {
  /// The production *string-literal*.
  mutating func parseStringLiteral() {
    let start = count
    let hasPounds = eat(if: .rawStringPoundDelimiter)
    let quote = kind
    guard at([.stringQuote, .multilineStringQuote, .singleQuote]) else {
      hasError = true
      if at(.atSign) { eatUnexpected() }
      finish(.stringLiteralExpr, start)
      return
    }
    eat()
    let segments = count
    while true {
      let segment = count
      if at(.stringSegmentToken) {
        eat()
        finish(.stringSegment, segment)
      } else if at(.backslash) {
        parseInterpolation(isMultiline: quote == .multilineStringQuote)
      } else {
        break
      }
    }
    finish(.stringLiteralSegmentList, segments)
    if at(quote), !current.followsTrivia { eat() } else { hasError = true }
    if at(.rawStringPoundDelimiter), hasPounds, !current.followsTrivia { eat() } else if hasPounds { hasError = true }
    finish(.stringLiteralExpr, start)
  }

  private mutating func parseInterpolation(isMultiline: Bool) {
    let start = count
    eat()
    _ = eat(if: .rawStringPoundDelimiter)
    let end = Int(current.match)
    expect(.leftParen)
    parseArguments(.none, .basic)
    if !at(.rightParen) {
      hasError = true
      let unexpected = count
      let ends: TokenSet = [.rightParen, .stringSegmentToken, .backslash, .stringQuote, .multilineStringQuote]
      // What isn't closed ends with the line, as its string does.
      while !atEnd, end == 0 ? !at(ends) && (isMultiline || !atStartOfLine) : position < end { eat() }
      finish(.unexpectedNodes, unexpected)
    }
    if !eat(if: .rightParen) { hasError = true }
    finish(.expressionSegment, start)
  }

  /// A string without interpolations, as in an attribute's arguments.
  mutating func parseSimpleString() {
    let start = count
    if at(.rawStringPoundDelimiter) { eatUnexpected() }
    let quote = kind
    guard at([.stringQuote, .multilineStringQuote]) else {
      hasError = true
      return
    }
    eat()
    let segments = count
    while at([.stringSegmentToken, .backslash]) {
      let segment = count
      if at(.stringSegmentToken) {
        eat()
        finish(.stringSegment, segment)
      } else {
        hasError = true
        parseInterpolation(isMultiline: quote == .multilineStringQuote)
      }
    }
    finish(.simpleStringLiteralSegmentList, segments)
    expect(quote)
    if at(.rawStringPoundDelimiter) { eatUnexpected() }
    finish(.simpleStringLiteralExpr, start)
  }

  /// The production *regular-expression-literal*.
  mutating func parseRegexLiteral() {
    let start = count
    _ = eat(if: .regexPoundDelimiter)
    expect(.regexSlash)
    if at(.regexLiteralPattern), !current.followsTrivia { eat() }
    if at(.regexSlash), !current.followsTrivia { eat() } else { hasError = true }
    if at(.regexPoundDelimiter), !current.followsTrivia { eat() }
    finish(.regexLiteralExpr, start)
  }
}
