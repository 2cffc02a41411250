import UnfoldEngine
import UnfoldSyntax

/// Finds lengths that imitate a system inset, such as 34 points for the home indicator, and removes the ones that
/// SwiftUI adds a second time.
public struct GuessedInsets: Rule {
  public init() {}

  public let id = "guessed-insets"
  public let level = RuleLevel.fix
  public let summary = "padding, spacers, frames, offsets and constants that imitate a system safe-area inset"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr, .patternBinding]
  public let triggers: [Trigger] = [
    .name("34"), .name("47"), .name("59"), .name("83"), "ndicator", "ome bar", "afeArea", "afe area", "afe-area", "otch",
    "tatusBar", "tatus bar", "sland", "abBar", "ab bar", "omeButton", "ome button", "iPhoneX", "iPhone X", "safeB",
    "safeT",
  ]
  public let neededBesides = Trigger.ofScreens

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS else { return [] }
    let found: [Finding]
    if node.kind == .patternBinding {
      found = environmentDefault(node, in: file)
    } else {
      guard let call = Call(node), let name = call.nameToken else { return [] }
      switch name.text {
      case "padding": found = padding(call, in: file)
      case "frame": found = frame(call, in: file)
      case "offset": found = offset(call, in: file)
      case "contentMargins", "safeAreaPadding": found = margin(call, in: file)
      case "Spacer": found = spacer(call, in: file)
      case "constraint": found = constraint(call, in: file)
      default: return []
      }
    }
    // Asked last, since it climbs to the top of the file.
    guard !found.isEmpty, !node.isCompiledOutOfIOS, !file.isTest, !file.model.isInPreview(node) else { return [] }
    return found
  }
}
