import UnfoldEngine
import UnfoldSyntax

/// A view that shows nothing and has a height of its own: `Spacer().frame(height: 34)`, or `Color.clear` instead.
struct FixedGap {
  /// The `frame(height:)`.
  let frame: Modifier
  /// The height in points.
  let height: SyntaxNode

  /// `nil` where `view`, a whole expression, is anything else.
  init?(_ view: SyntaxNode) {
    guard let frame = Modifier(view), frame.name == "frame", let base = frame.base, base.isSpacerOrClear,
      let height = frame.call.argument("height"), frame.arguments.allSatisfy({ $0.label != "alignment" }),
      frame.call.trailingClosures.isEmpty
    else { return nil }
    self.frame = frame
    self.height = height
  }
}

extension SyntaxNode {
  fileprivate var isSpacerOrClear: Bool {
    if kind == .memberAccessExpr { return text == "Color.clear" }
    guard let call = Call(self) else { return false }
    return call.callee.isText("Spacer") && call.trailingClosures.isEmpty
      && call.arguments.allSatisfy { $0.label == "minLength" }
  }
}
