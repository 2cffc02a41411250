/// The text around an operator, which decides what kind of operator it is (the Swift book, "Operators").
struct OperatorSurroundings {
  /// The whole text, followed by zero bytes.
  let base: UnsafePointer<UInt8>

  @inline(__always) private func byte(_ offset: Int) -> UInt8 { base[offset] }
  @inline(__always) private func byte(_ offset: Int, is character: Unicode.Scalar) -> Bool {
    base[offset] == UInt8(truncatingIfNeeded: character.value)
  }

  /// Whether what stands before `offset` binds to it: no white space, separator or opening bracket
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

  /// What the operator in `range` is, by the white space around it.
  func operatorKind(_ range: Range<Int>) -> SyntaxKind {
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
  func continuation(at offset: Int, of whole: Token) -> Token {
    let end = Int(whole.end)
    func token(_ kind: SyntaxKind, _ end: Int) -> Token { Token(kind: kind, start: offset, end: end) }
    switch base[offset] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      // Only behind the point of a version number.
      return token(.integerLiteral, end)
    case UInt8(ascii: ".") where CharacterClass.table[Int(base[offset + 1])] & CharacterClass.operator == 0:
      return token(.period, offset + 1)
    case UInt8(ascii: ":"):
      return token(.colon, offset + 1)
    // What stands before is the beginning of the same token, so that these are always left-bound.
    case UInt8(ascii: "?"):
      return token(.postfixQuestionMark, offset + 1)
    case UInt8(ascii: "!"):
      return token(.exclamationMark, offset + 1)
    default:
      return token(operatorKind(offset..<end), end)
    }
  }
}
