import UnfoldSyntax

extension SyntaxNode {
  /// Whether only systems run this that are older than a guard's version of iOS: what stands behind `else` of
  /// `if #available`, in `if #unavailable`, or behind an `if #available` that returns.
  ///
  /// - Parameter version: guards for newer systems than this one don't count, since it may run the old code too.
  public func isLeft(toSystemsOlderThan version: Version) -> Bool {
    var node = self
    for outer in ancestors.prefix(ViewWalk.maximumSteps) {
      defer { node = outer }
      switch outer.kind {
      case .ifExpr where node.kind == .codeBlock || node.kind == .ifExpr:
        let isFirst = outer.child(.codeBlock) == node
        if outer.asksForSystem(upTo: version) == (isFirst ? .older : .newer) { return true }
      case .guardStmt where node.kind == .codeBlock:
        if outer.asksForSystem(upTo: version) == .newer { return true }
      case .codeBlockItemList where node.kind == .codeBlockItem:
        if node.followsReturn(onSystemsFrom: version) { return true }
      default: continue
      }
    }
    return false
  }

  private enum Asked {
    case newer, older
  }

  /// What an `ifExpr` or a `guardStmt` asks of the system, where it asks nothing else.
  private func asksForSystem(upTo version: Version) -> Asked? {
    let conditions = child(.conditionElementList)?.children ?? []
    guard conditions.count == 1, let condition = conditions[0].firstChild,
      condition.kind == .availabilityCondition, let list = condition.child(.availabilityArgumentList),
      case .atLeast(let versions, true) = AvailabilityClause.requirement(list), let asked = versions[.iOS],
      asked <= version
    else { return nil }
    return condition.firstToken.kind == .poundUnavailable ? .older : .newer
  }

  private func followsReturn(onSystemsFrom version: Version) -> Bool {
    var item = previousSibling
    for _ in 0..<8 {
      guard let current = item, let content = current.firstChild else { return false }
      let branch = content.kind == .expressionStmt ? content.firstChild! : content
      if branch.kind == .ifExpr, branch.asksForSystem(upTo: version) == .newer,
        branch.child(.codeBlock)?.child(.codeBlockItemList)?.lastChild?.firstChild?.kind == .returnStmt
      {
        return true
      }
      item = current.previousSibling
    }
    return false
  }
}
