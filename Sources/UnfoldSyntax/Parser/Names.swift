// Identifiers, labels, module selectors (SE-0491) and references to declarations.

/// What a name may be besides an identifier.
struct DeclNameOptions: OptionSet {
  let rawValue: UInt8
  static let operators = DeclNameOptions(rawValue: 1)
  static let keywords = DeclNameOptions(rawValue: 2)
  /// `init`, `self` and others keep being keywords in a name.
  static let keywordsUsingSpecialNames: DeclNameOptions = [.keywords, DeclNameOptions(rawValue: 4)]
  /// `name(label:label:)`.
  static let compoundNames = DeclNameOptions(rawValue: 8)
  /// `name()`, too.
  static let zeroArgumentCompoundNames: DeclNameOptions = [.compoundNames, DeclNameOptions(rawValue: 16)]
}

extension Parser {
  // MARK: Labels

  /// Whether the current token can be an argument's label: a name, `_`, or a reserved word but `inout`.
  @inline(__always) var atArgumentLabel: Bool { isArgumentLabel(current) || at(.dollarIdentifier) }

  @inline(__always) var atArgumentLabelWithoutDollar: Bool { isArgumentLabel(current) }

  @inline(__always) func isArgumentLabel(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .wildcard: true
    case .keyword: token.keyword != .inout
    default: false
    }
  }

  mutating func eatArgumentLabel() {
    switch kind {
    case .wildcard: eat()
    case .dollarIdentifier: eatUnexpected()
    default: eat(as: .identifier)
    }
  }

  /// Whether a parameter's name comes next, and not its type.
  mutating func startsParameterName(isClosure: Bool) -> Bool {
    guard atArgumentLabel else { return false }
    let following = next
    if following.kind == .colon { return true }
    if isArgumentLabel(following) || following.kind == .dollarIdentifier {
      switch keyword {
      case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
        // Two names, or a specifier with a type: two names have a colon behind them.
        let start = checkpoint
        defer { restore(start) }
        advance()
        return atArgumentLabel && next.kind == .colon
      default:
        return true
      }
    }
    if following.kind == .postfixQuestionMark || following.kind == .exclamationMark { return false }
    return isClosure
  }

  // MARK: Identifiers

  /// An identifier; a reserved word in its place is kept, as unexpected, where it is on the same line.
  @discardableResult
  mutating func expectIdentifier(
    allowsReservedWord: Bool = false, allowsSelf: Bool = false, recoversFromReservedWord: Bool = false
  ) -> Bool {
    if kind == .identifier {
      eat()
      return true
    }
    if atReservedWord, allowsReservedWord || allowsSelf && (keyword == .`self` || keyword == .Self) {
      eat(as: .identifier)
      return true
    }
    hasError = true
    if at([.unknown, .integerLiteral, .floatLiteral, .dollarIdentifier])
      || recoversFromReservedWord && !atStartOfLine && (atReservedWord || at(.wildcard))
    {
      eatUnexpected()
    }
    return false
  }

  /// An identifier or an operator.
  mutating func parseAnyIdentifier() {
    if at([.identifier, .binaryOperator, .prefixOperator, .postfixOperator]) { eat() } else { hasError = true }
  }

  // MARK: Module selectors

  @inline(__always) var atModuleSelector: Bool {
    if next.kind == .colonColon {
      switch kind {
      case .identifier, .wildcard, .colonColon: return true
      case .keyword: return [.Any, .`self`, .Self, .super].contains(keyword)
      default: return false
      }
    }
    return at(.colonColon)
  }

  /// `Module::`
  ///
  /// - Returns: whether there is one.
  mutating func parseModuleSelectorIfPresent() -> Bool {
    guard atModuleSelector else { return false }
    let start = count
    if !at(.colonColon) {
      if kind == .identifier { eat() } else { eatUnexpected() }
    } else {
      hasError = true
    }
    eat()
    while !atStartOfLine, atModuleSelector { eatUnexpected() }
    finish(.moduleSelector, start)
    return true
  }

  mutating func skipModuleSelector() {
    while atModuleSelector {
      if !at(.colonColon) { advance() }
      advance()
    }
  }

  // MARK: References

  /// The production *identifier-expression*, without generic arguments; with argument labels, where `options` allow.
  mutating func parseDeclReference(_ options: DeclNameOptions) {
    let start = count
    // Nearly always there is an identifier and nothing else.
    if kind == .identifier, next.kind != .colonColon { eat() } else { parseUnusualName(options) }
    if at(.leftParen), options.contains(.compoundNames), !atStartOfLine, mayBeAtArgumentNames {
      parseArgumentNamesIfPresent(options)
    }
    finish(.declReferenceExpr, start)
  }

  /// A name that begins with a module's, or is a reserved word or an operator.
  @inline(never)
  private mutating func parseUnusualName(_ options: DeclNameOptions) {
    let hasSelector = parseModuleSelectorIfPresent()
    if hasSelector && atStartOfLine {
      hasError = true
    } else if kind == .identifier {
      eat()
    } else if kind == .keyword {
      switch keyword {
      case .`init`: eatKeyword()
      case .`self` where !hasSelector, .Self where !hasSelector: eatKeyword()
      case .deinit where options.contains(.keywordsUsingSpecialNames),
        .subscript where options.contains(.keywordsUsingSpecialNames):
        eatKeyword()
      default:
        if options.contains(.keywords) || hasSelector { eat(as: .identifier) } else { hasError = true }
      }
    } else if options.contains(.operators), at([.binaryOperator, .prefixOperator, .postfixOperator]) {
      eat(as: .binaryOperator)
    } else {
      hasError = true
    }
  }

  /// Whether what is in the parentheses can be labels alone, going by two tokens.
  @inline(__always) private var mayBeAtArgumentNames: Bool {
    switch next.kind {
    case .identifier, .keyword, .wildcard: tokens[position &+ 2].kind == .colon
    case .colon, .rightParen: true
    default: false
    }
  }

  @inline(never)
  private mutating func parseArgumentNamesIfPresent(_ options: DeclNameOptions) {
    if next.kind == .rightParen, !options.contains(.zeroArgumentCompoundNames) { return }
    guard atArgumentNames() else { return }
    let start = count
    eat()
    let names = count
    while !at(.rightParen) {
      let name = count
      // The compiler's parser keeps what kind of token a label is.
      eat()
      eat()
      finish(.declNameArgument, name)
    }
    finish(.declNameArgumentList, names)
    eat()
    finish(.declNameArguments, start)
  }

  /// Whether the parentheses hold labels with colons and nothing else.
  private mutating func atArgumentNames() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    advance()
    while !at([.endOfFile, .rightParen]) {
      guard atArgumentLabelWithoutDollar, next.kind == .colon else { return false }
      advance()
      advance()
    }
    return at(.rightParen)
  }

  /// A declaration's name with the type it is in, as in `@derivative(of: A.B.f(x:))`.
  mutating func parseQualifiedDeclarationName() {
    let start = count
    guard atQualifyingType() else {
      parseDeclReference([.zeroArgumentCompoundNames, .keywordsUsingSpecialNames, .operators])
      return
    }
    parseTypeIdentifier()
    while hasAnotherQualifier() {
      eat()
      _ = parseModuleSelectorIfPresent()
      if kind == .identifier { eat() } else { eat(as: .identifier) }
      if at(prefix: "<") { parseGenericArguments() }
      finish(.memberType, start)
    }
    finish(.typeExpr, start)
    expect(prefix: ".", as: .period)
    parseDeclReference([.zeroArgumentCompoundNames, .keywordsUsingSpecialNames, .operators])
    finish(.memberAccessExpr, start)
  }

  private mutating func atQualifyingType() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    return skipTypeIdentifier() && at(prefix: ".")
  }

  private mutating func hasAnotherQualifier() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    guard at(.period) else { return false }
    advance()
    return skipTypeIdentifier() && at(prefix: ".")
  }

  /// The period before a member's name.
  ///
  /// - Returns: whether the name is missing, since the period ends its line and nothing binds it to the next.
  mutating func eatMemberPeriod() -> Bool {
    let isLoose = !current.followsTrivia && next.followsTrivia
    guard isLoose else {
      eat()
      return false
    }
    let isNameOnNextLine = next.isAtStartOfLine
    eatUnexpected()
    return isNameOnNextLine
  }
}
