import UnfoldEngine
import UnfoldSyntax

/// A button, link or menu of a bar, by what it shows.
struct BarAction {
  enum Shown {
    case both, title
    case icon(BarIcon)
  }

  let chain: ModifierChain
  let call: Call
  let shows: Shown
  /// The closure with the icon, where there is one.
  let label: SyntaxNode?

  /// `nil` for what is no action, and where the file doesn't say what it shows.
  init?(_ view: BuiltView, in model: FileModel) {
    let chain = view.chain
    guard let call = chain.baseCall, ["Button", "NavigationLink", "Menu", "Link"].contains(call.name),
      call.callee.kind == .declReferenceExpr, model.names.types[call.name] == nil
    else { return nil }
    self.chain = chain
    self.call = call
    let hasIcon = call.arguments.contains { ["systemImage", "image", "icon"].contains($0.label) }
    if let first = call.arguments.first, first.label == nil, first.value.kind != .closureExpr {
      guard !hasIcon, first.value.plainText?.isEmpty != true else { return nil }
      // `Button(configuration)` and the like show what is elsewhere.
      guard first.value.kind == .stringLiteralExpr || BarAction.isTitle(first.value) else { return nil }
      label = nil
      shows = .title
      return
    }
    guard let label = BarAction.label(call) else { return nil }
    let views = label.builtViews
    let names = views.map(\.chain.baseName)
    self.label = label
    if views.count == 1, !views[0].isConditional, !views[0].isRepeated, let icon = BarIcon(views[0]) {
      shows = .icon(icon)
    } else if !views.isEmpty, names.allSatisfy({ $0 == "Text" }) {
      shows = .title
    } else {
      return nil
    }
  }

  /// Whether an argument without a label is surely the title: made by a function for localised text.
  private static func isTitle(_ value: SyntaxNode) -> Bool {
    guard let call = Call(value) else { return false }
    return ["LocalizedStringKey", "NSLocalizedString", "String", "LocalizedStringResource"].contains(call.name)
  }

  private static func label(_ call: Call) -> SyntaxNode? {
    if let labelled = call.argument("label") { return labelled.kind == .closureExpr ? labelled : nil }
    let closures = call.trailingClosures
    if let labelled = closures.first(where: { $0.label == "label" }) { return labelled.closure }
    let isLabel = call.arguments.contains { ["action", "destination", "value"].contains($0.label) }
    return isLabel && closures.count == 1 && closures[0].label == nil ? closures[0].closure : nil
  }
}

/// An image that is all that an action or a tab shows.
struct BarIcon {
  let chain: ModifierChain
  let call: Call
  /// The symbol's name, or the image's, as it is written; `nil` where `Label` has no form for it.
  let name: SyntaxNode?
  let isSymbol: Bool

  init?(_ view: BuiltView) {
    chain = view.chain
    guard let call = chain.baseCall, call.callee.isText("Image") else { return nil }
    self.call = call
    let only = call.arguments.count == 1 ? call.arguments[0] : nil
    isSymbol = only?.label == "systemName"
    name = isSymbol || (only?.label == nil && only?.value.kind == .stringLiteralExpr) ? only?.value : nil
  }

  /// Whether all that is applied to the image can be applied to a label with the same effect.
  var canBeLabel: Bool {
    let allowed = ["foregroundColor", "foregroundStyle", "tint", "font", "imageScale", "accessibilityLabel"]
    return name != nil && chain.links.count == chain.modifiers.count
      && chain.modifiers.allSatisfy { allowed.contains($0.name) }
  }
}

/// The accessibility label of an action or of its icon, which says what the title is.
struct SpokenTitle {
  let modifier: Modifier
  /// The literal as it is written.
  let text: String

  /// `nil` where there is none, more than one, or one that is no plain literal.
  ///
  /// - Parameters:
  ///   - action: the action around the icon.
  ///   - icon: what it shows.
  init?(_ action: ModifierChain?, icon: BarIcon) {
    let all = (action?.allModifiers ?? []) + icon.chain.allModifiers
    let labels = all.filter { $0.name == "accessibilityLabel" }
    guard labels.count == 1, labels[0].arguments.count == 1, labels[0].call.trailingClosures.isEmpty,
      var value = labels[0].arguments.first?.value
    else { return nil }
    if let text = Call(value), text.callee.isText("Text"), text.arguments.count == 1, text.arguments[0].label == nil {
      value = text.arguments[0].value
    }
    guard let plain = value.plainText, !plain.isEmpty else { return nil }
    modifier = labels[0]
    text = value.text
  }
}
