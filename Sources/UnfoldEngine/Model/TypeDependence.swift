import UnfoldSyntax

extension SyntaxNode {
  /// Whether a statement is a `return` beside another one, so that its type is the type of both.
  public var isOneReturnOfSeveral: Bool {
    guard children.first?.kind == .returnStmt, let body = ancestor(.functionDecl, .accessorBlock, .closureExpr) else {
      return false
    }
    return body.descendants.prefix(4096).lazy.filter { $0.kind == .returnStmt }.prefix(2).count > 1
  }

  /// Whether something around a view may need it to keep its type: an arm of a ternary operator, one `return` beside
  /// another, a local value. Each container and each modifier is part of a view's type.
  public var isBoundToItsType: Bool {
    for ancestor in ancestors.prefix(ViewWalk.maximumSteps) {
      switch ancestor.kind {
      case .unresolvedTernaryExpr: return true
      case .sequenceExpr where ancestor.child(.exprList)?.child(.unresolvedTernaryExpr) != nil: return true
      case .codeBlockItem where ancestor.isOneReturnOfSeveral: return true
      case .initializerClause where ancestor.parent?.isMemberOrGlobal == false: return true
      default: continue
      }
    }
    return false
  }
}
