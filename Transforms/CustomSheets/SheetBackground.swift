import UnfoldEngine
import UnfoldSyntax

extension Modifier {
  /// The style of a background that is a colour, or a shape filled with one.
  var backgroundStyle: SyntaxNode? {
    guard call.trailingClosures.isEmpty else {
      let list = call.trailingClosures[0].closure.child(.codeBlockItemList)
      guard call.trailingClosures.count == 1, arguments.isEmpty, list?.children.count == 1 else { return nil }
      return list?.firstChild!.statementExpression?.fillStyle
    }
    guard let first = arguments.first, first.label == nil, arguments.dropFirst().allSatisfy({ $0.label == "in" })
    else { return nil }
    return first.value.fillStyle
  }

  /// Whether a background is the system's own, in some shape, so that a system sheet has it too.
  var isPlainBackground: Bool {
    if let closure = call.trailingClosures.first?.closure {
      guard let list = closure.child(.codeBlockItemList), list.children.count == 1, arguments.isEmpty,
        let view = list.firstChild!.statementExpression
      else { return false }
      return view.isPlainFill
    }
    guard let first = arguments.first, first.label == nil else { return arguments.isEmpty }
    return first.value.isPlainFill
      && arguments.dropFirst().allSatisfy { $0.label == "in" || $0.label == "ignoresSafeAreaEdges" }
  }
}

extension SyntaxNode {
  private static let plainNames: Set<String> = [
    "background", "white", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "regularMaterial", "thickMaterial",
    "ultraThickMaterial", "thinMaterial", "ultraThinMaterial", "bar",
  ]

  /// A colour or material of the system's own backgrounds, or a shape filled with one.
  fileprivate var isPlainFill: Bool {
    if kind == .memberAccessExpr { return nameToken.map { SyntaxNode.plainNames.contains($0.text) } ?? false }
    guard isViewExpression else { return false }
    let chain = ModifierChain(outermost: self)
    let allowed: Set<String> = [
      "fill", "foregroundColor", "foregroundStyle", "cornerRadius", "clipShape", "shadow", "ignoresSafeArea",
      "edgesIgnoringSafeArea",
    ]
    guard chain.links.count == chain.modifiers.count, chain.modifiers.allSatisfy({ allowed.contains($0.name) }) else {
      return false
    }
    if chain.base.kind == .memberAccessExpr { return chain.base.isPlainFill }
    guard let call = chain.baseCall else { return false }
    if call.name == "Color" { return call.arguments.count == 1 && call.arguments[0].value.isPlainFill }
    let fills = chain.modifiers.filter { ["fill", "foregroundColor", "foregroundStyle"].contains($0.name) }
    return call.isInitializer && fills.count == 1 && fills[0].arguments.first?.value.isPlainFill == true
  }

  /// The colour that it is, or that fills a shape.
  fileprivate var fillStyle: SyntaxNode? {
    if kind == .memberAccessExpr { return memberBase == nil || memberBase?.isText("Color") == true ? self : nil }
    guard kind == .functionCallExpr else { return nil }
    let chain = ModifierChain(outermost: self)
    guard chain.links.count == chain.modifiers.count else { return nil }
    let isColour = chain.baseName == "Color" || chain.base.memberBase?.isText("Color") == true
    if isColour { return chain.modifiers.allSatisfy { $0.name == "opacity" } ? self : nil }
    guard let call = chain.baseCall, call.isInitializer, chain.modifiers.count == 1, let fill = chain.modifiers.first,
      fill.name == "fill", fill.arguments.count == 1
    else { return nil }
    return fill.arguments[0].value.fillStyle
  }
}
