import UnfoldEngine
import UnfoldSyntax

/// The change of a hand-built sheet into a system sheet.
struct SheetRewrite {
  let candidate: SheetCandidate
  private let file: FileContext
  private let leftovers: SheetLeftovers
  private let binding: String
  private let modifiers: SheetModifiers
  private let unit: String

  private var tree: SyntaxTree { file.tree }
  private var stack: SyntaxNode { candidate.stack.node }
  private var panel: SheetPanel { candidate.panel }

  /// The change as a finding; a doubt where it isn't certain after all.
  static func finding(for candidate: SheetCandidate) -> Result<Finding, SheetTrouble> {
    if let doubt = candidate.doubts.first { return .failure(SheetTrouble(doubt)) }
    do throws(SheetTrouble) {
      return .success(try SheetRewrite(candidate).finding())
    } catch {
      return .failure(error)
    }
  }

  private init(_ candidate: SheetCandidate) throws(SheetTrouble) {
    self.candidate = candidate
    file = candidate.file
    binding = try candidate.binding().get()
    unit = file.tree.indentationUnit()
    let panel = candidate.panel
    let detents = SheetDetents(panel, in: file.model)
    let parts =
      [panel.content.textRange] + panel.kept.map(\.range)
      + [detents.source, panel.alignment, panel.declared?.reference, panel.ownBackground].compactMap(\.?.textRange)
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
    var modifiers = try detents.modifiers(hasGrabber: panel.hasGrabber, at: candidate.stack.node, in: file).get()
    if let style = panel.ownBackground { try modifiers.addBackground(style, at: candidate.stack.node, in: file).get() }
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
    if let declared = panel.declared, !parts.edits.contains(where: { $0.range.contains(declared.expression.textRange.lowerBound) }) {
      let range = declared.expression.textRange
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
      guard let last = result.last, tree.token(endingAfter: last.upperBound)?.textRange.lowerBound == range.lowerBound,
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
  private var isUnwrapped: Bool {
    guard candidate.covered.count == 1, candidate.covered[0].statementExpression?.isViewExpression == true else {
      return false
    }
    // What stood out of sight has given the stack its size.
    return panel.isInBranch || file.model.fillsHeight(candidate.covered[0].children[0]) == .yes
  }

  private struct Parts {
    var edits: [Edit]
    var comments: [Range<Int>]
  }

  /// The covered view takes the place of the stack.
  private func unwrapped(_ animations: [Range<Int>]) throws(SheetTrouble) -> Parts {
    let item = candidate.covered[0]
    let view = item.children[0]
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
    let whole = ModifierChain(containing: stack).node.textRange
    if whole.upperBound > range.upperBound, modifierIndentation != indentation,
      let next = tree.token(endingAfter: range.upperBound), next.isAtStartOfLine,
      tree.source.indentation(ofLineAt: next.textRange.lowerBound) == indentation {
      guard !hasComment(in: range.upperBound..<whole.upperBound) || animations.isEmpty,
        !hasComment(in: range.upperBound..<next.textRange.lowerBound)
      else { throw SheetTrouble(.unclear) }
      let rest = next.textRange.lowerBound..<whole.upperBound
      let removals = animations.map { removal(of: $0, in: tree) }
      // Where an animation is the first of them, its line starts before them.
      if let first = animations.first(where: { $0.lowerBound == rest.lowerBound }) {
        guard let following = tree.token(endingAfter: first.upperBound), following.textRange.lowerBound < rest.upperBound,
          following.isAtStartOfLine
        else { throw SheetTrouble(.unclear) }
        let others = animations.filter { $0 != first }.map { removal(of: $0, in: tree) }
        let behind = following.textRange.lowerBound..<rest.upperBound
        text += "\n" + modifierIndentation + moved(behind, without: others, to: modifierIndentation)
      } else {
        text += "\n" + modifierIndentation + moved(rest, without: removals, to: modifierIndentation)
      }
      range = range.lowerBound..<whole.upperBound
    }
    let kept = remarks.before + remarks.above + [remarks.beside].compactMap { $0 }
    return Parts(edits: [Edit(range, text)], comments: lostComments(in: range, besides: kept, moving: [view.textRange] + (
      range.upperBound > stack.textRange.upperBound ? [stack.textRange.upperBound..<range.upperBound] : [])))
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
    let above = tree.comments().filter { comment in
      candidate.drawn.contains { $0.leadingTriviaRange.contains(comment.lowerBound) }
    }
    let indentation = tree.source.indentation(ofLineAt: overlay.range.lowerBound)
    guard above.isEmpty || overlay.period.isAtStartOfLine else { throw SheetTrouble(.unclear) }
    let text = above.map { tree.reindented($0, to: indentation) + "\n" + indentation }.joined() + sheet(at: indentation)
    return Parts(
      edits: [Edit(overlay.range, text)], comments: lostComments(in: overlay.range, besides: above, moving: []))
  }

  // MARK: Text

  /// `.sheet(...) { ... }`, from its period on.
  private func sheet(at indentation: String) -> String {
    let inside = indentation + unit
    var header = ".sheet(isPresented: \(binding)) {"
    if case .item(let name) = candidate.state.kind { header = ".sheet(item: \(binding)) { \(name) in" }
    var lines = [header]
    if let declared = panel.declared {
      lines.append(inside + declared.reference.text)
      lines += modifiers.calls.map { inside + unit + $0 }
    } else {
      lines += commentsAboveContent.map { inside + tree.reindented($0, to: inside) }
      var content = content(at: inside)
      content[0] = inside + content[0]
      let modifierIndentation = sheetContent(at: inside).modifierIndentation
      lines += content + modifiers.calls.map { modifierIndentation + $0 }
    }
    lines.append(indentation + "}")
    return lines.joined(separator: "\n")
  }

  /// What the sheet shows, with the modifiers that it keeps; all lines but the first are indented.
  private func content(at indentation: String) -> [String] {
    let (content, modifierIndentation) = sheetContent(at: indentation)
    var lines = [content]
    for modifier in panel.kept {
      lines.append(modifierIndentation + moved(modifier.range, to: modifierIndentation))
    }
    if let alignment = panel.alignment {
      let sides = "maxWidth: .infinity, maxHeight: .infinity"
      lines.append("\(modifierIndentation).frame(\(sides), alignment: \(alignment.text))")
    }
    return lines
  }

  private func sheetContent(at indentation: String) -> (text: String, modifierIndentation: String) {
    let content = panel.content
    let onlyInside = singleViewBesideGrabber
    let shown = onlyInside ?? content
    let text: String
    if onlyInside == nil, let grabber = panel.grabber {
      text = moved(content.textRange, without: [removal(of: grabber.textRange, in: tree)], to: indentation)
    } else {
      text = moved(shown.textRange, to: indentation)
    }
    // The modifiers of a stack that is opened follow what was in it.
    guard onlyInside != nil, let base = candidateBase, base != content else {
      return (text, modifierIndentation(of: shown, at: indentation))
    }
    let own = modifierIndentation(of: shown, at: indentation)
    let further = base.textRange.upperBound..<content.textRange.upperBound
    guard let first = tree.token(endingAfter: further.lowerBound) else { return (text, own) }
    return (text + "\n" + own + moved(first.textRange.lowerBound..<further.upperBound, to: own), own)
  }

  private var candidateBase: SyntaxNode? { ModifierChain(outermost: panel.content).base }

  /// The view that stands alone below a grabber.
  private var singleViewBesideGrabber: SyntaxNode? {
    guard panel.grabber != nil, let base = candidateBase, let call = Call(base),
      let items = call.builder?.child(.codeBlockItemList)?.children, items.count == 2,
      let view = items[1].children.first, view.isViewExpression
    else { return nil }
    return view
  }

  /// Where the modifiers of a view start, when the view starts at `indentation`.
  private func modifierIndentation(of view: SyntaxNode, at indentation: String) -> String {
    let chain = ModifierChain(outermost: view)
    let old = tree.source.indentation(ofLineAt: view.textRange.lowerBound)
    if let last = chain.modifiers.last(where: \.period.isAtStartOfLine) {
      let own = tree.source.indentation(ofLineAt: last.period.textRange.lowerBound)
      if own.hasPrefix(old) { return indentation + own.dropFirst(old.count) }
    }
    let last = view.lastToken
    return last.kind == .rightBrace && last.isAtStartOfLine ? indentation : indentation + unit
  }

  /// The text of `range` at another depth, without the drag state's resets in it.
  private func moved(_ range: Range<Int>, without others: [Removal] = [], to indentation: String) -> String {
    let resets = leftovers.resets.filter { range.contains($0.textRange.lowerBound) }
    let edits = (resets.map { removal(of: $0.textRange, in: tree) } + others).map(\.edit)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.isEmpty else { return tree.reindented(range, to: indentation) }
    let removed = edits.reduce(0) { $0 + $1.range.count }
    let shortened = SyntaxTree.parse(SourceText(tree.source.applying(edits)))
    return shortened.reindented(range.lowerBound..<(range.upperBound - removed), to: indentation)
  }

  // MARK: Comments

  /// The comments of the stack's own level, by where they go.
  private struct Remarks {
    /// Above what is covered.
    var before: [Range<Int>] = []
    /// On its last line.
    var beside: Range<Int>?
    /// Above the sheet.
    var above: [Range<Int>] = []
  }

  private func remarks() throws(SheetTrouble) -> Remarks {
    var remarks = Remarks()
    guard let first = candidate.covered.first, let last = candidate.covered.last else { throw SheetTrouble(.callers) }
    let source = tree.source
    if isUnwrapped {
      let pieces = source.triviaPieces(in: first.leadingTriviaRange)
      let isAlone = stack.parent?.kind == .codeBlockItem || stack.firstToken.isAtStartOfLine
      var isOwnLine = false
      for piece in pieces {
        if piece.kind == .newline { isOwnLine = true }
        guard piece.isComment, isOwnLine else { continue }
        guard isAlone, stack.firstToken.isAtStartOfLine else { throw SheetTrouble(.unclear) }
        remarks.before.append(piece.range)
      }
    }
    for item in candidate.drawn {
      var isOwnLine = false
      for piece in source.triviaPieces(in: item.leadingTriviaRange) {
        if piece.kind == .newline { isOwnLine = true }
        guard piece.isComment else { continue }
        let isBesideCovered = !isOwnLine && item.previousSibling == last
        if isBesideCovered { remarks.beside = piece.range } else if isOwnLine { remarks.above.append(piece.range) }
      }
    }
    if let closure = candidate.stack.builder, let end = closure.lastToken as SyntaxNode? {
      var isOwnLine = false
      for piece in source.triviaPieces(in: end.leadingTriviaRange) {
        if piece.kind == .newline { isOwnLine = true }
        if piece.isComment, isOwnLine { remarks.above.append(piece.range) }
      }
    }
    return remarks
  }

  /// The comments right above the view in the sheet, which stay with it.
  private var commentsAboveContent: [Range<Int>] {
    guard !candidate.drawn.contains(where: { $0.textRange.lowerBound == panel.content.textRange.lowerBound }) else { return [] }
    var result: [Range<Int>] = []
    let shown = singleViewBesideGrabber ?? panel.content
    var isOwnLine = false
    for piece in tree.source.triviaPieces(in: shown.leadingTriviaRange) {
      if piece.kind == .newline { isOwnLine = true }
      if piece.isComment, isOwnLine { result.append(piece.range) }
    }
    return result
  }

  private func hasComment(in range: Range<Int>) -> Bool {
    tree.source.triviaPieces(in: range).contains(where: \.isComment)
  }

  /// The comments within `range` that are nowhere in its replacement.
  private func lostComments(in range: Range<Int>, besides kept: [Range<Int>], moving: [Range<Int>]) -> [Range<Int>] {
    tree.comments().filter { comment in
      guard range.contains(comment.lowerBound) else { return false }
      if kept.contains(comment) { return false }
      let isReset = resetRanges.contains { $0.contains(comment.lowerBound) }
      return isReset || !(isMoved(comment) || moving.contains { $0.contains(comment.lowerBound) })
    }
  }

  private var resetRanges: [Range<Int>] { leftovers.resets.map { removal(of: $0.textRange, in: tree).edit.range } }

  /// Whether a comment goes into the sheet with what it shows.
  private func isMoved(_ comment: Range<Int>) -> Bool {
    if resetRanges.contains(where: { $0.contains(comment.lowerBound) }) { return false }
    if panel.kept.contains(where: { $0.range.contains(comment.lowerBound) }) { return true }
    if panel.declared == nil, commentsAboveContent.contains(comment) { return true }
    if let view = singleViewBesideGrabber, let base = candidateBase {
      let modifiers = base.textRange.upperBound..<panel.content.textRange.upperBound
      return view.textRange.contains(comment.lowerBound) || modifiers.contains(comment.lowerBound)
    }
    if let grabber = panel.grabber, removal(of: grabber.textRange, in: tree).edit.range.contains(comment.lowerBound) {
      return false
    }
    return panel.content.textRange.contains(comment.lowerBound)
  }
}

extension SheetCandidate {
  /// The animations on the stack itself that follow the drag state, and nothing else.
  func animations(of states: [SyntaxNode]) -> [Range<Int>] {
    let names = Set(states.compactMap(\.declaredName))
    var result: [Range<Int>] = []
    var node = stack.node
    while let outer = ModifierChain(containing: node).modifiers.first(where: { $0.base == node }) {
      if outer.name == "animation", let value = outer.call.argument("value")?.stateKey, names.contains(value) {
        result.append(outer.range)
      }
      node = outer.node
    }
    return result
  }
}
