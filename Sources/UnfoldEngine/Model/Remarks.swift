import UnfoldSyntax

extension SyntaxTree {
  /// The comments that speak of the code in `range`: inside it, behind it on its last line, and on lines of their own
  /// right above it. Joined, with the marks of the comments.
  ///
  /// - Parameter range: UTF-8 bytes, from the start of a token to the end of one.
  public func remarks(on range: Range<Int>) -> String {
    guard var token = token(endingAfter: range.lowerBound) else { return "" }
    var found = remarksAbove(token)
    // Nobody remarks on more code than this at once, and lines of a megabyte exist.
    var left = 256
    while left > 0, token.textRange.upperBound < range.upperBound, let next = token.nextToken {
      found += comments(between: token, and: next)
      token = next
      left -= 1
    }
    // The rest of the line: a remark at its end speaks of all that stands on it.
    while left > 0, let next = token.nextToken {
      left -= 1
      let gap = token.textRange.upperBound..<next.textRange.lowerBound
      let pieces = source.triviaPieces(in: gap)
      found += pieces.prefix { $0.kind != .newline }.filter(\.isComment).map(\.range)
      if pieces.contains(where: { $0.kind == .newline }) || next.kind == .endOfFile { break }
      token = next
    }
    return found.map { source.string($0) }.joined(separator: "\n")
  }

  /// The run of comments right above a token that starts its line, without a blank line between.
  private func remarksAbove(_ token: SyntaxNode) -> [Range<Int>] {
    let pieces = source.triviaPieces(in: token.leadingTriviaRange)
    var result: [Range<Int>] = []
    var newlines = 0
    var isOwnLine = false
    for piece in pieces.reversed() {
      switch piece.kind {
      case .newline:
        newlines += 1
        isOwnLine = true
        if newlines > 1 { return result }
      case .lineComment, .blockComment:
        let isFirst = token.previousToken == nil
        guard isOwnLine, startsLine(piece, in: pieces, isFirstToken: isFirst) else { return result }
        result.append(piece.range)
        newlines = 0
      default: continue
      }
    }
    return result
  }

  private func startsLine(_ piece: TriviaPiece, in pieces: [TriviaPiece], isFirstToken: Bool) -> Bool {
    let before = pieces.last { $0.range.upperBound <= piece.range.lowerBound && $0.kind != .whitespace }
    return before.map { $0.kind == .newline } ?? isFirstToken
  }

  private func comments(between token: SyntaxNode, and next: SyntaxNode) -> [Range<Int>] {
    source.triviaPieces(in: token.textRange.upperBound..<next.textRange.lowerBound).filter(\.isComment).map(\.range)
  }
}
