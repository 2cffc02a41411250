extension Lexer {
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
    let surroundings = surroundings
    if range.count == 1, byte(range.lowerBound, is: "=") {
      let isLeftBound = surroundings.isLeftBound(range.lowerBound)
      if isLeftBound != surroundings.isRightBound(range.upperBound, isLeftBound: isLeftBound) { hasError = true }
    }
    return surroundings.operatorKind(range)
  }
}
