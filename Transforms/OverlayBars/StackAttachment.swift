import UnfoldEngine
import UnfoldSyntax

extension BarAttachment {
  /// Where the content ends, and what has to go there when the guessed room is the last of its modifiers.
  private struct ContentEnd {
    /// From the last byte of the content that stays to the last one of its line, remark and all, that goes. In UTF-8
    /// bytes; empty where the room is elsewhere.
    var range: Range<Int>
    var removedComments: [Range<Int>]
    /// The removal of the room, where it is elsewhere.
    var removal: Edit?
  }

  // MARK: A stack of content and bar alone

  /// Takes the `ZStack` away: the content stands in its place, with the bar in a modifier of its own.
  func dissolve(_ stack: Call, _ content: SyntaxNode, _ bar: SyntaxNode) -> Change? {
    guard let moved = MovedBar(layering.bar, in: tree), let builder = stack.builder, let end = contentEnd(content),
      isOnLinesOfItsOwn(stack, builder, content, moved), content == builder.statements.first
    else { return nil }
    let outer = source.indentation(ofLineAt: stack.node.textRange.lowerBound)
    let inner = source.indentation(ofLineAt: content.textRange.lowerBound)
    guard let head = head(of: stack, builder, content, outer) else { return nil }
    let place = modifierIndentation(content, from: inner, to: outer)
    var edits = [head]
    edits += within(content.textRange.lowerBound..<end.range.lowerBound, end, movedTo: outer)
    let unit = model.indentationUnit
    let header = self.header(alignment: layering.isPushedByAlignment ? stack.argument("alignment") : nil)
    edits.append(Edit(end.range.lowerBound..<moved.range.lowerBound, "\n\(place).\(header) {\n\(place)\(unit)"))
    edits += moved.edits(to: place + unit)
    edits += tail(of: stack, builder, from: outer, to: place)
    // The parenthesis of `ZStack(alignment: .bottom, content: { })`.
    let rest = builder.textRange.upperBound..<stack.node.textRange.upperBound
    if !rest.isEmpty { edits.append(Edit(rest)) }
    return Change(edits: edits, removedComments: end.removedComments)
  }

  /// Whether the content, the bar and the closing brace each start a line.
  private func isOnLinesOfItsOwn(
    _ stack: Call, _ builder: SyntaxNode, _ content: SyntaxNode, _ bar: MovedBar
  ) -> Bool {
    let brace = builder.lastToken
    let rest = brace.textRange.upperBound..<stack.node.textRange.upperBound
    guard content.firstToken.isAtStartOfLine, brace.isAtStartOfLine, layering.bar.written.firstToken.isAtStartOfLine,
      content.lastChild?.kind != .semicolon, hasNoComment(in: rest)
    else { return false }
    // A remark between the two must be the bar's.
    let gap = content.textRange.upperBound..<bar.range.lowerBound
    let pieces = source.triviaPieces(in: gap)
    let own = pieces.drop { $0.kind != .newline }
    return !own.contains(where: \.isComment)
  }

  /// Takes the stack's own words away; remarks before the content stay above it.
  private func head(of stack: Call, _ builder: SyntaxNode, _ content: SyntaxNode, _ outer: String) -> Edit? {
    let start = stack.node.textRange.lowerBound
    let brace = builder.firstToken.textRange
    guard hasNoComment(in: start..<brace.upperBound) else { return nil }
    let remarks = source.triviaPieces(in: brace.upperBound..<content.textRange.lowerBound).filter(\.isComment)
    guard remarks.isEmpty || stack.node.firstToken.isAtStartOfLine else { return nil }
    let lines = remarks.map { source.string($0.range) + "\n" + outer }
    return Edit(start..<content.textRange.lowerBound, lines.joined())
  }

  /// Moves the closing brace and the modifiers behind it to the depth of the new modifier.
  private func tail(of stack: Call, _ builder: SyntaxNode, from outer: String, to place: String) -> [Edit] {
    guard outer != place else { return [] }
    let brace = builder.lastToken.textRange.lowerBound
    let old = source.indentation(ofLineAt: brace)
    var edits = [Edit(brace - old.utf8.count..<brace, place)]
    let chain = ModifierChain(containing: stack.node).node
    guard old == outer, chain.textRange.upperBound > stack.node.textRange.upperBound else { return edits }
    edits += tree.reindentation(of: brace..<chain.textRange.upperBound, to: place)
    return edits
  }

  // MARK: A stack that holds more

  /// Takes the bar out of the `ZStack` and gives it to the content.
  func leave(_ stack: Call, _ content: SyntaxNode, _ bar: SyntaxNode) -> Change? {
    guard let moved = MovedBar(layering.bar, in: tree), let end = contentEnd(content),
      content.firstToken.isAtStartOfLine, bar.firstToken.isAtStartOfLine, content.lastChild?.kind != .semicolon,
      bar.lastChild?.kind != .semicolon, bar.nextToken?.isAtStartOfLine == true,
      source.triviaPieces(in: moved.range.upperBound..<(bar.nextToken?.textRange.lowerBound ?? source.count))
        .prefix(while: { $0.kind != .newline }).allSatisfy({ !$0.isComment })
    else { return nil }
    let inner = source.indentation(ofLineAt: content.textRange.lowerBound)
    let place = modifierIndentation(content, from: inner, to: inner)
    let unit = model.indentationUnit
    let header = self.header(alignment: layering.isPushedByAlignment ? stack.argument("alignment") : nil)
    let text = "\n\(place).\(header) {\n\(place)\(unit)\(moved.text(at: place + unit))\n\(place)}"
    let gone = removal(of: bar.textRange, in: tree, withRemarksAbove: true)
    let edits = [Edit(end.range, text), gone.edit] + (end.removal.map { [$0] } ?? [])
    return Change(edits: edits, removedComments: end.removedComments)
  }

  // MARK: The content

  /// What becomes of the end of the content; `nil` where a comment would be lost.
  private func contentEnd(_ content: SyntaxNode) -> ContentEnd? {
    let room = clearanceRemoval
    let last = content.textRange.upperBound
    guard case .modifier(let modifier) = clearance.part, modifier.node.textRange == content.textRange else {
      let end = lineEnd(last)
      return ContentEnd(range: end..<end, removedComments: room.removedComments, removal: room.edit)
    }
    guard let base = modifier.base else { return nil }
    let before = base.textRange.upperBound..<modifier.period.textRange.lowerBound
    guard hasNoComment(in: before) else { return nil }
    let whole = lineEnd(last)
    let remarks = source.triviaPieces(in: last..<whole).filter(\.isComment).map(\.range)
    // A remark on a line that it shares with other code may speak of that.
    guard Set(remarks) == Set(room.removedComments) else { return nil }
    return ContentEnd(range: base.textRange.upperBound..<whole, removedComments: remarks, removal: nil)
  }

  /// The end of the last comment behind the code on its line; `offset` where there is none.
  private func lineEnd(_ offset: Int) -> Int {
    guard let next = tree.token(endingAfter: offset) else { return offset }
    let pieces = source.triviaPieces(in: offset..<max(offset, next.textRange.lowerBound))
    return pieces.prefix { $0.kind != .newline }.last(where: \.isComment)?.range.upperBound ?? offset
  }

  /// The edits inside the content: its new depth, and the room that goes.
  private func within(_ range: Range<Int>, _ end: ContentEnd, movedTo indentation: String) -> [Edit] {
    let moves = tree.reindentation(of: range, to: indentation)
    guard let removal = end.removal else { return moves }
    return moves.filter { !removal.touches($0) } + [removal]
  }

  /// Where the new modifier stands: under the content's other modifiers, or its closing brace; a level deeper than a
  /// content of one line.
  private func modifierIndentation(_ content: SyntaxNode, from old: String, to new: String) -> String {
    let chain = ModifierChain(outermost: layering.content)
    var indentation = old
    if let line = chain.modifiers.last(where: { $0.period.isAtStartOfLine }) {
      indentation = source.indentation(ofLineAt: line.period.textRange.lowerBound)
    } else if content.lastToken.isAtStartOfLine, content.lastToken != content.firstToken {
      indentation = source.indentation(ofLineAt: content.lastToken.textRange.lowerBound)
    } else {
      indentation += model.indentationUnit
    }
    return indentation.hasPrefix(old) ? new + indentation.dropFirst(old.count) : indentation
  }
}
