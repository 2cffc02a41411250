import UnfoldEngine
import UnfoldSyntax

/// Finds toolbar actions and tabs that lack a title or an icon, and takes the title from the accessibility label.
public struct ToolbarLabels: Rule {
  public init() {}

  public let id = "toolbar-labels"
  public let level = RuleLevel.fix
  public let summary = "toolbar actions and tabs that lack a title or an icon"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["toolbar", "ToolbarItem", "tabItem", "TabView", "navigationBarItems"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let call = Call(node), let name = call.nameToken else { return [] }
    let found: [Finding]
    switch name.text {
    case "toolbar":
      guard Modifier(node) != nil, let builder = call.builder, builder.kind == .closureExpr,
        !file.model.declaresModifier("toolbar")
      else { return [] }
      found = builder.builtViews.flatMap { actions($0.node, in: file) }
    case "ToolbarItem", "ToolbarItemGroup":
      guard Modifier(node) == nil, !call.isBesideActions, let builder = call.builder, builder.kind == .closureExpr,
        !file.model.declaresType(name.text)
      else { return [] }
      found = builder.builtViews.flatMap { actions($0.node, in: file) }
    case "navigationBarItems":
      guard Modifier(node) != nil, !file.model.declaresModifier("navigationBarItems") else { return [] }
      found = call.arguments.flatMap { oldItems($0.value, in: file) }
    case "tabItem":
      guard Modifier(node) != nil, let builder = call.builder, builder.kind == .closureExpr, !node.isOfPage else {
        return []
      }
      found = tab(builder.builtViews, at: name.textRange, in: file)
    case "Tab":
      guard let label = call.trailingClosures.first(where: { $0.label == "label" })?.closure, !node.isOfPage,
        !file.model.declaresType("Tab")
      else { return [] }
      found = tab(label.builtViews, at: name.textRange, in: file)
    default: return []
    }
    return !found.isEmpty && file.isShippedScreen(node) ? found : []
  }

  // MARK: Actions

  /// A view of a toolbar, and what a property of the file builds in its place.
  private func actions(_ view: SyntaxNode, in file: FileContext) -> [Finding] {
    let isName = view.kind == .declReferenceExpr || Call(view)?.isInitializer == false
    guard isName, ModifierChain(outermost: view).links.isEmpty, let definition = file.model.definition(of: view)
    else { return action(view, canChange: true, in: file) }
    return definition.builtViews.flatMap { action($0.node, canChange: false, in: file) }
  }

  /// What is given to `navigationBarItems`: one action, or a stack of them. Whether a bar of that kind hides titles
  /// isn't certain, so nothing is changed.
  private func oldItems(_ view: SyntaxNode, in file: FileContext) -> [Finding] {
    var view = view
    while let inner = view.parenthesised { view = inner }
    let isName = view.kind == .declReferenceExpr || Call(view)?.isInitializer == false
    if isName, let definition = file.model.definition(of: view) {
      return definition.builtViews.flatMap { action($0.node, canChange: false, in: file) }
    }
    if let stack = Call(view), stack.callee.isText("HStack") || stack.callee.isText("Group") {
      return (stack.builder?.builtViews ?? []).flatMap { action($0.node, canChange: false, in: file) }
    }
    return action(view, canChange: false, in: file)
  }

  private func action(_ view: SyntaxNode, canChange: Bool, in file: FileContext) -> [Finding] {
    // Vertical bars came with iOS 27.1, so what only older systems run never stands in one.
    guard let action = BarAction(view, in: file.model), !view.isLeft(toSystemsOlderThan: Version(27, 1)) else {
      return []
    }
    let range = action.call.callee.textRange
    switch action.shows {
    case .title:
      // A sheet with nothing but its way out keeps a horizontal bar, which titles suit.
      if let title = action.title, TitleRole(title, in: file.model)?.isWayOut == true, view.isOnlyActionOfItsBar {
        return []
      }
      return [.review(id, range, LabelMessage.titleOnly)]
    case .icon(let icon):
      guard canChange, let icon, let title = SpokenTitle(action.chain, icon: icon, in: file.model),
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
    guard views.count == 1, let icon = BarIcon(first), let title = SpokenTitle(nil, icon: icon, in: file.model),
      let edits = LabelRewrite.label(icon, title, file.tree)
    else { return [.review(id, range, LabelMessage.iconOnlyTab)] }
    return [.fix(id, range, LabelMessage.fixOfTab, edits: edits)]
  }
}

extension TitleRole {
  /// Whether a title says only that what is presented goes.
  fileprivate var isWayOut: Bool {
    switch self {
    case .cancel, .done, .close: true
    case .completes: false
    }
  }
}

extension SyntaxNode {
  /// Whether the toolbar around an action has no other item or view in its list of statements.
  fileprivate var isOnlyActionOfItsBar: Bool {
    var node = self
    for outer in ancestors.prefix(64) {
      if outer.kind == .codeBlockItemList, outer.children.count > 1 { return false }
      if let modifier = Modifier(outer), modifier.name == "toolbar", modifier.base?.contains(node) != true {
        return true
      }
      if outer.kind == .accessorBlock || outer.kind == .functionDecl { return true }
      node = outer
    }
    return false
  }

  /// Whether a tab is a page of a tab view without a bar.
  fileprivate var isOfPage: Bool {
    let tabs = ancestors.prefix(64).first { Call($0)?.callee.isText("TabView") == true }
    guard let tabs else { return false }
    return ModifierChain(containing: tabs).allModifiers.contains { modifier in
      modifier.name == "tabViewStyle"
        && modifier.arguments.first?.value.text.lowercased().contains("page") == true
    }
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
