import UnfoldEngine
import UnfoldSyntax

extension SyntaxNode {
  /// Whether a closure builds a column of nothing but buttons with icons, as a vertical bar shows them.
  var isColumnOfIcons: Bool {
    let views = builtViews
    guard views.count == 1, let stack = views[0].chain.baseCall, stack.callee.isText("VStack"),
      let builder = stack.builder, builder.kind == .closureExpr
    else { return false }
    let parts = builder.builtViews.filter { !["Spacer", "Divider"].contains($0.chain.baseName) }
    guard parts.count > 1 || parts.contains(where: \.isRepeated) else { return false }
    return parts.allSatisfy { part in
      guard let call = part.chain.baseCall, call.callee.isText("Button") || call.callee.isText("Menu") else {
        return false
      }
      if call.argument("systemImage") != nil || call.argument("image") != nil { return true }
      // The only closure is the label where the action stands in the parentheses.
      let isLabelAlone = call.trailingClosures.count == 1 && call.argument("action") != nil
      return call.trailingClosures.contains { name, label in
        guard name == "label" || isLabelAlone else { return false }
        let shown = label.builtViews.map(\.chain.baseName)
        return !shown.isEmpty && shown.allSatisfy { $0 == "Image" || $0 == "Label" }
      }
    }
  }

  /// Whether this is an alignment at the leading or trailing side, and not at the bottom.
  var isSide: Bool {
    ["leading", "trailing", "topLeading", "topTrailing"].contains(nameToken?.text)
  }

  /// Whether a condition around this asks for the value of a property.
  func isChosen(by property: SyntaxNode) -> Bool {
    guard let name = property.declaredName else { return false }
    for outer in ancestors.prefix(64) {
      let condition: SyntaxNode?
      switch outer.kind {
      case .ifExpr: condition = outer.child(.conditionElementList)
      case .switchExpr: condition = outer.children.dropFirst().first
      case .sequenceExpr: condition = outer
      case .memberBlockItem: return false
      default: continue
      }
      if condition?.descendants.prefix(512).contains(where: { $0.isToken && $0.text == name }) == true { return true }
      if let condition, condition.kind == .declReferenceExpr, condition.text == name { return true }
    }
    return false
  }
}
