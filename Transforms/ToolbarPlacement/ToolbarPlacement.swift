import UnfoldEngine
import UnfoldSyntax

/// Finds toolbar items placed by side, and names the role where the code leaves no doubt of it.
public struct ToolbarPlacement: Rule {
  public init() {}

  public let id = "toolbar-placement"
  public let level = RuleLevel.fix
  public let summary = "toolbar items placed by side instead of by role"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = [
    "topBarLeading", "topBarTrailing", "navigationBarLeading", "navigationBarTrailing", "navigationBarItems",
  ]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let call = Call(node), let name = call.nameToken else { return [] }
    let found: Finding?
    switch name.text {
    case "navigationBarItems": found = oldItems(node, in: file)
    case "ToolbarItem", "ToolbarItemGroup": found = call.isInitializer ? item(call, in: file) : nil
    default: return []
    }
    // Vertical bars came with iOS 27.1, so what only older systems run never stands in one.
    guard let found, !node.isLeft(toSystemsOlderThan: Version(27, 1)), file.isShippedScreen(node) else { return [] }
    return [found]
  }

  private func item(_ call: Call, in file: FileContext) -> Finding? {
    guard let placement = call.argument("placement"), let builder = call.builder, let message = placement.sideMessage,
      !file.model.declaresType(call.name)
    else { return nil }
    let views = builder.builtViews
    let shown = ShownOnly(model: file.model)
    // A title, a logo or a spinner is no action that a vertical bar could arrange.
    guard !views.allSatisfy({ shown.isTrue(of: $0.node) }) else { return nil }
    let review = Finding.review(id, placement.textRange, message)
    guard let side = Side(placement), placement.memberBase == nil, let placed = placement.nameToken,
      views.count == 1, !views[0].isConditional, let button = DismissingButton(views[0].node, in: file.model),
      button.role.side == side
    else { return review }
    let others = ItemSurroundings(call, on: side, in: file.model)
    guard others.isAloneOnItsSide, others.hasCancel || !button.needsCancel else { return review }
    let edit = Edit(placed.textRange, button.role.rawValue)
    return .fix(id, placement.textRange, button.role.message, edits: [edit])
  }

  private func oldItems(_ node: SyntaxNode, in file: FileContext) -> Finding? {
    guard let modifier = Modifier(node), let name = modifier.call.nameToken,
      !file.model.declaresModifier("navigationBarItems")
    else { return nil }
    let items = modifier.arguments.filter { $0.label == "leading" || $0.label == "trailing" }
    let shown = ShownOnly(model: file.model)
    guard !items.allSatisfy({ shown.isTrue(of: $0.value) }) else { return nil }
    return .review(id, modifier.period.textRange.lowerBound..<name.textRange.upperBound, Self.oldItems)
  }

  private static let oldItems = """
    These bar items are placed by side, with a modifier that came before `toolbar`. Check what each is for, and give \
    it a `ToolbarItem` with the placement of its role, since a vertical bar arranges actions by purpose.
    """
}

/// A side of the bar at the top.
enum Side {
  case leading, trailing

  /// `nil` where a placement names a role or another bar.
  init?(_ placement: SyntaxNode) {
    guard placement.kind == .memberAccessExpr, let name = placement.nameToken else { return nil }
    guard placement.memberBase == nil || placement.memberBase?.isText("ToolbarItemPlacement") == true else {
      return nil
    }
    if name.isText("topBarLeading") || name.isText("navigationBarLeading") {
      self = .leading
    } else if name.isText("topBarTrailing") || name.isText("navigationBarTrailing") {
      self = .trailing
    } else {
      return nil
    }
  }

  var message: String {
    let name = self == .leading ? "leading" : "trailing"
    return """
      This item is placed at the \(name) end of the top bar, and a vertical bar arranges actions by purpose. Check \
      which role fits, such as `.cancellationAction`, `.confirmationAction` or `.primaryAction`, and keep the \
      placement where the side itself is meant.
      """
  }
}

extension SyntaxNode {
  /// What to say of a placement by side, also of one that a condition chooses; `nil` for any other.
  fileprivate var sideMessage: String? {
    if let side = Side(self) { return side.message }
    guard let parts = child(.exprList)?.children,
      let choice = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }), parts.count == choice + 2
    else { return nil }
    let arms = parts[choice].children.filter { !$0.isToken } + [parts[choice + 1]]
    let sides = arms.compactMap { Side($0) }
    guard sides.count == arms.count else { return nil }
    if Set(sides).count == 1 { return sides[0].message }
    return """
      This item is placed at one end of the top bar or at the other, and a vertical bar arranges actions by purpose. \
      Check which role fits, such as `.primaryAction`, and keep the placement where the sides themselves are meant.
      """
  }
}
