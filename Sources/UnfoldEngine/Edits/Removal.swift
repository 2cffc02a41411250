import UnfoldSyntax

/// The removal of a piece of code, with what would be left of its lines.
public struct Removal: Sendable {
  public var edit: Edit
  /// Comments that go with the code: inside it, or beside it on lines that hold no other code. In UTF-8 bytes.
  public var removedComments: [Range<Int>]
}

/// Removes a modifier or a statement so that no blank line, trailing space or remark about it is left.
///
/// Code that has its lines for itself goes with the whole lines, and with the remarks on them. Code that shares its
/// line goes alone, and every comment beside it stays, since it may speak of the other code. A statement takes its
/// semicolon with it. Comments on lines of their own stay. Where blank lines would meet, or would stand just inside a
/// brace, the shorter run goes.
///
/// - Parameters:
///   - range: the code in UTF-8 bytes, from the first byte of a token to the last one of a token: for a modifier from
///     its period, for a statement the whole of it.
///   - tree: what the range is of.
///   - withRemarksAbove: whether the comments on lines of their own right above the code go too, since it moves
///     elsewhere with them.
public func removal(of range: Range<Int>, in tree: SyntaxTree, withRemarksAbove: Bool = false) -> Removal {
  RemovalPlan(range, in: tree, withRemarksAbove: withRemarksAbove).removal()
}

/// The surroundings of code that is removed.
private struct RemovalPlan {
  let tree: SyntaxTree
  /// The code, with the semicolon that belongs to it.
  var range: Range<Int>
  let isStatement: Bool
  let previous: SyntaxNode?
  let next: SyntaxNode?
  /// What stands between the token before and the code.
  let before: [TriviaPiece]
  /// What stands between the code and the token behind it.
  let after: [TriviaPiece]

  let withRemarksAbove: Bool

  init(_ range: Range<Int>, in tree: SyntaxTree, withRemarksAbove: Bool) {
    self.tree = tree
    self.withRemarksAbove = withRemarksAbove
    let item = RemovalPlan.item(of: range, in: tree)
    isStatement = item != nil
    self.range = item ?? range
    previous = tree.token(startingBefore: range.lowerBound)
    next = tree.token(endingAfter: self.range.upperBound)
    let source = tree.source
    let start = previous?.textRange.upperBound ?? 0
    let end = next?.textRange.lowerBound ?? source.count
    before = source.triviaPieces(in: min(start, range.lowerBound)..<range.lowerBound)
    after = source.triviaPieces(in: self.range.upperBound..<max(end, self.range.upperBound))
  }

  /// The list item that is just the code, with its semicolon.
  private static func item(of range: Range<Int>, in tree: SyntaxTree) -> Range<Int>? {
    guard let token = tree.token(endingAfter: range.lowerBound) else { return nil }
    for node in token.ancestors {
      let text = node.textRange
      guard text.lowerBound == range.lowerBound else { return nil }
      guard node.kind == .codeBlockItem || node.kind == .memberBlockItem else { continue }
      if text == range { return text }
      guard let last = node.lastChild, last.kind == .semicolon, let code = last.previousSibling else { return nil }
      return code.textRange.upperBound == range.upperBound ? text : nil
    }
    return nil
  }

  func removal() -> Removal {
    var start = range.lowerBound
    var end = range.upperBound
    let inside = commentsInside()
    switch (lineStart, lineEnd) {
    case (let lineStart?, let lineEnd?):
      let comments = beside(before, from: lineStart..<start) + inside + beside(after, from: end..<lineEnd)
      let lines = withoutBlankLines(lineStart..<lineEnd)
      return Removal(edit: Edit(lines), removedComments: comments)
    case (_?, nil):
      end = after.first.map { $0.kind == .whitespace ? $0.range.upperBound : end } ?? end
    case (nil, _?):
      start = startWithoutSpace(start)
      if let first = after.first, first.kind == .whitespace, after.count == 1 || after[1].kind == .newline {
        end = first.range.upperBound
      }
    case (nil, nil) where isStatement && previous?.kind == .semicolon && next?.kind == .rightBrace:
      // The semicolon parted it from the statement before, which is the last one now.
      if !before.contains(where: \.isComment) { start = previous!.textRange.lowerBound }
    case (nil, nil):
      let spaced = before.last?.kind == .whitespace && after.first?.kind == .whitespace
      if spaced { start = before.last!.range.lowerBound }
    }
    return Removal(edit: Edit(start..<end), removedComments: inside)
  }

  /// Where the code's first line starts, if nothing but white space and remarks stands before the code on it.
  private var lineStart: Int? {
    for piece in before.reversed() {
      switch piece.kind {
      case .newline where withRemarksAbove:
        let first = tree.remarksAbove(before).last
        return first.map { tree.source.line(around: $0).lowerBound } ?? piece.range.upperBound
      case .newline, .byteOrderMark: return piece.range.upperBound
      case .whitespace: continue
      case .blockComment where !tree.source.hasLineBreak(in: piece.range): continue
      default: return nil
      }
    }
    return previous == nil ? 0 : nil
  }

  /// Where the line behind the code's last line starts, if nothing but white space and remarks follows the code.
  private var lineEnd: Int? {
    for piece in after {
      switch piece.kind {
      case .newline: return piece.range.upperBound
      case .whitespace, .lineComment: continue
      case .blockComment where !tree.source.hasLineBreak(in: piece.range): continue
      default: return nil
      }
    }
    return next == nil || next?.kind == .endOfFile ? tree.source.count : nil
  }

  private func beside(_ pieces: [TriviaPiece], from range: Range<Int>) -> [Range<Int>] {
    pieces.filter { $0.isComment && range.contains($0.range.lowerBound) }.map(\.range)
  }

  private func commentsInside() -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var token = tree.token(endingAfter: range.lowerBound)
    while let current = token, let following = current.nextToken, following.textRange.lowerBound < range.upperBound {
      let gap = current.textRange.upperBound..<following.textRange.lowerBound
      comments += tree.source.triviaPieces(in: gap).filter(\.isComment).map(\.range)
      token = following
    }
    return comments
  }

  /// Takes the space before the code along, and the semicolon that parted a last statement from the one before it.
  private func startWithoutSpace(_ start: Int) -> Int {
    var start = start
    if let last = before.last, last.kind == .whitespace { start = last.range.lowerBound }
    if isStatement, let previous, previous.kind == .semicolon, previous.textRange.upperBound == start {
      start = previous.textRange.lowerBound
    }
    return start
  }

  // MARK: Blank lines

  /// Adds the blank lines to `lines` that would double others or stand just inside a brace.
  private func withoutBlankLines(_ lines: Range<Int>) -> Range<Int> {
    let above = blankLinesAbove(lines.lowerBound)
    let below = blankLinesBelow(lines.upperBound)
    var result = lines
    if below.count > 0, above.opensBlock || (above.count > 0 && below.count <= above.count) {
      result = lines.lowerBound..<below.end
    } else if above.count > 0, below.closesBlock || below.count > 0 {
      result = above.start..<lines.upperBound
    }
    let source = tree.source
    // A file that lacks the last newline lacks it afterwards too.
    guard result.upperBound == source.count, result.lowerBound > 0, !endsWithLineBreak(result) else { return result }
    let newline = before.last { $0.kind == .newline && $0.range.upperBound <= result.lowerBound }
    guard let newline, newline.range.upperBound == result.lowerBound else { return result }
    return newline.range.lowerBound..<result.upperBound
  }

  private func endsWithLineBreak(_ range: Range<Int>) -> Bool {
    guard let last = tree.source.bytes[range].last else { return false }
    return last == 0x0A || last == 0x0D
  }

  private func blankLinesAbove(_ lineStart: Int) -> (count: Int, start: Int, opensBlock: Bool) {
    var count = 0
    var start = lineStart
    var pieces = before.prefix { $0.range.upperBound <= lineStart }
    // The last line break ends the line before; only the ones before it end blank lines.
    guard pieces.popLast()?.kind == .newline else { return (0, start, previous == nil) }
    while let piece = pieces.popLast() {
      switch piece.kind {
      case .whitespace: continue
      case .newline:
        count += 1
        start = piece.range.upperBound
      case .byteOrderMark: return (count + 1, piece.range.upperBound, true)
      default: return (count, start, false)
      }
    }
    guard let previous else { return (count + 1, 0, true) }
    let opens =
      switch previous.kind {
      case .leftBrace, .leftParen, .leftSquare, .colon: true
      case .keyword: previous.keyword == .in
      default: false
      }
    return (count, start, opens)
  }

  private func blankLinesBelow(_ lineEnd: Int) -> (count: Int, end: Int, closesBlock: Bool) {
    var count = 0
    var end = lineEnd
    for piece in after where piece.range.lowerBound >= lineEnd {
      switch piece.kind {
      case .whitespace: continue
      case .newline:
        count += 1
        end = piece.range.upperBound
      default: return (count, end, false)
      }
    }
    let closes =
      switch next?.kind {
      case .rightBrace, .rightParen, .rightSquare, .endOfFile, nil: true
      default: false
      }
    return (count, end, closes)
  }
}
