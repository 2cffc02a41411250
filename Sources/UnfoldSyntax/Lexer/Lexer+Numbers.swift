extension Lexer {
  /// The Swift book's production *numeric-literal*, without its sign.
  mutating func lexNumber(_ flags: TokenFlags) {
    let start = position
    var isFloat = false
    if byte(start, is: "0") {
      switch byte(start + 1) {
      case UInt8(ascii: "x"):
        append(lexHexadecimal(), from: start, flags)
        return
      case UInt8(ascii: "o"):
        lexDigits(UInt8(ascii: "0")...UInt8(ascii: "7"))
        append(.integerLiteral, from: start, flags)
        return
      case UInt8(ascii: "b"):
        lexDigits(UInt8(ascii: "0")...UInt8(ascii: "1"))
        append(.integerLiteral, from: start, flags)
        return
      default: break
      }
    }
    skipDigits()
    if byte(position, is: ".") {
      // `x.0.1` is a tuple's element in a tuple's element.
      if isDigit(byte(position + 1)), previousKind != .period {
        isFloat = true
        position += 1
        skipDigits()
        skipExponent("e", "E")
      }
    } else if byte(position, is: "e") || byte(position, is: "E") {
      isFloat = true
      skipExponent("e", "E")
    } else {
      skipWrongDigits()
    }
    append(isFloat ? .floatLiteral : .integerLiteral, from: start, flags)
  }

  @inline(__always) private func isDigit(_ byte: UInt8) -> Bool {
    classes[Int(byte)] & CharacterClass.digit != 0
  }

  private mutating func skipDigits() {
    while isDigit(byte(position)) || byte(position, is: "_") { position += 1 }
  }

  /// Digits of a binary or octal literal, behind its two characters of prefix.
  private mutating func lexDigits(_ digits: ClosedRange<UInt8>) {
    position += 2
    if digits.contains(byte(position)) {
      while digits.contains(byte(position)) || byte(position, is: "_") { position += 1 }
    } else {
      hasError = true
    }
    skipWrongDigits()
  }

  /// Takes in what would otherwise start an identifier right behind a number.
  private mutating func skipWrongDigits() {
    let start = position
    skipIdentifierContinuation()
    if position != start { hasError = true }
  }

  private mutating func skipExponent(_ lower: Unicode.Scalar, _ upper: Unicode.Scalar) {
    guard byte(position, is: lower) || byte(position, is: upper) else { return }
    position += 1
    if byte(position, is: "+") || byte(position, is: "-") { position += 1 }
    if isDigit(byte(position)) { skipDigits() } else { hasError = true }
    skipWrongDigits()
  }

  private mutating func lexHexadecimal() -> SyntaxKind {
    position += 2
    guard isHexDigit(byte(position)) else {
      hasError = true
      skipWrongDigits()
      return .integerLiteral
    }
    skipHexDigits()
    let integerEnd = position
    var hasPoint = false
    if byte(position, is: ".") {
      guard isHexDigit(byte(position + 1)) else { return .integerLiteral }
      hasPoint = true
      position += 1
      skipHexDigits()
    }
    guard byte(position, is: "p") || byte(position, is: "P") else {
      if hasPoint {
        // `0xff.description` has digits behind its point, too, but no exponent.
        position = integerEnd
      } else {
        skipWrongDigits()
      }
      return .integerLiteral
    }
    let sign = position + 1
    let hasSign = byte(sign, is: "+") || byte(sign, is: "-")
    if hasPoint, !hasSign, !isDigit(byte(sign)), !isDigit(byte(integerEnd + 1)) {
      position = integerEnd
      return .integerLiteral
    }
    skipExponent("p", "P")
    return .floatLiteral
  }

  @inline(__always) private func isHexDigit(_ byte: UInt8) -> Bool {
    classes[Int(byte)] & CharacterClass.hexDigit != 0
  }

  private mutating func skipHexDigits() {
    while isHexDigit(byte(position)) || byte(position, is: "_") { position += 1 }
  }
}
