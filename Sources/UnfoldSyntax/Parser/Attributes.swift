// The Swift book, "Attributes".

extension Parser {
  /// The production *attributes*, with `#if` around some of them.
  mutating func parseAttributeList() {
    let start = count
    while true {
      if at(.atSign) {
        parseAttribute()
      } else if at(.poundIf), atConditionalAttributes() {
        parseConditional(.attributes)
      } else {
        break
      }
    }
    finish(.attributeList, start)
  }

  /// The production *attribute*, of a declaration.
  private mutating func parseAttribute() {
    let start = count
    let name = atQualifiedAttribute() ? Keyword.notKeyword : next.keyword
    if hasTraits(next, .declarationAttribute), name != .notKeyword {
      parseSpecialAttribute(name)
    } else {
      parseCustomAttribute()
    }
    finish(.attribute, start)
  }

  /// Whether the attribute's name is a module's (SE-0491).
  private mutating func atQualifiedAttribute() -> Bool {
    next.kind != .endOfFile && tokens[position + 2].kind == .colonColon
  }

  /// An attribute whose arguments have a grammar of their own.
  private mutating func parseSpecialAttribute(_ name: Keyword) {
    switch name {
    case .rethrows:
      eat()
      let identifier = count
      eat(as: .identifier)
      finish(.identifierType, identifier)
      return
    case .Sendable:
      eatAttributeName()
      return
    case .attached, .freestanding:
      eatAttributeName()
      guard atAttributeArgument() else { return }
    case .objc:
      eatAttributeName()
      guard atAttributeArgument() else { return }
    default:
      eatAttributeName()
    }
    guard !atStartOfLine, expect(.leftParen) else {
      hasError = true
      return
    }
    parseAttributeArguments(name)
    expect(.rightParen)
  }

  private mutating func parseCustomAttribute() {
    eatAttributeName()
    guard atAttributeArgument() else { return }
    eat()
    parseArguments(.none, .basic)
    expect(.rightParen)
  }

  private mutating func eatAttributeName() {
    eat()
    if current.followsTrivia { hasError = true }
    parseSimpleType(isAttributeName: true)
    if at(.leftParen), current.followsTrivia, !atStartOfLine { hasError = hasError || atAttributeArgument() }
  }

  /// An attribute of a type.
  mutating func parseTypeAttribute() {
    let start = count
    let name = atQualifiedAttribute() ? Keyword.notKeyword : next.keyword
    switch name {
    case ._local, ._noMetadata, .async, .escaping, .noDerivative, .noescape, .preconcurrency, .retroactive,
      .Sendable, .unchecked, .autoclosure:
      eat()
      parseType()
    case .differentiable:
      eat()
      let identifier = count
      eat(as: .identifier)
      finish(.identifierType, identifier)
      expect(.leftParen)
      parseDifferentiableArguments()
      expect(.rightParen)
    case .isolated:
      eatAttributeName()
      expect(.leftParen)
      let list = count
      let argument = count
      expectIdentifier(allowsReservedWord: true)
      finish(.declReferenceExpr, argument)
      finish(.labeledExpr, argument)
      finish(.labeledExprList, list)
      expect(.rightParen)
    default:
      parseCustomAttribute()
    }
    finish(.attribute, start)
  }
}
