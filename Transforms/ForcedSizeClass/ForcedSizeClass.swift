import UnfoldEngine
import UnfoldSyntax

/// Finds views that are told a fixed size class, whatever the window's is.
public struct ForcedSizeClass: Rule {
  public init() {}

  public let id = "forced-size-class"
  public let level = RuleLevel.review
  public let summary = "`.environment(\\.horizontalSizeClass, ...)` overrides"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [StaticString] = ["SizeClass"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS, let modifier = Modifier(node), modifier.name == "environment",
      modifier.arguments.count == 2, let axis = modifier.arguments[0].value.sizeClassKey,
      isForced(modifier.arguments[1].value, in: file.model), file.isShippedScreen(node)
    else { return [] }
    let name = axis == .horizontal ? "horizontal" : "vertical"
    return [
      .review(
        id, modifier.range,
        """
        Everything below is told this \(name) size class, so it can't answer when the window changes. Check in a \
        resized window whether the override is still needed.
        """)
    ]
  }

  /// Whether a value is a fixed size class, on one way at least, and not the real one that is handed on.
  private func isForced(_ value: SyntaxNode, in model: FileModel) -> Bool {
    if value.kind == .nilLiteralExpr || value.isSizeClassCase { return true }
    if let inner = value.parenthesised { return isForced(inner, in: model) }
    if value.kind == .sequenceExpr {
      let parts = value.child(.exprList)?.children ?? []
      guard let ternary = parts.first(where: { $0.kind == .unresolvedTernaryExpr }), let last = parts.last else {
        return false
      }
      return last.isSizeClassCase || ternary.children[1].isSizeClassCase
    }
    guard let constant = model.binding(of: value).flatMap(model.constantValue) else { return false }
    return constant.isSizeClassCase
  }
}

extension SyntaxNode {
  /// Whether this is `.compact` or `.regular`.
  fileprivate var isSizeClassCase: Bool {
    guard kind == .memberAccessExpr, let name = nameToken else { return false }
    let isImplicit = memberBase == nil || memberBase?.isText("UserInterfaceSizeClass") == true
    return isImplicit && (name.isText("compact") || name.isText("regular"))
  }
}
