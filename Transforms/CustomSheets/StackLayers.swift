import UnfoldEngine
import UnfoldSyntax

/// What a ZStack lays over each other, with branches and stacks in it opened.
struct StackLayers {
  struct Layer {
    let view: SyntaxNode
    /// The place of the statement in the stack's own list that it is part of.
    let item: Int
    /// The `ifExpr` that shows it.
    let branch: SyntaxNode?
    /// Whether the stack right around it puts it at the bottom.
    let isAtBottom: Bool
  }

  /// The stack's own `codeBlockItem`s.
  let items: [SyntaxNode]
  private(set) var layers: [Layer] = []
  /// Whether something stands in it that isn't understood.
  private(set) var isUnclear = false

  init(_ stack: Call) {
    items = stack.builder?.child(.codeBlockItemList)?.children ?? []
    isUnclear = stack.builder?.child(.closureSignature) != nil || stack.arguments.contains { argument in
      argument.label != "alignment" && argument.value != stack.builder
    }
    for (place, item) in items.enumerated() {
      guard let view = item.statementExpression else { continue }
      add(view, item: place, branch: nil, isAtBottom: stack.isAlignedToBottom)
    }
  }

  private mutating func add(_ view: SyntaxNode, item: Int, branch: SyntaxNode?, isAtBottom: Bool) {
    if view.kind == .ifExpr, branch == nil, view.children(.codeBlock).count == 1, view.child(.ifExpr) == nil {
      for inner in view.child(.codeBlock)?.child(.codeBlockItemList)?.children ?? [] {
        guard let expression = inner.statementExpression else { continue }
        add(expression, item: item, branch: view, isAtBottom: isAtBottom)
      }
      return
    }
    if let stack = ModifierChain(outermost: view).openedStack {
      for inner in stack.call.builder?.child(.codeBlockItemList)?.children ?? [] {
        guard let expression = inner.statementExpression else { continue }
        if expression.kind == .ifExpr, branch == nil {
          add(expression, item: item, branch: nil, isAtBottom: stack.call.isAlignedToBottom)
        } else {
          let isAtBottom = stack.call.name == "ZStack" ? stack.call.isAlignedToBottom : isAtBottom
          layers.append(Layer(view: expression, item: item, branch: branch, isAtBottom: isAtBottom))
        }
      }
      if !stack.isPlain { isUnclear = true }
      return
    }
    if view.kind == .ifConfigDecl { isUnclear = true }
    layers.append(Layer(view: view, item: item, branch: branch, isAtBottom: isAtBottom))
  }
}

extension Call {
  /// Whether a ZStack puts its layers at the bottom: `alignment: .bottom`.
  fileprivate var isAlignedToBottom: Bool {
    guard let alignment = argument("alignment") else { return false }
    if let made = Call(alignment) { return made.argument("vertical")?.nameToken?.isText("bottom") == true }
    return alignment.nameToken?.text.hasPrefix("bottom") == true
  }
}

extension ModifierChain {
  /// A stack within a stack that holds a scrim, or a group, and whether it has no modifiers that say more.
  fileprivate var openedStack: (call: Call, isPlain: Bool)? {
    guard let call = baseCall, ["ZStack", "Group"].contains(call.name), call.builder?.child(.closureSignature) == nil
    else { return nil }
    let views = (call.builder?.child(.codeBlockItemList)?.children ?? []).compactMap(\.statementExpression)
    let isSheet = views.contains { view in
      let inner = view.child(.codeBlock)?.child(.codeBlockItemList)?.children.compactMap(\.statementExpression) ?? [view]
      return inner.contains { Scrim($0) != nil }
    }
    guard isSheet else { return nil }
    let around: Set<String> = ["transition", "animation", "zIndex", "ignoresSafeArea", "edgesIgnoringSafeArea"]
    return (call, links.count == modifiers.count && modifiers.allSatisfy { around.contains($0.name) })
  }
}
