import UnfoldEngine
import UnfoldSyntax

/// Finds layout decided by what the device is, how it is held or how large its screen is.
public struct IdiomLayout: Rule {
  public init() {}

  public let id = "idiom-layout"
  public let level = RuleLevel.fix
  public let summary = "device idiom, orientation or screen bounds deciding layout"
  public let nodeKinds: [SyntaxKind] = [
    .memberAccessExpr, .declReferenceExpr, .functionCallExpr, .attribute,
  ]
  public let triggers: [Trigger] = [
    "serInterfaceIdiom", "rientation", "UIScreen.main", "creen.bounds", "UIApplication.shared.windows",
    "UIApplication.shared.keyWindow", "connectedScenes", "current.model", "localizedModel", "sPad", "siPad", "sIpad",
    "sIPad", "sPhone", "sIphone", "sIPhone", "isSmall", "screenWidth", "screenHeight", "isLandscape", "isPortrait",
  ]
  public let neededBesides = Trigger.ofScreens

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard file.deploymentTarget.hasIOS else { return [] }
    let finding: Finding?
    switch node.kind {
    case .functionCallExpr: finding = turned(node)
    case .attribute: finding = read(node, in: file)
    case .memberAccessExpr
    where node.isText("UIDevice.orientationDidChangeNotification"):
      finding = heard(node, in: file)
    default: finding = asked(node, in: file)
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
    guard let question = question(node, in: file) else { return nil }
    if question == .idiom, let fix = sizeClassTest(for: node, in: file) { return fix }
    guard decides(node, question, in: file), !isRepeated(node, in: file) else { return nil }
    return .review(id, node.withAnswer.textRange, question.message)
  }

  private func question(_ node: SyntaxNode, in file: FileContext) -> DeviceQuestion? {
    if node.kind == .declReferenceExpr, node.parent?.kind == .memberAccessExpr, node.parent?.lastChild == node {
      return nil
    }
    let direct = node.kind == .memberAccessExpr ? DeviceQuestion(direct: node) : nil
    guard let question = direct ?? file.questionOfHelper(node) else { return nil }
    return question == .orientation && (file.model.watchesTheWorld || node.isForOldSystems) ? nil : question
  }

  private func decides(_ node: SyntaxNode, _ question: DeviceQuestion, in file: FileContext) -> Bool {
    var flow = DeviceFlow(question, in: file.model)
    return flow.decidesLayout(node) && !node.isInDrawing
  }

  /// Whether the same condition or call has asked the device before, which is said once.
  private func isRepeated(_ node: SyntaxNode, in file: FileContext) -> Bool {
    let around = node.ancestors.prefix(16).prefix { $0.kind != .closureExpr && $0.kind != .codeBlockItem }
    let whole = around.last { $0.kind == .exprList || $0.kind == .labeledExprList }
    guard let whole else { return false }
    let start = node.firstToken.index
    return whole.descendants.prefix(1024).contains { earlier in
      guard earlier.index < start, earlier.kind == .memberAccessExpr || earlier.kind == .declReferenceExpr,
        let question = question(earlier, in: file)
      else { return false }
      return decides(earlier, question, in: file)
    }
  }

  /// `@Environment(\.isPad)`, whose key another file declares.
  private func read(_ attribute: SyntaxNode, in file: FileContext) -> Finding? {
    guard attribute.children.count > 1, attribute.children[1].isText("Environment"),
      let key = attribute.child(.labeledExprList), let question = file.question(under: key),
      let binding = attribute.ancestor(.variableDecl)?.child(.patternBindingList)?.firstChild
    else { return nil }
    var flow = DeviceFlow(question, in: file.model)
    guard flow.named(binding, true, false) else { return nil }
    return .review(id, attribute.textRange, question.message)
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
    return function.descendants.prefix(8192).contains { node in
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
      } else if ancestor.parent?.kind == .codeBlock {
        let earlier = ancestor.children.prefix { !$0.contains(self) }
        if earlier.contains(where: \.leavesOnNewSystems) { return true }
      }
    }
    return false
  }

  /// Whether a statement ends its function where an API is available.
  private var leavesOnNewSystems: Bool {
    guard let choice = children.first?.child(.ifExpr) ?? children.first, choice.kind == .ifExpr,
      let conditions = choice.child(.conditionElementList)?.children,
      conditions.contains(where: { $0.child(.availabilityCondition) != nil })
    else { return false }
    return choice.child(.codeBlock)?.child(.codeBlockItemList)?.children.last?.firstChild?.kind == .returnStmt
  }
}
