import UnfoldSyntax

extension FileModel {
  /// The `patternBinding` in this file that an expression refers to: `gap`, `self.gap`, `Self.gap`, `Metrics.gap`.
  ///
  /// `nil` where it isn't certain: a parameter, two declarations that could be meant, a member of a value.
  public func binding(of expression: SyntaxNode) -> SyntaxNode? {
    // A name that a file declares more often than this is not one to be sure of.
    guard let name = expression.nameToken?.text, let found = names.values[name], found.count <= 64 else { return nil }
    switch expression.kind {
    case .declReferenceExpr:
      return localBinding(name, from: expression, among: found)
    case .memberAccessExpr:
      guard let base = expression.memberBase else { return nil }
      if base.isText("self") || base.isText("Self") {
        return only(found.filter { isMember($0, ofTypeAround: expression) })
      }
      guard base.isTypeName, let type = base.nameToken?.text else { return nil }
      return only(found.filter { $0.isMember && $0.enclosingType?.declaredName == type })
    default:
      return nil
    }
  }

  /// The number that an expression surely is, in its own unit: `34`, `-34.0`, `CGFloat(34)`, or a constant that is
  /// one, of this file or of another that it can see.
  public func number(_ expression: SyntaxNode) -> Double? { number(expression, depth: 0) }

  private func number(_ expression: SyntaxNode, depth: Int) -> Double? {
    guard depth < 8 else { return nil }
    switch expression.kind {
    case .integerLiteralExpr, .floatLiteralExpr:
      return Double(expression.text.filter { $0 != "_" })
    case .prefixOperatorExpr:
      guard expression.firstToken.isText("-"), let operand = expression.lastChild else { return nil }
      return number(operand, depth: depth + 1).map { -$0 }
    case .tupleExpr:
      guard let only = expression.parenthesised else { return nil }
      return number(only, depth: depth + 1)
    case .functionCallExpr:
      guard let call = Call(expression), ["CGFloat", "Double", "Float"].contains(call.name),
        call.arguments.count == 1, call.arguments[0].label == nil
      else { return nil }
      return number(call.arguments[0].value, depth: depth + 1)
    case .declReferenceExpr, .memberAccessExpr:
      guard let binding = binding(of: expression) else {
        guard let site = bindingElsewhere(of: expression), let value = site.model.constantValue(site.node) else {
          return nil
        }
        return site.model.number(value, depth: depth + 1)
      }
      guard let value = constantValue(binding) else { return nil }
      return number(value, depth: depth + 1)
    default:
      return nil
    }
  }

  /// The expression that a constant always has: the one behind `=` of a `let` without a wrapper, or the only one in
  /// a getter.
  public func constantValue(_ binding: SyntaxNode) -> SyntaxNode? {
    guard let declaration = binding.ancestor(.variableDecl) else { return nil }
    if let list = binding.getterBody {
      guard list.children.count == 1, let item = list.firstChild?.firstChild else { return nil }
      return item.kind == .returnStmt ? item.lastChild : item
    }
    guard declaration.child(.keyword)?.keyword == .let, declaration.child(.attributeList) == nil else { return nil }
    return binding.child(.initializerClause)?.lastChild
  }

  /// How often expressions of this file use a declaration's name, whatever they mean by it.
  public func useCount(of binding: SyntaxNode) -> Int {
    binding.declaredName.flatMap { names.references[$0]?.count } ?? 0
  }

  private func only(_ nodes: [SyntaxNode]) -> SyntaxNode? { nodes.count == 1 ? nodes[0] : nil }

  private func isMember(_ binding: SyntaxNode, ofTypeAround node: SyntaxNode) -> Bool {
    guard binding.isMember, let type = node.enclosingType?.declaredName else { return false }
    return binding.enclosingType?.declaredName == type
  }

  /// What a bare name means: the nearest declaration around its use, from the inside out.
  private func localBinding(_ name: String, from use: SyntaxNode, among found: [SyntaxNode]) -> SyntaxNode? {
    for scope in use.ancestors.prefix(512) {
      switch scope.kind {
      case .codeBlockItemList where scope.parent?.kind != .sourceFile:
        let local = found.filter { $0.ancestor(.codeBlockItemList, .memberBlockItemList) == scope }
        if !local.isEmpty { return only(local) }
      case .functionDecl, .initializerDecl, .subscriptDecl, .closureExpr:
        if scope.declaresParameter(name) { return nil }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl:
        let type = scope.declaredName
        let members = found.filter { $0.isMember && $0.enclosingType?.declaredName == type }
        if !members.isEmpty { return only(members) }
      case .sourceFile:
        return only(found.filter { $0.ancestor(.codeBlockItemList, .memberBlockItemList)?.parent == scope })
      default: break
      }
    }
    return nil
  }
}

extension SyntaxNode {
  /// Whether a `patternBinding` is a property, not a local value.
  var isMember: Bool { ancestor(.codeBlockItemList, .memberBlockItemList)?.kind == .memberBlockItemList }

  /// The expression in parentheses, where it is the only one.
  public var parenthesised: SyntaxNode? {
    guard kind == .tupleExpr, let list = child(.labeledExprList), list.children.count == 1 else { return nil }
    return Argument(list.firstChild!)?.value
  }

  /// Whether a function or closure has a parameter, or a capture, of that name.
  func declaresParameter(_ name: String) -> Bool {
    let header: SyntaxNode?
    switch kind {
    case .closureExpr: header = child(.closureSignature)
    case .functionDecl: header = child(.functionSignature)?.child(.functionParameterClause)
    default: header = child(.functionParameterClause) ?? child(.functionSignature)
    }
    return header?.descendants.contains { token in
      token.isToken && token.kind == .identifier && token.text == name
    } ?? false
  }
}
