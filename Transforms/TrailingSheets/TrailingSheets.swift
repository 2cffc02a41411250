import UnfoldEngine
import UnfoldSyntax

/// Puts sheets to the side that leave what is behind them usable, where that is asked for.
///
/// The guidance on presentations: side placement when it is requested or a sheet obscures what must stay visible.
public struct TrailingSheets: Rule {
  public init() {}

  public let id = "trailing-sheets"
  public let level = RuleLevel.onRequest
  public let summary = "`presentationPlacement` for sheets that cover what must stay visible"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["presentationBackgroundInteraction", "sheet"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), !file.model.declaresModifier(modifier.name) else { return [] }
    switch modifier.name {
    case "presentationBackgroundInteraction": return usable(modifier, in: file)
    case "sheet": return covering(modifier, in: file)
    default: return []
    }
  }

  /// A sheet that says itself that what is behind it stays usable.
  private func usable(_ modifier: Modifier, in file: FileContext) -> [Finding] {
    guard modifier.arguments.count == 1, let name = modifier.call.nameToken,
      let isAlways = modifier.arguments[0].value.enablesBackground,
      let content = SheetContentPlace(modifier, in: file.model), file.isShippedScreen(modifier.node)
    else { return [] }
    let range = modifier.period.textRange.lowerBound..<name.textRange.upperBound
    if !isAlways { return [.review(id, range, "\(Self.usable) \(Self.sometimes)")] }
    guard modifier.reachesItsDetent else { return [.review(id, range, "\(Self.usable) \(Self.height)")] }
    guard content.isSheetAlone else { return [.review(id, range, "\(Self.usable) \(Self.elsewhere)")] }
    switch file.guardedCall(Self.helper, at: modifier.node) {
    case .review(let reason):
      return [.review(id, range, "\(Self.usable) \(reason)")]
    case .call(let call):
      let place = modifier.node.textRange.upperBound
      let source = file.tree.source
      let startsLine = modifier.base.map { base in
        source.hasLineBreak(in: base.textRange.upperBound..<modifier.period.textRange.lowerBound)
      } ?? false
      let space = startsLine ? "\n" + source.indentation(ofLineAt: modifier.period.textRange.lowerBound) : ""
      var finding = Finding.fix(
        id, range, "\(Self.usable) \(Self.afterwards)",
        edits: [Edit(place..<place, "\(space).\(call.text())")] + call.edits)
      finding.introducedAPIs = call.introducedAPIs
      return [finding]
    }
  }

  /// A low sheet over a map or a video.
  private func covering(_ modifier: Modifier, in file: FileContext) -> [Finding] {
    guard let content = modifier.call.builder, content.kind == .closureExpr, let base = modifier.base,
      content.hasLowDetents, base.showsWhatIsLookedAt, let name = modifier.call.nameToken,
      file.isShippedScreen(modifier.node)
    else { return [] }
    let range = modifier.period.textRange.lowerBound..<name.textRange.upperBound
    return [.review(id, range, Self.covering)]
  }

  private static let helper = GuardedHelper(
    "trailingPresentation", api: APITable.entry("presentationPlacement(_:)")!,
    givenAPIs: [APITable.entry("trailing")!], call: "presentationPlacement(.trailing)")

  private static let usable = """
    What is behind this sheet stays usable, and in wide windows from iOS 27 on `.presentationPlacement(.trailing)` \
    keeps it in sight.
    """
  private static let afterwards = """
    Check what the sheet covers on the inner display of iPhone Duo and in a wide iPad window.
    """
  private static let sometimes = "Here a condition decides; check whether the placement should follow it."
  private static let height = """
    The file doesn't show that the sheet has the height up to which that holds; check whether it ever does.
    """
  private static let elsewhere = """
    The file doesn't show that a sheet alone presents this view; check that, since only sheets heed a placement.
    """
  private static let covering = """
    This low sheet leaves part of the map or the video in sight, and in wide windows it stands in the middle of it. \
    Check whether `.presentationPlacement(.trailing)`, from iOS 27 on, should move it to the side.
    """
}
