import UnfoldEngine
import UnfoldSyntax

/// Finds alerts and popovers that are put together from layers: a dimming over the screen and a card on it.
///
/// The guidance on presentations: system alerts and popovers adjust around the fold.
public struct CustomDialogs: Rule {
  public init() {}

  public let id = "custom-dialogs"
  public let level = RuleLevel.review
  public let summary = "alerts and popovers assembled from a ZStack, dimming and a card"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["ZStack", "overlay"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let call = Call(node), let name = call.nameToken, name.isText("ZStack") || name.isText("overlay") else {
      return []
    }
    let modifier = Modifier(node)
    guard name.isText("overlay") ? modifier != nil : modifier == nil && call.isInitializer,
      DialogLayers(call, in: file.model)?.isShownOverContent == true, file.isShippedScreen(node)
    else { return [] }
    let start = modifier?.period.textRange.lowerBound ?? call.callee.textRange.lowerBound
    return [.review(id, start..<name.textRange.upperBound, Self.message)]
  }

  private static let message = """
    A dimming and a card laid over the screen make an alert or a popover by hand, which doesn't move away from the \
    fold as the system's does. Check whether `alert`, `confirmationDialog` or `popover` can take its place, with \
    what each button does.
    """
}
