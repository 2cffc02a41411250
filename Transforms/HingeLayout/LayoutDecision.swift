import UnfoldEngine
import UnfoldSyntax

extension SyntaxNode {
  /// Whether an expression is read to choose between containers, or to say how many columns there are.
  var isInLayoutDecision: Bool {
    for outer in ancestors.prefix(64) {
      switch outer.kind {
      case .labeledExpr:
        guard let label = Argument(outer)?.label, let call = Call(outer.parent?.parent) else { continue }
        switch call.name {
        case "LazyVGrid" where label == "columns", "LazyHGrid" where label == "rows",
          "NavigationSplitView" where label == "columnVisibility":
          return true
        case "frame" where label != "alignment":
          // A picture or a shape that grows is an effect.
          guard let frame = Modifier(call.node), frame.isOnContainer else { return false }
          return isCondition(of: Argument(outer)?.value)
        default: continue
        }
      case .conditionElementList:
        if let choice = outer.parent, choice.kind == .ifExpr { return choice.choosesContainer }
      case .unresolvedTernaryExpr:
        // What is read inside an outcome doesn't choose it.
        return false
      case .sequenceExpr:
        if outer.choosesLayout { return true }
      case .patternBinding:
        return outer.child(.typeAnnotation)?.lastChild?.isText("[GridItem]") == true
      case .memberBlockItem: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a ternary operator asks for this: `isFolded ? 300 : 600`.
  private func isCondition(of value: SyntaxNode?) -> Bool {
    guard let value, let parts = value.child(.exprList)?.children, parts.count > 2,
      let place = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr })
    else { return false }
    return parts[..<place].contains { $0 == self || $0.contains(self) }
  }

  /// Whether the two branches of an `ifExpr` are one container each, and not the same.
  private var choosesContainer: Bool {
    let blocks = children(.codeBlock)
    guard blocks.count == 2 else { return false }
    let names = blocks.compactMap { block -> String? in
      let views = block.builtViews
      guard views.count == 1, let call = views[0].chain.baseCall, call.isInitializer else { return nil }
      return call.name
    }
    guard names.count == 2, names[0] != names[1] else { return false }
    if names.allSatisfy({ SyntaxNode.layouts.contains($0) }) { return true }
    // Two views of the app that are named after their arrangement.
    return names.allSatisfy { name in SyntaxNode.arrangements.contains { name.contains($0) } }
  }

  /// Whether a ternary operator's outcomes are different layouts, such as `AnyLayout(HStackLayout())`.
  private var choosesLayout: Bool {
    guard child(.exprList)?.child(.unresolvedTernaryExpr) != nil else { return false }
    let layouts = descendants.filter { $0.kind == .declReferenceExpr }.map(\.text).filter { name in
      ["HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout"].contains(name)
    }
    return Set(layouts).count > 1
  }

  private static let arrangements = [
    "Compact", "Narrow", "Wide", "Stacked", "SideBySide", "Split", "OneColumn", "SingleColumn", "TwoColumn",
    "TwoPane", "SinglePane", "OnePane", "Layout",
  ]

  private static let layouts: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "LazyVGrid", "LazyHGrid", "NavigationStack",
    "NavigationSplitView",
  ]
}

extension Modifier {
  /// Whether a modifier stands on a stack, a list or what scrolls.
  fileprivate var isOnContainer: Bool {
    guard let call = ModifierChain(outermost: node).baseCall else { return false }
    switch Container(call.name) {
    case .vertical, .horizontal, .layers, .scroll: return true
    case .rows: return call.name == "List" || call.name == "Form"
    default: return false
    }
  }
}
