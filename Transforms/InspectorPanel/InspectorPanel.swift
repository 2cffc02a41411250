import UnfoldEngine
import UnfoldSyntax

/// Finds side panels with a sheet that shows the same panel in narrow windows, and makes an inspector of the two
/// where they are one in all but name.
public struct InspectorPanel: Rule {
  public init() {}

  public let id = "inspector-panel"
  public let level = RuleLevel.fix
  public let summary = "a hand-built side panel and its sheet twin -> `inspector(isPresented:content:)`"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["horizontalSizeClass"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let stack = Call(node), stack.callee.isText("HStack"), let type = node.enclosingType,
      let views = stack.builder?.builtViews, views.count >= 2, let last = views.last, last.isConditional,
      let panel = last.chain.baseCall, panel.isInitializer, Container(panel.name) == nil,
      !["Divider", "Spacer", "Image", "Color", "Rectangle"].contains(panel.name),
      type.descendants.contains(where: { $0.kind == .declReferenceExpr && $0.isText("horizontalSizeClass") }),
      file.model.hasSheet(of: panel.name, in: type), file.isShippedScreen(node)
    else { return [] }
    let range = stack.callee.textRange
    guard let twins = PanelTwins(stack: stack, in: file.model), file.deploymentTarget.hasInspector else {
      return [.review(id, range, Self.reviewMessage)]
    }
    var finding = Finding.fix(id, range, Self.fixMessage, edits: twins.edits(in: file))
    finding.introducedAPIs = twins.introducedAPIs
    return [finding]
  }

  private static let fixMessage = """
    This panel and the sheet with the same content are one inspector, which is a trailing column at regular width \
    and a sheet at compact width. Check how it opens and closes in a wide and in a narrow window.
    """

  private static let reviewMessage = """
    This panel at the side has a sheet that shows the same view in narrow windows. Check whether the two can be one \
    `inspector(isPresented:content:)`, which is a trailing column at regular width and a sheet at compact width.
    """
}

extension FileModel {
  /// Whether a sheet in a type shows a view of the given type.
  fileprivate func hasSheet(of view: String, in type: SyntaxNode) -> Bool {
    (names.references[view] ?? []).prefix(64).contains { reference in
      guard type.contains(reference) else { return false }
      return reference.ancestors.prefix { $0 != type }.contains { outer in
        guard let modifier = Modifier(outer), modifier.name == "sheet" else { return false }
        return !modifier.call.callee.contains(reference)
      }
    }
  }
}

extension DeploymentTarget {
  /// Whether every platform of the target has inspectors.
  fileprivate var hasInspector: Bool {
    !versions.isEmpty && versions.allSatisfy { platform, version in
      PanelTwins.introduced[platform].map { version >= $0 } ?? false
    }
  }
}
