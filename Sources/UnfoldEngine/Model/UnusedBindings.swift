import UnfoldSyntax

extension FileModel {
  /// The constants and properties of this file that nothing uses when `expression` is gone.
  public func unusedBindings(without expression: SyntaxNode) -> [SyntaxNode] {
    var result: [SyntaxNode] = []
    for node in expression.descendants.prefix(256) {
      guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let binding = binding(of: node),
        let name = binding.declaredName, !result.contains(binding)
      else { continue }
      let others = (names.references[name] ?? []).prefix(64).filter { reference in
        guard !expression.contains(reference) else { return false }
        let member = reference.parent.flatMap { $0.kind == .memberAccessExpr && $0.lastChild == reference ? $0 : nil }
        let found = self.binding(of: member ?? reference)
        return found == nil || found == binding
      }
      if others.isEmpty { result.append(binding) }
    }
    return result
  }
}

extension SyntaxNode {
  /// Whether a `patternBinding` is no local value.
  public var isMemberOrGlobal: Bool {
    guard let list = ancestor(.codeBlockItemList, .memberBlockItemList) else { return true }
    return list.kind == .memberBlockItemList || list.parent?.kind == .sourceFile
  }
}
