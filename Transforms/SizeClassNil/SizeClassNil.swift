import UnfoldEngine
import UnfoldSyntax

/// Finds choices that take a size class of `nil` for a roomy one, and tests for `.regular` instead.
public struct SizeClassNil: Rule {
  public init() {}

  public let id = "size-class-nil"
  public let level = RuleLevel.fix
  public let summary = "`!= .compact` and its relatives -> `== .regular`"
  public let nodeKinds: [SyntaxKind] = [.binaryOperatorExpr, .switchExpr]
  public let triggers: [Trigger] = ["SizeClass"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS else { return [] }
    let found = node.kind == .switchExpr ? chosenBySwitch(node, in: file) : compared(node, in: file)
    guard let found, file.isShippedScreen(node) else { return [] }
    return [found]
  }

  static let reason = """
    A size class is optional, and here `nil` counts as roomy, so the wide layout is chosen without knowing that \
    there is room.
    """

  static let unspecified = """
    Traits have no size class before a view is in a window, and here `.unspecified` counts as roomy. Test for \
    `== .regular`, and check the screen in a narrow and in a wide window.
    """

  func fix(_ range: Range<Int>, _ edits: [Edit]) -> Finding {
    .fix(id, range, Self.reason + " Check the screen in a narrow and in a wide window.", edits: edits)
  }

  func review(_ range: Range<Int>) -> Finding {
    .review(id, range, Self.reason + " Test for `== .regular`, and check which layout `nil` should have.")
  }

  /// A comparison of a size class with `.compact`, by its operator.
  private func compared(_ sign: SyntaxNode, in file: FileContext) -> Finding? {
    if let found = sign.takesNilForRegular(in: file.model) { return review(found) }
    if let found = sign.takesUnspecifiedForRoomy { return .review(id, found, Self.unspecified) }
    guard sign.isText("!=") || sign.isText("=="), let comparison = Comparison(sign, in: file.model)
    else { return nil }
    let range = comparison.range
    if sign.isText("!=") {
      return comparison.axis == .horizontal ? fix(range, comparison.edits) : review(range)
    }
    guard comparison.axis == .horizontal else { return nil }
    guard let branches = Branches(comparison) else {
      return comparison.sign.leavesWithValue ? review(range) : nil
    }
    guard branches.canSwap(in: file.model) else { return review(range) }
    return fix(range, comparison.edits + branches.swap)
  }
}
