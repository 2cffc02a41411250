extension Lexer {
  /// Whether what stands before `offset` binds to it: no white space, separator or opening bracket
  /// (the Swift book, "Operators").
  func isLeftBound(_ offset: Int) -> Bool {
    if offset == 0 { return false }
    switch byte(offset - 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return !(offset > 1 && byte(offset - 2, is: "*"))
    case 0xA0:
      return !(offset > 1 && byte(offset - 2) == 0xC2)
    default:
      return true
    }
  }

  /// Whether what stands at `offset` binds to the operator before it.
  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    switch byte(offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      // `x^.y` has a postfix operator, `^.y` a prefix operator.
      return !isLeftBound
    case UInt8(ascii: "/"):
      return !(byte(offset + 1, is: "/") || byte(offset + 1, is: "*"))
    case 0xC2:
      return byte(offset + 1) != 0xA0
    default:
      return true
    }
  }

  /// An operator, or the punctuation that is spelled with operator characters.
  mutating func lexOperator(_ flags: TokenFlags) {
    let start = position
    var scan = start
    var firstSlash: Int?
    let startsWithDot = byte(start, is: ".")
    while true {
      let next = byte(scan)
      if next < 0x80 {
        if classes[Int(next)] & CharacterClass.operator == 0 { break }
        if scan > start {
          if next == UInt8(ascii: "."), !startsWithDot { break }
          if next == UInt8(ascii: "<"), byte(scan + 1, is: "#"), placeholderEnd(from: scan) != nil { break }
        }
        if next == UInt8(ascii: "/"), firstSlash == nil { firstSlash = scan }
        scan += 1
      } else {
        guard let (scalar, length) = scalar(at: scan),
          scan == start ? scalar.startsOperator : scalar.continuesOperator
        else { break }
        scan += length
      }
    }
    if scan == start {
      // No operator either: a character that means nothing.
      hasError = true
      position = start + 1
      append(.unknown, from: start, flags)
      return
    }
    if let slash = firstSlash, lexRegexLiteral(inOperator: start..<scan, at: slash, flags) { return }
    position = scan
    if scan - start > 2, firstSlash != nil { cutAtComment(start) }
    append(operatorKind(start..<position), from: start, flags)
  }

  /// A comment may start in the middle of what looks like an operator.
  private mutating func cutAtComment(_ start: Int) {
    for offset in start + 1..<position
    where byte(offset, is: "/") && (byte(offset + 1, is: "/") || byte(offset + 1, is: "*")) {
      position = offset
      return
    }
  }

  /// What the operator in `range` is, by the white space around it.
  mutating func operatorKind(_ range: Range<Int>) -> SyntaxKind {
    let isLeftBound = isLeftBound(range.lowerBound)
    let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
    let first = byte(range.lowerBound)
    switch range.count {
    case 1:
      switch first {
      case UInt8(ascii: "="):
        if isLeftBound != isRightBound { hasError = true }
        return .equal
      case UInt8(ascii: "&") where !isLeftBound && isRightBound: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return isLeftBound ? .postfixQuestionMark : .infixQuestionMark
      default: break
      }
    case 2:
      let second = byte(range.lowerBound + 1)
      if first == UInt8(ascii: "-"), second == UInt8(ascii: ">") { return .arrow }
      if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") { return unknownOperator() }
    default:
      if (range.lowerBound..<range.upperBound - 1).contains(where: { byte($0, is: "*") && byte($0 + 1, is: "/") }) {
        return unknownOperator()
      }
    }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  private mutating func unknownOperator() -> SyntaxKind {
    hasError = true
    return .unknown
  }

  // MARK: Splitting

  /// The token at `offset`, where the parser has taken the beginning of a token for itself: `>` of `>>`,
  /// `1` of `1.0`, `:` of `::`.
  static func splitContinuation(
    base: UnsafePointer<UInt8>, count: Int, at offset: Int, of token: Token
  ) -> Token {
    var lexer = Lexer(base: base, count: count, tokenCapacity: 8, position: offset)
    defer { lexer.deallocate() }
    let first = lexer.byte(offset)
    if lexer.classes[Int(first)] & CharacterClass.digit != 0 {
      // Only behind the point of a version number.
      lexer.append(Token(kind: .period, start: offset - 1, end: offset))
      lexer.lexNumber([])
    } else if first == UInt8(ascii: ":") {
      lexer.position += lexer.byte(offset + 1, is: ":") && Int(token.end) > offset + 1 ? 2 : 1
      lexer.append(lexer.position == offset + 2 ? .colonColon : .colon, from: offset, [])
    } else if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), lexer.isLeftBound(offset) {
      lexer.position += 1
      lexer.append(first == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark, from: offset, [])
    } else {
      lexer.lexOperator([])
    }
    return lexer.tokens[lexer.tokenCount - 1]
  }
}
