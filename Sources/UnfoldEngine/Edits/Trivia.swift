import UnfoldSyntax

/// One run of what stands between tokens.
public struct TriviaPiece: Hashable, Sendable {
  public enum Kind: Sendable {
    /// Spaces, tabs, vertical tabs and form feeds.
    case whitespace
    /// One line break: LF, CR or CRLF.
    case newline
    /// `//` or `///` to the end of the line, without the line break.
    case lineComment
    /// `/*` or `/**` to the `*/` that closes it; others may be nested inside.
    case blockComment
    /// The byte-order mark at the start of a file.
    case byteOrderMark
    /// Bytes that are neither, such as NUL or the `\` before a line break in a string literal.
    case other
  }

  public var kind: Kind
  /// In UTF-8 bytes of the file.
  public var range: Range<Int>

  public var isComment: Bool { kind == .lineComment || kind == .blockComment }
}

extension SourceText {
  /// Splits trivia into its pieces, in order and without a gap.
  ///
  /// - Parameter range: bytes between two tokens; what stands there is taken for trivia, whatever it is.
  public func triviaPieces(in range: Range<Int>) -> [TriviaPiece] {
    var pieces: [TriviaPiece] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let kind = triviaKind(at: position, limit: range.upperBound)
      let end = triviaEnd(kind, from: position, limit: range.upperBound)
      pieces.append(TriviaPiece(kind: kind, range: position..<end))
      position = end
    }
    return pieces
  }

  private func triviaKind(at position: Int, limit: Int) -> TriviaPiece.Kind {
    switch self[position] {
    case 0x20, 0x09, 0x0B, 0x0C: return .whitespace
    case 0x0A, 0x0D: return .newline
    case 0x2F where position + 1 < limit && self[position + 1] == 0x2F: return .lineComment
    case 0x2F where position + 1 < limit && self[position + 1] == 0x2A: return .blockComment
    case 0xEF where position == 0 && limit >= 3 && self[1] == 0xBB && self[2] == 0xBF: return .byteOrderMark
    default: return .other
    }
  }

  private func triviaEnd(_ kind: TriviaPiece.Kind, from start: Int, limit: Int) -> Int {
    var end = start + 1
    switch kind {
    case .whitespace:
      while end < limit, self[end] == 0x20 || self[end] == 0x09 || self[end] == 0x0B || self[end] == 0x0C { end += 1 }
    case .newline:
      if self[start] == 0x0D, end < limit, self[end] == 0x0A { end += 1 }
    case .lineComment:
      while end < limit, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    case .blockComment:
      end = blockCommentEnd(from: start, limit: limit)
    case .byteOrderMark:
      end = start + 3
    case .other:
      while end < limit, triviaKind(at: end, limit: limit) == .other { end += 1 }
    }
    return end
  }

  private func blockCommentEnd(from start: Int, limit: Int) -> Int {
    var depth = 1
    var position = start + 2
    while position < limit {
      let next = position + 1 < limit ? self[position + 1] : 0
      switch (self[position], next) {
      case (0x2F, 0x2A):
        depth += 1
        position += 2
      case (0x2A, 0x2F):
        depth -= 1
        position += 2
        if depth == 0 { return position }
      default:
        position += 1
      }
    }
    return limit
  }

  /// Whether a line break stands in `range`.
  public func hasLineBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension SyntaxTree {
  /// Every comment of the file in source order, in UTF-8 bytes. A `//` inside a string literal is none.
  public func comments() -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var end = 0
    for index in 0..<count where kind(at: index).isToken {
      let text = self[index].textRange
      if end < text.lowerBound, source.bytes[end..<text.lowerBound].contains(0x2F) {
        for piece in source.triviaPieces(in: end..<text.lowerBound) where piece.isComment {
          comments.append(piece.range)
        }
      }
      end = text.upperBound
    }
    return comments
  }
}
