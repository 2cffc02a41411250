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
  /// Whether one state chooses between the sheet and something else.
  private(set) var isAlternative = false
  /// Properties whose views are among the layers, with the statements that they hold.
  private(set) var opened: [SyntaxNode] = []
  private let model: FileModel

  init(_ stack: Call, in model: FileModel) {
    self.model = model
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
    if branch == nil, let lists = view.alternatives, lists.contains(where: { $0.holdsScrim(in: model) }) {
      isAlternative = true
      for expression in lists.flatMap(\.children).compactMap(\.statementExpression) {
        add(expression, item: item, branch: view, isAtBottom: isAtBottom)
      }
      return
    }
    if Scrim(view, in: model) == nil, let property = view.stateKey.flatMap({ _ in model.binding(of: view) }),
      !opened.contains(property),
      let list = property.getterBody, list.holdsScrim(in: model) {
      opened.append(property)
      for inner in list.children {
        guard let expression = inner.statementExpression else { continue }
        add(expression, item: item, branch: branch, isAtBottom: isAtBottom)
      }
      return
    }
    if let stack = ModifierChain(outermost: view).openedStack(in: model) {
      for inner in stack.call.builder?.child(.codeBlockItemList)?.children ?? [] {
        guard let expression = inner.statementExpression else { continue }
        if expression.kind == .ifExpr, branch == nil {
          add(expression, item: item, branch: nil, isAtBottom: stack.call.isAlignedToBottom)
        } else {
          let isAtBottom = stack.call.name == "ZStack" ? stack.call.isAlignedToBottom : isAtBottom
          if !expression.isViewExpression { isUnclear = true }
          layers.append(Layer(view: expression, item: item, branch: branch, isAtBottom: isAtBottom))
        }
      }
      if !stack.isPlain { isUnclear = true }
      return
    }
    // A local value is known in the stack alone.
    if !view.isViewExpression, view.kind != .ifExpr, view.kind != .switchExpr { isUnclear = true }
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
  fileprivate func openedStack(in model: FileModel, depth: Int = 0) -> (call: Call, isPlain: Bool)? {
    guard depth < 4, let call = baseCall, ["ZStack", "Group"].contains(call.name),
      call.builder?.child(.closureSignature) == nil,
      let list = call.builder?.child(.codeBlockItemList), list.holdsScrim(in: model, depth: depth + 1)
    else { return nil }
    let around: Set<String> = ["transition", "animation", "zIndex", "ignoresSafeArea", "edgesIgnoringSafeArea"]
    return (call, links.count == modifiers.count && modifiers.allSatisfy { around.contains($0.name) })
  }
}

extension SyntaxNode {
  /// The statements of each way that an `ifExpr` or `switchExpr` with several can go; `nil` for all else.
  fileprivate var alternatives: [SyntaxNode]? {
    var lists: [SyntaxNode?] = []
    switch kind {
    case .ifExpr:
      var branch: SyntaxNode? = self
      while let current = branch, lists.count < 32 {
        lists += current.children(.codeBlock).map { $0.child(.codeBlockItemList) }
        branch = current.child(.ifExpr)
      }
    case .switchExpr:
      lists = (child(.switchCaseList)?.children(.switchCase) ?? []).map { $0.child(.codeBlockItemList) }
    default: return nil
    }
    return lists.compactMap { $0 }
  }

  /// Whether a scrim is among the views of a `codeBlockItemList`, or of a branch among them.
  fileprivate func holdsScrim(in model: FileModel, depth: Int = 0) -> Bool {
    children.compactMap(\.statementExpression).contains { view in
      let inner = view.kind == .ifExpr ? view.child(.codeBlock)?.child(.codeBlockItemList) : nil
      return (inner?.children.compactMap(\.statementExpression) ?? [view]).contains { inner in
        if Scrim(inner, in: model) != nil { return true }
        let isStack = Call(inner).map { $0.name == "ZStack" } ?? false
        return isStack && ModifierChain(outermost: inner).openedStack(in: model, depth: depth) != nil
      }
    }
  }
}
