import UnfoldEngine
import UnfoldSyntax

/// Finds toolbar items placed by side, and names the role where the code leaves no doubt of it.
public struct ToolbarPlacement: Rule {
  public init() {}

  public let id = "toolbar-placement"
  public let level = RuleLevel.fix
  public let summary = "toolbar items placed by side instead of by role"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [StaticString] = [
    "topBarLeading", "topBarTrailing", "navigationBarLeading", "navigationBarTrailing", "navigationBarItems",
  ]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let call = Call(node), let name = call.nameToken else { return [] }
    if name.isText("navigationBarItems") {
      guard let modifier = Modifier(node), file.model.names.functions["navigationBarItems"] == nil,
        call.arguments.contains(where: { $0.label == "leading" || $0.label == "trailing" }),
        file.isShippedScreen(node)
      else { return [] }
      return [.review(id, modifier.period.textRange.lowerBound..<name.textRange.upperBound, Self.oldItems)]
    }
    guard name.isText("ToolbarItem") || name.isText("ToolbarItemGroup"), call.isInitializer,
      file.model.names.types[name.text] == nil,
      let placement = call.argument("placement"), let side = Side(placement), let placed = placement.nameToken,
      let builder = call.builder
    else { return [] }
    let views = builder.builtViews
    // A title, a logo or a spinner is no action that a vertical bar could arrange.
    guard !views.allSatisfy({ $0.isShownOnly }), file.isShippedScreen(node) else { return [] }
    let range = placement.textRange
    let role = views.count == 1 && !views[0].isConditional ? DismissingButton(views[0], in: file.model)?.role : nil
    guard let role, role.side == side, placement.memberBase == nil else { return [.review(id, range, side.message)] }
    return [.fix(id, range, role.message, edits: [Edit(placed.textRange, role.rawValue)])]
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

extension BuiltView {
  /// Whether the view only shows something, such as a title, and can't be chosen.
  fileprivate var isShownOnly: Bool {
    let shown = ["Text", "Image", "Spacer", "ProgressView", "EmptyView", "Divider", "Color"]
    guard chain.baseCall?.isInitializer == true, shown.contains(chain.baseName) else { return false }
    return !chain.allModifiers.contains { $0.name == "onTapGesture" || $0.name == "gesture" }
  }
}
