import UnfoldEngine
import UnfoldSyntax

/// Finds set-up, purchase and introduction screens whose actions stand below spacers in a stack that can't give way.
public struct UnscrollableScreen: Rule {
  public init() {}

  public let id = "unscrollable-screen"
  public let level = RuleLevel.review
  public let summary = "set-up, purchase and introduction screens that assume everything fits"
  public let nodeKinds: [SyntaxKind] = [.structDecl]
  public let triggers: [Trigger] = ["Spacer"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard node.inheritedNames.contains("View"), let name = node.declaredName, ScreenName(name).isSetUp,
      let views = file.model.viewBody(of: node)?.getterBody?.builtViews, views.count == 1, let stack = tallStack(views[0].node),
      isLong(stack, in: file.model), !Room(file.model).givesWay(node), stack.node.standsOnAScreen(in: file.model),
      !Room(file.model).isGivenElsewhere(to: name),
      file.isShippedScreen(node)
    else { return [] }
    return [.review(id, stack.callee.textRange, Self.message)]
  }

  /// The `VStack` that is the whole screen, also below a navigation stack or over a background in a `ZStack`.
  private func tallStack(_ view: SyntaxNode, depth: Int = 0) -> Call? {
    guard depth < 4, let call = ModifierChain(outermost: view).baseCall else { return nil }
    switch call.name {
    case "VStack": return call
    case "ZStack", "NavigationStack", "NavigationView":
      let stacks = (call.builder?.builtViews ?? []).compactMap { tallStack($0.node, depth: depth + 1) }
      return stacks.count == 1 ? stacks[0] : nil
    default: return nil
    }
  }

  /// Whether a stack holds a spacer, several other things and a button behind the spacer.
  private func isLong(_ stack: Call, in model: FileModel) -> Bool {
    let views = stack.builder?.builtViews ?? []
    guard let spacer = views.firstIndex(where: { Call($0.node)?.callee.isText("Spacer") == true }) else {
      return false
    }
    let shown = views.filter { $0.chain.baseName != "Spacer" }
    guard shown.count >= 3 else { return false }
    return views[spacer...].contains { view in
      let code = model.definition(of: view.chain.base) ?? view.node
      return code.descendants.prefix(2048).contains { $0.kind == .functionCallExpr && Call($0)?.name == "Button" }
    }
  }

  private static let message = """
    This screen stacks its content and actions around spacers, and nothing scrolls or falls back where the window is \
    too short. Check it on a short, wide display with large text, and give it a `ScrollView` with the actions pinned \
    below, or a `ViewThatFits`.
    """
}
