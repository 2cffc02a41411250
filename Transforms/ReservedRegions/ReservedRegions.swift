import UnfoldEngine
import UnfoldSyntax

/// Finds frames of the fold and of cameras that are used whether or not they are active, or mirrored once more, and
/// places of the fold that are written as numbers.
public struct ReservedRegions: Rule {
  public init() {}

  public let id = "reserved-regions"
  public let level = RuleLevel.review
  public let summary = "fold or camera geometry hard-coded, or read without `isActive`"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr, .patternBinding]
  public let triggers: [Trigger] = [
    "reservedRegions", .prefix("fold"), "Fold", "_fold", .prefix("hinge"), "Hinge", "_hinge", .prefix("crease"), "Crease",
    "_crease",
  ]
  public let neededBesides = Trigger.ofScreens

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    if node.kind == .patternBinding { return fixedPlace(node, in: file) }
    return mirrored(node, in: file) + whileInactive(node, in: file)
  }

  private func whileInactive(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    // A helper anywhere in the file may ask.
    guard let modifier = Modifier(node), modifier.name == "reservedRegions", modifier.base != nil,
      modifier.call.argument("kind") != nil, file.model.names.references["isActive"] == nil,
      !file.model.declaresModifier("reservedRegions"), readsFrame(around: node, in: file.model),
      file.isShippedScreen(node)
    else { return [] }
    return [.review(id, modifier.range, Self.inactive)]
  }

  /// Frames that are turned round once more for right-to-left languages, beside the call that gives them.
  private func mirrored(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), modifier.name == "reservedRegions", modifier.base != nil,
      modifier.call.argument("layoutDirectionBehavior") == nil, !file.model.declaresModifier("reservedRegions"),
      let member = node.ancestor(.memberBlockItem)
    else { return [] }
    let choices = member.descendants.filter { $0.kind == .sequenceExpr && $0.mirrorsAFrame }
    guard !choices.isEmpty, member.descendants.first(where: { Call($0)?.name == "reservedRegions" }) == node,
      file.isShippedScreen(node)
    else { return [] }
    return choices.map { .review(id, $0.textRange, Self.mirrored) }
  }

  /// Whether the member that asks for regions reads a `frame`, which is no call such as `frame(width:)`.
  private func readsFrame(around call: SyntaxNode, in model: FileModel) -> Bool {
    guard let member = call.ancestor(.memberBlockItem) else { return false }
    return (model.names.references["frame"] ?? []).prefix(256).contains { reference in
      guard member.contains(reference), let access = reference.parent else { return false }
      guard access.kind == .memberAccessExpr else { return access.kind == .keyPathPropertyComponent }
      return access.lastChild == reference && Call(access.parent)?.callee != access
    }
  }

  private func fixedPlace(_ binding: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let value = file.model.constantValue(binding), let name = binding.declaredName,
      case let fold = FoldName(name), fold.isPlace || fold.isArea,
      let type = binding.enclosingType, type.inheritedNames.contains("View") || type.holdsMetrics,
      case let numbers = numbers(value, isArea: fold.isArea, file.model), numbers.contains(where: { $0 >= 100 }),
      file.isShippedScreen(binding)
    else { return [] }
    return [.review(id, binding.textRange, Self.fixed)]
  }

  /// The number of a coordinate, or those of a rectangle that is written out.
  private func numbers(_ value: SyntaxNode, isArea: Bool, _ model: FileModel) -> [Double] {
    guard isArea else { return model.number(value).map { [$0] } ?? [] }
    guard let call = Call(value), call.callee.isText("CGRect"), call.arguments.count == 4 else { return [] }
    let numbers = call.arguments.compactMap { model.number($0.value) }
    return numbers.count == 4 ? numbers : []
  }

  private static let inactive = """
    The frames of reserved regions matter only while a region is active: the fold when partly folded, the inner \
    camera when in use. Check `isActive` of each region before you use its `frame`.
    """

  private static let mirrored = """
    The frames of reserved regions are mirrored for right-to-left languages already, so turning them round puts this \
    on the wrong side. Use them as they are, and check a right-to-left language.
    """

  private static let fixed = """
    The place of the fold is a number here, which holds for one display, rotation and window at best. Check the \
    layout, and read the place with `reservedRegions(kind: .division)` from a `GeometryProxy`.
    """
}

/// What the name of a number says it is.
private struct FoldName {
  let words: [String]

  /// Splits at capital letters: `foldCenterX` is fold, center, x.
  init(_ name: String) {
    var words: [[UInt8]] = [[]]
    for byte in name.utf8 {
      let isCapital = byte >= 0x41 && byte <= 0x5A
      if isCapital || byte == UInt8(ascii: "_") { words.append([]) }
      words[words.count - 1].append(isCapital ? byte | 0x20 : byte)
    }
    self.words = words.map { String(decoding: $0, as: UTF8.self) }
  }

  private var isOfFold: Bool { words.contains { ["fold", "hinge", "crease"].contains($0) } }

  /// Whether it is a coordinate of the fold.
  var isPlace: Bool { isOfFold && words.contains { ["x", "y", "position"].contains($0) } }

  /// Whether it is where the fold is, as a rectangle.
  var isArea: Bool { isOfFold && words.contains { ["rect", "area", "frame", "region"].contains($0) } }
}

extension SyntaxNode {
  /// Whether the direction of the language chooses between a frame's place and its mirror image.
  fileprivate var mirrorsAFrame: Bool {
    guard let parts = child(.exprList)?.children,
      let choice = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }),
      parts[..<choice].contains(where: \.namesLayoutDirection)
    else { return false }
    let words = Set(parts[choice...].flatMap { $0.isToken ? [$0] : $0.descendants.filter(\.isToken) }.map(\.text))
    return words.contains("width") && words.contains("-") && !words.isDisjoint(with: ["minX", "maxX", "midX"])
  }

  /// Whether a type is there for the numbers of a layout.
  fileprivate var holdsMetrics: Bool {
    guard kind == .enumDecl || kind == .structDecl, let name = declaredName else { return false }
    return ["Metrics", "Layout", "Geometry", "Dimensions", "Constants"].contains { name.hasSuffix($0) }
  }
}
