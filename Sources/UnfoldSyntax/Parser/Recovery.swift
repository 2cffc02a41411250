// What happens where the source is no Swift. The rule of thumb is swift-syntax's: a token that is missing is left out,
// what stands in its way goes into `unexpectedNodes`, and how far it may reach depends on how strong the tokens
// in between are, so that a mistake in one function doesn't turn the next one into noise.

/// How hard it is to skip a token in search of another.
enum TokenPrecedence: Int, Comparable {
  case unknown, identifierLike, expressionKeyword, weakBracket, weakPunctuation, mediumPunctuation, weakBracketClose,
    strongPunctuation, openingBrace, statementOrDeclaration, closingBrace, openingDirective, closingDirective

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  init(_ token: Token) {
    switch token.kind {
    case .unknown: self = .unknown
    case .postfixOperator, .prefixOperator, .binaryOperator: self = .expressionKeyword
    case .leftParen, .leftSquare, .leftAngle, .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote,
      .stringQuote, .regexSlash, .regexPoundDelimiter:
      self = .weakBracket
    case .infixQuestionMark, .period, .postfixQuestionMark, .exclamationMark, .backslash, .backtick, .ellipsis,
      .equal, .prefixAmpersand:
      self = .weakPunctuation
    case .atSign, .colon, .comma: self = .mediumPunctuation
    case .rightAngle, .rightParen, .rightSquare: self = .weakBracketClose
    case .leftBrace: self = .openingBrace
    case .poundElseif, .poundElse, .poundIf: self = .openingDirective
    case .semicolon, .arrow, .endOfFile: self = .strongPunctuation
    case .rightBrace: self = .closingBrace
    case .poundEndif: self = .closingDirective
    case .keyword: self.init(token.keyword)
    default: self = .identifierLike
    }
  }

  /// A reserved word's, or that of a word that was looked for as a keyword.
  init(_ keyword: Keyword) {
    switch keyword {
    case .Self, .false, .nil, .`self`, .super, .true: self = .identifierLike
    case .as, .is, .try, .rethrows, .throws, .Any, .where: self = .expressionKeyword
    case .defer, .do, .for, .guard, .if, .repeat, .switch, .while, .case, .catch, .default, .else, .break,
      .continue, .fallthrough, .return, .throw, .yield, .in:
      self = .statementOrDeclaration
    case .associatedtype, .class, .enum, .extension, .protocol, .struct, .typealias, .actor, .macro, .fileprivate,
      .internal, .private, .public, .static, .deinit, .func, .`init`, .subscript, .let, .var, .operator,
      .precedencegroup, .inout, .import, .get, .set, .didSet, .willSet:
      self = .statementOrDeclaration
    default: self = .expressionKeyword
    }
  }

  fileprivate var closingKind: SyntaxKind? {
    switch self {
    case .openingBrace: .rightBrace
    case .openingDirective: .poundEndif
    default: nil
    }
  }
}

extension Parser {
  /// Puts a token of the kind into the tree; where it is missing, looks for it further on.
  ///
  /// - Returns: whether it was found.
  @inline(__always) @discardableResult
  mutating func expect(_ kind: SyntaxKind) -> Bool {
    if current.kind == kind {
      eat()
      return true
    }
    return recover(to: kind)
  }

  @inline(__always) @discardableResult
  mutating func expect(_ keyword: Keyword) -> Bool {
    if current.keyword == keyword {
      eatKeyword()
      return true
    }
    return recover(to: keyword)
  }

  /// Puts the character that the current token starts with into the tree; there is no looking further.
  @inline(__always) @discardableResult
  mutating func expect(prefix character: Unicode.Scalar, as kind: SyntaxKind) -> Bool {
    if at(prefix: character) {
      eat(prefix: 1, as: kind)
      return true
    }
    hasError = true
    return false
  }

  @inline(never)
  private mutating func recover(to kind: SyntaxKind) -> Bool {
    hasError = true
    guard let found = find(TokenPrecedence(Token(kind: kind, start: 0, end: 0)), { $0.kind == kind }) else {
      return false
    }
    eatUnexpected(upTo: found)
    eat()
    return true
  }

  @inline(never)
  private mutating func recover(to keyword: Keyword) -> Bool {
    hasError = true
    guard let found = find(TokenPrecedence(keyword), { $0.keyword == keyword }) else { return false }
    eatUnexpected(upTo: found)
    eatKeyword()
    return true
  }

  /// Puts the tokens before the one at `end` into the tree, as unexpected.
  mutating func eatUnexpected(upTo end: Checkpoint) {
    let start = count
    while isBefore(end) { eat() }
    finish(.unexpectedNodes, start)
  }

  /// Puts the current token into the tree, as unexpected.
  mutating func eatUnexpected() {
    hasError = true
    let start = count
    eat()
    finish(.unexpectedNodes, start)
  }

  /// The next token that `matches`, where only weaker ones than `precedence` stand before it.
  private mutating func find(_ precedence: TokenPrecedence, _ matches: (Token) -> Bool) -> Checkpoint? {
    let start = checkpoint
    defer { restore(start) }
    let crossesLines = precedence >= .weakBracketClose
    while !atEnd {
      if !crossesLines, atStartOfLine { return nil }
      if matches(current) { return checkpoint }
      let own = TokenPrecedence(current)
      if own >= precedence { return nil }
      if current.match > UInt32(position) {
        jump(to: Int(current.match))
        advance()
      } else {
        advance()
      }
    }
    return nil
  }
}
