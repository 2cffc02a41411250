import UnfoldEngine
import UnfoldSyntax

/// Finds controls whose side doesn't follow the vertical bar: bound to one side, on a side where there is never a
/// bar, or mirrored.
///
/// The guidance on tab bars and toolbars: a fixed edge is unreliable, and the value is `nil` where there is no bar.
public struct VerticalEdge: Rule {
  public init() {}

  public let id = "vertical-edge"
  public let level = RuleLevel.review
  public let summary =
    "custom controls bound to a fixed side, `toolbarVerticalEdge` read without its `nil`, or mirrored"
  public let nodeKinds: [SyntaxKind] = [.patternBinding, .functionCallExpr]
  public let triggers: [Trigger] = ["toolbarVerticalEdge", "safeAreaBar", "safeAreaInset"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    if node.kind == .functionCallExpr { return fixedSide(node, in: file) }
    guard node.readsEnvironment("toolbarVerticalEdge"), let name = node.declaredName, let type = node.enclosingType
    else { return [] }
    let readings = (file.model.names.references[name] ?? []).prefix(256).compactMap { reference -> EdgeReading? in
      guard reference.enclosingType?.declaredName == type.declaredName else { return nil }
      guard let member = reference.parent, member.kind == .memberAccessExpr, member.lastChild == reference else {
        return EdgeReading(node: reference)
      }
      return member.memberBase?.isText("self") == true ? EdgeReading(node: member) : nil
    }
    guard !readings.isEmpty else { return [] }
    let isHandled = readings.contains(where: \.asksForNil) || type.unwraps(name)
    var places: [(Range<Int>, String)] = []
    for reading in readings {
      if let mirrored = reading.mirroredChoice {
        places.append((mirrored.textRange, Self.mirrored))
      } else if !isHandled, let choice = reading.choiceWithoutNil {
        places.append((choice.textRange, Self.withoutNil))
      }
    }
    var seen: Set<Range<Int>> = []
    places = places.filter { seen.insert($0.0).inserted }
    guard !places.isEmpty, file.isShippedScreen(node) else { return [] }
    return places.map { .review(id, $0.0, $0.1) }
  }

  private func fixedSide(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), ["safeAreaBar", "safeAreaInset", "overlay"].contains(modifier.name),
      let controls = modifier.call.builder, controls.kind == .closureExpr
    else { return [] }
    // What lies over a screen at one side is a bar only where the screen thinks of bars.
    let isOverlay = modifier.name == "overlay"
    let isBound = isOverlay
      ? modifier.call.argument("alignment")?.isSide == true
      : ["leading", "trailing"].contains(modifier.call.argument("edge")?.nameToken?.text)
    guard isBound, controls.isColumnOfIcons, case let edges = node.enclosingType?.verticalEdges ?? [],
      !isOverlay || !edges.isEmpty, !edges.contains(where: { node.isChosen(by: $0) }),
      !file.model.declaresModifier(modifier.name), file.isShippedScreen(node),
      let name = modifier.call.nameToken
    else { return [] }
    return [.review(id, modifier.period.textRange.lowerBound..<name.textRange.upperBound, Self.bound)]
  }

  private static let withoutNil = """
    Where there is never a vertical bar `toolbarVerticalEdge` is `nil`, which this treats as one of the sides. Say \
    what holds without a bar, and check the controls on devices and in windows that have none.
    """
  private static let mirrored = """
    The side of the vertical bar follows the device's orientation and doesn't mirror with the language, so turning \
    it round puts the controls on the wrong one. Use the value as it is, and check a right-to-left language.
    """
  private static let bound = """
    These buttons are bound to one side, and on iPhone Duo the vertical bar may be on either. Check where they stand \
    as the device is turned, and let `toolbarVerticalEdge` or a system toolbar place them.
    """
}

extension SyntaxNode {
  /// The properties of a type that read the edge of the vertical bar.
  fileprivate var verticalEdges: [SyntaxNode] {
    let members = child(.memberBlock)?.child(.memberBlockItemList)?.children ?? []
    return members.compactMap { member in
      let binding = member.firstChild?.child(.patternBindingList)?.firstChild
      return binding?.readsEnvironment("toolbarVerticalEdge") == true ? binding : nil
    }
  }
}
