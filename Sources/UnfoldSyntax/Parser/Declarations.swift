// The Swift book, "Declarations".

/// Where a declaration stands.
enum DeclarationContext {
  case codeBlock, members, argument

  var requiresDeclaration: Bool { self != .codeBlock }
}

extension Parser {
  // MARK: Whether one starts here

  /// - Parameters:
  ///   - allowsInitializer: whether `init` starts a declaration here.
  ///   - requiresDeclaration: whether nothing but a declaration can stand here, as among a type's members.
  @inline(__always)
  mutating func atStartOfDeclaration(allowsInitializer: Bool = true, requiresDeclaration: Bool = false) -> Bool {
    switch kind {
    case .keyword:
      let traits = traits[Int(keyword.rawValue)]
      if traits.contains(.declaration) {
        switch keyword {
        case .case: return requiresDeclaration
        case .`init`: return allowsInitializer
        default: return true
        }
      }
      if !traits.contains(.declarationModifier) { return false }
    case .identifier:
      if keyword == .notKeyword { return false }
      if !at([.declaration, .declarationModifier, .contextualDeclaration]) { return false }
    case .pound:
      return requiresDeclaration
    case .atSign, .poundIf: break
    default: return false
    }
    let start = checkpoint
    defer { restore(start) }
    return skipToDeclaration(allowsInitializer, requiresDeclaration)
  }

  private mutating func skipToDeclaration(_ allowsInitializer: Bool, _ requiresDeclaration: Bool) -> Bool {
    while true {
      let (hasAttribute, hasModifier) = skipAttributesAndModifiers()
      if hasAttribute {
        if at([.rightBrace, .endOfFile, .poundEndif]) { return true }
        if at(.stringQuote) { return false }
      }
      if at(.pound) { return hasAttribute || hasModifier || requiresDeclaration }
      if at(.declaration) {
        switch keyword {
        case .actor: return atStartOfActor(allowsInitializer, requiresDeclaration)
        case .case: return requiresDeclaration
        case .`init`: return allowsInitializer
        case .macro: return next.kind == .identifier
        default: return true
        }
      }
      guard at(.contextualDeclaration) else { return requiresDeclaration && (hasAttribute || hasModifier) }
      advance()
    }
  }

  private mutating func skipAttributesAndModifiers() -> (hasAttribute: Bool, hasModifier: Bool) {
    var hasAttribute = false
    while true {
      if at(.atSign) {
        _ = skipAttributes()
        hasAttribute = true
      } else if at(.poundIf), atConditionalAttributes() {
        _ = skipConditionalAttributes()
        hasAttribute = true
      } else {
        break
      }
    }
    var hasModifier = false
    while at(.declarationModifier), keyword != .class {
      hasModifier = true
      let canHaveDetail = at(.canHaveParenthesizedDetail) && keyword != .open
      advance()
      if canHaveDetail, at(.leftParen) { skipSingle() }
    }
    return (hasAttribute, hasModifier)
  }

  /// Whether `actor` is a declaration's keyword here: a name has to come behind it, or modifiers and a name.
  private mutating func atStartOfActor(_ allowsInitializer: Bool, _ requiresDeclaration: Bool) -> Bool {
    if next.kind == .identifier { return true }
    repeat { advance() } while
      atStartOfDeclaration(
        allowsInitializer: allowsInitializer, requiresDeclaration: requiresDeclaration) && !atEnd
    return kind == .identifier
  }

  // MARK: Any declaration

  /// The production *declaration*, with its attributes and modifiers.
  mutating func parseDeclaration(in context: DeclarationContext) {
    let start = count
    if at([.atSign, .poundIf]) { parseAttributeList() }
    parseModifiers()
    switch kind {
    case .keyword:
      switch keyword {
      case .let, .var, .inout: parseVariable(start, in: context)
      case .func: parseFunction(start)
      case .struct: parseNominalType(.structDecl, start)
      case .class: parseNominalType(.classDecl, start)
      case .enum: parseNominalType(.enumDecl, start)
      case .protocol: parseNominalType(.protocolDecl, start)
      case .extension: parseExtension(start)
      case .case: parseEnumCase(start)
      case .`init`: parseInitializer(start)
      case .deinit: parseDeinitializer(start)
      case .import: parseImport(start)
      case .typealias: parseTypeAlias(start)
      case .associatedtype: parseAssociatedType(start)
      case .subscript: parseSubscript(start)
      case .operator: parseOperatorDeclaration(start)
      case .precedencegroup: parsePrecedenceGroup(start)
      default: missingDeclaration(start, in: context)
      }
    case .identifier:
      switch keyword {
      case .actor: parseNominalType(.actorDecl, start)
      case .macro: parseMacro(start)
      case ._borrowing: parseVariable(start, in: context)
      default: missingDeclaration(start, in: context)
      }
    case .pound: parseMacroExpansionDeclaration(start)
    default: missingDeclaration(start, in: context)
    }
  }

  /// Attributes and modifiers without a declaration behind them, or an editor placeholder for one.
  private mutating func missingDeclaration(_ start: Int, in context: DeclarationContext) {
    hasError = true
    if context == .members, current.flags.contains(.isPlaceholder) { eat() }
    finish(.missingDecl, start)
  }

  // MARK: Types

  private mutating func parseNominalType(_ kind: SyntaxKind, _ start: Int) {
    eatKeyword()
    expectIdentifier(recoversFromReservedWord: true)
    if at(prefix: "<") {
      if kind == .protocolDecl { parsePrimaryAssociatedTypes() } else { parseGenericParameters() }
    }
    if at(.colon) { parseInheritance() }
    if at(.where) { parseGenericWhereClause() }
    parseMemberBlock()
    finish(kind, start)
  }

  private mutating func parseExtension(_ start: Int) {
    eatKeyword()
    parseType()
    if at(.colon) { parseInheritance() }
    if at(.where) { parseGenericWhereClause() }
    parseMemberBlock()
    finish(.extensionDecl, start)
  }

  /// The production *type-inheritance-clause*.
  private mutating func parseInheritance() {
    let start = count
    eat()
    let types = count
    while true {
      let type = count
      if at(.class) {
        eatKeyword()
        finish(.classRestrictionType, type)
      } else {
        parseType()
      }
      let hasComma = eat(if: .comma)
      finish(.inheritedType, type)
      if !hasComma { break }
    }
    finish(.inheritedTypeList, types)
    finish(.inheritanceClause, start)
  }

  private mutating func parsePrimaryAssociatedTypes() {
    let start = count
    eat(prefix: 1, as: .leftAngle)
    let types = count
    while true {
      let type = count
      expectIdentifier(allowsSelf: true)
      let hasComma = eat(if: .comma)
      finish(.primaryAssociatedType, type)
      if !hasComma || at(prefix: ">") { break }
    }
    finish(.primaryAssociatedTypeList, types)
    expect(prefix: ">", as: .rightAngle)
    finish(.primaryAssociatedTypeClause, start)
  }

  private mutating func parseTypeAlias(_ start: Int) {
    eatKeyword()
    expectIdentifier(recoversFromReservedWord: true)
    if at(prefix: "<") { parseGenericParameters() }
    parseTypeInitializer()
    if at(.where) { parseGenericWhereClause() }
    finish(.typeAliasDecl, start)
  }

  private mutating func parseTypeInitializer() {
    let start = count
    expect(.equal)
    parseType()
    finish(.typeInitializerClause, start)
  }

  private mutating func parseAssociatedType(_ start: Int) {
    eatKeyword()
    expectIdentifier(recoversFromReservedWord: true)
    if at(.colon) { parseInheritance() }
    if at(.equal) { parseTypeInitializer() }
    if at(.where) { parseGenericWhereClause() }
    finish(.associatedTypeDecl, start)
  }

  // MARK: Members

  /// The braces of a type, with its members.
  private mutating func parseMemberBlock() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    if expect(.leftBrace) {
      parseMembers()
      expect(.rightBrace)
    }
    finish(.memberBlock, start)
  }

  /// Members up to a closing brace or the end of a `#if`'s clause.
  mutating func parseMembers() {
    let start = count
    while !at([.rightBrace, .endOfFile]), !atEndOfConditionalClause() {
      let before = count
      if before > start, !atStartOfLine, lastKind == .memberBlockItem, !isEndedBySemicolon() { hasError = true }
      parseMember()
      if count == before { break }
    }
    finish(.memberBlockItemList, start)
  }

  /// Whether the item that was finished last ends in a semicolon, so that the next can stand on its line.
  private mutating func isEndedBySemicolon() -> Bool {
    let last = records[count - 2].kind
    return last == .semicolon || last == .ifConfigDecl || last == .poundSourceLocation
  }

  private mutating func parseMember() {
    let start = count
    var hasSemicolon = true
    if at(.poundSourceLocationToken) {
      parseSourceLocation()
      hasSemicolon = false
    } else if at(.poundIf), !atConditionalAttributes() {
      parseConditional(.members)
      hasSemicolon = false
    } else if atStartOfDeclaration(requiresDeclaration: true) || current.flags.contains(.isPlaceholder) {
      parseDeclaration(in: .members)
    } else {
      parseUnexpectedCode(requiresDeclaration: true)
    }
    if hasSemicolon, at(.semicolon) {
      if count > start { eat() }
      while at(.semicolon) { eatUnexpected() }
    }
    finish(.memberBlockItem, start)
  }

  /// Code where none can be, up to the next place where a declaration or statement starts.
  mutating func parseUnexpectedCode(requiresDeclaration: Bool, allowsInitializer: Bool = true) {
    hasError = true
    let start = count
    repeat {
      let from = checkpoint
      // A bracket that nothing closes takes nothing with it.
      if at([.leftParen, .leftSquare]), current.match == 0 { advance() } else { skipSingle() }
      let end = checkpoint
      restore(from)
      while isBefore(end) { eat() }
      if at([.poundIf, .poundSourceLocationToken]) { break }
      if atStartOfDeclaration(allowsInitializer: allowsInitializer, requiresDeclaration: requiresDeclaration) { break }
      if requiresDeclaration { continue }
      if atStartOfStatement(prefersExpression: false) || atStartOfLine && atStartOfExpression() { break }
    } while !at([.endOfFile, .semicolon, .rightBrace]) && !atEndOfConditionalClause()
    finish(.unexpectedNodes, start)
    finish(.unexpectedCodeDecl, start)
  }

  // MARK: Cases, imports, macros

  private mutating func parseEnumCase(_ start: Int) {
    eatKeyword()
    let elements = count
    while true {
      let element = count
      if at(.period) { eatUnexpected() }
      expectIdentifier(recoversFromReservedWord: true)
      if at(.leftParen) { parseEnumCaseParameters() }
      if at(.equal) { parseInitializerClause() }
      let hasComma = eat(if: .comma)
      finish(.enumCaseElement, element)
      if !hasComma { break }
    }
    finish(.enumCaseElementList, elements)
    finish(.enumCaseDecl, start)
  }

  private mutating func parseImport(_ start: Int) {
    eatKeyword()
    let hasKind = at(.importKind)
    if hasKind { eatKeyword() }
    let path = count
    if hasKind, next.kind == .colonColon {
      let module = count
      parseAnyIdentifier()
      eat()
      finish(.importPathComponent, module)
      let name = count
      parseAnyIdentifier()
      finish(.importPathComponent, name)
    } else {
      while true {
        let component = count
        parseAnyIdentifier()
        let hasPeriod = eat(if: .period)
        finish(.importPathComponent, component)
        if !hasPeriod { break }
      }
    }
    finish(.importPathComponentList, path)
    finish(.importDecl, start)
  }

  private mutating func parseMacro(_ start: Int) {
    eatKeyword()
    expectIdentifier(recoversFromReservedWord: true)
    if at(prefix: "<") { parseGenericParameters() }
    parseFunctionSignature()
    if at(.equal) { parseInitializerClause() }
    if at(.where) { parseGenericWhereClause() }
    finish(.macroDecl, start)
  }

  private mutating func parseMacroExpansionDeclaration(_ start: Int) {
    parseMacroExpansion(pattern: .none, flavor: .basic)
    finish(.macroExpansionDecl, start)
  }
}
