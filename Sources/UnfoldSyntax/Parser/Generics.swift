// The Swift book, "Generic Parameters and Arguments". The arguments stand with the types.

extension Parser {
  /// The production *generic-parameter-clause*.
  mutating func parseGenericParameters() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    eat(prefix: 1, as: .leftAngle)
    let parameters = count
    while true {
      let parameter = count
      if at([.atSign, .poundIf]) { parseAttributeList() }
      if at(.each) || at(.let) { eatKeyword() }
      expectIdentifier(allowsSelf: true)
      if eat(if: .colon) {
        if kind == .identifier || at(.Any) || at(operator: "~") || at(.leftParen) || at(.Self) {
          parseType()
        } else {
          hasError = true
        }
      }
      let hasComma = eat(if: .comma)
      finish(.genericParameter, parameter)
      if !hasComma || at(prefix: ">") { break }
    }
    finish(.genericParameterList, parameters)
    if at(.where) { parseGenericWhereClause() }
    expect(prefix: ">", as: .rightAngle)
    finish(.genericParameterClause, start)
  }

  /// The production *generic-where-clause*.
  mutating func parseGenericWhereClause() {
    let start = count
    eatKeyword()
    let requirements = count
    while true {
      let requirement = count
      parseGenericRequirement()
      let hasComma = eat(if: .comma)
      finish(.genericRequirement, requirement)
      if !hasComma || at(.leftBrace) || count == requirement { break }
    }
    finish(.genericRequirementList, requirements)
    finish(.genericWhereClause, start)
  }

  private mutating func parseGenericRequirement() {
    let start = count
    let isInteger = parseIntegerArgument()
    if !isInteger, !parseType() { return }
    if !isInteger, eat(if: .colon) {
      if at(.layout) {
        parseLayout()
        finish(.layoutRequirement, start)
      } else {
        parseType()
        finish(.conformanceRequirement, start)
      }
      return
    }
    if at(operator: "==") || isInteger && at([.binaryOperator, .prefixOperator, .postfixOperator]) {
      eat()
      parseTypeOrInteger()
    } else {
      hasError = true
    }
    finish(.sameTypeRequirement, start)
  }

  /// A layout constraint, as in `@_specialize(where T: _Trivial(64))`.
  private mutating func parseLayout() {
    let layout = keyword
    eatKeyword()
    switch layout {
    case ._Trivial where at(.leftParen), ._TrivialAtMost, ._TrivialStride:
      expect(.leftParen)
      expect(.integerLiteral)
      if eat(if: .comma) { expect(.integerLiteral) }
      expect(.rightParen)
    default: break
    }
  }
}
