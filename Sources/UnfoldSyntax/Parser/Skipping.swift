// Looking ahead over whole brackets, attributes and directives. Nothing here puts anything into the tree.

extension Parser {
  /// Goes past one token, or past a bracket with all that is in it.
  ///
  /// A bracket that holds a `#if` ends where that `#if`'s first clause does, as for the compiler's parser.
  mutating func skipSingle() {
    guard at([.leftParen, .leftBrace, .leftSquare, .poundIf, .poundElse, .poundElseif]) else {
      advance()
      return
    }
    if current.match > UInt32(truncatingIfNeeded: position), !current.flags.contains(.containsDirective) {
      jump(to: Int(current.match))
      advance()
    } else {
      skipUnpaired()
    }
  }

  /// A bracket without its partner, or with a directive inside, and a directive's clause.
  @inline(never)
  private mutating func skipUnpaired() {
    /// The closing brackets that are waited for, from the outside in.
    var closing: [SyntaxKind] = []
    repeat {
      switch kind {
      case .leftParen: closing.append(.rightParen)
      case .leftSquare: closing.append(.rightSquare)
      case .leftBrace: closing.append(.rightBrace)
      case .poundIf, .poundElse, .poundElseif:
        repeat { advance() } while !at([.endOfFile, .poundElse, .poundElseif, .poundEndif])
        return
      default: break
      }
      advance()
      while let innermost = closing.last {
        if kind == innermost {
          advance()
        } else if !at([.endOfFile, .poundElse, .poundElseif, .poundEndif]),
          innermost != .rightParen || kind != .rightBrace
        {
          break
        }
        closing.removeLast()
      }
    } while !closing.isEmpty
  }

  mutating func skipToEndOfLine() {
    while !atEnd, !atStartOfLine { skipSingle() }
  }

  // MARK: Attributes

  /// Goes past attributes.
  ///
  /// - Returns: whether there were any.
  mutating func skipAttributes() -> Bool {
    guard at(.atSign) else { return false }
    while at(.atSign) { skipAttribute() }
    return true
  }

  private mutating func skipAttribute() {
    advance()
    if at(.typeAttribute) {
      let attribute = keyword
      advance()
      if [.convention, .isolated, .differentiable].contains(attribute), atAttributeArgument() { skipSingle() }
    } else if at(.declarationAttribute) {
      advance()
      if atAttributeArgument() { skipSingle() }
    } else {
      _ = skipCustomAttribute()
    }
  }

  /// Goes past a type and its arguments, behind an `@`.
  mutating func skipCustomAttribute() -> Bool {
    let start = position
    guard skipSimpleType(), position > start else { return false }
    if atAttributeArgument() { skipSingle() }
    return true
  }

  /// Whether the parenthesis here belongs to the attribute or specifier before it: it does when it stands close, or
  /// when a declaration comes behind it.
  mutating func atAttributeArgument() -> Bool {
    guard at(.leftParen), !atStartOfLine else { return false }
    if !current.followsTrivia { return true }
    let start = checkpoint
    defer { restore(start) }
    skipSingle()
    return at(.atSign) || atStartOfDeclaration()
  }

  // MARK: Conditional compilation

  /// Goes past a `#if` that holds attributes only.
  ///
  /// - Returns: whether this is one.
  mutating func skipConditionalAttributes() -> Bool {
    guard enterDirective() else {
      // Who asks goes on behind what was looked at.
      advance()
      return false
    }
    defer { leave() }
    let start = position
    var hasAttributes = false
    repeat {
      advance()
      skipToEndOfLine()
      while true {
        if at(.atSign) {
          hasAttributes = true
          _ = skipAttributes()
        } else if at(.poundIf) {
          if skipConditionalAttributes() { hasAttributes = true }
        } else {
          break
        }
      }
    } while at([.poundElseif, .poundElse])
    let holdsAttributesOnly = hasAttributes && atStartOfLine && advance(if: .poundEndif)
    if !holdsAttributesOnly { plainDirectives.insert(start) }
    return holdsAttributesOnly
  }

  private mutating func enterDirective() -> Bool {
    if depth >= maximumDepth { return false }
    depth += 1
    return true
  }

  /// Whether a `#if` comes next that holds attributes only, so that it belongs to the declaration behind it.
  mutating func atConditionalAttributes() -> Bool {
    guard at(.poundIf), !plainDirectives.contains(position) else { return false }
    let start = checkpoint
    defer { restore(start) }
    return skipConditionalAttributes()
  }

  /// Whether a directive comes next that ends what a `#if` or `#else` started.
  @inline(__always) mutating func atEndOfConditionalClause() -> Bool {
    at([.poundElseif, .poundElse, .poundEndif]) || at(.pound) && atMisspelledElseif()
  }

  /// Whether `#elif` was written for `#elseif`.
  mutating func atMisspelledElseif() -> Bool {
    let word = next
    guard word.kind == .identifier, !word.followsTrivia, hasText(word, "elif") else { return false }
    let start = checkpoint
    defer { restore(start) }
    advance()
    advance()
    return kind == .identifier && !atStartOfLine
  }
}
