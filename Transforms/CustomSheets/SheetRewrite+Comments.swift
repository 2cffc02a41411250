import UnfoldEngine
import UnfoldSyntax

extension SheetRewrite {
  /// The comments of the stack's own level, by where they go.
  struct Remarks {
    /// Above what is covered.
    var before: [Range<Int>] = []
    /// On its last line.
    var beside: Range<Int>?
    /// Above the sheet.
    var above: [Range<Int>] = []
  }

  func remarks() throws(SheetTrouble) -> Remarks {
    var remarks = Remarks()
    guard let first = candidate.covered.first, let last = candidate.covered.last else { throw SheetTrouble(.callers) }
    if isUnwrapped {
      remarks.before = comments(before: first).filter(\.isOnOwnLine).map(\.range)
      // Between `return` and what is returned, a comment has no place.
      guard remarks.before.isEmpty || stack.firstToken.isAtStartOfLine else { throw SheetTrouble(.unclear) }
    }
    for item in candidate.drawn {
      for comment in comments(before: item) {
        if comment.isOnOwnLine {
          remarks.above.append(comment.range)
        } else if item.previousSibling == last {
          guard remarks.beside == nil else { throw SheetTrouble(.unclear) }
          remarks.beside = comment.range
        }
      }
    }
    if let end = candidate.stack.builder?.lastToken {
      remarks.above += comments(before: end).filter(\.isOnOwnLine).map(\.range)
    }
    return remarks
  }

  /// The comments right above the view in the sheet, which stay with it.
  var commentsAboveContent: [Range<Int>] {
    let start = panel.content.textRange.lowerBound
    guard !candidate.drawn.contains(where: { $0.textRange.lowerBound == start }) else { return [] }
    return comments(before: singleViewBesideGrabber ?? panel.content).filter(\.isOnOwnLine).map(\.range)
  }

  /// The comments between a node and the token before it, and whether a line break stands before each.
  private func comments(before node: SyntaxNode) -> [(range: Range<Int>, isOnOwnLine: Bool)] {
    var result: [(range: Range<Int>, isOnOwnLine: Bool)] = []
    var isOnOwnLine = false
    for piece in tree.source.triviaPieces(in: node.leadingTriviaRange) {
      if piece.kind == .newline { isOnOwnLine = true }
      if piece.isComment { result.append((piece.range, isOnOwnLine)) }
    }
    return result
  }

  /// The comment behind the code that ends at `offset`, where nothing else is on the rest of its line.
  func remarkBeside(_ offset: Int) -> Range<Int>? {
    guard let next = tree.token(endingAfter: offset), next.isAtStartOfLine else { return nil }
    let line = tree.source.triviaPieces(in: offset..<max(offset, next.textRange.lowerBound))
      .prefix { $0.kind != .newline }.filter(\.isComment)
    return line.count == 1 ? line[0].range : nil
  }

  /// Whether a comment stands between two tokens.
  func hasComment(in range: Range<Int>) -> Bool {
    tree.source.triviaPieces(in: range).contains(where: \.isComment)
  }

  /// The comments from the first to the last token in `range`, and what leads to the first one.
  func comments(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var token = tree.token(endingAfter: range.lowerBound)
    while let current = token, current.leadingTriviaRange.lowerBound < range.upperBound {
      result += comments(before: current).map(\.range).filter { range.contains($0.lowerBound) }
      token = current.nextToken
    }
    return result
  }

  /// The comments within `range` that are nowhere in its replacement.
  func lostComments(in range: Range<Int>, besides kept: [Range<Int>], moving: [Range<Int>]) -> [Range<Int>] {
    comments(in: range).filter { comment in
      if kept.contains(comment) { return false }
      let isReset = resetRanges.contains { $0.contains(comment.lowerBound) }
      return isReset || !(isMoved(comment) || moving.contains { $0.contains(comment.lowerBound) })
    }
  }

  var resetRanges: [Range<Int>] { leftovers.resets.map { removal(of: $0.textRange, in: tree).edit.range } }

  /// Whether a comment goes into the sheet with what it shows.
  func isMoved(_ comment: Range<Int>) -> Bool {
    if resetRanges.contains(where: { $0.contains(comment.lowerBound) }) { return false }
    let isKept = panel.kept.contains { modifier in
      modifier.range.contains(comment.lowerBound) || remarkBeside(modifier.range.upperBound) == comment
    }
    if isKept { return true }
    let isStackOpened = singleViewBesideGrabber != nil && contentBase == panel.content
    if !isStackOpened, remarkBeside(panel.content.textRange.upperBound) == comment { return true }
    if panel.declared == nil, commentsAboveContent.contains(comment) { return true }
    if let view = singleViewBesideGrabber, let base = contentBase {
      let modifiers = base.textRange.upperBound..<panel.content.textRange.upperBound
      return view.textRange.contains(comment.lowerBound) || modifiers.contains(comment.lowerBound)
    }
    if let grabber = panel.grabber, removal(of: grabber.textRange, in: tree).edit.range.contains(comment.lowerBound) {
      return false
    }
    return panel.content.textRange.contains(comment.lowerBound)
  }
}
