import UnfoldEngine
import UnfoldSyntax

/// Puts the statements of the branch that holds in the place of its `if`.
struct Splice {
  let file: FileContext
  /// The `ifExpr`.
  let statement: SyntaxNode
  /// The `codeBlock` that stays.
  let body: SyntaxNode
  /// What else becomes of the file.
  let fate: GuardFate

  private var tree: SyntaxTree { file.tree }
  private var items: [SyntaxNode] { body.child(.codeBlockItemList)?.children ?? [] }

  func outcome(dead: [Range<Int>]) -> GuardOutcome {
    guard let item = statement.statementItem else { return value(dead: dead) }
    if let doubt = scopeDoubt(item) { return .review(doubt) }
    if item.closureType(of: fate.statements(around: item) + items) == .another {
      return .review("The closure around it would have another type.")
    }
    guard !items[0].continuesLineBefore, item.nextSibling?.continuesLineBefore != true else {
      return .review("It would be read as a part of the line before.")
    }
    var end = statement.textRange.upperBound
    var dead = dead
    if items.last?.endsFlow == true, item.isFollowedBehindCondition {
      return .review("What follows it is compiled in some builds only.")
    }
    if items.last?.endsFlow == true, let rest = item.itemsBehind, let last = rest.last {
      guard !rest.contains(where: { $0.firstChild!.isDeclarationOfUse }) else {
        return .review("What follows it is never reached, but declares something.")
      }
      end = last.textRange.upperBound
      dead.append(rest[0].textRange.lowerBound..<end)
    }
    var change = Unwrapping()
    change.replaced = (item, items)
    let header = statement.textRange.lowerBound..<body.firstToken.textRange.upperBound
    let trailer = body.lastToken.textRange.lowerBound..<end
    if isOnOneLine {
      let before = header.lowerBound..<items[0].textRange.lowerBound
      let after = items.last!.textRange.upperBound..<end
      guard end == statement.textRange.upperBound, tree.comments(in: before).isEmpty, tree.comments(in: after).isEmpty
      else { return .review("It shares its line with a comment or with what follows.") }
      change.ranges += [before, after]
      return .unwrap(change, dead: dead)
    }
    guard hasLinesOfItsOwn(end: end) else { return .review("It shares its lines with other code.") }
    change.add(removal(of: header, in: tree))
    change.add(removal(of: trailer, in: tree))
    addOutdents(to: &change)
    return .unwrap(change, dead: dead)
  }

  /// `let a = if #available { b } else { c }` to `let a = b`.
  private func value(dead: [Range<Int>]) -> GuardOutcome {
    guard statement.parent?.kind != .labeledStmt, statement.parent?.parent?.kind != .labeledStmt else {
      return .review("It has a label.")
    }
    // In a file with a syntax error the brace may be missing.
    guard items.count == 1, body.lastToken.kind == .rightBrace else { return .review("Its value is used.") }
    let item = items[0].textRange
    let before = body.firstToken.textRange.upperBound..<item.lowerBound
    let after = item.upperBound..<body.lastToken.textRange.lowerBound
    guard tree.comments(in: before).isEmpty, tree.comments(in: after).isEmpty else {
      return .review("A comment stands in the branch, and its value is used.")
    }
    var change = Unwrapping()
    change.remove(statement.textRange.lowerBound..<item.lowerBound, in: tree)
    change.remove(item.upperBound..<statement.textRange.upperBound, in: tree)
    addOutdents(to: &change)
    return .unwrap(change, dead: dead)
  }

  private func addOutdents(to change: inout Unwrapping) {
    let inner = tree.source.indentation(ofLineAt: items[0].textRange.lowerBound)
    let outer = tree.source.indentation(ofLineAt: statement.textRange.lowerBound)
    let inside = body.firstToken.textRange.upperBound..<body.lastToken.textRange.lowerBound
    change.ranges += tree.outdents(of: inside, from: inner, to: outer)
  }

  // MARK: Lines

  private var isOnOneLine: Bool {
    !items[0].firstToken.isAtStartOfLine && !body.lastToken.isAtStartOfLine
      && !body.descendants.contains { $0.isToken && $0.isAtStartOfLine }
  }

  /// Whether nothing else stands on the lines of the braces that go.
  private func hasLinesOfItsOwn(end: Int) -> Bool {
    guard statement.firstToken.isAtStartOfLine || statement.firstToken.previousToken == nil,
      items[0].firstToken.isAtStartOfLine, body.lastToken.isAtStartOfLine
    else { return false }
    guard let next = tree.token(endingAfter: end) else { return true }
    return next.isAtStartOfLine || next.kind == .endOfFile
  }

  // MARK: Names

  /// Why the statements can't stand in the scope around; `nil` where they can.
  private func scopeDoubt(_ item: SyntaxNode) -> String? {
    guard let list = item.parent else { return nil }
    var names: Set<String> = []
    for statement in items {
      let node = statement.firstChild!
      switch node.kind {
      case .deferStmt: return "A `defer` in it would run later."
      case .variableDecl: names.formUnion(node.boundNames)
      case .guardStmt: names.formUnion(node.child(.conditionElementList)?.boundNames ?? [])
      default:
        if node.isDeclarationOfUse, let name = node.declaredName { names.insert(name) }
      }
    }
    guard !names.isEmpty else { return nil }
    for other in list.children where other != item {
      for token in other.descendants where token.isToken {
        if token.kind == .identifier || token.keyword == .self, names.contains(token.text) {
          return "`\(token.text)` would mean something else around it."
        }
      }
    }
    return nil
  }
}

extension SyntaxNode {
  /// The statements behind this one in the same block; `nil` where there is none.
  fileprivate var itemsBehind: [SyntaxNode]? {
    guard let parent else { return nil }
    let behind = parent.children.filter { $0.index > index }
    return behind.isEmpty ? nil : behind
  }

  /// Whether this item stands in a clause of `#if`, and code follows it there or behind `#endif`.
  fileprivate var isFollowedBehindCondition: Bool {
    guard let clause = parent?.parent, clause.kind == .ifConfigClause else { return false }
    let whole = clause.ancestor(.codeBlockItem)
    return itemsBehind != nil || whole?.itemsBehind != nil
  }

  /// Whether this item starts with what goes on with an expression on the line before: `.a` or `{`.
  fileprivate var continuesLineBefore: Bool {
    let first = firstToken.kind
    return first == .period || first == .leftBrace
  }

  /// Whether nothing behind this item in its block is ever reached.
  fileprivate var endsFlow: Bool {
    let node = children[0]
    switch node.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: return true
    default: return Call(node).map { ["fatalError", "preconditionFailure"].contains($0.name) } ?? false
    }
  }

  /// Whether this declares a function or type, which may be used before it stands.
  fileprivate var isDeclarationOfUse: Bool {
    switch kind {
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl: true
    default: false
    }
  }

  /// The names that the patterns in this node bind.
  fileprivate var boundNames: [String] {
    descendants.filter { $0.kind == .identifierPattern }.map(\.text)
  }
}
