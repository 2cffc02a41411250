import UnfoldEngine
import UnfoldSyntax

/// Finds toolbar actions and tabs that lack a title or an icon, and takes the title from the accessibility label.
public struct ToolbarLabels: Rule {
  public init() {}

  public let id = "toolbar-labels"
  public let level = RuleLevel.fix
  public let summary = "toolbar actions and tabs that lack a title or an icon"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [StaticString] = ["toolbar", "ToolbarItem", "tabItem", "TabView"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let call = Call(node), let name = call.nameToken else { return [] }
    let found: [Finding]
    switch name.text {
    case "toolbar", "ToolbarItem", "ToolbarItemGroup":
      guard name.isText("toolbar") == (Modifier(node) != nil), file.model.names.types[name.text] == nil,
        file.model.names.functions["toolbar"] == nil || !name.isText("toolbar"), !call.isBesideActions,
        let builder = call.builder, builder.kind == .closureExpr
      else { return [] }
      found = builder.builtViews.flatMap { actions($0, in: file) }
    case "tabItem":
      guard Modifier(node) != nil, let builder = call.builder, builder.kind == .closureExpr else { return [] }
      found = tab(builder.builtViews, at: name.textRange, in: file)
    case "Tab":
      guard file.model.names.types["Tab"] == nil,
        let label = call.trailingClosures.first(where: { $0.label == "label" })?.closure
      else { return [] }
      found = tab(label.builtViews, at: name.textRange, in: file)
    default: return []
    }
    return !found.isEmpty && file.isShippedScreen(node) ? found : []
  }

  // MARK: Actions

  /// A view of a toolbar, and what a property of the file builds in its place.
  private func actions(_ view: BuiltView, in file: FileContext) -> [Finding] {
    let isName = view.node.kind == .declReferenceExpr || Call(view.node)?.isInitializer == false
    guard isName, view.chain.links.isEmpty, let definition = file.model.definition(of: view.node) else {
      return action(view, isShared: false, in: file)
    }
    return definition.builtViews.flatMap { action($0, isShared: true, in: file) }
  }

  private func action(_ view: BuiltView, isShared: Bool, in file: FileContext) -> [Finding] {
    guard let action = BarAction(view, in: file.model) else { return [] }
    let range = action.call.callee.textRange
    switch action.shows {
    case .both: return []
    case .title: return [.review(id, range, LabelMessage.titleOnly)]
    case .icon(let icon):
      guard !isShared, let title = SpokenTitle(action.chain, icon: icon),
        let edits = LabelRewrite(action: action, icon: icon, title: title, tree: file.tree).edits
      else { return [.review(id, range, LabelMessage.iconOnly)] }
      return [.fix(id, range, LabelMessage.fix, edits: edits)]
    }
  }

  // MARK: Tabs

  private func tab(_ views: [BuiltView], at range: Range<Int>, in file: FileContext) -> [Finding] {
    let names = views.map(\.chain.baseName)
    guard !views.isEmpty, names.allSatisfy({ $0 == "Image" || $0 == "Text" }), let first = views.first else {
      return []
    }
    if !names.contains("Image") { return [.review(id, range, LabelMessage.titleOnlyTab)] }
    if names.contains("Text") { return [] }
    guard views.count == 1, let icon = BarIcon(first), let title = SpokenTitle(nil, icon: icon),
      let edits = LabelRewrite.label(icon, title, file.tree)
    else { return [.review(id, range, LabelMessage.iconOnlyTab)] }
    return [.fix(id, range, LabelMessage.fixOfTab, edits: edits)]
  }
}

extension Call {
  /// Whether a toolbar item stands where no action of a bar does: over the keyboard, or in place of the title.
  fileprivate var isBesideActions: Bool {
    let placements = [
      "keyboard", "principal", "status", "title", "subtitle", "largeTitle", "largeSubtitle", "accessoryBar",
      "accessoryBarAction", "bottomOrnament",
    ]
    let placement = argument("placement")
    let name = (placement.flatMap { Call($0)?.nameToken } ?? placement?.nameToken)?.text
    return name.map(placements.contains) ?? false
  }
}

/// What findings of this rule say.
enum LabelMessage {
  static let titleOnly = """
    This toolbar action has a title and no icon, so it can't join a vertical bar. Check which symbol fits, and give \
    it both, such as `Button("Compose", systemImage: "square.and.pencil", action: compose)`.
    """
  static let iconOnly = """
    This toolbar action has an icon and no title, which an overflow menu would show. Check what it is called, and \
    give it both, such as `Button("Compose", systemImage: "square.and.pencil", action: compose)`.
    """
  static let fix = """
    This toolbar action had an icon alone, and an overflow menu shows titles: its accessibility label becomes its \
    title. Check the bar and its overflow menu.
    """
  static let titleOnlyTab = """
    This tab has a title and no icon, and a vertical bar shows icons. Check which symbol fits, and make it a `Label`.
    """
  static let iconOnlyTab = """
    This tab has an icon and no title. Check what it is called, and make it a `Label`.
    """
  static let fixOfTab = """
    This tab had an icon alone: its accessibility label becomes its title. Check the tab bar, where the title shows \
    now.
    """
}
