import UnfoldSyntax

/// The constants that a Tuist manifest may name: its own, and those of the helpers beside it.
///
/// Nothing is executed: a name stands for the one expression that it is given, and for nothing where there are
/// several or where it is computed.
struct TuistConstants {
  private var values: [String: SyntaxNode] = [:]
  private var ambiguous: Set<String> = []
  private var files: [ObjectIdentifier: (path: String, lines: LineTable)] = [:]

  /// - Parameter isOverriding: whether its names hide those that are known already.
  mutating func add(_ tree: SyntaxTree, path: String, isOverriding: Bool = false) {
    files[ObjectIdentifier(tree)] = (path, LineTable(tree.source))
    var own: [String: SyntaxNode] = [:]
    var twice: Set<String> = []
    for index in 0..<tree.count where tree.kind(at: index) == .patternBinding {
      let binding = tree[index]
      guard let name = binding.child(.identifierPattern)?.text, let value = value(of: binding) else { continue }
      if own.updateValue(value, forKey: name) != nil { twice.insert(name) }
    }
    for (name, value) in own {
      if twice.contains(name) || (values[name] != nil && !isOverriding) { ambiguous.insert(name) }
      values[name] = value
      if isOverriding && !twice.contains(name) { ambiguous.remove(name) }
    }
  }

  /// What a binding is given: behind its `=`, or the one expression of its getter.
  private func value(of binding: SyntaxNode) -> SyntaxNode? {
    if let clause = binding.child(.initializerClause) { return clause.lastChild }
    guard let items = binding.child(.accessorBlock)?.child(.codeBlockItemList)?.children, items.count == 1 else {
      return nil
    }
    let item = items[0].firstChild
    return item?.kind == .returnStmt ? item?.lastChild : item
  }

  /// The expression itself, or what the constant stands for that it names.
  func resolve(_ node: SyntaxNode) -> SyntaxNode {
    var node = node
    for _ in 0..<16 {
      let name: String
      switch node.kind {
      case .declReferenceExpr: name = node.text
      case .memberAccessExpr: name = node.lastChild?.text ?? ""
      default: return node
      }
      guard let value = values[name], !ambiguous.contains(name) else { return node }
      node = value
    }
    return node
  }

  func origin(_ node: SyntaxNode) -> DeploymentTarget.Origin {
    guard let file = files[ObjectIdentifier(node.tree)] else { return DeploymentTarget.Origin(path: "") }
    return DeploymentTarget.Origin(path: file.path, line: file.lines.line(at: node.textRange.lowerBound))
  }

  /// The string that an expression is: a literal, a constant, or `.string("...")`.
  func string(_ node: SyntaxNode) -> (text: String, origin: DeploymentTarget.Origin)? {
    let value = resolve(node)
    if let text = literalText(value) { return (text, origin(value)) }
    guard let call = ManifestCall(value), call.name == "string", let inner = call.arguments.first?.value else {
      return nil
    }
    return literalText(resolve(inner)).map { ($0, origin(inner)) }
  }
}
