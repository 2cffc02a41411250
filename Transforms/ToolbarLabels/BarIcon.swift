import UnfoldEngine
import UnfoldSyntax

/// An image that is all that an action or a tab shows.
struct BarIcon {
  let chain: ModifierChain
  let call: Call
  /// The symbol's name, or the image's, as it is written; `nil` where `Label` has no form for it.
  let name: SyntaxNode?
  let isSymbol: Bool
  /// Whether it is made by an initialiser that Xcode generates for an asset: `Image(.logo)`.
  let isGenerated: Bool

  init?(_ view: BuiltView) {
    chain = view.chain
    guard let call = chain.baseCall, call.callee.isText("Image") else { return nil }
    self.call = call
    let only = call.arguments.count == 1 ? call.arguments[0] : nil
    isSymbol = only?.label == "systemName"
    name = isSymbol || (only?.label == nil && only?.value.kind == .stringLiteralExpr) ? only?.value : nil
    isGenerated =
      only.map { $0.label == nil && $0.value.kind == .memberAccessExpr && $0.value.memberBase == nil } ?? false
  }

  /// Whether all that is applied to the image can be applied to a label with the same effect.
  var canBeLabel: Bool {
    let allowed = ["foregroundColor", "foregroundStyle", "tint", "font", "imageScale", "accessibilityLabel"]
    return (name != nil || isGenerated) && chain.links.count == chain.modifiers.count
      && chain.modifiers.allSatisfy { allowed.contains($0.name) }
  }
}

/// The accessibility label of an action or of its icon, which says what the title is.
struct SpokenTitle {
  let modifier: Modifier
  /// The literal, or what gives a string, as it is written.
  let text: String

  /// `nil` where there is none, more than one, or one that isn't known to be text.
  ///
  /// - Parameters:
  ///   - action: the action around the icon.
  ///   - icon: what it shows.
  init?(_ action: ModifierChain?, icon: BarIcon, in model: FileModel) {
    let all = (action?.allModifiers ?? []) + icon.chain.allModifiers
    let labels = all.filter { $0.name == "accessibilityLabel" }
    guard labels.count == 1, labels[0].arguments.count == 1, labels[0].call.trailingClosures.isEmpty,
      var value = labels[0].arguments.first?.value
    else { return nil }
    if let text = Call(value), text.callee.isText("Text"), text.arguments.count == 1, text.arguments[0].label == nil {
      value = text.arguments[0].value
    }
    guard SpokenTitle.isText(value, in: model), !value.text.contains(where: \.isNewline) else { return nil }
    modifier = labels[0]
    text = value.text
  }

  /// Whether an expression is a literal that says something, or surely a string: made by a function for localised
  /// text, or a constant that is one of these.
  private static func isText(_ value: SyntaxNode, in model: FileModel) -> Bool {
    if isLiteralOrLocalised(value) { return true }
    guard value.kind == .declReferenceExpr || value.kind == .memberAccessExpr else { return false }
    guard let binding = model.bindingAnywhere(of: value),
      let constant = binding.model.constantValue(binding.node)
    else { return false }
    let type = binding.node.child(.typeAnnotation)?.lastChild?.text
    return isLiteralOrLocalised(constant) && (type == nil || type == "String" || type == "LocalizedStringKey")
  }

  private static func isLiteralOrLocalised(_ value: SyntaxNode) -> Bool {
    if let plain = value.plainText { return !plain.isEmpty }
    guard let call = Call(value), call.trailingClosures.isEmpty else { return false }
    if call.callee.isText("NSLocalizedString") { return true }
    return call.callee.isText("String") && call.argument("localized") != nil
  }
}
