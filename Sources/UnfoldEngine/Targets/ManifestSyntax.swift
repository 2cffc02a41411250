import UnfoldSyntax

/// A call in a manifest that is written in Swift, such as `.target(name: "App")` or `Project(name: "App")`.
struct ManifestCall {
  let node: SyntaxNode
  /// What is called: the name behind the last dot.
  let name: String
  /// The expression before the dot; `nil` where there is none.
  let base: SyntaxNode?
  let isMember: Bool
  let arguments: [(label: String?, value: SyntaxNode)]

  init?(_ node: SyntaxNode) {
    guard node.kind == .functionCallExpr, let callee = node.firstChild else { return nil }
    switch callee.kind {
    case .memberAccessExpr:
      guard let member = callee.lastChild?.firstToken else { return nil }
      name = member.text
      base = callee.firstChild.flatMap { $0.kind == .period ? nil : $0 }
      isMember = true
    case .declReferenceExpr:
      name = callee.text
      base = nil
      isMember = false
    default: return nil
    }
    self.node = node
    arguments = (node.child(.labeledExprList)?.children ?? []).compactMap { argument in
      guard let value = argument.children.last(where: { !$0.isToken }) else { return nil }
      let first = argument.firstToken
      return (first.nextToken?.kind == .colon && first != value.firstToken ? first.text : nil, value)
    }
  }

  /// The name, where it stands behind a dot.
  var member: String? { isMember ? name : nil }

  /// The argument with a label.
  subscript(label: String) -> SyntaxNode? { arguments.first { $0.label == label }?.value }

  /// Whether the call stands in a list of dependencies, where `.target(name:)` only refers to a target.
  var isDependency: Bool {
    node.ancestors.contains { $0.kind == .labeledExpr && $0.firstToken.isText("dependencies") }
  }
}

/// The value of a string literal without interpolations and escapes.
func literalText(_ node: SyntaxNode) -> String? {
  guard node.kind == .stringLiteralExpr else { return nil }
  guard let segments = node.child(.stringLiteralSegmentList)?.children else { return "" }
  guard segments.count == 1, segments[0].kind == .stringSegment else { return nil }
  let text = segments[0].text
  return text.contains("\\") ? nil : text
}

/// The elements of an array literal.
func arrayElements(of node: SyntaxNode) -> [SyntaxNode]? {
  guard node.kind == .arrayExpr else { return nil }
  return (node.child(.arrayElementList)?.children ?? []).compactMap { $0.firstChild }
}

/// The string literals among the elements of an array literal.
func literalTexts(_ node: SyntaxNode) -> [String] { arrayElements(of: node)?.compactMap(literalText) ?? [] }
