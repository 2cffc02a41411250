// The Swift book, "Types".

extension Parser {
  /// The production *type*, with the pack expansion `repeat` of SE-0393 before it.
  ///
  /// - Returns: whether there is a type.
  @discardableResult
  mutating func parseType() -> Bool {
    if current.keyword == .repeat {
      let start = count
      eatKeyword()
      parseTypeScalar()
      finish(.packExpansionType, start)
      return true
    }
    return parseTypeScalar()
  }

  @discardableResult
  private mutating func parseTypeScalar() -> Bool {
    guard enter() else { return true }
    defer { leave() }
    let start = count
    let isAttributed = parseTypeSpecifiersAndAttributes()
    let base = count
    let isPresent = parseSimpleOrCompositionType()
    if at([.arrow]) || at(.effect), atFunctionTypeArrow() {
      if lastKind == .tupleType && lastFirst == base {
        // The tuple's parentheses are the function's parameters.
        unwrapLast(.tupleType)
      } else {
        hasError = true
        finish(.tupleTypeElement, base)
        finish(.tupleTypeElementList, base)
      }
      parseTypeEffectSpecifiers()
      parseReturnClause(allowsNamedOpaqueType: false)
      finish(.functionType, base)
    }
    if isAttributed { finish(.attributedType, start) }
    return isPresent || isAttributed
  }

  /// Specifiers such as `inout`, then attributes, then `nonisolated`.
  private mutating func parseTypeSpecifiersAndAttributes() -> Bool {
    guard at(.specifier) || at(.atSign) || at(.nonisolated) else { return false }
    let start = count
    while canHaveTypeSpecifier() {
      let specifier = count
      if at(.specifier) {
        eatKeyword()
        finish(.simpleTypeSpecifier, specifier)
      } else if at(.nonisolated), !(next.kind == .leftParen && next.isAtStartOfLine) {
        parseNonisolatedTypeSpecifier()
      } else {
        break
      }
    }
    finish(.typeSpecifierList, start)
    if at(.atSign) {
      let attributes = count
      while at(.atSign) { parseTypeAttribute() }
      finish(.attributeList, attributes)
    }
    if at(.nonisolated), canHaveTypeSpecifier(), !(next.kind == .leftParen && next.isAtStartOfLine) {
      let late = count
      parseNonisolatedTypeSpecifier()
      finish(.typeSpecifierList, late)
    }
    return count > start
  }

  /// Whether the current word can be a specifier: a type has to come behind it.
  mutating func canHaveTypeSpecifier() -> Bool {
    let next = next
    switch next.kind {
    case .atSign, .leftParen, .identifier, .leftSquare, .wildcard: return true
    case .keyword:
      switch next.keyword {
      case .inout, .Any, .Self, .var, .let: return true
      default: return false
      }
    case .prefixOperator: return isOperator(next, "~")
    default: return false
    }
  }

  private mutating func parseNonisolatedTypeSpecifier() {
    let start = count
    eatKeyword()
    if atAttributeArgument() {
      let argument = count
      expect(.leftParen)
      expect(.nonsending)
      expect(.rightParen)
      finish(.nonisolatedSpecifierArgument, argument)
    }
    finish(.nonisolatedTypeSpecifier, start)
  }

  private mutating func parseSimpleOrCompositionType() -> Bool {
    let start = count
    if current.kind == .identifier {
      switch keyword {
      case .each:
        eatKeyword()
        parseSimpleType()
        finish(.packElementType, start)
        return true
      case .some, .any:
        eatKeyword()
        let constraint = count
        parseSimpleType()
        if at(operator: "&") { parseComposition(constraint) }
        finish(.someOrAnyType, start)
        return true
      default: break
      }
    }
    let isPresent = parseSimpleType()
    if at(operator: "&") { parseComposition(start) }
    return isPresent
  }

  /// What comes behind the first type of `A & B`, whose start is `start`.
  private mutating func parseComposition(_ start: Int) {
    eat()
    finish(.compositionTypeElement, start)
    var hasMore = true
    while hasMore {
      let element = count
      let isPresent = parseSimpleType()
      hasMore = at(operator: "&")
      if hasMore { eat() }
      finish(.compositionTypeElement, element)
      if !isPresent { break }
    }
    finish(.compositionTypeElementList, start)
    finish(.compositionType, start)
  }

  /// A type without attributes, arrow and `&`.
  @discardableResult
  mutating func parseSimpleType(allowsMembers: Bool = true, isAttributeName: Bool = false) -> Bool {
    let start = count
    if at(operator: "~") {
      eat(as: .prefixOperator)
      parseUnsuppressedType(allowsMembers: allowsMembers, isAttributeName: isAttributeName)
      finish(.suppressedType, start)
      return true
    }
    return parseUnsuppressedType(allowsMembers: allowsMembers, isAttributeName: isAttributeName)
  }

  @discardableResult
  private mutating func parseUnsuppressedType(allowsMembers: Bool, isAttributeName: Bool) -> Bool {
    let start = count
    switch kind {
    case .identifier: parseTypeIdentifier()
    case .keyword:
      guard keyword == .Self || keyword == .Any || atModuleSelector else { return missingType() }
      parseTypeIdentifier()
    case .leftParen: parseTupleType()
    case .leftSquare: parseCollectionType()
    case .wildcard:
      if atModuleSelector {
        parseTypeIdentifier()
      } else {
        eat()
        finish(.identifierType, start)
      }
    case .colonColon: parseTypeIdentifier()
    default: return missingType()
    }
    while true {
      if at(.period) {
        guard allowsMembers || next.keyword == .Type || next.keyword == .Protocol else { break }
        parseMemberTypeSuffix(start)
      } else if isAttributeName {
        break
      } else if at(.postfixQuestionMark), !atStartOfLine {
        eat()
        finish(.optionalType, start)
      } else if at(.exclamationMark), !atStartOfLine {
        eat()
        finish(.implicitlyUnwrappedOptionalType, start)
      } else {
        break
      }
    }
    return true
  }

  private mutating func missingType() -> Bool {
    hasError = true
    return false
  }

  private mutating func parseMemberTypeSuffix(_ start: Int) {
    let isNameOnNextLine = eatMemberPeriod()
    if isNameOnNextLine {
      finish(.memberType, start)
      return
    }
    if !atModuleSelector, keyword == .Type || keyword == .Protocol {
      eatKeyword()
      finish(.metatypeType, start)
      return
    }
    let hasSelector = parseModuleSelectorIfPresent()
    if kind == .identifier {
      eat()
    } else if !hasSelector, keyword == .`self` {
      eatKeyword()
    } else if atReservedWord {
      eat(as: .identifier)
    } else {
      hasError = true
    }
    if at(prefix: "<") { parseGenericArguments() }
    finish(.memberType, start)
  }

  /// The production *type-identifier*, of one name.
  mutating func parseTypeIdentifier() {
    let start = count
    if parseModuleSelectorIfPresent() {
      if kind == .identifier {
        eat()
      } else if atReservedWord {
        eat(as: .identifier)
      } else {
        hasError = true
      }
    } else if keyword == .Any {
      eatKeyword()
      finish(.identifierType, start)
      return
    } else if kind == .identifier || kind == .wildcard {
      eat()
    } else if keyword == .Self {
      eatKeyword()
    } else {
      expect(.identifier)
    }
    if at(prefix: "<") { parseGenericArguments() }
    finish(.identifierType, start)
  }

  /// The production *tuple-type*; the parameters of a function type look the same.
  private mutating func parseTupleType() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    eat()
    let elements = count
    while !at([.endOfFile, .rightParen]) {
      let element = count
      let position = current.start
      if startsParameterName(isClosure: false) {
        eatArgumentLabel()
        if !eat(if: .colon) {
          if atArgumentLabel, next.kind == .colon {
            eatArgumentLabel()
            eat()
          } else {
            hasError = true
          }
        }
      }
      parseType()
      if at(operator: "...") { eat(as: .ellipsis) }
      let hasComma = eat(if: .comma)
      finish(.tupleTypeElement, element)
      if !hasComma || current.start == position { break }
    }
    finish(.tupleTypeElementList, elements)
    expect(.rightParen)
    finish(.tupleType, start)
  }

  /// The productions *array-type* and *dictionary-type*, and the inline array of SE-0483.
  private mutating func parseCollectionType() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    eat()
    if atInlineArrayBody() {
      parseInlineArrayBody(start)
      return
    }
    parseType()
    if eat(if: .colon) {
      parseType()
      expect(.rightSquare)
      finish(.dictionaryType, start)
    } else {
      expect(.rightSquare)
      finish(.arrayType, start)
    }
  }

  /// What comes behind the bracket of `[3 of Int]`, whose start is `start`.
  mutating func parseInlineArrayBody(_ start: Int) {
    parseGenericArgumentNode()
    expect(.of)
    parseGenericArgumentNode()
    expect(.rightSquare)
    finish(.inlineArrayType, start)
  }

  private mutating func parseGenericArgumentNode() {
    let start = count
    parseTypeOrInteger()
    finish(.genericArgument, start)
  }

  // MARK: Generic arguments

  /// The production *generic-argument-clause*.
  mutating func parseGenericArguments() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    expect(prefix: "<", as: .leftAngle)
    let arguments = count
    // That there is none is for the compiler's later stages to complain of.
    while !at(prefix: ">") {
      let argument = count
      if !parseTypeOrInteger(), argument == arguments { break }
      let hasComma = eat(if: .comma)
      finish(.genericArgument, argument)
      if !hasComma || atEnd { break }
    }
    finish(.genericArgumentList, arguments)
    expect(prefix: ">", as: .rightAngle)
    finish(.genericArgumentClause, start)
  }

  /// A type, or an integer for a value generic (SE-0452).
  @discardableResult
  mutating func parseTypeOrInteger() -> Bool {
    parseIntegerArgument() || parseType()
  }

  /// An integer in the place of a type.
  mutating func parseIntegerArgument() -> Bool {
    let start = count
    if at(.integerLiteral) {
      eat()
      finish(.integerLiteralExpr, start)
      return true
    }
    guard next.kind == .integerLiteral, at(operator: "-") else { return false }
    eat(as: .prefixOperator)
    let literal = count
    eat()
    finish(.integerLiteralExpr, literal)
    finish(.prefixOperatorExpr, start)
    return true
  }

  // MARK: Results

  /// The production *function-result*, or a function type's arrow and result.
  mutating func parseReturnClause(allowsNamedOpaqueType: Bool) {
    let start = count
    expect(.arrow)
    skipMisplacedEffects()
    if allowsNamedOpaqueType { parseResultType() } else { parseType() }
    skipMisplacedEffects()
    finish(.returnClause, start)
  }

  /// A type, or a named opaque type, `<T: P> T`.
  mutating func parseResultType() {
    if at(prefix: "<") {
      let start = count
      parseGenericParameters()
      parseType()
      finish(.namedOpaqueReturnType, start)
    } else {
      parseType()
    }
  }
}
