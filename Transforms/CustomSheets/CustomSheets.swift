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
  public let triggers: [StaticString] = ["DragGesture"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard node.children[0].nameToken?.isText("ZStack") == true, file.deploymentTarget.hasIOS,
      let stack = Call(node), let candidate = SheetCandidate(stack, in: file)
    else { return [] }
    guard !node.isCompiledOutOfIOS, !file.isTest, !file.model.isInPreview(node), !candidate.isPartOfAnother else {
      return []
    }
    switch SheetRewrite.finding(for: candidate) {
    case .success(let finding): return [finding]
    case .failure(let trouble): return [.review(id, node.textRange, candidate.reviewMessage(trouble.doubt))]
    }
  }
}

extension SheetCandidate {
  /// Whether a stack further out draws the same sheet over something.
  fileprivate var isPartOfAnother: Bool {
    guard covered.isEmpty else { return false }
    return stack.node.ancestors.prefix(64).contains { node in
      guard let outer = Call(node), let other = SheetCandidate(outer, in: file) else { return false }
      return other.panel.view == panel.view
    }
  }
}
