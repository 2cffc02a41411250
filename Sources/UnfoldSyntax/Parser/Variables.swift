// The Swift book, "Declarations": constants, variables and their accessors.

extension Parser {
  /// The productions *constant-declaration* and *variable-declaration*, from `let` or `var` on.
  mutating func parseVariable(_ start: Int, in context: DeclarationContext) {
    eatKeyword()
    let bindings = count
    while true {
      let binding = count
      parsePattern()
      parseTypeAnnotationIfPresent(allowsNamedOpaqueType: true)
      let hasInitializer = at(.equal)
      if hasInitializer { parseInitializerClause() }
      if at(.leftBrace), !hasInitializer || !atStartOfLine || atObserverBlock() { parseAccessorBlock() }
      let hasComma = eat(if: .comma)
      finish(.patternBinding, binding)
      if !hasComma || count == binding { break }
    }
    finish(.patternBindingList, bindings)
    finish(.variableDecl, start)
  }

  /// The production *type-annotation*, where a colon begins one.
  mutating func parseTypeAnnotationIfPresent(allowsNamedOpaqueType: Bool) {
    guard at(.colon) else { return }
    let start = count
    eat()
    if allowsNamedOpaqueType { parseResultType() } else { parseType() }
    finish(.typeAnnotation, start)
  }

  /// `=` and a value.
  mutating func parseInitializerClause(_ flavor: ExpressionFlavor = .basic) {
    let start = count
    eat()
    parseExpression(flavor)
    finish(.initializerClause, start)
  }

  /// Whether the braces here hold `willSet`, `didSet` or `init` accessors, so that they are no closure.
  mutating func atObserverBlock() -> Bool {
    switch next.keyword {
    case .didSet, .willSet, .`init`: return true
    default: break
    }
    guard next.kind == .atSign else { return false }
    let start = checkpoint
    defer { restore(start) }
    advance()
    if next.kind == .identifier, hasText(next, "_accessorBlock") { return true }
    while advance(if: .atSign) {
      guard advance(if: .identifier) else { return false }
      if at(.leftParen) { skipSingle() }
    }
    return [.didSet, .willSet, .`init`].contains(keyword)
  }

  // MARK: Accessors

  /// The productions *getter-setter-block*, *willSet-didSet-block* and a getter's *code-block*.
  mutating func parseAccessorBlock() {
    guard enter() else { return }
    defer { leave() }
    let start = count
    expect(.leftBrace)
    if atAccessor(isFirst: true) {
      let accessors = count
      repeat { parseAccessor() } while atAccessor(isFirst: false)
      finish(.accessorDeclList, accessors)
    } else {
      parseCodeBlockItems()
    }
    expect(.rightBrace)
    finish(.accessorBlock, start)
  }

  /// Whether an accessor comes next. `mutate` is one since Swift 6.4 (SE-0507); at the start of the braces it was a
  /// call's name before, and still is here.
  private mutating func atAccessor(isFirst: Bool) -> Bool {
    if !at([.atSign]) && !at([.accessor, .accessorModifier]) && !at(.mutate) { return false }
    let start = checkpoint
    defer { restore(start) }
    _ = skipAttributes()
    var isYielding = false
    while at(.accessorModifier) {
      isYielding = isYielding || at(.yielding)
      advance()
    }
    return at(.accessor) || (isYielding || !isFirst) && at(.mutate)
  }

  /// One modifier stands by itself; several, which Swift 6.4 has (SE-0474), are a list.
  private mutating func parseAccessorModifiers() {
    let start = count
    var modifiers = 0
    while at(.accessorModifier) {
      let modifier = count
      eatKeyword()
      finish(.declModifier, modifier)
      modifiers += 1
    }
    if modifiers > 1 { finish(.declModifierList, start) }
  }

  private mutating func parseAccessor() {
    let start = count
    if at(.atSign) { parseAttributeList() }
    parseAccessorModifiers()
    let takesParameter = [.set, .willSet, .didSet, .`init`].contains(keyword)
    eatKeyword()
    if takesParameter, at(.leftParen) {
      let parameters = count
      eat()
      expectIdentifier()
      expect(.rightParen)
      finish(.accessorParameters, parameters)
    }
    parseAccessorEffectSpecifiers()
    parseCodeBlockIfPresent()
    finish(.accessorDecl, start)
  }
}
