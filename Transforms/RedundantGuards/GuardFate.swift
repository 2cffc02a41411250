import UnfoldSyntax

/// What becomes of the guards of a file that were looked at before one: what is true of it now isn't when they go.
struct GuardFate {
  /// The `if` whose place another takes, since all of its chain before that one goes.
  private(set) var places: [SyntaxNode: SyntaxNode] = [:]
  /// What takes the place of whole statements.
  private var replaced: [SyntaxNode: [SyntaxNode]] = [:]

  mutating func take(_ change: Unwrapping) {
    if let (node, place) = change.heir { places[node] = place }
    if let (item, items) = change.replaced { replaced[item] = items }
  }

  /// The statements that are left around one in its block.
  func statements(around item: SyntaxNode) -> [SyntaxNode] {
    (item.parent?.children ?? []).filter { $0 != item }.flatMap { replaced[$0] ?? [$0] }
  }

  /// Whether a `case` would do nothing without this statement.
  func empties(caseOf item: SyntaxNode) -> Bool {
    item.parent?.kind == .codeBlockItemList && item.parent?.parent?.kind == .switchCase
      && statements(around: item).isEmpty
  }
}
