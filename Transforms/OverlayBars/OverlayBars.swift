import UnfoldEngine
import UnfoldSyntax

/// Finds bars of controls that are laid over scrolling content and attaches them to its edge, together with the room
/// that was guessed for them.
public struct OverlayBars: Rule {
  public init() {}

  public let id = "overlay-bars"
  public let level = RuleLevel.fix
  public let summary = "control bars layered in a ZStack or overlay over content, with guessed clearance"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["ZStack", "overlay"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS, let call = Call(node), let name = call.nameToken else { return [] }
    let layerings: [Layering]
    if name.isText("ZStack") {
      layerings = Layering.layers(of: call, in: file.model)
    } else if name.isText("overlay"), let modifier = Modifier(node) {
      layerings = Layering(overlay: modifier, in: file.model).map { [$0] } ?? []
    } else {
      return []
    }
    let found = layerings.compactMap { finding($0, in: file) }
    return !found.isEmpty && file.isShippedScreen(node) ? found : []
  }

  private func finding(_ layering: Layering, in file: FileContext) -> Finding? {
    let message = BarMessage(layering: layering)
    switch BarVerdict(layering, in: file.model) {
    case .silent: return nil
    case .review(let doubt): return .review(id, layering.range, message.review(doubt))
    case .fix(let clearance):
      switch file.guardedCall(.horizontalBar, at: layering.node) {
      case .review(let reason):
        return .review(id, layering.range, message.review(.unavailable(reason)))
      case .call(let call):
        let attachment = BarAttachment(model: file.model, layering: layering, clearance: clearance, name: call.name)
        guard let change = attachment.change() else {
          return .review(id, layering.range, message.review(.entangled))
        }
        let unused = file.model.unusedBindings(without: clearance.expression)
        // The compiler warns about a local value without a use.
        guard unused.allSatisfy(\.isMemberOrGlobal) else {
          return .review(id, layering.range, message.review(.entangled))
        }
        let names = unused.compactMap(\.declaredName)
        var finding = Finding.fix(
          id, layering.range, message.fix(clearance, unused: names, remarks: change.removedComments.count),
          edits: change.edits + call.edits, removedComments: change.removedComments)
        finding.introducedAPIs = call.introducedAPIs
        return finding
      }
    }
  }
}
