/// Turns the bytes of a file into tokens, all in one pass.
///
/// What a character means can depend on what stands around it (a string's interpolation, a regex against a
/// division, an operator's white space). All of it can be told from the left, so nothing is ever lexed twice, but for
/// operators that the parser splits (`>>` at the end of generic arguments, see `splitContinuation`).
struct Lexer: ~Copyable {
  let base: UnsafePointer<UInt8>
  let end: Int
  let classes: UnsafePointer<UInt8>
  let keywords = KeywordTable()
  /// The offset of the next byte to look at.
  var position = 0

  var tokens: GrowingBuffer<Token>

  /// A bracket that is open: the index of its token, and how many directives came before it.
  struct OpenBracket: BitwiseCopyable {
    var token: Int
    var directives: Int
  }

  var openBrackets = GrowingBuffer<OpenBracket>(capacity: 64)
  var directiveCount = 0
  /// String literals that are open; the code of an interpolation belongs to the last one.
  var openStrings = GrowingBuffer<OpenString>(capacity: 16)
  /// The conflict markers, by their length, that have no end in the rest of the file.
  var unterminatedConflicts: Set<Int> = []
  /// Whether any byte was no Swift.
  var hasError = false

  /// - Parameters:
  ///   - base: the text, followed by `SourceText.padding` zero bytes.
  ///   - count: the text's length in bytes.
  ///   - tokenCapacity: tokens to make room for before the first.
  init(base: UnsafePointer<UInt8>, count: Int, tokenCapacity: Int) {
    self.base = base
    end = count
    classes = CharacterClass.table
    tokens = GrowingBuffer(capacity: tokenCapacity)
  }

  @inline(__always) func byte(_ offset: Int) -> UInt8 { base[offset] }
  @inline(__always) func byte(_ offset: Int, is character: Unicode.Scalar) -> Bool {
    base[offset] == UInt8(truncatingIfNeeded: character.value)
  }

  @inline(__always) var surroundings: OperatorSurroundings { OperatorSurroundings(base: base) }

  // MARK: Tokens

  /// Appends the token from `start` to `position`.
  @inline(__always)
  mutating func append(_ kind: SyntaxKind, from start: Int, _ flags: TokenFlags, keyword: Keyword = .notKeyword) {
    tokens.append(Token(kind: kind, keyword: keyword, start: start, end: position, flags: flags))
  }

  /// The kind of the token before; `nil` at the start of the file.
  var previousKind: SyntaxKind? { tokens.count > 0 ? tokens[tokens.count - 1].kind : nil }

  // MARK: The loop

  /// Lexes the whole file. The last token is `endOfFile`, without text. Strings and regex literals give all of their
  /// tokens at once.
  mutating func run() {
    if byte(0, is: "#"), byte(1, is: "!") {
      skipToEndOfLine()
      append(.shebang, from: 0, [])
    }
    while true {
      // Four tokens in five stand right behind another, or behind one space.
      var flags: TokenFlags = []
      if byte(position, is: " ") {
        position &+= 1
        flags = .followsTrivia
      }
      if classes[Int(byte(position))] & CharacterClass.triviaStart != 0 {
        flags = flags.union(skipTrivia())
        if flags.contains(.endsInterpolation) {
          closeStringAtNewline()
          continue
        }
        if position >= end {
          append(.endOfFile, from: end, flags)
          if openStrings.count > 0 { hasError = true }
          return
        }
      }
      let start = position
      let first = byte(start)
      if classes[Int(first)] & CharacterClass.identifierStart != 0 {
        lexIdentifier(flags)
        continue
      }
      switch first {
      case UInt8(ascii: "("):
        position &+= 1
        if openStrings.count > 0 { changeParenthesisCount(by: 1) }
        appendOpening(.leftParen, from: start, flags)
      case UInt8(ascii: ")"):
        position &+= 1
        appendClosing(.rightParen, opening: .leftParen, from: start, flags)
        if openStrings.count > 0 {
          if openStrings[openStrings.count &- 1].parenthesisCount == 0 {
            lexStringSegments()
          } else {
            changeParenthesisCount(by: -1)
          }
        }
      case UInt8(ascii: "{"):
        position &+= 1
        appendOpening(.leftBrace, from: start, flags)
      case UInt8(ascii: "}"):
        position &+= 1
        appendClosing(.rightBrace, opening: .leftBrace, from: start, flags)
      case UInt8(ascii: "["):
        position &+= 1
        appendOpening(.leftSquare, from: start, flags)
      case UInt8(ascii: "]"):
        position &+= 1
        appendClosing(.rightSquare, opening: .leftSquare, from: start, flags)
      case UInt8(ascii: ","):
        position &+= 1
        append(.comma, from: start, flags)
      case UInt8(ascii: ":"):
        position &+= 1
        if byte(position, is: ":") {
          position &+= 1
          append(.colonColon, from: start, flags)
        } else {
          append(.colon, from: start, flags)
        }
      case UInt8(ascii: "."):
        if classes[Int(byte(start &+ 1))] & CharacterClass.operator == 0 && byte(start &+ 1) < 0x80 {
          position &+= 1
          append(.period, from: start, flags)
        } else {
          lexOperator(flags)
        }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        lexNumber(flags)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        lexStringLiteral(flags)
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        if surroundings.isLeftBound(start) {
          position &+= 1
          append(byte(start, is: "!") ? .exclamationMark : .postfixQuestionMark, from: start, flags)
        } else {
          lexOperator(flags)
        }
      case UInt8(ascii: "@"):
        position &+= 1
        append(.atSign, from: start, flags)
      case UInt8(ascii: ";"):
        position &+= 1
        append(.semicolon, from: start, flags)
      case UInt8(ascii: "\\"):
        position &+= 1
        append(.backslash, from: start, flags)
      case UInt8(ascii: "#"):
        lexPound(flags)
      case UInt8(ascii: "$"):
        lexDollarIdentifier(flags)
      case UInt8(ascii: "`"):
        lexEscapedIdentifier(flags)
      case UInt8(ascii: "<") where byte(start &+ 1, is: "#"):
        if !lexEditorPlaceholder(flags) { lexOperator(flags) }
      case 0..<0x80:
        lexOperator(flags)
      default:
        lexOutsideASCII(flags)
      }
    }
  }

  // What changes in place is assigned whole: with the thread sanitizer Swift 6.3 can't compile `+=` on a buffer.
  @inline(__always)
  private mutating func changeParenthesisCount(by difference: Int) {
    let last = openStrings.count &- 1
    openStrings.base[last].parenthesisCount = openStrings[last].parenthesisCount &+ difference
  }

  // MARK: Brackets

  @inline(__always)
  mutating func appendOpening(_ kind: SyntaxKind, from start: Int, _ flags: TokenFlags) {
    openBrackets.append(OpenBracket(token: tokens.count, directives: directiveCount))
    append(kind, from: start, flags)
  }

  @inline(__always)
  mutating func appendClosing(_ kind: SyntaxKind, opening: SyntaxKind, from start: Int, _ flags: TokenFlags) {
    append(kind, from: start, flags)
    if openBrackets.count == 0 {
      hasError = true
      return
    }
    let last = openBrackets[openBrackets.count &- 1]
    if tokens[last.token].kind == opening {
      openBrackets.count &-= 1
      join(last)
    } else {
      closeMismatched(opening)
    }
  }

  @inline(__always)
  private mutating func join(_ open: OpenBracket) {
    tokens.base[open.token].match = UInt32(truncatingIfNeeded: tokens.count &- 1)
    tokens.base[tokens.count &- 1].match = UInt32(truncatingIfNeeded: open.token)
    if open.directives != directiveCount {
      tokens.base[open.token].flags = tokens[open.token].flags.union(.containsDirective)
    }
  }

  /// Brackets that don't pair up: a `}` closes what is open inside its braces, the others stay alone.
  @inline(never)
  private mutating func closeMismatched(_ opening: SyntaxKind) {
    hasError = true
    guard opening == .leftBrace else { return }
    while openBrackets.count > 0 {
      openBrackets.count -= 1
      let last = openBrackets[openBrackets.count]
      if tokens[last.token].kind == .leftBrace {
        join(last)
        return
      }
    }
  }

  // MARK: Words

  @inline(__always)
  private mutating func lexIdentifier(_ flags: TokenFlags) {
    let start = position
    skipASCIIIdentifier()
    // What is rare: a dollar sign, and what is no ASCII.
    if byte(position) >= 0x80 || byte(position, is: "$") { skipIdentifierContinuation() }
    let length = position &- start
    let keyword = keywords.keyword(base + start, length: length)
    if keyword.isReserved {
      append(.keyword, from: start, flags, keyword: keyword)
    } else if length == 1 && byte(start, is: "_") {
      append(.wildcard, from: start, flags)
    } else {
      append(.identifier, from: start, flags, keyword: keyword)
    }
  }

  /// Skips letters, digits and underscores, eight bytes at a time: a loop over bytes would mispredict its end at
  /// nearly every word.
  @inline(__always)
  private mutating func skipASCIIIdentifier() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while true {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
      let low = word & ~highs
      // A sum's high bit tells whether a byte is at least as large as what was taken from 0x80.
      let lowercased = low | (ones &* 0x20)
      let letters = (lowercased &+ ones &* 0x1F) & ~(lowercased &+ ones &* 0x05)
      let digits = (low &+ ones &* 0x50) & ~(low &+ ones &* 0x46)
      let underscores = ~((low ^ ones &* 0x5F) &+ ones &* 0x7F)
      let others = ~(letters | digits | underscores) & highs | word & highs
      if others != 0 {
        position &+= others.trailingZeroBitCount >> 3
        return
      }
      position &+= 8
    }
  }

  mutating func skipIdentifierContinuation() {
    while true {
      let next = byte(position)
      if next < 0x80 {
        if classes[Int(next)] & CharacterClass.identifierContinue == 0 { return }
        position &+= 1
      } else {
        guard let (scalar, length) = scalar(at: position), scalar.continuesIdentifier else { return }
        position &+= length
      }
    }
  }

  private mutating func lexDollarIdentifier(_ flags: TokenFlags) {
    let start = position
    position += 1
    let digits = position
    skipIdentifierContinuation()
    let isNumbered = (digits..<position).allSatisfy { classes[Int(byte($0))] & CharacterClass.digit != 0 }
    append(isNumbered ? .dollarIdentifier : .identifier, from: start, flags)
  }

  /// A word in back-ticks: an escaped or a raw identifier (SE-0451).
  private mutating func lexEscapedIdentifier(_ flags: TokenFlags) {
    let start = position
    var scan = start + 1
    while scan < end, !byte(scan, is: "`"), !byte(scan, is: "\n"), !byte(scan, is: "\r") { scan += 1 }
    guard byte(scan, is: "`") else {
      position = start + 1
      hasError = true
      append(.backtick, from: start, flags)
      return
    }
    position = scan + 1
    if !isValidRawIdentifier(start + 1..<scan) { hasError = true }
    append(.identifier, from: start, flags)
  }

  private func isValidRawIdentifier(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    var hasOtherThanOperator = false
    var hasOtherThanBlank = false
    while offset < range.upperBound {
      guard let (scalar, length) = scalar(at: offset) else { return false }
      switch scalar.value {
      case 0..<0x20, 0x5C, 0x7F, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
        return false
      default: break
      }
      if ![0x20, 0x200E, 0x200F].contains(scalar.value) { hasOtherThanBlank = true }
      let isOperator = offset == range.lowerBound ? scalar.startsOperator : scalar.continuesOperator
      if !isOperator { hasOtherThanOperator = true }
      offset += length
    }
    return hasOtherThanOperator && hasOtherThanBlank
  }

  /// `<#name#>`, which Xcode leaves for a person to fill in.
  private mutating func lexEditorPlaceholder(_ flags: TokenFlags) -> Bool {
    guard let placeholderEnd = placeholderEnd(from: position) else { return false }
    let start = position
    position = placeholderEnd
    hasError = true
    append(.identifier, from: start, flags.union(.isPlaceholder))
    return true
  }

  /// The offset behind the placeholder that starts at `start`, which is at `<#`.
  func placeholderEnd(from start: Int) -> Int? {
    var scan = start + 2
    while scan < end, !byte(scan, is: "\n") {
      if byte(scan, is: "<"), byte(scan + 1, is: "#") { return nil }
      if byte(scan, is: "#"), byte(scan + 1, is: ">") { return scan + 2 }
      scan += 1
    }
    return nil
  }

  // MARK: `#`

  private mutating func lexPound(_ flags: TokenFlags) {
    let start = position
    var scan = start
    while byte(scan, is: "#") { scan += 1 }
    if byte(scan, is: "\"") {
      lexStringLiteral(flags)
      return
    }
    if byte(scan, is: "/"), lexRegexLiteral(at: start, mustBeRegex: true, flags) { return }
    let word = start + 1
    scan = word
    while classes[Int(byte(scan))] & CharacterClass.identifierStart != 0 { scan += 1 }
    let kind: SyntaxKind
    switch UnsafeBufferPointer(start: base + word, count: scan - word) {
    case "if": kind = .poundIf
    case "else": kind = .poundElse
    case "elseif": kind = .poundElseif
    case "endif": kind = .poundEndif
    case "available": kind = .poundAvailable
    case "unavailable": kind = .poundUnavailable
    case "sourceLocation": kind = .poundSourceLocationToken
    default:
      position = word
      append(.pound, from: start, flags)
      return
    }
    if [.poundIf, .poundElse, .poundElseif, .poundEndif].contains(kind) { directiveCount += 1 }
    position = scan
    append(kind, from: start, flags)
  }

  // MARK: Outside ASCII

  private mutating func lexOutsideASCII(_ flags: TokenFlags) {
    let start = position
    // Trivia has been skipped, so this is a scalar that can stand in a token.
    guard let (scalar, length) = scalar(at: start) else { return }
    if scalar.startsOperator && !scalar.continuesIdentifier {
      lexOperator(flags)
      return
    }
    position += length
    if scalar.value == 0x201C || scalar.value == 0x201D {
      hasError = true
      append(.unknown, from: start, flags)
      return
    }
    skipIdentifierContinuation()
    if !scalar.startsIdentifier { hasError = true }
    append(.identifier, from: start, flags)
  }

  /// The Unicode scalar at `offset` and its length in bytes; `nil` where the bytes are no UTF-8.
  func scalar(at offset: Int) -> (Unicode.Scalar, length: Int)? {
    let first = byte(offset)
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, offset + length <= end else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let next = byte(offset + index)
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let shortest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard value >= shortest, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}

extension TokenFlags {
  /// Only between trivia and token: a line break ended a single-line string's interpolation.
  static let endsInterpolation = TokenFlags(rawValue: 128)
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of `text`.
  static func ~= (text: StaticString, bytes: Self) -> Bool {
    bytes.count == text.utf8CodeUnitCount
      && bytes.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
