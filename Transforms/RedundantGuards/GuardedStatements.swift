import UnfoldEngine
import UnfoldSyntax

/// Takes the availability checks out of one `if`, `guard` or `while`.
struct GuardedStatement {
  let file: FileContext
  /// The `ifExpr`, `guardStmt` or `whileStmt`.
  let node: SyntaxNode
  let conditions: SyntaxNode
  /// What else becomes of the file.
  let fate: GuardFate
  /// The `if` whose place `node` takes, since those before it in its chain go; else `node` itself.
  private let place: SyntaxNode

  /// `nil` where `node` has no availability check among its own conditions.
  init?(_ node: SyntaxNode, in file: FileContext, fate: GuardFate) {
    guard let conditions = node.child(.conditionElementList),
      conditions.children.contains(where: { $0.firstChild!.kind == .availabilityCondition })
    else { return nil }
    self.file = file
    self.node = node
    self.conditions = conditions
    self.fate = fate
    place = fate.places[node] ?? node
  }

  /// What each condition comes to; `nil` where it isn't constant.
  private var values: [(element: SyntaxNode, value: Bool?)] {
    conditions.children.map { element in
      let check = element.firstChild!
      guard check.kind == .availabilityCondition, let list = check.child(.availabilityArgumentList),
        file.constancy(of: list) == .always
      else { return (element, nil) }
      return (element, check.firstToken.kind == .poundAvailable)
    }
  }

  private var doubtfulPlatform: Platform? {
    for element in conditions.children {
      guard let list = element.firstChild!.child(.availabilityArgumentList),
        element.firstChild!.kind == .availabilityCondition
      else { continue }
      if case .doubtful(let platform) = file.constancy(of: list) { return platform }
    }
    return nil
  }

  func outcome() -> GuardOutcome {
    let values = values
    if let end = values.firstIndex(where: { $0.value == false }) {
      guard !values[..<end].contains(where: { $0.value == nil && $0.element.mayDoSomething }) else {
        return .review("What is called before it in the condition would not be called any more.")
      }
      return neverHolds()
    }
    let constant = values.filter { $0.value == true }
    guard !constant.isEmpty else {
      guard let platform = doubtfulPlatform else { return .nothing }
      return .review("It also names \(platform), whose deployment target isn't known.")
    }
    if constant.count < values.count { return withoutConditions(values) }
    switch node.kind {
    case .ifExpr: return alwaysHolds()
    case .guardStmt:
      guard let block = node.child(.codeBlock), let item = node.parent else { return .nothing }
      return without(item, range: node.textRange, dead: [block.textRange])
    default: return .review("The loop would have no condition left.")
    }
  }

  // MARK: Some of the conditions

  private func withoutConditions(_ values: [(element: SyntaxNode, value: Bool?)]) -> GuardOutcome {
    var change = Unwrapping()
    for (place, entry) in values.enumerated() where entry.value == true {
      let range: Range<Int>
      if let next = values[(place + 1)...].first(where: { $0.value == nil }) {
        range = entry.element.textRange.lowerBound..<next.element.textRange.lowerBound
      } else {
        // The last ones take the comma before them along.
        let kept = values[..<place].last { $0.value == nil }!.element
        let end = kept.lastChild!.kind == .comma ? kept.lastChild!.textRange.lowerBound : kept.textRange.upperBound
        range = end..<entry.element.textRange.upperBound
      }
      guard file.tree.comments(in: range).isEmpty else {
        return .review("A comment stands between the conditions.")
      }
      change.ranges.append(range)
    }
    return .unwrap(change, dead: [])
  }

  // MARK: The whole statement

  private var elseKeyword: SyntaxNode? { node.children.last { $0.keyword == .else } }
  private var elseBody: SyntaxNode? { elseKeyword == nil ? nil : node.lastChild }
  private var block: SyntaxNode? { node.child(.codeBlock) }

  /// Whether this is the `if` of an `else if`.
  private var isElseIf: Bool { place.parent?.kind == .ifExpr }

  private func alwaysHolds() -> GuardOutcome {
    guard let block else { return .nothing }
    let dead = elseBody.map { [$0.textRange] } ?? []
    guard isElseIf else { return kept(block, dead: dead) }
    return becomesElse(block, dead: dead)
  }

  private func neverHolds() -> GuardOutcome {
    guard node.kind == .ifExpr, let block else {
      return .review("It never holds, so what follows is never reached.")
    }
    let dead = [conditions.textRange.lowerBound..<block.textRange.upperBound]
    guard let elseBody else {
      guard isElseIf else { return wholeStatement(dead: dead) }
      return withoutLastBranch(dead: dead)
    }
    // What follows takes its place: `if c { }` of an `else if c { }`, or the block behind another `else`.
    if elseBody.kind == .ifExpr || isElseIf { return becomesElse(elseBody, dead: dead) }
    return kept(elseBody, dead: dead)
  }

  /// `else if #available { A } else { B }` to `else { A }`.
  private func becomesElse(_ body: SyntaxNode, dead: [Range<Int>]) -> GuardOutcome {
    let start = body.textRange.lowerBound
    let rest = body.textRange.upperBound..<node.textRange.upperBound
    let gap = rest.isEmpty ? rest : rest.lowerBound..<body.nextToken!.textRange.lowerBound
    guard let last = body.previousToken, file.tree.comments(in: last.textRange.upperBound..<start).isEmpty,
      file.tree.comments(in: gap).isEmpty
    else { return .review("A comment stands between the branches.") }
    var change = Unwrapping()
    change.remove(place.textRange.lowerBound..<start, in: file.tree)
    change.remove(rest, in: file.tree)
    if body.kind == .ifExpr { change.heir = (body, place) }
    return .unwrap(change, dead: dead)
  }

  /// `if c { } else if #unavailable { A }` to `if c { }`.
  private func withoutLastBranch(dead: [Range<Int>]) -> GuardOutcome {
    guard let outer = place.parent, let word = outer.children.last(where: { $0.keyword == .else }),
      let before = word.previousToken,
      file.tree.comments(in: before.textRange.upperBound..<word.textRange.lowerBound).isEmpty
    else { return .review("A comment stands between the branches.") }
    guard node.isStatement else { return .review("Its value is used.") }
    var change = Unwrapping()
    change.remove(before.textRange.upperBound..<node.textRange.upperBound, in: file.tree)
    return .unwrap(change, dead: dead)
  }

  private func wholeStatement(dead: [Range<Int>]) -> GuardOutcome {
    guard let item = place.statementItem else { return .review("Its value is used.") }
    return without(item, range: place.textRange, dead: dead)
  }

  /// Nothing takes the place of a whole statement.
  private func without(_ item: SyntaxNode, range: Range<Int>, dead: [Range<Int>]) -> GuardOutcome {
    guard !fate.empties(caseOf: item) else { return .review("The case would be left empty.") }
    guard item.closureType(of: fate.statements(around: item)) == .same else {
      return .review("The closure around it would have another type.")
    }
    var change = Unwrapping()
    change.add(removal(of: range, in: file.tree))
    change.replaced = (item, [])
    return .unwrap(change, dead: dead)
  }

  /// The statement becomes what stands in `body`.
  private func kept(_ body: SyntaxNode, dead: [Range<Int>]) -> GuardOutcome {
    guard body.child(.codeBlockItemList) != nil else {
      guard file.tree.comments(in: body.textRange).isEmpty else {
        return .review("Only a comment is left.")
      }
      return wholeStatement(dead: dead)
    }
    return Splice(file: file, statement: place, body: body, fate: fate).outcome(dead: dead)
  }
}

extension SyntaxNode {
  /// The item that is just this `ifExpr`; `nil` where it has a label or its value is used.
  var statementItem: SyntaxNode? {
    var outer = parent
    if outer?.kind == .expressionStmt { outer = outer?.parent }
    return outer?.kind == .codeBlockItem ? outer : nil
  }

  /// Whether this `ifExpr` ends a chain of `else if` that is a statement.
  fileprivate var isStatement: Bool {
    var outermost = self
    while let outer = outermost.parent, outer.kind == .ifExpr { outermost = outer }
    return outermost.statementItem != nil
  }
}
