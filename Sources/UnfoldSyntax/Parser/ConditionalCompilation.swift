// The Swift book, "Statements": compiler control statements.

/// What stands between `#if` and `#endif`.
enum ConditionalBody {
  case statements(allowsInitializer: Bool)
  case members
  case switchCases
  case attributes
  /// Members and calls that go on with a chain.
  case suffix(ExpressionFlavor)
}

extension Parser {
  /// The production *conditional-compilation-block*, as a node `ifConfigDecl`.
  mutating func parseConditional(_ body: ConditionalBody) {
    guard enter() else { return }
    defer { leave() }
    let start = count
    while true {
      let clause = count
      let isElse = at(.poundElse)
      if at(.pound) {
        eatMisspelledElseif()
        parseSequenceExpression(.directive)
      } else {
        eat()
        if !isElse { parseSequenceExpression(.directive) }
      }
      eatRestOfLine()
      parseConditionalBody(body)
      finish(.ifConfigClause, clause)
      if at([.poundElseif, .poundElse]) || at(.pound) && atMisspelledElseif() { continue }
      guard skipStrayTokens() else { break }
    }
    finish(.ifConfigClauseList, start)
    if !eat(if: .poundEndif) { hasError = true }
    eatRestOfLine()
    finish(.ifConfigDecl, start)
  }

  private mutating func parseConditionalBody(_ body: ConditionalBody) {
    switch body {
    case .statements(let allowsInitializer): parseCodeBlockItems(allowsInitializer: allowsInitializer)
    case .members: parseMembers()
    case .switchCases: parseSwitchCases()
    case .attributes: parseAttributeList()
    case .suffix(let flavor): parseConditionalSuffix(flavor)
    }
  }

  /// What should not be there, up to the directive that ends the clause. Where none does, nothing is skipped: it is
  /// the directive that is missing, and what comes next belongs to what is around the block.
  ///
  /// - Returns: whether one more clause comes next.
  private mutating func skipStrayTokens() -> Bool {
    if at([.poundEndif, .endOfFile]) { return false }
    hasError = true
    guard let end = endOfClause() else { return false }
    eatUnexpected(upTo: end)
    return at([.poundElseif, .poundElse])
  }

  /// The directive that ends the clause in which the current token stands.
  private mutating func endOfClause() -> Checkpoint? {
    // In a nest of blocks that aren't closed, all of them end up here.
    if position == unclosedDirectivePosition { return nil }
    let start = checkpoint
    let startPosition = position
    defer { restore(start) }
    var depth = 0
    while !atEnd {
      if depth == 0, at([.poundElseif, .poundElse, .poundEndif]) { return checkpoint }
      if at(.poundIf) { depth += 1 }
      if at(.poundEndif) { depth -= 1 }
      advance()
    }
    unclosedDirectivePosition = startPosition
    return nil
  }

  private mutating func eatMisspelledElseif() {
    hasError = true
    let start = count
    eat()
    eat()
    finish(.unexpectedNodes, start)
  }

  private mutating func eatRestOfLine() {
    if atStartOfLine || atEnd { return }
    hasError = true
    let start = count
    while !atStartOfLine, !atEnd { eat() }
    finish(.unexpectedNodes, start)
  }

  /// The production *line-control-statement*.
  mutating func parseSourceLocation() {
    let start = count
    eat()
    expect(.leftParen)
    if !at(.rightParen) {
      let arguments = count
      expect(.file)
      expect(.colon)
      parseSimpleString()
      expect(.comma)
      expect(.line)
      expect(.colon)
      expect(.integerLiteral)
      finish(.poundSourceLocationArguments, arguments)
    }
    expect(.rightParen)
    eatRestOfLine()
    finish(.poundSourceLocation, start)
  }
}
