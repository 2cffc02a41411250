extension Lexer {
  /// Skips white space and comments, and what can't be in a token at all.
  ///
  /// - Returns: what the next token has to know of it.
  mutating func skipTrivia() -> TokenFlags {
    let start = position
    var flags: TokenFlags = []
    while true {
      let next = byte(position)
      if next > UInt8(ascii: " ") {
        if next == UInt8(ascii: "/") {
          let following = byte(position &+ 1)
          if following == UInt8(ascii: "/") {
            skipToEndOfLine()
            continue
          }
          if following == UInt8(ascii: "*") {
            if skipBlockComment() { flags.insert(.isAtStartOfLine) }
            continue
          }
          break
        }
        if next < 0x7F && (next != UInt8(ascii: "<") && next != UInt8(ascii: ">") || !skipConflictMarker()) { break }
        if next < 0x7F { continue }
        if !skipOutsideASCII() { break }
        continue
      }
      if next == UInt8(ascii: " ") {
        position &+= 1
        skipBlanks()
      } else if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") {
        if openStrings.count > 0, !openStrings[openStrings.count &- 1].isMultiline { return .endsInterpolation }
        flags.insert(.isAtStartOfLine)
        position &+= 1
        skipBlanks()
      } else if next == UInt8(ascii: "\t") || next == 0x0B || next == 0x0C {
        position &+= 1
      } else {
        // A control character: the end of the file, or no Swift. The compiler only warns of a zero.
        if position >= end { break }
        if next != 0 { hasError = true }
        position &+= 1
      }
    }
    if position != start { flags.insert(.followsTrivia) }
    return flags
  }

  /// Skips spaces, eight at a time: most of a file's white space is indentation.
  @inline(__always)
  private mutating func skipBlanks() {
    while UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020 { position &+= 8 }
    while byte(position, is: " ") { position &+= 1 }
  }

  /// Skips to the line's end, or to the end of the file, eight bytes at a time.
  @inline(__always)
  mutating func skipToEndOfLine() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    while position &+ 8 <= end {
      let word = UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self))
      let feeds = word ^ (ones &* 0x0A)
      let returns = word ^ (ones &* 0x0D)
      let found = ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & highs
      if found != 0 {
        position &+= found.trailingZeroBitCount >> 3
        return
      }
      position &+= 8
    }
    while position < end, !byte(position, is: "\n"), !byte(position, is: "\r") { position &+= 1 }
  }

  /// Skips a block comment, with those nested in it.
  ///
  /// - Returns: whether there is a line break in it.
  private mutating func skipBlockComment() -> Bool {
    position += 2
    var depth = 1
    var hasNewline = false
    while position < end {
      switch byte(position) {
      case UInt8(ascii: "*") where byte(position + 1, is: "/"):
        position += 2
        depth -= 1
        if depth == 0 { return hasNewline }
      case UInt8(ascii: "/") where byte(position + 1, is: "*"):
        position += 2
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasNewline = true
        position += 1
      default:
        position += 1
      }
    }
    hasError = true
    return hasNewline
  }

  /// Skips a byte-order mark, or characters that mean nothing to Swift.
  ///
  /// - Returns: whether anything was skipped: no, where a token starts.
  @inline(never)
  private mutating func skipOutsideASCII() -> Bool {
    let start = position
    if byte(start) == 0xEF, byte(start + 1) == 0xBB, byte(start + 2) == 0xBF {
      position += 3
      return true
    }
    guard let (scalar, length) = scalar(at: start) else {
      hasError = true
      position += 1
      while position < end, byte(position) & 0xC0 == 0x80 { position += 1 }
      return true
    }
    if scalar.continuesIdentifier || scalar.startsOperator || scalar.value == 0x201C || scalar.value == 0x201D {
      return false
    }
    // The compiler only warns of a space that doesn't break.
    if scalar.value != 0xA0 { hasError = true }
    position += length
    return true
  }

  /// Skips what a version control system left of a conflict, from `<<<<<<< ` to `>>>>>>> `.
  @inline(never)
  private mutating func skipConflictMarker() -> Bool {
    guard position == 0 || byte(position - 1, is: "\n") || byte(position - 1, is: "\r") else { return false }
    let terminator: StaticString
    let introducerLength: Int
    if hasPrefix("<<<<<<< ", at: position) {
      (terminator, introducerLength) = (">>>>>>> ", 8)
    } else if hasPrefix(">>>> ", at: position) {
      (terminator, introducerLength) = ("<<<<\n", 5)
    } else {
      return false
    }
    if unterminatedConflicts.contains(introducerLength) { return false }
    var scan = position + introducerLength
    while scan < end {
      if byte(scan - 1, is: "\n") || byte(scan - 1, is: "\r"), hasPrefix(terminator, at: scan) {
        hasError = true
        position = scan + terminator.utf8CodeUnitCount
        // The second terminator has its line break in it.
        if !byte(position - 1, is: "\n") { skipToEndOfLine() }
        return true
      }
      scan += 1
    }
    unterminatedConflicts.insert(introducerLength)
    return false
  }

  func hasPrefix(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { byte(offset + $0) == text.utf8Start[$0] }
  }
}
