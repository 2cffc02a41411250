import UnfoldEngine
import UnfoldSyntax

/// Finds toolbars that hang on a split view instead of on one of its columns.
public struct SplitViewToolbar: Rule {
  public init() {}

  public let id = "split-view-toolbar"
  public let level = RuleLevel.review
  public let summary = "a toolbar on `NavigationSplitView` itself, not on a column"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["NavigationSplitView"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), modifier.name == "toolbar", modifier.base != nil,
      let content = modifier.call.builder, content.kind == .closureExpr, !content.builtViews.isEmpty,
      ModifierChain(outermost: node).baseCall?.callee.isText("NavigationSplitView") == true,
      !file.model.declaresType("NavigationSplitView"), file.isShippedScreen(node)
    else { return [] }
    return [.review(id, modifier.range, Self.message)]
  }

  private static let message = """
    This toolbar hangs on the split view, so it doesn't say which column its actions control, and only those of the \
    detail column can join a vertical bar. Check which column each action belongs to, and attach the toolbar there.
    """
}
