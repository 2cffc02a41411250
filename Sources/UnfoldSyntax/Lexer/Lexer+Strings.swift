/// A string literal whose closing quote has not come yet.
struct OpenString: BitwiseCopyable {
  /// The index of the opening quote's token.
  var token: Int
  /// How many `#` stand before the opening quote.
  var poundCount: Int
  var isMultiline: Bool
  /// Whether the quotes are `'`, which Swift has no use for.
  var isSingleQuoted: Bool
  /// In an interpolation: the parentheses open in it, besides its own.
  var parenthesisCount = 0
}

extension Lexer {
  /// A string literal's opening delimiter, and its contents up to the first interpolation or to its end
  /// (the Swift book's production *string-literal*).
  mutating func lexStringLiteral(_ flags: TokenFlags) {
    var flags = flags
    let start = position
    while byte(position, is: "#") { position += 1 }
    let poundCount = position - start
    if poundCount > 0 {
      append(.rawStringPoundDelimiter, from: start, flags)
      flags = []
    }
    let quote = position
    var string = OpenString(
      token: tokens.count, poundCount: poundCount, isMultiline: false, isSingleQuoted: byte(quote, is: "'"))
    if !string.isSingleQuoted, byte(quote + 1, is: "\""), byte(quote + 2, is: "\""),
      poundCount == 0 || !closesOnLine(from: quote + 3, poundCount: poundCount)
    {
      string.isMultiline = true
    }
    position = quote + (string.isMultiline ? 3 : 1)
    if string.isSingleQuoted { hasError = true }
    append(
      string.isMultiline ? .multilineStringQuote : string.isSingleQuoted ? .singleQuote : .stringQuote,
      from: quote, flags)
    openStrings.append(string)
    var startsLine = false
    if string.isMultiline { startsLine = skipLineBreak() }
    lexStringSegments(startsLine: startsLine)
  }

  /// Whether `#"""#` is on one line: then its three quotes are a quote, and text.
  private func closesOnLine(from offset: Int, poundCount: Int) -> Bool {
    if hasPounds(poundCount, at: offset) { return true }
    var scan = offset
    while scan < end, !byte(scan, is: "\n"), !byte(scan, is: "\r") {
      scan += 1
      if byte(scan - 1, is: "\""), hasPounds(poundCount, at: scan) { return true }
    }
    return false
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0, is: "#") }
  }

  private mutating func skipLineBreak() -> Bool {
    if byte(position, is: "\r") {
      position += byte(position + 1, is: "\n") ? 2 : 1
      return true
    }
    if byte(position, is: "\n") {
      position += 1
      return true
    }
    return false
  }

  /// The text of the innermost open string from `position` on: up to and with the start of an interpolation, or up to
  /// and with the closing quote.
  ///
  /// A segment ends with its line, and behind an escaped line break.
  mutating func lexStringSegments(startsLine: Bool = false) {
    let string = openStrings[openStrings.count - 1]
    var start = position
    var startsLine = startsLine
    func flags() -> TokenFlags { startsLine ? [.isAtStartOfLine] : [] }
    while true {
      if !string.isSingleQuoted { skipPlainText() }
      let next = byte(position)
      switch next {
      case UInt8(ascii: "\""):
        if closeString(string, segmentStart: start, flags()) { return }
        position += 1
      case UInt8(ascii: "'") where string.isSingleQuoted:
        _ = closeString(string, segmentStart: start, flags())
        return
      case UInt8(ascii: "\\"):
        let escape = position + 1 + string.poundCount
        guard hasPounds(string.poundCount, at: position + 1) else {
          position += 1
          continue
        }
        if byte(escape, is: "(") {
          startInterpolation(segmentStart: start, flags())
          return
        }
        if string.isMultiline, let lineEnd = escapedLineBreak(at: escape) {
          // Even without text: it is what the trivia behind it belongs to.
          append(.stringSegmentToken, from: start, flags())
          position = lineEnd
          _ = skipLineBreak()
          start = position
          startsLine = true
          continue
        }
        position = escape
        if skipEscapedCharacter() {
          appendSegment(from: start, flags())
          start = position
          startsLine = false
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !string.isMultiline {
          appendSegment(from: start, flags())
          closeStringAtNewline()
          return
        }
        _ = skipLineBreak()
        appendSegment(from: start, flags())
        start = position
        startsLine = true
      case 0 where position >= end:
        appendSegment(from: start, flags())
        hasError = true
        openStrings.count -= 1
        return
      case UInt8(ascii: "\t") where string.isMultiline:
        position += 1
      case 0:
        // The compiler only warns of it.
        position += 1
      case 0..<UInt8(ascii: " "), 0x7F:
        hasError = true
        position += 1
      default:
        position += 1
      }
    }
  }

  /// Skips what means only itself in a string: all but double quotes, backslashes and control characters, eight bytes
  /// at a time.
  @inline(__always)
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while true {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
      let low = word & ~highs
      // A sum's high bit tells of each byte that it is not zero, or at least as large as a space.
      let otherThanQuotes = (low ^ ones &* 0x22) &+ ones &* 0x7F
      let otherThanBackslashes = (low ^ ones &* 0x5C) &+ ones &* 0x7F
      let otherThanDelete = (low ^ ones &* 0x7F) &+ ones &* 0x7F
      let printable = low &+ ones &* 0x60
      let special = ~(otherThanQuotes & otherThanBackslashes & otherThanDelete & printable | word) & highs
      if special != 0 {
        position &+= special.trailingZeroBitCount >> 3
        return
      }
      position &+= 8
    }
  }

  /// Gives up the innermost open string: its line ends before its closing quote.
  mutating func closeStringAtNewline() {
    hasError = true
    openStrings.count -= 1
  }

  private mutating func appendSegment(from start: Int, _ flags: TokenFlags) {
    if position > start { append(.stringSegmentToken, from: start, flags) }
  }

  private mutating func startInterpolation(segmentStart: Int, _ flags: TokenFlags) {
    appendSegment(from: segmentStart, flags)
    let backslash = position
    position += 1
    append(.backslash, from: backslash, [])
    let pounds = position
    position += openStrings[openStrings.count - 1].poundCount
    if position > pounds { append(.rawStringPoundDelimiter, from: pounds, []) }
    let parenthesis = position
    position += 1
    openStrings.base[openStrings.count - 1].parenthesisCount = 0
    appendOpening(.leftParen, from: parenthesis, [])
  }

  /// The offset of the line break that the escape with its character at `offset` hides.
  private func escapedLineBreak(at offset: Int) -> Int? {
    var scan = offset
    while byte(scan, is: " ") || byte(scan, is: "\t") { scan += 1 }
    return byte(scan, is: "\n") || byte(scan, is: "\r") ? scan : nil
  }

  /// Skips what stands behind an escape's backslash.
  ///
  /// - Returns: whether the escape means a line break.
  private mutating func skipEscapedCharacter() -> Bool {
    let character = byte(position)
    switch character {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      position += 1
      return true
    case UInt8(ascii: "0"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      return skipUnicodeEscape()
    default:
      hasError = true
      if classes[Int(character)] & (CharacterClass.digit | CharacterClass.letter) != 0 { position += 1 }
    }
    return false
  }

  private mutating func skipUnicodeEscape() -> Bool {
    guard byte(position, is: "{") else {
      hasError = true
      return false
    }
    position += 1
    let digits = position
    while classes[Int(byte(position))] & CharacterClass.hexDigit != 0 { position += 1 }
    let text = String(decoding: UnsafeBufferPointer(start: base + digits, count: position - digits), as: UTF8.self)
    guard byte(position, is: "}") else {
      hasError = true
      return false
    }
    position += 1
    guard text.utf8.count <= 8, let value = UInt32(text, radix: 16), Unicode.Scalar(value) != nil else {
      hasError = true
      return false
    }
    return value == 0x0A || value == 0x0D
  }

  // MARK: The end

  /// Closes the string where its closing delimiter is at `position`.
  ///
  /// - Returns: whether it is.
  private mutating func closeString(_ string: OpenString, segmentStart: Int, _ flags: TokenFlags) -> Bool {
    let quote = position
    let quoteEnd = quote + (string.isMultiline ? 3 : 1)
    if string.isMultiline, !(byte(quote + 1, is: "\"") && byte(quote + 2, is: "\"")) { return false }
    if !hasPounds(string.poundCount, at: quoteEnd) { return false }
    appendSegment(from: segmentStart, flags)
    if string.isMultiline { takeIndentation(of: string) }
    position = quoteEnd
    append(tokens[string.token].kind, from: quote, [])
    tokens.base[string.token].match = UInt32(tokens.count - 1)
    tokens.base[tokens.count - 1].match = UInt32(string.token)
    openStrings.count -= 1
    if string.poundCount > 0 {
      while byte(position, is: "#") { position += 1 }
      if position - quoteEnd != string.poundCount { hasError = true }
      append(.rawStringPoundDelimiter, from: quoteEnd, [])
    }
    return true
  }

  /// Takes the indentation out of a multi-line string's segments, and the line break before its closing quote: they
  /// are no part of the value, so swift-syntax counts them as trivia.
  private mutating func takeIndentation(of string: OpenString) {
    let first = string.token + 1
    var indentation = position..<position
    var last = tokens.count - 1
    // An escaped line break before the closing quote leaves nothing behind it.
    let isBeforeQuote = last >= first && Int(tokens[last].end) == position
    if isBeforeQuote, tokens[last].kind == .stringSegmentToken, !endsLine(tokens[last]) {
      guard tokens[last].isAtStartOfLine, isBlank(tokens[last]) else {
        hasError = true
        return
      }
      indentation = Int(tokens[last].start)..<Int(tokens[last].end)
      tokens.count -= 1
      last -= 1
    }
    if last >= first {
      let lineEnd = tokens[last].kind == .stringSegmentToken ? lineBreakLength(tokens[last]) : 0
      if lineEnd > 0 {
        tokens.base[last].end = tokens[last].end - UInt32(lineEnd)
      } else if tokens[last].kind != .stringSegmentToken || string.poundCount == 0 {
        hasError = true
      }
    } else if !startsWithLineBreak(string) {
      hasError = true
    }
    if !startsWithLineBreak(string) { hasError = true }
    var index = first
    while index <= last {
      let token = tokens[index]
      if token.kind == .stringSegmentToken {
        if token.isAtStartOfLine { takeIndentation(indentation, from: index) }
      } else if token.match > UInt32(index), token.kind == .stringQuote || token.kind == .multilineStringQuote {
        index = Int(token.match)
      }
      index += 1
    }
  }

  private mutating func takeIndentation(_ indentation: Range<Int>, from index: Int) {
    let token = tokens[index]
    let start = Int(token.start)
    let length = Int(token.end) - start
    let isIndented = length >= indentation.count
      && indentation.indices.allSatisfy { byte(start + $0 - indentation.lowerBound) == byte($0) }
    if isIndented {
      tokens.base[index].start = token.start + UInt32(indentation.count)
    } else if length != lineBreakLength(token) {
      hasError = true
      var text = start
      while text < Int(token.end), byte(text, is: " ") || byte(text, is: "\t") { text += 1 }
      tokens.base[index].start = UInt32(text)
    }
  }

  private func startsWithLineBreak(_ string: OpenString) -> Bool {
    let contents = Int(tokens[string.token].end)
    return byte(contents, is: "\n") || byte(contents, is: "\r")
  }

  private func endsLine(_ token: Token) -> Bool { lineBreakLength(token) > 0 }

  private func lineBreakLength(_ token: Token) -> Int {
    guard token.end > token.start else { return 0 }
    let end = Int(token.end)
    if byte(end - 1, is: "\r") { return 1 }
    guard byte(end - 1, is: "\n") else { return 0 }
    return end - 1 > Int(token.start) && byte(end - 2, is: "\r") ? 2 : 1
  }

  private func isBlank(_ token: Token) -> Bool {
    (Int(token.start)..<Int(token.end)).allSatisfy { byte($0, is: " ") || byte($0, is: "\t") }
  }
}
