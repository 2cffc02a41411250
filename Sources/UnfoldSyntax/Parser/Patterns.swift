// The Swift book, "Patterns".

/// What a pattern in an expression's place may do.
enum PatternContext {
  /// No pattern stands here.
  case none
  /// A pattern that is matched: a name is an expression.
  case matching
  /// Behind `let` or `var`: a name is bound.
  case binding
}

extension Parser {
  /// A pattern in which every name is bound, as behind `var` or `for`.
  mutating func parsePattern() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    switch kind {
    case .leftParen:
      eat()
      parseTuplePatternElements()
      expect(.rightParen)
      finish(.tuplePattern, start)
    case .wildcard:
      eat()
      finish(.wildcardPattern, start)
    case .identifier:
      if atBindingPattern() {
        eatKeyword()
        parsePattern()
        finish(.valueBindingPattern, start)
      } else {
        eat()
        finish(.identifierPattern, start)
      }
    case .keyword where at(.binding):
      eatKeyword()
      parsePattern()
      finish(.valueBindingPattern, start)
    default:
      hasError = true
      if at(.dollarIdentifier) || atReservedWord && !atStartOfLine {
        eatUnexpected()
        finish(.identifierPattern, start)
      }
    }
  }

  private mutating func parseTuplePatternElements() {
    let start = count
    while !at([.endOfFile, .rightParen]) {
      let element = count
      if kind == .identifier, next.kind == .colon {
        eat()
        eat()
      }
      parsePattern()
      let hasComma = eat(if: .comma)
      finish(.tuplePatternElement, element)
      if !hasComma || count == element { break }
    }
    finish(.tuplePatternElementList, start)
  }

  /// Whether a value-binding pattern's keyword comes next: `let`, `var`, `inout`, or `borrowing` before a name.
  mutating func atBindingPattern() -> Bool {
    switch keyword {
    case .let, .var, .inout: return true
    case .borrowing, ._borrowing:
      let next = next
      return (next.kind == .identifier || next.kind == .wildcard) && !next.isAtStartOfLine
    default: return false
    }
  }

  /// A pattern that is matched, as in `case`: any expression is one, too.
  mutating func parseMatchingPattern(_ context: PatternContext) {
    guard enter() else { return }
    defer { leave() }
    let start = count
    if at(.is) {
      eatKeyword()
      parseType()
      finish(.isTypePattern, start)
      return
    }
    if atBindingPattern() {
      eatKeyword()
      parseMatchingPattern(.binding)
      finish(.valueBindingPattern, start)
      return
    }
    guard parseSequenceExpression(.statementCondition, context) else { return }
    if lastKind == .patternExpr, lastFirst == start {
      unwrapLast(.patternExpr)
    } else {
      finish(.expressionPattern, start)
    }
  }
}
