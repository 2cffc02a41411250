import UnfoldEngine
import UnfoldSyntax

/// Finds sheets that are built from a ZStack, an offset and a drag, and makes system sheets of them.
public struct CustomSheets: Rule {
  public init() {}

  static let identifier = "custom-sheets"
  public let id = CustomSheets.identifier
  public let level = RuleLevel.fix
  public let summary = "sheets built from ZStack, offset and DragGesture, which a system sheet with detents replaces"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["DragGesture"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let call = Call(node), let name = call.nameToken, file.deploymentTarget.hasIOS else { return [] }
    let found: Finding?
    switch name.text {
    case "ZStack", "overlay": found = layered(call, in: file)
    case "background": found = behind(call, in: file)
    default: return []
    }
    guard let found, file.isShippedScreen(node) else { return [] }
    return [found]
  }

  /// A scrim and a panel over what they cover.
  private func layered(_ call: Call, in file: FileContext) -> Finding? {
    let isOverlay = Modifier(call.node)?.name == "overlay"
    guard isOverlay || call.isInitializer, let candidate = SheetCandidate(call, in: file), !candidate.isPartOfAnother
    else { return nil }
    do throws(SheetTrouble) {
      return try SheetRewrite.finding(for: candidate)
    } catch {
      let range = isOverlay ? call.ownRange : call.node.textRange
      return .review(id, range, SheetCandidate.reviewMessage(error.doubt))
    }
  }

  /// A panel with its scrim as a background, to be laid over other views by whoever uses it.
  private func behind(_ call: Call, in file: FileContext) -> Finding? {
    guard let modifier = Modifier(call.node), let base = modifier.base,
      let view = call.builder?.child(.codeBlockItemList)?.firstChild?.statementExpression
        ?? call.arguments.first?.value,
      let key = Scrim(view, in: file.model)?.shownBy,
      let panel = SheetPanel(base, isInBranch: false, in: file.model), panel.isAtBottom, !panel.comesFromElsewhere,
      panel.shownBy == key
    else { return nil }
    var action = SheetAction(model: file.model, state: SheetState(flag: key))
    for read in panel.drags.flatMap(\.actions) { action.read(read) }
    guard action.hidesDownwards else { return nil }
    return .review(id, base.textRange, SheetCandidate.reviewMessage(.callers))
  }
}

extension SheetCandidate {
  /// Whether a stack further out draws the same sheet over something.
  fileprivate var isPartOfAnother: Bool {
    guard covered.isEmpty else { return false }
    return stack.node.ancestors.prefix(64).contains { node in
      guard let outer = Call(node), outer.name == "ZStack" || outer.name == "overlay",
        let other = SheetCandidate(outer, in: file)
      else { return false }
      return other.panel.view == panel.view
    }
  }
}
