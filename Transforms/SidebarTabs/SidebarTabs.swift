import UnfoldEngine
import UnfoldSyntax

/// Turns tabs into a sidebar on wide iPhone layouts, where that is asked for.
///
/// The guidance on tab bars and toolbars: the style and the placement together, from iOS 27 on.
public struct SidebarTabs: Rule {
  public init() {}

  public let id = "sidebar-tabs"
  public let level = RuleLevel.onRequest
  public let summary = "tabs that become a sidebar on wide iPhone layouts"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["TabView"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let call = Call(node), call.callee.isText("TabView"), !file.model.declaresType("TabView"),
      let tabs = Tabs(call, in: file), file.isShippedScreen(node)
    else { return [] }
    if let doubt = tabs.doubt { return [.review(id, tabs.range, "\(Self.message) \(doubt)")] }
    switch file.guardedCall(tabs.isStyled ? Self.placement : Self.sidebar, at: node) {
    case .review(let reason):
      return [.review(id, tabs.range, "\(Self.message) \(reason)")]
    case .call(let guarded):
      let place = tabs.place.textRange.upperBound
      let names = guarded.isGuarded ? [guarded.text()] : tabs.isStyled ? [Self.placed] : [Self.styled, Self.placed]
      let text = names.map { "\n\(tabs.indentation(in: file.model)).\($0)" }.joined()
      var finding = Finding.fix(
        id, tabs.range, "\(Self.message) \(Self.afterwards)",
        edits: [Edit(place..<place, text)] + guarded.edits)
      finding.introducedAPIs = guarded.introducedAPIs
      return [finding]
    }
  }

  private static let styled = "tabViewStyle(.sidebarAdaptable)"
  private static let placed = "defaultTabBarPlacement(.sidebar)"
  private static let sidebar = helper("sidebarTabs", "\(styled).\(placed)", ["sidebar", "sidebarAdaptable"])
  private static let placement = helper("sidebarTabBarPlacement", placed, ["sidebar"])

  private static func helper(_ name: String, _ call: String, _ given: [String]) -> GuardedHelper {
    GuardedHelper(
      name, api: APITable.entry("defaultTabBarPlacement(_:)")!, givenAPIs: given.map { APITable.entry($0)! },
      call: call)
  }

  private static let message = """
    From iOS 27 on these tabs can become a sidebar on wide iPhone layouts, such as the inner display of iPhone Duo, \
    with `.tabViewStyle(.sidebarAdaptable)` and `.defaultTabBarPlacement(.sidebar)`.
    """
  private static let afterwards = """
    On iPad the style lets people open a sidebar too. Check every tab on both displays and on iPad.
    """
}
