import UnfoldEngine
import UnfoldSyntax

extension SyntaxNode {
  /// The statements of a closure, a branch or a body, each a `codeBlockItem`.
  var statements: [SyntaxNode] { child(.codeBlockItemList)?.children ?? [] }

  /// What a `codeBlockItem` says: an expression, an `ifExpr`, a declaration. Any other node is that itself.
  var content: SyntaxNode {
    guard kind == .codeBlockItem, var node = children.first else { return self }
    if node.kind == .expressionStmt { node = node.firstChild! }
    if node.kind == .returnStmt, let value = node.lastChild, !value.isToken { node = value }
    return node
  }

  /// The conditions of an `ifExpr`, in words that can be compared.
  var conditionText: String? {
    guard let list = child(.conditionElementList) else { return nil }
    return list.words
  }

  /// The tokens' texts with one space between each two, so that layout and comments don't count.
  var words: String {
    descendants.filter(\.isToken).map(\.text).joined(separator: " ")
  }

  /// The branches of an `ifExpr`, and whether one of them is always taken.
  var branches: (blocks: [SyntaxNode], isComplete: Bool) {
    var blocks: [SyntaxNode] = []
    var current = self
    while blocks.count < 64 {
      let parts = current.children
      guard let block = current.child(.codeBlock) else { return (blocks, false) }
      blocks.append(block)
      guard let last = parts.last, last != block else { return (blocks, false) }
      if last.kind == .codeBlock { return (blocks + [last], true) }
      guard last.kind == .ifExpr else { return (blocks, false) }
      current = last
    }
    return (blocks, false)
  }
}

extension FileModel {
  /// The statements of `definition(of:)`.
  func statements(of view: SyntaxNode) -> [SyntaxNode]? { definition(of: view)?.children }

  /// The declaration behind `definition(of:)`: a `patternBinding` or a `functionDecl`.
  func declaration(of view: SyntaxNode) -> SyntaxNode? {
    definition(of: view)?.ancestor(.patternBinding, .functionDecl)
  }
}
