import UnfoldEngine
import UnfoldSyntax

/// Makes the edits that turn a match into what a template says.
///
/// Only what differs is touched. Code that a hole took stays where it is if it can; else it is written anew, moved to
/// its line's depth, with all comments in it. No other comment may be lost.
struct Rewriter {
  let match: Match
  let template: Template
  let tree: SyntaxTree
  /// One level of indentation in the file.
  let indentationUnit: String

  /// Why a match can't be rewritten with certainty.
  struct Trouble: Error {
    /// A sentence.
    let reason: String
  }

  /// Something of the match that stays whole.
  struct OldUnit {
    var range: Range<Int>
    /// The place of its capture; `nil` for a token.
    var capture: Int?
  }

  /// Something to be there afterwards.
  struct NewUnit {
    var text: String
    var capture: Int?
    var gap: String
    var level: Int
  }

  /// The edits, in order; empty where nothing differs.
  func edits() throws(Trouble) -> Removable {
    guard template.tree != nil else { return .removal(try removal()) }
    try checkPlace()
    let old = oldUnits()
    let new = newUnits()
    let alignment = Alignment(old: old.count, new: new.count) { score(old[$0], new[$1]) }
    let edits = edits(old, new, alignment.pairs)
    try checkComments(edits.map(\.range), old, new, alignment.pairs)
    return .edits(edits)
  }

  /// Edits, or the whole match taken out.
  enum Removable {
    case edits([Edit])
    case removal(Removal)
  }

  // MARK: Where it can stand

  /// Statements and declarations can't take the place of an expression within another.
  private func checkPlace() throws(Trouble) {
    guard let roots = template.tree?.roots, let first = roots.first else { return }
    let isExpression = roots.count == 1 && (MatchNode(first).kind.isExpression || roots[0].kind == match.node.kind)
    guard !isExpression, match.node.kind.isExpression, let syntax = match.node.syntax else { return }
    let parent = syntax.parent?.kind == .expressionStmt ? syntax.parent?.parent : syntax.parent
    guard parent?.kind != .codeBlockItem else { return }
    throw Trouble(reason: "It stands within an expression, where statements can't be.")
  }

  private func removal() throws(Trouble) -> Removal {
    let item = match.node.syntax.map { $0.kind.isElement ? $0 : $0.parent ?? $0 }
    switch item?.kind {
    case .codeBlockItem, .memberBlockItem, .expressionStmt, .attribute, .attributeList, .declModifier, .switchCase:
      break
    default: throw Trouble(reason: "It is a part of other code, so that it can't be taken out alone.")
    }
    let removal = UnfoldEngine.removal(of: match.range, in: tree)
    if let comment = removal.removedComments.first(where: match.range.contains) {
      throw Trouble(reason: "The comment `\(tree.source.string(comment))` would be lost.")
    }
    return removal
  }

  // MARK: Units

  /// The match as tokens and what holes took.
  private func oldUnits() -> [OldUnit] {
    var units: [OldUnit] = []
    let captures = match.captures.indices
      .filter { !match.captures[$0].range.isEmpty && match.captures[$0].hole.name != nil }
      .sorted {
        let (left, right) = (match.captures[$0].range, match.captures[$1].range)
        return (left.lowerBound, -left.upperBound) < (right.lowerBound, -right.upperBound)
      }
    var next = captures[...]
    for token in tree.tokens(in: match.range) {
      let range = token.textRange
      while let first = next.first, match.captures[first].range.upperBound <= range.lowerBound { next.removeFirst() }
      if let first = next.first, match.captures[first].range.contains(range.lowerBound) {
        if units.last?.capture != first { units.append(OldUnit(range: whole(match.captures[first]), capture: first)) }
        continue
      }
      // Whether a line or a semicolon ends a statement is the author's choice.
      if token.kind == .semicolon { continue }
      units.append(OldUnit(range: range, capture: nil))
    }
    return units
  }

  /// What a hole took; statements and members with the comments before and behind them.
  func whole(_ capture: Capture) -> Range<Int> {
    guard capture.hole.isRun, capture.nodes.first?.kind == .codeBlockItem,
      let first = tree.firstToken(from: capture.range.lowerBound),
      let last = tree.firstToken(from: capture.range.upperBound - 1)
    else { return capture.range }
    var range = capture.range
    let gap = (first.previousToken?.textRange.upperBound ?? 0)..<range.lowerBound
    // What stands behind the brace on its line speaks of that line.
    if first.previousToken?.kind == .leftBrace,
      let comment = tree.source.triviaPieces(in: gap).first(where: \.isComment),
      tree.source.hasLineBreak(in: gap.lowerBound..<comment.range.lowerBound)
    {
      range = comment.range.lowerBound..<range.upperBound
    }
    guard let next = last.nextToken, next.kind == .rightBrace else { return range }
    let end = range.upperBound..<next.textRange.lowerBound
    if let comment = tree.source.triviaPieces(in: end).last(where: \.isComment) {
      range = range.lowerBound..<comment.range.upperBound
    }
    return range
  }

  /// What the template says, with parentheses where code needs them in its new place.
  private func newUnits() -> [NewUnit] {
    guard let templateTree = template.tree else { return [] }
    var units: [NewUnit] = []
    var lost: String?
    for unit in TrailingClosures.applied(to: template.units, templateTree, match) {
      // The separator beside a run of none goes with it; so does the line that it had for itself.
      let gap = lost.map { $0.contains("\n") || unit.gap.contains("\n") ? unit.gap : $0 } ?? unit.gap
      guard let hole = unit.hole, let name = hole.name,
        let place = match.captures.firstIndex(where: { $0.hole.name == name })
      else {
        guard case .token(let text) = unit.content else { continue }
        if text == ",", lost != nil || units.isEmpty {
          continue
        }
        units.append(NewUnit(text: text, capture: nil, gap: gap, level: unit.level))
        lost = nil
        continue
      }
      let capture = match.captures[place]
      if capture.range.isEmpty {
        if hole.isLinks(in: templateTree), units.last?.text == "." { units.removeLast() }
        if units.last?.text == ",", units.last?.capture == nil {
          units.removeLast()
        } else {
          lost = unit.gap
        }
        continue
      }
      if hole.isLinks(in: templateTree), units.last?.text == "." { units.removeLast() }
      let surroundings = Surroundings(of: hole.range, in: templateTree.tree)
      let isWrapped = capture.nodes.count == 1 && !hole.isRun
        && surroundings != Surroundings(of: capture.range, in: tree)
        && surroundings.needsParentheses(capture.nodes[0])
      if isWrapped { units.append(NewUnit(text: "(", capture: nil, gap: gap, level: unit.level)) }
      units.append(NewUnit(text: "", capture: place, gap: isWrapped ? "" : gap, level: unit.level))
      if isWrapped { units.append(NewUnit(text: ")", capture: nil, gap: "", level: unit.level)) }
      lost = nil
    }
    if !units.isEmpty, templateTree.roots.count == 1, needsParentheses(templateTree) {
      units[0].gap = ""
      units.insert(NewUnit(text: "(", capture: nil, gap: "", level: 0), at: 0)
      units.append(NewUnit(text: ")", capture: nil, gap: "", level: units[units.count - 1].level))
    }
    return units
  }

  /// Whether the new code as a whole needs parentheses.
  private func needsParentheses(_ templateTree: PatternTree) -> Bool {
    var root = MatchNode(templateTree.roots[0])
    if let hole = templateTree.holes.first(where: { $0.range == root.range }) {
      guard let node = match.captures.first(where: { $0.hole.name == hole.name })?.nodes.first else { return false }
      root = node
    }
    let surroundings = Surroundings(of: match.range, in: tree)
    guard surroundings.needsParentheses(root) else { return false }
    // An optional chain that goes on as another does without, as it did before.
    let isChain = [.memberAccessExpr, .functionCallExpr, .subscriptCallExpr].contains(root.kind)
    return !(isChain && surroundings.needsParentheses(match.node))
  }

  // MARK: What stays

  private func score(_ old: OldUnit, _ new: NewUnit) -> Int? {
    guard let capture = new.capture else {
      guard old.capture == nil, tree.source.bytes[old.range].elementsEqual(new.text.utf8) else { return nil }
      return new.text.utf8.first!.isInName ? 4 : 2
    }
    guard let own = old.capture, match.captures[own].hole.name == match.captures[capture].hole.name else {
      return nil
    }
    return staysInDepth(old.range, level: new.level, hole: match.captures[own].hole) ? 20 : nil
  }

  /// Whether code of several lines has the depth that the template gives it.
  private func staysInDepth(_ range: Range<Int>, level: Int, hole: Hole) -> Bool {
    let source = tree.source
    guard source.hasLineBreak(in: range) else { return true }
    let before = Template.units(of: match.pattern.tree).first { $0.hole?.name == hole.name }
    if before?.level == level { return true }
    return source.indentation(ofLineAt: range.lowerBound) == indentation(
      level, below: Line(indentation: source.indentation(ofLineAt: match.range.lowerBound), level: 0))
  }

  // MARK: Comments

  private func checkComments(
    _ edited: [Range<Int>], _ old: [OldUnit], _ new: [NewUnit], _ pairs: [(old: Int, new: Int)]
  ) throws(Trouble) {
    let kept = Set(pairs.map(\.new))
    for place in Set(new.compactMap(\.capture)) {
      let copies = new.count { $0.capture == place }
      guard copies > 1, let comment = tree.comments(in: whole(match.captures[place])).first else { continue }
      throw Trouble(reason: "The comment `\(tree.source.string(comment))` would be there more than once.")
    }
    for range in edited {
      for comment in tree.comments(in: range) {
        let owners = match.captures.indices.filter { whole(match.captures[$0]).contains(comment.lowerBound) }
        let isWritten = new.indices.contains { !kept.contains($0) && new[$0].capture.map(owners.contains) == true }
        if isWritten || pairs.contains(where: { old[$0.old].range.contains(comment.lowerBound) }) { continue }
        throw Trouble(reason: "The comment `\(tree.source.string(comment))` would be lost.")
      }
    }
  }
}

extension SyntaxKind {
  /// Whether this is an expression.
  var isExpression: Bool { name.hasSuffix("Expr") && self != .labeledExpr }
}

extension Hole {
  /// Whether this stands for modifiers: for `.a().b()` behind a period.
  func isLinks(in tree: PatternTree) -> Bool {
    guard isRun, let token = tree.tree.firstToken(from: range.lowerBound), token.textRange == range else {
      return false
    }
    return token.parent?.kind == .declReferenceExpr && token.parent?.parent?.kind == .memberAccessExpr
      && token.previousToken?.kind == .period
  }
}

extension SourceText {
  /// Whether nothing but spaces stands in `range`.
  func isPlain(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Whether nothing but spaces and line breaks stands in `range`.
  func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}

extension SyntaxTree {
  /// The comments that lie in a range, in UTF-8 bytes.
  func comments(in range: Range<Int>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var end = range.lowerBound
    for token in tokens(in: range) {
      let text = token.textRange
      if end < text.lowerBound {
        comments += source.triviaPieces(in: end..<text.lowerBound).filter(\.isComment).map(\.range)
      }
      end = text.upperBound
    }
    if end < range.upperBound {
      comments += source.triviaPieces(in: end..<range.upperBound).filter(\.isComment).map(\.range)
    }
    return comments
  }
}
