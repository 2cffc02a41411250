extension Lexer {
  /// Where the parts of a regex literal end.
  private struct RegexLiteral {
    var poundCount: Int
    var patternEnd: Int
    var hasClosingSlash: Bool
    var closingPoundCount: Int
  }

  /// A regex literal that starts in the middle of, or as, what looks like an operator: `^/.../`, `/.../` (SE-0354).
  ///
  /// - Returns: whether there was one; its tokens are appended, with the operator before it.
  mutating func lexRegexLiteral(inOperator range: Range<Int>, at slash: Int, _ flags: TokenFlags) -> Bool {
    let surroundings = surroundings
    let isLeftBound = surroundings.isLeftBound(range.lowerBound)
    if isLeftBound { return false }
    let previous = tokens.count > 0 ? tokens[tokens.count - 1] : nil
    // The name of an operator.
    if let previous, previous.kind == .keyword, previous.keyword == .func || previous.keyword == .operator {
      return false
    }
    var mustBeRegex = false
    if isLeftBound == surroundings.isRightBound(range.upperBound, isLeftBound: isLeftBound) {
      // Behind `try?` no binary operator can stand.
      let followsTry =
        (previous?.kind == .postfixQuestionMark || previous?.kind == .exclamationMark) && tokens.count > 1
        && tokens[tokens.count - 2].keyword == .try
      if !followsTry && !canStartRegex(after: previous) { return false }
      switch previous?.kind {
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: mustBeRegex = followsTry
      default: mustBeRegex = true
      }
    }
    guard let literal = scanRegexLiteral(at: slash, mustBeRegex: mustBeRegex) else { return false }
    if slash > range.lowerBound {
      position = slash
      append(checkedOperatorKind(range.lowerBound..<slash), from: range.lowerBound, flags)
      appendRegex(literal, at: slash, [])
    } else {
      appendRegex(literal, at: slash, flags)
    }
    return true
  }

  /// A regex literal at `start`, which is at its first `#` or `/`.
  mutating func lexRegexLiteral(at start: Int, mustBeRegex: Bool, _ flags: TokenFlags) -> Bool {
    guard let literal = scanRegexLiteral(at: start, mustBeRegex: mustBeRegex) else { return false }
    appendRegex(literal, at: start, flags)
    return true
  }

  private mutating func appendRegex(_ literal: RegexLiteral, at start: Int, _ flags: TokenFlags) {
    var flags = flags
    position = start + literal.poundCount
    if literal.poundCount > 0 {
      append(.regexPoundDelimiter, from: start, flags)
      flags = []
    }
    position += 1
    append(.regexSlash, from: position - 1, flags)
    let pattern = position
    position = literal.patternEnd
    if position > pattern { append(.regexLiteralPattern, from: pattern, []) }
    guard literal.hasClosingSlash else {
      hasError = true
      return
    }
    position += 1
    append(.regexSlash, from: position - 1, [])
    if literal.closingPoundCount > 0 {
      let pounds = position
      position += literal.closingPoundCount
      append(.regexPoundDelimiter, from: pounds, [])
    }
    if literal.closingPoundCount != literal.poundCount { hasError = true }
  }

  /// Whether an expression can start behind `token`, so that `/` is no division.
  private func canStartRegex(after token: Token?) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftAngle, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
      .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      return true
    case .keyword:
      switch token.keyword {
      case .true, .false, .Any, .nil, .`self`, .Self, .super: return false
      default: return true
      }
    default:
      return false
    }
  }

  private mutating func scanRegexLiteral(at start: Int, mustBeRegex: Bool) -> RegexLiteral? {
    var scan = start
    while byte(scan, is: "#") { scan += 1 }
    let poundCount = scan - start
    guard byte(scan, is: "/") else { return nil }
    let slash = scan
    scan += 1
    if poundCount == 0 {
      switch byte(scan) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !mustBeRegex { return nil }
        hasError = true
      case UInt8(ascii: "*"), UInt8(ascii: "/"):
        return nil
      default: break
      }
      if slash > 0, byte(slash - 1, is: "*") { return nil }
    }
    // `#/` at a line's end starts a literal over several lines.
    var firstLineEnd: Int?
    if poundCount > 0 {
      var blanks = scan
      while byte(blanks, is: " ") || byte(blanks, is: "\t") { blanks += 1 }
      if byte(blanks, is: "\n") || byte(blanks, is: "\r") {
        firstLineEnd = blanks
        scan = blanks
      }
    }
    var groupDepth = 0
    var classDepth = 0
    var lastBlank = -1
    while true {
      if byte(scan, is: "/") {
        var pounds = scan + 1
        if poundCount > 0 { while byte(pounds, is: "#") { pounds += 1 } }
        let closingPoundCount = pounds - scan - 1
        if closingPoundCount >= poundCount {
          if closingPoundCount == 0 {
            if byte(pounds, is: "*") || byte(pounds, is: "/") {
              return mustBeRegex ? unterminated(poundCount, at: scan) : nil
            }
            if lastBlank == scan - 1 {
              if !mustBeRegex { return nil }
              hasError = true
            }
          }
          return RegexLiteral(
            poundCount: poundCount, patternEnd: scan, hasClosingSlash: true, closingPoundCount: closingPoundCount)
        }
      }
      var isEscaped = false
      if byte(scan, is: "\\") {
        isEscaped = true
        scan += 1
      }
      if scan >= end { return mustBeRegex ? unterminated(poundCount, at: firstLineEnd ?? end) : nil }
      switch byte(scan) {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if firstLineEnd == nil { return mustBeRegex ? unterminated(poundCount, at: scan) : nil }
      case UInt8(ascii: "(") where !isEscaped && classDepth == 0:
        groupDepth += 1
      case UInt8(ascii: ")") where !isEscaped && classDepth == 0:
        if groupDepth > 0 {
          groupDepth -= 1
        } else if !mustBeRegex {
          return nil
        }
      case UInt8(ascii: "[") where !isEscaped:
        classDepth += 1
      case UInt8(ascii: "]") where !isEscaped:
        classDepth = max(0, classDepth - 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if !isEscaped { lastBlank = scan }
      default: break
      }
      scan += 1
    }
  }

  private func unterminated(_ poundCount: Int, at offset: Int) -> RegexLiteral {
    RegexLiteral(poundCount: poundCount, patternEnd: offset, hasClosingSlash: false, closingPoundCount: 0)
  }
}
