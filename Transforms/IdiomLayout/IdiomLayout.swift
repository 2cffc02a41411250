import UnfoldEngine
import UnfoldSyntax

/// Finds layout decided by what the device is, how it is held or how large its screen is.
public struct IdiomLayout: Rule {
  public init() {}

  public let id = "idiom-layout"
  public let level = RuleLevel.fix
  public let summary = "device idiom, orientation or screen bounds deciding layout"
  public let nodeKinds: [SyntaxKind] = [.memberAccessExpr, .functionCallExpr]
  public let triggers: [StaticString] = [
    "serInterfaceIdiom", "rientation", "UIScreen.main", ".screen.", "UIApplication.shared", "UIDevice.",
  ]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS else { return [] }
    let finding: Finding?
    if node.kind == .functionCallExpr {
      finding = turned(node)
    } else if node.nameToken?.isText("orientationDidChangeNotification") == true,
      node.memberBase?.isText("UIDevice") == true
    {
      finding = heard(node, in: file)
    } else {
      finding = asked(node, in: file)
    }
    guard let finding, file.isShippedScreen(node) else { return [] }
    return [finding]
  }

  static let reason = """
    The device's idiom doesn't say how much room there is: an iPad's window can be narrow, and iPhone Duo, a phone, \
    is roomy inside.
    """

  // MARK: Questions

  private func asked(_ node: SyntaxNode, in file: FileContext) -> Finding? {
    guard let question = DeviceQuestion(node, in: file), question != .orientation || !file.model.watchesTheWorld
    else { return nil }
    let answer = node.withAnswer
    if question == .idiom, let fix = sizeClassTest(for: node, in: file) { return fix }
    var flow = DeviceFlow(question, in: file.model)
    guard flow.decidesLayout(node), !node.isInDrawing else { return nil }
    return .review(id, answer.textRange, question.message)
  }

  // MARK: Orientation

  /// A handler of the notification that the device is held otherwise, where it changes a layout.
  private func heard(_ node: SyntaxNode, in file: FileContext) -> Finding? {
    guard !file.model.watchesTheWorld, let handler = OrientationHandler(of: node, in: file.model),
      handler.changesLayout
    else { return nil }
    return .review(id, node.textRange, DeviceQuestion.orientation.message)
  }

  /// `UIDevice.current.setValue(..., forKey: "orientation")`, but where newer systems do something else.
  private func turned(_ node: SyntaxNode) -> Finding? {
    guard let call = Call(node), call.nameToken?.isText("setValue") == true,
      call.callee.memberBase?.isText("UIDevice.current") == true,
      call.argument("forKey")?.plainText == "orientation", !node.isForOldSystems
    else { return nil }
    return .review(
      id, node.textRange,
      """
      Setting the device's orientation gives a window no other shape, and newer systems ignore it. Lay the screen \
      out for any window by its size class or size, and check it in windows of several shapes.
      """)
  }
}

extension FileModel {
  /// Whether the file has to do with cameras and sensors, which care how the device is held.
  fileprivate var watchesTheWorld: Bool {
    !importedModules.isDisjoint(with: ["AVFoundation", "AVKit", "ARKit", "RealityKit", "CoreMotion", "Vision"])
  }
}

extension SyntaxNode {
  /// Whether the function around this draws a picture, whose size needn't be the window's.
  fileprivate var isInDrawing: Bool {
    guard let function = ancestor(.functionDecl) else { return false }
    return function.descendants.contains { node in
      node.kind == .declReferenceExpr
        && (node.isText("ImageRenderer") || node.isText("UIGraphicsImageRenderer")
          || node.isText("UIGraphicsBeginImageContextWithOptions"))
    }
  }

  /// Whether this is what older systems do beside something else for newer ones.
  fileprivate var isForOldSystems: Bool {
    for ancestor in ancestors.prefix(64) where ancestor.kind == .ifExpr || ancestor.kind == .codeBlockItemList {
      if ancestor.kind == .ifExpr {
        let isGuard = ancestor.child(.conditionElementList)?.children.contains {
          $0.child(.availabilityCondition)?.firstToken.kind == .poundAvailable
        }
        if isGuard == true, ancestor.child(.codeBlock)?.contains(self) == false { return true }
      } else if ancestor.children.prefix(while: { !$0.contains(self) }).contains(where: \.leavesOnNewSystems) {
        return true
      }
    }
    return false
  }

  /// Whether a statement ends its function where an API is available.
  private var leavesOnNewSystems: Bool {
    guard let choice = children.first?.child(.ifExpr) ?? children.first, choice.kind == .ifExpr,
      choice.child(.conditionElementList)?.children.contains(where: { $0.child(.availabilityCondition) != nil }) == true
    else { return false }
    return choice.child(.codeBlock)?.child(.codeBlockItemList)?.children.last?.children.first?.kind == .returnStmt
  }
}
