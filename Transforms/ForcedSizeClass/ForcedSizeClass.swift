import UnfoldEngine
import UnfoldSyntax

/// Finds views that are told a fixed size class, whatever the window's is.
public struct ForcedSizeClass: Rule {
  public init() {}

  public let id = "forced-size-class"
  public let level = RuleLevel.review
  public let summary = "`.environment(\\.horizontalSizeClass, ...)` overrides"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr, .assignmentExpr]
  public let triggers: [Trigger] = ["SizeClass"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS,
      let found = node.kind == .assignmentExpr ? assigned(node, in: file) : called(node, in: file),
      file.isShippedScreen(node)
    else { return [] }
    let name = found.axis == .horizontal ? "horizontal" : "vertical"
    return [
      .review(
        id, found.range,
        """
        Everything below is told this \(name) size class, so it can't answer when the window changes. Check in a \
        resized window whether the override is still needed.
        """)
    ]
  }

  private typealias Override = (axis: SizeClassAxis, range: Range<Int>)

  /// `.environment(\.horizontalSizeClass, .compact)`, and `setOverrideTraitCollection(_:forChild:)` of UIKit.
  private func called(_ node: SyntaxNode, in file: FileContext) -> Override? {
    if let modifier = Modifier(node), modifier.name == "environment", modifier.arguments.count == 2,
      let axis = modifier.arguments[0].value.sizeClassKey,
      SizeClassValue(modifier.arguments[1].value).isForced(in: file.model)
    {
      return (axis, modifier.range)
    }
    guard let call = Call(node), call.nameToken?.isText("setOverrideTraitCollection") == true,
      let traits = call.arguments.first?.value, let axis = SizeClassValue(traits).axisOfTraits(in: file.model)
    else { return nil }
    return (axis, node.textRange)
  }

  /// `traitOverrides.horizontalSizeClass = .compact` of UIKit, and
  /// `transformEnvironment(\.horizontalSizeClass) { $0 = .compact }`.
  private func assigned(_ sign: SyntaxNode, in file: FileContext) -> Override? {
    guard let target = sign.previousSibling, let list = sign.parent, let sequence = list.parent else { return nil }
    let parts = list.children
    guard parts.count > 2, parts[0] == target, SizeClassValue(operands: Array(parts[2...])).isForced(in: file.model)
    else { return nil }
    if target.isText("$0"), let axis = sequence.transformedSizeClass { return (axis, sequence.textRange) }
    guard target.kind == .memberAccessExpr,
      target.memberBase?.nameToken?.isText("traitOverrides") == true, let name = target.nameToken
    else { return nil }
    if name.isText("horizontalSizeClass") { return (.horizontal, sequence.textRange) }
    return name.isText("verticalSizeClass") ? (.vertical, sequence.textRange) : nil
  }
}

extension SyntaxNode {
  /// The size class that the closure around this statement sets by `transformEnvironment`.
  fileprivate var transformedSizeClass: SizeClassAxis? {
    guard let closure = ancestor(.closureExpr), let modifier = Modifier(closure.parent),
      modifier.name == "transformEnvironment"
    else { return nil }
    return modifier.arguments.first?.value.sizeClassKey
  }
}
