import UnfoldEngine
import UnfoldSyntax

/// Finds layout decided by what the device is, how it is held or how large its screen is.
public struct IdiomLayout: Rule {
  public init() {}

  public let id = "idiom-layout"
  public let level = RuleLevel.fix
  public let summary = "device idiom, orientation or screen bounds deciding layout"
  public let nodeKinds: [SyntaxKind] = [.memberAccessExpr]
  public let triggers: [StaticString] = ["serInterfaceIdiom", "rientation", "UIScreen.main.bounds"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS, let name = node.nameToken else { return [] }
    let finding: Finding?
    switch name.text {
    case "userInterfaceIdiom" where node.isText("UIDevice.current.userInterfaceIdiom"):
      finding = chosenByIdiom(node, in: file)
    case "isLandscape", "isPortrait":
      let isAsked = node.memberBase?.isText("UIDevice.current.orientation") == true
        || node.memberBase?.nameToken?.isText("interfaceOrientation") == true
      finding = isAsked ? held(node, in: file) : nil
    case "orientationDidChangeNotification" where node.memberBase?.isText("UIDevice") == true:
      finding = held(node, in: file)
    case "width", "height":
      finding = screenSize(node, in: file)
    default:
      return []
    }
    guard let finding, file.isShippedScreen(node) else { return [] }
    return [finding]
  }

  // MARK: Orientation

  private func held(_ node: SyntaxNode, in file: FileContext) -> Finding? {
    // Cameras and sensors care how the device is held.
    guard node.isInView, let type = node.enclosingType, type.kind == .structDecl,
      type.inheritedNames.contains("View") || type.asksForShape,
      file.model.importedModules.isDisjoint(with: ["AVFoundation", "AVKit", "ARKit", "RealityKit", "CoreMotion"])
    else { return nil }
    return .review(
      id, node.textRange,
      """
      How the device is held says nothing about the window's shape, and nothing is heard when the window is resized. \
      Decide by the size class or the container's size, and check the screen in windows of several shapes.
      """)
  }

  // MARK: Screen bounds

  private func screenSize(_ node: SyntaxNode, in file: FileContext) -> Finding? {
    guard let base = node.memberBase,
      base.isText("UIScreen.main.bounds") || base.isText("UIScreen.main.bounds.size"),
      file.model.importedModules.contains("SwiftUI"), node.decidesLength
    else { return nil }
    return .review(
      id, node.textRange,
      """
      The screen's size isn't the window's once windows can be resized. Take the container's size or a fixed \
      maximum instead, and check the screen in narrow and wide windows.
      """)
  }
}

extension SyntaxNode {
  /// Whether these are operands of a choice between nothing and so much that a view is out of any window.
  fileprivate var hidesBehindEdge: Bool {
    guard let ternary = child(.unresolvedTernaryExpr), ternary.children.count > 1 else { return false }
    return ternary.children[1].isText("0") || lastChild?.isText("0") == true
  }

  /// Whether a view modifier does more than hand on how the device is held.
  fileprivate var asksForShape: Bool {
    descendants.contains { $0.isToken && ($0.isText("isLandscape") || $0.isText("isPortrait")) }
  }

  /// Whether this stands in a view or a view modifier.
  var isInView: Bool {
    guard let type = enclosingType else { return false }
    return type.inheritedNames.contains("View") || type.inheritedNames.contains("ViewModifier")
      || (type.kind == .extensionDecl && type.declaredName == "View")
  }

  /// Whether a size of the screen ends up as a length of a view: an argument of a modifier of size or place, or a
  /// constant named after the screen.
  fileprivate var decidesLength: Bool {
    for ancestor in ancestors.prefix(24) {
      switch ancestor.kind {
      case .labeledExpr:
        guard let call = Call(ancestor.parent?.parent) else { continue }
        if ["CGFloat", "Double", "min", "max", "CGSize"].contains(call.name) { continue }
        let names = ["frame", "offset", "position", "padding", "GridItem"]
        return names.contains(call.name) && (isInView || Modifier(call.node) != nil || call.name == "GridItem")
      case .patternBinding:
        let name = ancestor.declaredName?.lowercased() ?? ""
        return name.contains("width") || name.contains("height")
      case .exprList where ancestor.hidesBehindEdge:
        return false
      case .closureExpr, .codeBlock, .stringLiteralExpr:
        return false
      default: continue
      }
    }
    return false
  }
}
