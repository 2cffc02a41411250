// The Swift book, "Declarations": functions, initializers, subscripts, and their parameters.

extension Parser {
  /// The production *function-declaration*, from `func` on.
  mutating func parseFunction(_ start: Int) {
    eatKeyword()
    if at([.binaryOperator, .prefixOperator, .postfixOperator, .exclamationMark, .prefixAmpersand]) {
      // In `func <<T>(…)` the last `<` starts the generic parameters.
      var length = Int(current.end - current.start)
      let endsInAngle = length > 1 && base[Int(current.end) - 1] == UInt8(ascii: "<")
      if endsInAngle, next.kind == .identifier || next.keyword == .let { length -= 1 }
      eat(prefix: length, as: .binaryOperator)
    } else {
      expectIdentifier(recoversFromReservedWord: true)
    }
    if at(prefix: "<") { parseGenericParameters() }
    parseFunctionSignature()
    if at(.where) { parseGenericWhereClause() }
    parseCodeBlockIfPresent()
    finish(.functionDecl, start)
  }

  /// The production *function-signature*.
  mutating func parseFunctionSignature() {
    let start = count
    parseFunctionParameters()
    parseFunctionEffectSpecifiers()
    if at(.arrow) { parseReturnClause(allowsNamedOpaqueType: true) }
    finish(.functionSignature, start)
  }

  mutating func parseInitializer(_ start: Int) {
    eatKeyword()
    if at([.postfixQuestionMark, .exclamationMark]) {
      eat()
    } else if at(.infixQuestionMark) {
      eat(as: .postfixQuestionMark)
    } else if at(operator: "!") {
      eat(as: .exclamationMark)
    }
    if at(prefix: "<") { parseGenericParameters() }
    parseFunctionSignature()
    if at(.where) { parseGenericWhereClause() }
    parseCodeBlockIfPresent(allowsInitializer: false)
    finish(.initializerDecl, start)
  }

  mutating func parseDeinitializer(_ start: Int) {
    eatKeyword()
    let effects = count
    if at(.async) { eatKeyword() }
    finish(.deinitializerEffectSpecifiers, effects)
    parseCodeBlockIfPresent()
    finish(.deinitializerDecl, start)
  }

  mutating func parseSubscript(_ start: Int) {
    eatKeyword()
    if at(prefix: "<") { parseGenericParameters() }
    parseFunctionParameters()
    parseReturnClause(allowsNamedOpaqueType: true)
    if at(.where) { parseGenericWhereClause() }
    if at(.leftBrace) { parseAccessorBlock() }
    finish(.subscriptDecl, start)
  }

  // MARK: Parameters

  /// The production *parameter-clause*.
  mutating func parseFunctionParameters() {
    let start = count
    if expect(.leftParen) {
      let parameters = count
      while !at([.endOfFile, .rightParen]) {
        let parameter = count
        let hasComma = parseFunctionParameter()
        if count == parameter || !hasComma { break }
      }
      finish(.functionParameterList, parameters)
      expect(.rightParen)
    }
    finish(.functionParameterClause, start)
  }

  private mutating func parseFunctionParameter() -> Bool {
    let start = count
    if at([.atSign, .poundIf]) { parseAttributeList() }
    parseParameterModifiers(isClosure: false)
    parseParameterNames()
    expect(.colon)
    parseType()
    if at(operator: "...") { eat(as: .ellipsis) }
    if at(.equal) { parseInitializerClause() }
    let hasComma = eat(if: .comma)
    finish(.functionParameter, start)
    return hasComma
  }

  private mutating func parseParameterNames() {
    if atArgumentLabel { eatArgumentLabel() } else { hasError = true }
    if atArgumentLabel { eatArgumentLabel() }
  }

  /// `_const` and `isolated` before a parameter's name.
  private mutating func parseParameterModifiers(isClosure: Bool) {
    guard at(._const) || at(.isolated) else { return }
    let start = count
    while at(._const) || at(.isolated), !beginsParameterName(isClosure: isClosure) {
      let modifier = count
      eatKeyword()
      finish(.declModifier, modifier)
    }
    finish(.declModifierList, start)
  }

  private mutating func beginsParameterName(isClosure: Bool) -> Bool {
    let start = checkpoint
    defer { restore(start) }
    return startsParameterName(isClosure: isClosure)
  }

  /// The parameters in parentheses of a closure's signature.
  mutating func parseClosureParameters() {
    let start = count
    expect(.leftParen)
    let parameters = count
    while !at([.endOfFile, .rightParen]) {
      let parameter = count
      if at([.atSign, .poundIf]) { parseAttributeList() }
      parseParameterModifiers(isClosure: true)
      parseParameterNames()
      if eat(if: .colon) { parseType() }
      if at(operator: "...") { eat(as: .ellipsis) }
      let hasComma = eat(if: .comma)
      finish(.closureParameter, parameter)
      if count == parameter || !hasComma { break }
    }
    finish(.closureParameterList, parameters)
    expect(.rightParen)
    finish(.closureParameterClause, start)
  }

  /// The associated values of an enumeration's case.
  mutating func parseEnumCaseParameters() {
    let start = count
    eat()
    let parameters = count
    while !at([.endOfFile, .rightParen]) {
      let parameter = count
      parseParameterModifiers(isClosure: false)
      if beginsParameterName(isClosure: false) {
        parseParameterNames()
        expect(.colon)
      }
      parseType()
      if at(.equal) { parseInitializerClause() }
      let hasComma = eat(if: .comma)
      finish(.enumCaseParameter, parameter)
      if count == parameter || !hasComma { break }
    }
    finish(.enumCaseParameterList, parameters)
    expect(.rightParen)
    finish(.enumCaseParameterClause, start)
  }

  // MARK: Effects

  mutating func parseFunctionEffectSpecifiers() {
    guard at(.effect) else { return }
    let start = count
    if at(.async) || at(.reasync) { eatKeyword() }
    if at(.throws) || at(.rethrows) { parseThrowsClause() }
    skipMisplacedEffects()
    finish(.functionEffectSpecifiers, start)
  }

  /// `async` and `throws` of a function type, a closure or an arrow in an expression.
  mutating func parseTypeEffectSpecifiers() { parseAsyncThrows(.typeEffectSpecifiers) }

  mutating func parseAccessorEffectSpecifiers() { parseAsyncThrows(.accessorEffectSpecifiers) }

  private mutating func parseAsyncThrows(_ kind: SyntaxKind) {
    guard at(.effect) else { return }
    let start = count
    if at(.async) { eatKeyword() }
    if at(.throws) { parseThrowsClause() }
    skipMisplacedEffects()
    finish(kind, start)
  }

  /// `throws`, with the error's type in parentheses (SE-0413).
  mutating func parseThrowsClause() {
    let start = count
    eatKeyword()
    if eat(if: .leftParen) {
      parseType()
      expect(.rightParen)
    }
    finish(.throwsClause, start)
  }

  /// Effects on the wrong side of the arrow, or in the wrong order.
  mutating func skipMisplacedEffects() {
    while at(.effect) { eatUnexpected() }
  }
}
