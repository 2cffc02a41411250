import UnfoldEngine
import UnfoldSyntax

extension UnguardedAvailability {
  /// `if #available` right inside `.toolbar { }`: the builder that takes it is newer than SwiftUI itself
  /// (facts, "Guards").
  func guardInToolbar(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let conditions = node.child(.conditionElementList), conditions.children.contains(where: { element in
      element.firstChild!.kind == .availabilityCondition
    }), node.isElementOfToolbar
    else { return [] }
    let here = file.availability(at: node)
    guard here.isCertain, let platform = Platform.allCases.first(where: { platform in
      guard let oldest = here.versions[platform], let floor = UnguardedAvailability.toolbarFloor[platform],
        file.deploymentTarget.versions[platform] != .unknown
      else { return false }
      return oldest < floor
    })
    else { return [] }
    guard !file.isTest, !file.model.isInPreview(node) else { return [] }
    let range = node.textRange.lowerBound..<conditions.textRange.upperBound
    let floor = UnguardedAvailability.toolbarFloor[platform]!
    return [
      .review(
        id, range,
        """
        A guard inside `toolbar` needs \(platform) \(floor), and this must run on \(platform) \
        \(here.versions[platform]!). Branch around two `toolbar` calls in a function of the view instead.
        """)
    ]
  }

  /// `ToolbarContentBuilder.buildIf`.
  private static let toolbarFloor: [Platform: Version] = [
    .iOS: Version(16), .macCatalyst: Version(16), .macOS: Version(13), .tvOS: Version(16), .visionOS: Version(1),
    .watchOS: Version(9),
  ]
}

extension SyntaxNode {
  /// Whether this statement stands directly in the closure of the modifier `toolbar`.
  fileprivate var isElementOfToolbar: Bool {
    guard let closure = ancestor(.codeBlockItemList)?.parent, closure.kind == .closureExpr,
      let modifier = Modifier(closure.parent)
    else { return false }
    return modifier.name == "toolbar" && modifier.arguments.allSatisfy { $0.label == "id" }
  }
}
