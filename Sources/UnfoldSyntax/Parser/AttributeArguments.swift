// The arguments of the attributes that have a grammar of their own.

extension Parser {
  mutating func parseAttributeArguments(_ name: Keyword) {
    let start = count
    switch name {
    case .available, ._spi_available:
      parseAvailabilityArguments()
    case .backDeployed, ._backDeploy:
      expect(.before)
      expect(.colon)
      parsePlatformVersions(allowsStar: false)
      finish(.backDeployedAttributeArguments, start)
    case ._originallyDefinedIn:
      expect(.module)
      expect(.colon)
      parseStringLiteral()
      expect(.comma)
      parsePlatformVersions(allowsStar: true)
      finish(.originallyDefinedInAttributeArguments, start)
    case .objc:
      parseObjectiveCSelector()
    case .attached, .freestanding:
      parseMacroRole()
    case .abi:
      parseABIProvider()
    case .differentiable:
      parseDifferentiableArguments()
    case .derivative, .transpose:
      parseDerivativeArguments()
    case .specialized:
      if at(.where) { parseGenericWhereClause() } else { hasError = true }
      finish(.specializedAttributeArgument, start)
    case ._specialize:
      parseSpecializeArguments()
    case ._dynamicReplacement:
      expect(.for)
      expect(.colon)
      parseDeclReference([.zeroArgumentCompoundNames, .keywordsUsingSpecialNames, .operators])
      finish(.dynamicReplacementAttributeArguments, start)
    case ._documentation:
      parseDocumentationArguments()
    case ._effects:
      while !at([.rightParen, .endOfFile]) { eat() }
      finish(.effectsAttributeArgumentList, start)
    case ._implements:
      parseType()
      expect(.comma)
      parseDeclReference([.zeroArgumentCompoundNames, .operators])
      finish(.implementsAttributeArguments, start)
    default:
      hasError = true
    }
  }

  private mutating func parsePlatformVersions(allowsStar: Bool) {
    let start = count
    while true {
      let item = count
      parsePlatformVersion(allowsStar: allowsStar)
      let hasComma = eat(if: .comma)
      finish(.platformVersionItem, item)
      if !hasComma { break }
    }
    finish(.platformVersionItemList, start)
  }

  /// `name`, or `first:second:`.
  private mutating func parseObjectiveCSelector() {
    let start = count
    while true {
      let piece = count
      if at(prefix: ":") {
        eat(prefix: 1, as: .colon)
      } else if at([.identifier, .wildcard]) || atReservedWord {
        eat(as: .identifier)
        if at(.rightParen), piece == start {
          finish(.objCSelectorPiece, piece)
          break
        }
        expect(prefix: ":", as: .colon)
      } else {
        break
      }
      finish(.objCSelectorPiece, piece)
    }
    finish(.objCSelectorPieceList, start)
  }

  /// A macro's role, and what it takes besides.
  private mutating func parseMacroRole() {
    let start = count
    if at(.extension) || kind == .identifier { eat(as: .identifier) } else { hasError = true }
    finish(.declReferenceExpr, start)
    let hasComma = eat(if: .comma)
    finish(.labeledExpr, start)
    if hasComma, !at(.rightParen) {
      // The arguments go into the list that the role has started.
      let arguments = count
      parseArguments(.none, .attributeArguments)
      if count > arguments { unwrapLast(.labeledExprList) }
    }
    finish(.labeledExprList, start)
  }

  /// The declaration that `@abi` names (SE-0476).
  private mutating func parseABIProvider() {
    let start = count
    if at(.rightParen) { hasError = true } else { parseDeclaration(in: .argument) }
    finish(.abiAttributeArguments, start)
  }

  // MARK: Differentiation

  mutating func parseDifferentiableArguments() {
    let start = count
    if at(._forward) || at(.reverse) || at(._linear) {
      eatKeyword()
      _ = eat(if: .comma)
    }
    if at(.wrt) {
      parseWithRespectTo()
      _ = eat(if: .comma)
    }
    if at(.where) { parseGenericWhereClause() }
    finish(.differentiableAttributeArguments, start)
  }

  private mutating func parseWithRespectTo() {
    let start = count
    expect(.wrt)
    expect(.colon)
    let arguments = count
    if eat(if: .leftParen) {
      let list = count
      while parseDifferentiabilityArgument() {}
      finish(.differentiabilityArgumentList, list)
      expect(.rightParen)
      finish(.differentiabilityArguments, arguments)
    } else if !parseDifferentiabilityArgument() {
      hasError = true
    }
    finish(.differentiabilityWithRespectToArgument, start)
  }

  private mutating func parseDifferentiabilityArgument() -> Bool {
    guard at([.identifier, .integerLiteral]) || at(.`self`) else { return false }
    let start = count
    eat()
    _ = eat(if: .comma)
    finish(.differentiabilityArgument, start)
    return true
  }

  private mutating func parseDerivativeArguments() {
    let start = count
    expect(.of)
    expect(.colon)
    parseQualifiedDeclarationName()
    if eat(if: .period) {
      if at(.get) || at(.set) || at(._modify) { eatKeyword() } else { hasError = true }
    }
    if eat(if: .comma) { parseWithRespectTo() }
    finish(.derivativeAttributeArguments, start)
  }

  // MARK: Specialisation, documentation

  private mutating func parseSpecializeArguments() {
    let start = count
    while !at([.endOfFile, .rightParen]), keyword != .where {
      let argument = count
      let label = keyword
      guard [.target, .availability, .exported, .kind, .spi, .spiModule].contains(label) else { break }
      eatKeyword()
      expect(.colon)
      switch label {
      case .target:
        parseDeclReference([.zeroArgumentCompoundNames, .keywordsUsingSpecialNames, .operators])
        _ = eat(if: .comma)
        finish(.specializeTargetFunctionArgument, argument)
      case .availability:
        parseAvailabilityArguments()
        expect(.semicolon)
        finish(.specializeAvailabilityArgument, argument)
      case .exported:
        if at(.true) || at(.false) { eatKeyword() } else { hasError = true }
        _ = eat(if: .comma)
        finish(.labeledSpecializeArgument, argument)
      case .kind:
        parseAnyIdentifier()
        _ = eat(if: .comma)
        finish(.labeledSpecializeArgument, argument)
      default:
        if !at([.endOfFile, .rightParen]) { eat() }
        _ = eat(if: .comma)
        finish(.labeledSpecializeArgument, argument)
      }
    }
    if at(.where) { parseGenericWhereClause() }
    finish(.specializeAttributeArgumentList, start)
  }

  private mutating func parseDocumentationArguments() {
    let start = count
    while true {
      let argument = count
      let isVisibility = at(.visibility)
      if isVisibility || at(.metadata) { eatKeyword() } else { hasError = true }
      expect(.colon)
      if isVisibility {
        switch keyword {
        case .private, .fileprivate, .internal, .package, .public, .open: eatKeyword()
        default: hasError = true
        }
      } else if !eat(if: .identifier) {
        parseStringLiteral()
      }
      let hasComma = eat(if: .comma)
      finish(.documentationAttributeArgument, argument)
      if !hasComma { break }
    }
    finish(.documentationAttributeArgumentList, start)
  }
}
