import UnfoldEngine
import UnfoldSyntax

/// Finds hierarchies chosen by a size class that keep a selection or a navigation path of their own.
public struct BranchState: Rule {
  public init() {}

  public let id = "branch-state"
  public let level = RuleLevel.review
  public let summary = "selection or navigation state below a size-class branch"
  public let nodeKinds: [SyntaxKind] = [.ifExpr, .switchExpr]
  public let triggers: [Trigger] = ["SizeClass"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS, node.parent?.kind != .ifExpr, node.isChosenBySizeClass(in: file.model) else {
      return []
    }
    var finder = PlaceFinder()
    let branches = node.ways
    guard branches.count > 1 else { return [] }
    for branch in branches { finder.look(in: branch, of: file.model, depth: 0) }
    guard let place = finder.found.first, file.isShippedScreen(node) else { return [] }
    let head = node.child(.conditionElementList) ?? node.switchSubject ?? node.firstToken
    return [
      .review(
        id, node.textRange.lowerBound..<head.textRange.upperBound,
        """
        When the size class changes, the other hierarchy takes this one's place, and `\(place)` inside it starts \
        anew. Keep selections and navigation paths above the branch, and check that the place on the screen outlives \
        a resize.
        """)
    ]
  }
}

extension SyntaxNode {
  /// Whether an `ifExpr` or `switchExpr` asks for a size class of the environment.
  fileprivate func isChosenBySizeClass(in model: FileModel) -> Bool {
    let asked = child(.conditionElementList) ?? (kind == .switchExpr ? switchSubject : nil)
    return asked?.descendants.contains { asksForSizeClass($0, in: model, depth: 0) } ?? false
  }

  /// A name of a size class, or of a property of this file that does nothing but compare one.
  private func asksForSizeClass(_ name: SyntaxNode, in model: FileModel, depth: Int) -> Bool {
    guard name.kind == .declReferenceExpr else { return false }
    if model.optionalSizeClass(name) != nil { return true }
    guard depth < 2, let value = model.binding(of: name).flatMap(model.constantValue) else { return false }
    return value.kind == .sequenceExpr && value.textRange.count < 256
      && value.descendants.contains { asksForSizeClass($0, in: model, depth: depth + 1) }
  }
}
