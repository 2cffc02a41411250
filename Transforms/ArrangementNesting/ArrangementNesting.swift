import UnfoldEngine
import UnfoldSyntax

/// Finds arrangements inside what scrolls, navigation inside the children of an arrangement, and the values that an
/// arrangement hands to its children where they mean nothing.
public struct ArrangementNesting: Rule {
  public init() {}

  public let id = "arrangement-nesting"
  public let level = RuleLevel.review
  public let summary = "`ArrangementView` in a scroll view or list, navigation inside its children"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr, .patternBinding]
  public let triggers: [Trigger] = ["ArrangementView", "splitArrangementAxis", "overlayArrangementZIndex"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    if node.kind == .patternBinding { return readValue(node, in: file) }
    guard let call = Call(node), call.callee.kind == .declReferenceExpr,
      !file.model.declaresType("ArrangementView"), !file.model.declaresType(call.name)
    else { return [] }
    let outer: Set<String>
    let message: String
    switch call.name {
    case "ArrangementView":
      outer = ["ScrollView", "List", "Form"]
      message = Self.scrolled
    case "NavigationStack", "NavigationSplitView", "NavigationView", "TabView":
      guard !isPager(node) else { return [] }
      outer = ["ArrangementView"]
      message = Self.navigation
    default: return []
    }
    guard file.model.paths(from: node).contains(where: { stands($0, in: outer, model: file.model) }),
      file.isShippedScreen(node)
    else { return [] }
    return [.review(id, call.callee.textRange, message)]
  }

  /// A value of an arrangement that is read where there is none, or taken for whether the other child is hidden.
  private func readValue(_ binding: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let value = ArrangementValue(binding, in: file.model) else { return [] }
    if value.isReadOutside {
      return file.isShippedScreen(binding) ? [.review(id, binding.textRange, Self.outside)] : []
    }
    let places = value.usesAsVisibility
    guard !places.isEmpty, file.isShippedScreen(binding) else { return [] }
    return places.map { .review(id, $0.textRange, Self.visibility) }
  }

  /// Whether a path leads through one of the containers before it leaves the screen.
  private func stands(_ path: ViewPath, in outer: Set<String>, model: FileModel) -> Bool {
    if case .preview = path.end { return false }
    for step in path.steps {
      switch step {
      case .contained(let call, _):
        guard !model.declaresType(call.name) else { return false }
        if outer.contains(call.name) { return true }
        // A link's destination is a screen of its own, and what a view from elsewhere does isn't known.
        if call.name == "ArrangementView" { continue }
        guard let container = Container(call.name), container != .control else { return false }
      case .attached(let modifier, _):
        switch Attachment(modifier.name) {
        case .behind, .over, .inset: continue
        case .screen, .system, nil: return false
        }
      default: continue
      }
    }
    return false
  }

  /// Whether a tab view only pages through pictures or cards.
  private func isPager(_ view: SyntaxNode) -> Bool {
    ModifierChain(containing: view).allModifiers.contains { modifier in
      guard modifier.name == "tabViewStyle", let style = modifier.arguments.first?.value else { return false }
      let name = Call(style)?.nameToken ?? style.nameToken
      return name?.isText("page") == true || name?.isText("PageTabViewStyle") == true
    }
  }

  private static let scrolled = """
    An arrangement divides the room it is given, and inside a scroll view or a list that room has no end. Move the \
    scrolling into its children, and check both on a partly folded iPhone Duo.
    """

  private static let outside = """
    An arrangement hands this value to its children alone, so around it there is nothing to read. Read it in a view \
    inside one of the children, and check what happens without an arrangement.
    """

  private static let visibility = """
    This value says how the children are laid out, not whether one of them is hidden. Check what should happen when \
    there is no room for the secondary child, and offer another way to what it shows.
    """

  private static let navigation = """
    Navigation and tabs belong around an arrangement, not into one of its children, which may be moved, resized or \
    left out. Check what the navigation is for, and wrap the `ArrangementView` in it.
    """
}
