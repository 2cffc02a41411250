import UnfoldEngine
import UnfoldSyntax

/// Finds screens that extend more than one picture behind their bars.
public struct BackgroundExtension: Rule {
  public init() {}

  public let id = "background-extension"
  public let level = RuleLevel.review
  public let summary = "more than one `backgroundExtensionEffect()` on a screen"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [StaticString] = ["backgroundExtensionEffect"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = effect(node), file.model.names.functions["backgroundExtensionEffect"] == nil,
      let member = node.ancestor(.memberBlockItem)
    else { return [] }
    let start = modifier.period.textRange.lowerBound
    let references = (file.model.names.references["backgroundExtensionEffect"] ?? []).prefix(64)
    let hasEarlier = references.contains { reference in
      guard member.contains(reference), let earlier = effect(reference.parent?.parent) else { return false }
      return earlier.period.textRange.lowerBound < start && earlier.node.isShown(with: node)
    }
    guard hasEarlier, file.isShippedScreen(node) else { return [] }
    return [.review(id, modifier.range, Self.message)]
  }

  /// The modifier, where nothing switches it off.
  private func effect(_ node: SyntaxNode?) -> Modifier? {
    guard let modifier = Modifier(node), modifier.name == "backgroundExtensionEffect" else { return nil }
    let isAlwaysOn = modifier.arguments.allSatisfy { $0.label == "isEnabled" && $0.value.isText("true") }
    return isAlwaysOn ? modifier : nil
  }

  private static let message = """
    This screen extends another picture already, and one extension a screen is what Apple recommends: each makes \
    blurred copies at every edge with a safe area. Check which picture should reach behind the bars.
    """
}
