// The Swift book, "Declarations": declaration modifiers.

extension Parser {
  /// The production *declaration-modifiers*.
  @inline(__always)
  mutating func parseModifiers() {
    if at(.declarationModifier) { parsePresentModifiers() }
  }

  private mutating func parsePresentModifiers() {
    let start = count
    while at(.declarationModifier) {
      let modifier = count
      switch keyword {
      case .private, .fileprivate, .internal, .public, .package, .open:
        eatKeyword()
        if at(.leftParen) { parseModifierDetail(.set) }
      case .unowned:
        eatKeyword()
        if at(.leftParen) { parseModifierDetail(nil) }
      case .nonisolated:
        eatKeyword()
        if at(.leftParen) { parseModifierDetail(nil) }
      case .class:
        guard isClassModifier() else {
          finish(.declModifierList, start)
          return
        }
        eatKeyword()
      case .sending, .rethrows, .reasync:
        finish(.declModifierList, start)
        return
      default:
        eatKeyword()
      }
      finish(.declModifier, modifier)
    }
    finish(.declModifierList, start)
  }

  /// The parentheses of `private(set)`, `unowned(safe)` or `nonisolated(unsafe)`.
  private mutating func parseModifierDetail(_ wanted: Keyword?) {
    let start = count
    eat()
    if wanted == nil ? kind == .identifier : keyword == wanted {
      eat(as: .identifier)
    } else {
      hasError = true
    }
    expect(.rightParen)
    finish(.declModifierDetail, start)
  }

  /// Whether `class` belongs to the declaration behind it, and is no declaration of a class.
  private mutating func isClassModifier() -> Bool {
    let start = checkpoint
    defer { restore(start) }
    advance()
    return at(.override) || atStartOfDeclaration()
  }
}
