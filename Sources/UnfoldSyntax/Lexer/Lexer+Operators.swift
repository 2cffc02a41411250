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
    append(checkedOperatorKind(start..<position), from: start, flags)
  }

  /// A comment may start in the middle of what looks like an operator.
  private mutating func cutAtComment(_ start: Int) {
    for offset in start + 1..<position
    where byte(offset, is: "/") && (byte(offset + 1, is: "/") || byte(offset + 1, is: "*")) {
      position = offset
      return
    }
  }

  /// What the operator in `range` is, by the white space around it; notes what no operator can be.
  mutating func checkedOperatorKind(_ range: Range<Int>) -> SyntaxKind {
    let isCommentEnd = range.count > 1
      && (range.lowerBound..<range.upperBound - 1).contains { byte($0, is: "*") && byte($0 + 1, is: "/") }
    if isCommentEnd {
      hasError = true
      return .unknown
    }
    if range.count == 1, byte(range.lowerBound, is: "="),
      isLeftBound(range.lowerBound) != isRightBound(range.upperBound, isLeftBound: isLeftBound(range.lowerBound))
    {
      hasError = true
    }
    return operatorKind(range)
  }

  /// What the operator in `range` is, by the white space around it.
  private func operatorKind(_ range: Range<Int>) -> SyntaxKind {
    let isLeftBound = isLeftBound(range.lowerBound)
    let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
    if range.count == 1 {
      switch byte(range.lowerBound) {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where !isLeftBound && isRightBound: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return isLeftBound ? .postfixQuestionMark : .infixQuestionMark
      default: break
      }
    } else if range.count == 2, byte(range.lowerBound, is: "-"), byte(range.lowerBound + 1, is: ">") {
      return .arrow
    }
    if isLeftBound == isRightBound { return .binaryOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  // MARK: Splitting

  /// What is left of `whole` from `offset` on, where the parser has taken the beginning for itself: `>` of `>>`,
  /// `1` of `1.0`, `:` of `::`. It takes no longer for a long token than for a short one.
  static func splitContinuation(
    base: UnsafePointer<UInt8>, count: Int, at offset: Int, of whole: Token
  ) -> Token {
    let end = Int(whole.end)
    func token(_ kind: SyntaxKind, _ end: Int) -> Token { Token(kind: kind, start: offset, end: end) }
    switch base[offset] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      // Only behind the point of a version number.
      return token(.integerLiteral, end)
    // Before a digit, it's in a version number; before anything else, it starts an operator.
    case UInt8(ascii: ".") where offset + 1 == end || (0x30...0x39).contains(base[offset + 1]):
      return token(.period, offset + 1)
    case UInt8(ascii: ":"):
      return token(.colon, offset + 1)
    // What stands before is the beginning of the same token, so that these are always left-bound.
    case UInt8(ascii: "?"):
      return token(.postfixQuestionMark, offset + 1)
    case UInt8(ascii: "!"):
      return token(.exclamationMark, offset + 1)
    default:
      let lexer = Lexer(viewing: base, count: count)
      return token(lexer.operatorKind(offset..<end), end)
    }
  }
}
