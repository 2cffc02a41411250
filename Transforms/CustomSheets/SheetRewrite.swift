import UnfoldEngine
import UnfoldSyntax

/// The change of a hand-built sheet into a system sheet.
struct SheetRewrite {
  let candidate: SheetCandidate
  let file: FileContext
  let leftovers: SheetLeftovers
  let binding: String
  let modifiers: SheetModifiers
  let unit: String

  var tree: SyntaxTree { file.tree }
  var stack: SyntaxNode { candidate.stack.node }
  var panel: SheetPanel { candidate.panel }

  /// The change as a finding; a doubt where it isn't certain after all.
  static func finding(for candidate: SheetCandidate) throws(SheetTrouble) -> Finding {
    if let doubt = candidate.doubts.first { throw SheetTrouble(doubt) }
    return try SheetRewrite(candidate).finding()
  }

  private init(_ candidate: SheetCandidate) throws(SheetTrouble) {
    self.candidate = candidate
    file = candidate.file
    binding = try candidate.binding()
    unit = file.tree.indentationUnit()
    let panel = candidate.panel
    let detents = SheetDetents(panel, in: file.model)
    // A closure: Swift 6.3's key paths copy a range that they get through a `?` over its own last byte.
    let parts =
      [panel.content.textRange] + panel.kept.map(\.range)
      + [detents.source, panel.alignment, panel.declared?.reference, panel.ownBackground].compactMap { $0?.textRange }
    let grabber = panel.grabber?.textRange
    let kept = parts.flatMap { part in
      guard let grabber, part.contains(grabber.lowerBound) else { return [part] }
      return [part.lowerBound..<grabber.lowerBound, grabber.upperBound..<part.upperBound]
    }
    let states = candidate.action.written + panel.drags.flatMap(\.updated)
    var unique: [SyntaxNode] = []
    for state in states where !unique.contains(state) { unique.append(state) }
    let gone =
      candidate.drawn.map(\.textRange) + candidate.animations(of: unique) + candidate.opened.map(\.textRange)
      + [panel.declared?.expression.textRange].compactMap { $0 }
    leftovers = SheetLeftovers(
      states: unique, around: candidate.stack.node, gone: gone, kept: kept, in: file)
    if let doubt = leftovers.doubt { throw SheetTrouble(doubt) }
    // What a property drew goes with the property, or it can't go at all.
    let declarations = leftovers.declarations
    guard candidate.opened.allSatisfy({ opened in declarations.contains { $0.contains(opened) } }) else {
      throw SheetTrouble(.unclear)
    }
    var modifiers = try detents.modifiers(hasGrabber: panel.hasGrabber, at: candidate.stack.node, in: file)
    if let style = panel.ownBackground { try modifiers.addBackground(style, at: candidate.stack.node, in: file) }
    self.modifiers = modifiers
  }

  // MARK: Edits

  private func finding() throws(SheetTrouble) -> Finding {
    let animations = candidate.animations(of: candidate.action.written + panel.drags.flatMap(\.updated))
    let overlay = Modifier(stack)
    var parts: Parts
    if let overlay {
      parts = try instead(of: overlay)
    } else {
      parts = try isUnwrapped ? unwrapped(animations) : beside()
    }
    if let range = panel.declared?.expression.textRange, !parts.edits.contains(where: { $0.range.overlaps(range) }) {
      let indentation = tree.source.indentation(ofLineAt: range.lowerBound)
      parts.edits.append(Edit(range, content(at: indentation).joined(separator: "\n")))
      parts.comments += lostComments(in: range, besides: [], moving: [])
    }
    var comments = parts.comments
    let other = leftovers.declarations.map(\.textRange) + leftovers.resets.map(\.textRange) + animations
    let outside = other.filter { removed in !parts.edits.contains { $0.range.contains(removed.lowerBound) } }
    for removed in joined(outside) {
      let change = removal(of: removed, in: tree)
      parts.edits.append(change.edit)
      comments += change.removedComments.filter { !isMoved($0) }
    }
    var finding = Finding.fix(
      CustomSheets.identifier, overlay.map(\.range) ?? stack.textRange,
      candidate.fixMessage(left: leftovers.left, remarks: comments.count),
      edits: parts.edits + modifiers.edits, removedComments: comments)
    finding.introducedAPIs = modifiers.introducedAPIs
    return finding
  }

  /// The same ranges, with those that only white space parts as one, so that the blank lines between them go too.
  private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = result.last,
        tree.token(endingAfter: last.upperBound)?.textRange.lowerBound == range.lowerBound,
        !hasComment(in: last.upperBound..<range.lowerBound)
      else {
        result.append(range)
        continue
      }
      result[result.count - 1] = last.lowerBound..<range.upperBound
    }
    return result
  }

  /// Whether what is covered is one view, which needs no stack around it.
  var isUnwrapped: Bool {
    guard candidate.covered.count == 1, candidate.covered[0].statementExpression?.isViewExpression == true else {
      return false
    }
    // What stood out of sight has given the stack its size.
    return panel.isInBranch || file.model.fillsHeight(candidate.covered[0].firstChild!) == .yes
  }

  private struct Parts {
    var edits: [Edit]
    var comments: [Range<Int>]
  }

  /// The covered view takes the place of the stack.
  private func unwrapped(_ animations: [Range<Int>]) throws(SheetTrouble) -> Parts {
    let item = candidate.covered[0]
    let view = item.firstChild!
    let indentation = tree.source.indentation(ofLineAt: stack.textRange.lowerBound)
    let modifierIndentation = self.modifierIndentation(of: view, at: indentation)
    let remarks = try remarks()
    var text = ""
    for comment in remarks.before {
      text += tree.reindented(comment, to: indentation) + "\n" + indentation
    }
    text += moved(view.textRange, to: indentation)
    if let beside = remarks.beside { text += " " + tree.source.string(beside) }
    for comment in remarks.above {
      text += "\n" + modifierIndentation + tree.reindented(comment, to: modifierIndentation)
    }
    text += "\n" + modifierIndentation + sheet(at: modifierIndentation)
    var range = stack.textRange
    if let rest = try movedModifiers(to: modifierIndentation, from: indentation, animations) {
      text += "\n" + modifierIndentation + rest.text
      range = range.lowerBound..<rest.end
    }
    let kept = remarks.before + remarks.above + [remarks.beside].compactMap { $0 }
    let moving = [view.textRange, stack.textRange.upperBound..<range.upperBound]
    return Parts(edits: [Edit(range, text)], comments: lostComments(in: range, besides: kept, moving: moving))
  }

  /// The modifiers of the stack, where the ones of what was covered start deeper; `nil` where all stay as they are.
  private func movedModifiers(
    to indentation: String, from old: String, _ animations: [Range<Int>]
  ) throws(SheetTrouble) -> (text: String, end: Int)? {
    let start = stack.textRange.upperBound
    let end = ModifierChain(containing: stack).node.textRange.upperBound
    guard end > start, indentation != old, let next = tree.token(endingAfter: start), next.isAtStartOfLine,
      tree.source.indentation(ofLineAt: next.textRange.lowerBound) == old
    else { return nil }
    // A comment before them, or on the line of one that goes, has no certain place.
    let own = comments(in: start..<end)
    guard own.allSatisfy({ $0.lowerBound > next.textRange.lowerBound }), own.isEmpty || animations.isEmpty else {
      throw SheetTrouble(.unclear)
    }
    var first = next
    // Where an animation is the first of them, the text starts behind it.
    while let animation = animations.first(where: { $0.lowerBound == first.textRange.lowerBound }) {
      guard animation.upperBound < end, let following = tree.token(endingAfter: animation.upperBound),
        following.isAtStartOfLine
      else { throw SheetTrouble(.unclear) }
      first = following
    }
    let range = first.textRange.lowerBound..<end
    let removals = animations.filter { range.contains($0.lowerBound) }.map { removal(of: $0, in: tree) }
    return (moved(range, without: removals, to: indentation), end)
  }

  /// The stack stays around what is covered.
  private func beside() throws(SheetTrouble) -> Parts {
    guard panel.isInBranch, let last = candidate.covered.last, let closure = candidate.stack.builder,
      closure.lastToken == stack.lastToken
    else { throw SheetTrouble(.layers) }
    let indentation = tree.source.indentation(ofLineAt: stack.textRange.lowerBound)
    let remarks = try remarks()
    guard remarks.before.isEmpty else { throw SheetTrouble(.unclear) }
    var inside = ""
    if let beside = remarks.beside { inside += " " + tree.source.string(beside) }
    let end = closure.lastToken.textRange.lowerBound
    let closing = tree.source.indentation(ofLineAt: end)
    var text = inside + "\n" + closing + "}"
    for comment in remarks.above { text += "\n" + indentation + tree.reindented(comment, to: indentation) }
    text += "\n" + indentation + sheet(at: indentation)
    let range = last.textRange.upperBound..<stack.textRange.upperBound
    let kept = remarks.above + [remarks.beside].compactMap { $0 }
    return Parts(edits: [Edit(range, text)], comments: lostComments(in: range, besides: kept, moving: []))
  }

  /// The sheet takes the place of an overlay.
  private func instead(of overlay: Modifier) throws(SheetTrouble) -> Parts {
    guard panel.isInBranch, overlay.base != nil, !stack.isInPostfixIfConfig else { throw SheetTrouble(.layers) }
    let above = candidate.drawn.flatMap { comments(in: $0.leadingTriviaRange) }
    let indentation = tree.source.indentation(ofLineAt: overlay.range.lowerBound)
    guard above.isEmpty || overlay.period.isAtStartOfLine else { throw SheetTrouble(.unclear) }
    let remarks = above.map { tree.reindented($0, to: indentation) + "\n" + indentation }.joined()
    let text = remarks + sheet(at: indentation)
    return Parts(
      edits: [Edit(overlay.range, text)], comments: lostComments(in: overlay.range, besides: above, moving: []))
  }
}

extension SheetCandidate {
  /// The animations on the stack itself that follow the drag state, and nothing else.
  func animations(of states: [SyntaxNode]) -> [Range<Int>] {
    let names = Set(states.compactMap(\.declaredName))
    let end = stack.node.textRange.upperBound
    let outer = ModifierChain(containing: stack.node).modifiers.filter { $0.range.lowerBound >= end }
    return outer.filter { modifier in
      modifier.name == "animation" && modifier.call.argument("value")?.stateKey.map(names.contains) == true
    }.map(\.range)
  }
}
