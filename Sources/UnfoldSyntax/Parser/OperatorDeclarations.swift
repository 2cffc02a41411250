// The Swift book, "Declarations": operators and precedence groups.

extension Parser {
  /// The production *operator-declaration*. Its fixity has been parsed as a modifier.
  mutating func parseOperatorDeclaration(_ start: Int) {
    if count > start, lastKind == .declModifierList, records[count - 2].kind == .declModifier,
      lastFirst == start, records[count - 2].first == UInt32(start)
    {
      // A single modifier: it is the fixity itself.
      unwrapLast(.declModifierList)
      unwrapLast(.declModifier)
    } else {
      hasError = true
    }
    eatKeyword()
    if at([.prefixOperator, .binaryOperator, .postfixOperator]) {
      eat()
    } else if at([.infixQuestionMark, .equal, .arrow]) {
      eat(as: .binaryOperator)
    } else if at([.exclamationMark, .postfixQuestionMark]) {
      eat(as: .postfixOperator)
    } else {
      hasError = true
    }
    if at(.colon) {
      let group = count
      eat()
      expectIdentifier(allowsSelf: true)
      let types = count
      while at(.comma) {
        let type = count
        eat()
        eat()
        finish(.designatedType, type)
      }
      finish(.designatedTypeList, types)
      finish(.operatorPrecedenceAndTypes, group)
    }
    if at(.leftBrace) {
      hasError = true
      let unexpected = count
      eat()
      parsePrecedenceGroupAttributes()
      _ = eat(if: .rightBrace)
      finish(.unexpectedNodes, unexpected)
    }
    finish(.operatorDecl, start)
  }

  /// The production *precedence-group-declaration*.
  mutating func parsePrecedenceGroup(_ start: Int) {
    eatKeyword()
    expectIdentifier(allowsSelf: true)
    expect(.leftBrace)
    parsePrecedenceGroupAttributes()
    expect(.rightBrace)
    finish(.precedenceGroupDecl, start)
  }

  private mutating func parsePrecedenceGroupAttributes() {
    let start = count
    while true {
      let attribute = count
      switch keyword {
      case .associativity:
        eatKeyword()
        expect(.colon)
        if at(.left) || at(.right) || at(.none) { eatKeyword() } else { hasError = true }
        finish(.precedenceGroupAssociativity, attribute)
      case .assignment:
        eatKeyword()
        expect(.colon)
        if at(.true) || at(.false) { eatKeyword() } else { hasError = true }
        finish(.precedenceGroupAssignment, attribute)
      case .higherThan, .lowerThan:
        eatKeyword()
        expect(.colon)
        parsePrecedenceGroupNames()
        finish(.precedenceGroupRelation, attribute)
      default:
        finish(.precedenceGroupAttributeList, start)
        return
      }
    }
  }

  private mutating func parsePrecedenceGroupNames() {
    let start = count
    while true {
      let name = count
      expectIdentifier()
      let hasComma = eat(if: .comma)
      finish(.precedenceGroupName, name)
      if !hasComma { break }
    }
    finish(.precedenceGroupNameList, start)
  }
}
