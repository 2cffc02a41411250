import UnfoldEngine
import UnfoldSyntax

extension APIUse {
  /// The helper for a modifier whose older way is certain; `nil` for all others.
  var helper: GuardedHelper? {
    guard api.kind == .modifier, let call = Call(node) else { return nil }
    switch api.baseName {
    case "safeAreaBar": return call.barHelper
    case "backgroundExtensionEffect":
      guard call.arguments.isEmpty, call.trailingClosures.isEmpty else { return nil }
      return GuardedHelper("backgroundExtensionEffectIfAvailable", api: api, call: "backgroundExtensionEffect()")
    case "presentationDragIndicator":
      return passingOn("visibility: Visibility", argument: "visibility")
    case "presentationCornerRadius":
      return passingOn("cornerRadius: CGFloat?", argument: "cornerRadius")
    default: return nil
    }
  }

  /// What the modifier adds is only for the eye, so older systems show the view without it.
  private func passingOn(_ parameter: String, argument: String) -> GuardedHelper {
    GuardedHelper(
      "\(api.baseName)IfAvailable", api: api, parameters: ["_ \(parameter)"], call: "\(api.baseName)(\(argument))")
  }
}

extension Call {
  /// Which of the two bars this is; only an edge that is written out tells.
  fileprivate var barHelper: GuardedHelper? {
    guard let edge = argument("edge"), let content = trailingClosures.first ?? argument("content").map({ ("", $0) }),
      content.closure.kind == .closureExpr, trailingClosures.count <= 1
    else { return nil }
    switch edge.text {
    case ".top", ".bottom", "VerticalEdge.top", "VerticalEdge.bottom": return .horizontalBar
    case ".leading", ".trailing", "HorizontalEdge.leading", "HorizontalEdge.trailing": return .verticalBar
    default: return nil
    }
  }
}

extension GuardedHelper {
  /// What becomes of the view, in a sentence for the finding.
  var promise: String {
    let older = fallbackAPI.map { "use `\($0.baseName)`" } ?? "show the view without it"
    return "It is called through a guarded helper; older systems \(older). Look at the screen on both."
  }
}
