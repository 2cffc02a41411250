import UnfoldEngine
import UnfoldSyntax

/// Finds screens that extend more than one picture behind their bars; asked for by name, extends the one picture that
/// runs under a column.
public struct BackgroundExtension: Rule {
  private let adds: Bool

  public init() { self.init(adds: false) }

  private init(adds: Bool) { self.adds = adds }

  public let id = "background-extension"
  public var level: RuleLevel { adds ? .fix : .review }
  public let summary = "more than one `backgroundExtensionEffect()` on a screen; adds it when named"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public var triggers: [Trigger] {
    adds ? ["backgroundExtensionEffect", "ignoresSafeArea", "edgesIgnoringSafeArea"] : ["backgroundExtensionEffect"]
  }
  public var whenNamed: any Rule { BackgroundExtension(adds: true) }

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), !file.model.declaresModifier("backgroundExtensionEffect") else {
      return []
    }
    switch modifier.name {
    case "backgroundExtensionEffect": return another(modifier, in: file)
    case "ignoresSafeArea" where adds, "edgesIgnoringSafeArea" where adds: return missing(modifier, in: file)
    default: return []
    }
  }

  // MARK: More than one

  private func another(_ modifier: Modifier, in file: FileContext) -> [Finding] {
    let node = modifier.node
    guard modifier.isAlwaysOn, let member = node.ancestor(.memberBlockItem) else { return [] }
    let start = modifier.period.textRange.lowerBound
    let references = (file.model.names.references["backgroundExtensionEffect"] ?? []).prefix(64)
    let hasEarlier = references.contains { reference in
      guard member.contains(reference), let earlier = Modifier(reference.parent?.parent), earlier.isAlwaysOn,
        earlier.name == "backgroundExtensionEffect"
      else { return false }
      return earlier.period.textRange.lowerBound < start && earlier.node.isShown(with: node)
    }
    guard hasEarlier, file.isShippedScreen(node) else { return [] }
    return [.review(id, modifier.range, Self.message)]
  }

  // MARK: One that is asked for

  static let helper = GuardedHelper(
    "backgroundExtensionOrIgnoredSafeArea", api: APITable.entry("backgroundExtensionEffect()")!,
    fallbackAPI: APIAvailability(
      "ignoresSafeArea(_:edges:)", .modifier,
      [
        .iOS: Version(14), .macCatalyst: Version(14), .macOS: Version(11), .tvOS: Version(14), .visionOS: Version(1),
        .watchOS: Version(7),
      ]),
    call: "backgroundExtensionEffect()", fallback: "ignoresSafeArea()")

  private func missing(_ modifier: Modifier, in file: FileContext) -> [Finding] {
    guard let hero = HeroPicture(modifier, in: file.model), file.isShippedScreen(modifier.node) else { return [] }
    guard hero.isCertain, !modifier.node.hasComment(in: modifier.range) else {
      return [.review(id, modifier.range, "\(Self.hidden) \(Self.uncertain)")]
    }
    switch file.guardedCall(Self.helper, at: modifier.node) {
    case .review(let reason):
      return [.review(id, modifier.range, "\(Self.hidden) \(reason)")]
    case .call(let call):
      var finding = Finding.fix(
        id, modifier.range, "\(Self.hidden) \(Self.extended)",
        edits: [Edit(modifier.range, ".\(call.text())")] + call.edits)
      finding.introducedAPIs = call.introducedAPIs
      return [finding]
    }
  }

  private static let message = """
    This screen extends another picture already, and one extension a screen is what Apple recommends: each makes \
    blurred copies at every edge with a safe area. Check which picture should reach behind the bars.
    """
  private static let hidden = "A part of this picture runs under the column beside it and can't be seen."
  private static let extended = """
    From iOS 26 on it stands beside the column and its mirrored, blurred copies run under it. Check its new size, \
    with the column open and closed.
    """
  private static let uncertain = """
    Check whether it is the one picture of its screen, and let `backgroundExtensionEffect()` extend it from iOS 26 on.
    """
}

extension Modifier {
  /// Whether nothing switches the effect off.
  fileprivate var isAlwaysOn: Bool { arguments.allSatisfy { $0.label == "isEnabled" && $0.value.isText("true") } }
}
