import UnfoldEngine
import UnfoldSyntax

/// A colour that darkens what a sheet covers.
struct Scrim {
  /// The state that its opacity hangs on, where no branch shows it.
  let shownBy: String?
  /// What a tap does: closures, or functions by name.
  let taps: [SyntaxNode]
  /// Whether nothing is applied to it that a scrim doesn't need.
  let isPlain: Bool

  private static let needed: Set<String> = [
    "opacity", "ignoresSafeArea", "edgesIgnoringSafeArea", "onTapGesture", "transition", "animation", "zIndex",
    "frame", "contentShape", "fill", "foregroundColor", "foregroundStyle", "allowsHitTesting",
    "accessibilityHidden", "accessibilityLabel", "accessibilityAddTraits", "accessibilityAction",
    "accessibilityIdentifier", "accessibility", "accessibilityElement",
  ]

  /// `nil` where `view`, or the property that it names, is anything else.
  init?(_ view: SyntaxNode, in model: FileModel) {
    let view = model.onlyExpression(ofDeclarationNamedBy: view) ?? view
    guard view.isViewExpression else { return nil }
    let chain = ModifierChain(outermost: view)
    let modifiers = chain.modifiers
    guard chain.isDimming else { return nil }
    let opacities = modifiers.filter { $0.name == "opacity" }.compactMap(\.arguments.first?.value)
    let choices = opacities.compactMap(\.choice)
    shownBy = choices.first?.key
    taps = modifiers.filter { $0.name == "onTapGesture" }.compactMap { modifier in
      modifier.call.trailingClosures.first?.closure ?? modifier.call.argument("perform")
    }
    let shownBy = shownBy
    isPlain =
      modifiers.allSatisfy { Scrim.needed.contains($0.name) && $0.takesTaps(while: shownBy) }
      && chain.links.count == modifiers.count
      && choices.allSatisfy { $0.otherwise.count == 1 && Double($0.otherwise[0].text) == 0 }
  }
}

extension Modifier {
  /// Whether it leaves taps alone, or takes them whenever the sheet is there.
  fileprivate func takesTaps(while shown: String?) -> Bool {
    guard name == "allowsHitTesting", let value = arguments.first?.value else { return true }
    return value.kind == .booleanLiteralExpr || (shown != nil && value.stateKey == shown)
  }
}
