import UnfoldEngine
import UnfoldSyntax

/// The small bar that says a sheet can be dragged.
struct Grabber {
  let taps: [SyntaxNode]
  let drags: [SheetDrag]

  /// `nil` where `view`, or the property that it names, is anything else.
  init?(_ view: SyntaxNode, in model: FileModel) {
    let view = model.onlyExpression(ofDeclarationNamedBy: view) ?? view
    guard view.isViewExpression else { return nil }
    let chain = ModifierChain(outermost: view)
    let shapes: Set<String> = ["Capsule", "RoundedRectangle", "Rectangle", "Color"]
    let isColour = chain.base.kind == .memberAccessExpr && chain.base.memberBase?.isText("Color") == true
    guard shapes.contains(chain.baseName) || isColour else { return nil }
    let frames = chain.modifiers.filter { $0.name == "frame" }
    let isSmall = frames.contains { frame in
      guard let width = frame.call.argument("width").flatMap(model.number),
        let height = frame.call.argument("height").flatMap(model.number)
      else { return false }
      return width <= 120 && height <= 10
    }
    guard isSmall, chain.links.count == chain.modifiers.count else { return nil }
    let drawn: Set<String> = [
      "fill", "foregroundColor", "foregroundStyle", "frame", "padding", "opacity", "cornerRadius", "clipShape",
      "accessibilityHidden", "accessibilityLabel", "contentShape", "onTapGesture",
    ]
    var drags: [SheetDrag] = []
    for modifier in chain.modifiers where !drawn.contains(modifier.name) {
      guard let drag = SheetDrag(modifier, in: model) else { return nil }
      drags.append(drag)
    }
    self.drags = drags
    taps = chain.modifiers.filter { $0.name == "onTapGesture" }.compactMap {
      $0.call.trailingClosures.first?.closure ?? $0.call.argument("perform")
    }
  }
}
