import UnfoldEngine
import UnfoldSyntax

/// The layers of a ZStack or an overlay that show a dialog: the dimming and, right on top of it, the card.
struct DialogLayers {
  let stack: Call
  let model: FileModel
  private let dimming: BuiltView
  private let card: BuiltView
  /// Whether something of the same stack lies below, that is always there.
  private let hasContentBelow: Bool

  /// `nil` where the layers hold no dialog.
  init?(_ stack: Call, in model: FileModel) {
    guard stack.isCentredOrAbove, let builder = stack.builder ?? stack.arguments.first?.value else { return nil }
    let views = builder.kind == .closureExpr ? builder.builtViews : []
    let fills = ModifierChain(containing: stack.node).ignoresSafeArea
    guard views.count > 1, views.count < 64,
      let place = views.indices.dropLast().first(where: { views[$0].chain.dimsScreen(fills) })
    else { return nil }
    self.stack = stack
    self.model = model
    dimming = views[place]
    card = views[place + 1]
    hasContentBelow = views[..<place].contains { !$0.isConditional && !$0.chain.isDimming }
    guard DialogCard(card.node, in: model) != nil else { return nil }
  }

  /// Whether a condition lays the dialog over a screen.
  var isShownOverContent: Bool {
    let isOverlay = Modifier(stack.node) != nil
    if dimming.isConditional || card.isConditional {
      guard let shown = dimming.node.conditionAround(within: stack.node),
        card.node.conditionAround(within: stack.node)?.text == shown.text, DialogWords.allow(shown.text)
      else { return false }
      if isOverlay || hasContentBelow { return true }
      return model.paths(from: stack.node).contains { isLaidOver($0, isShown: true) }
    }
    if hasContentBelow { return false }
    return model.paths(from: stack.node).contains { isLaidOver($0, isShown: false) }
  }

  /// Whether a path leads through a condition to what is under the dialog, before it leaves the screen.
  private func isLaidOver(_ path: ViewPath, isShown: Bool) -> Bool {
    var isShown = isShown
    for step in path.steps {
      switch step {
      case .branch(let branch):
        guard branch.kind == .ifExpr, let condition = branch.child(.conditionElementList),
          DialogWords.allow(condition.text)
        else { return false }
        isShown = true
      case .attached(let modifier, _):
        return isShown && modifier.name == "overlay"
      case .contained(let call, _):
        switch Container(call.name) {
        case .layers: return isShown && (call.builder?.builtViews.count ?? 0) > 1
        case .transparent, .reader: continue
        default: return false
        }
      default: continue
      }
    }
    if case .body(let type) = path.end { return type.isDialog }
    return false
  }
}

/// Words for what looks like a dialog and asks nothing.
enum DialogWords {
  private static let others = [
    "toast", "snack", "hud", "loading", "progress", "onboard", "tutorial", "coach", "spotlight", "tour", "tooltip",
    "walkthrough", "paywall", "premium", "subscri", "upgrade", "sidebar", "sidemenu", "drawer", "gameover",
    "gamestate", "score", "level", "reward", "confetti", "zoom", "lightbox", "viewer", "intro", "welcome",
    "keyboard", "debug",
  ]

  /// Whether a condition or a name may be a dialog's.
  static func allow(_ text: String) -> Bool {
    let words = text.lowercased()
    return !others.contains { words.contains($0) }
  }
}

extension Call {
  /// Whether a stack or overlay puts what it holds in the middle, or at the top, where a popover may be.
  fileprivate var isCentredOrAbove: Bool {
    guard let alignment = argument("alignment") else { return true }
    return ["center", "top", "topLeading", "topTrailing"].contains(alignment.nameToken?.text)
  }
}

extension ModifierChain {
  fileprivate var ignoresSafeArea: Bool {
    allModifiers.contains { $0.name == "ignoresSafeArea" || $0.name == "edgesIgnoringSafeArea" }
  }

  /// Whether the view darkens all of the screen.
  ///
  /// - Parameter fills: whether the stack that it is in goes to the edges.
  fileprivate func dimsScreen(_ fills: Bool) -> Bool {
    guard isDimming, fills || ignoresSafeArea else { return false }
    return !allModifiers.contains { modifier in
      modifier.name == "frame" && ["width", "height"].contains { modifier.call.argument($0) != nil }
    }
  }
}

extension SyntaxNode {
  /// The condition under which a view stands in a stack's builder; `nil` without one, and in other branches than the
  /// first.
  fileprivate func conditionAround(within stack: SyntaxNode) -> SyntaxNode? {
    var inner = self
    for outer in ancestors.prefix(64) {
      if outer == stack { return nil }
      if outer.kind == .ifExpr {
        guard outer.parent?.kind != .ifExpr, outer.children(.codeBlock).first == inner else { return nil }
        return outer.child(.conditionElementList)
      }
      if outer.kind == .switchExpr || outer.kind == .ifConfigDecl { return nil }
      inner = outer
    }
    return nil
  }

  /// Whether a view that other files show is one that asks: it is named so, or it can end its being shown.
  fileprivate var isDialog: Bool {
    guard let name = declaredName?.lowercased(), inheritedNames.contains("View") else { return false }
    if ["alert", "dialog", "popup", "popover", "confirm"].contains(where: name.contains) { return true }
    let members = child(.memberBlock)?.child(.memberBlockItemList)?.children ?? []
    return members.contains { member in
      guard let property = member.firstChild, property.kind == .variableDecl, property.hasAttribute("Binding"),
        let binding = property.child(.patternBindingList)?.firstChild,
        let type = binding.child(.typeAnnotation)?.lastChild, let shown = binding.declaredName
      else { return false }
      let words = ["show", "present", "visible", "open", "active"]
      return type.isText("Bool") && words.contains { shown.lowercased().contains($0) }
    }
  }
}
