import UnfoldEngine
import UnfoldSyntax

/// Finds apps that ask for the whole screen, or allow portrait alone and lay out for a narrow window because of it.
public struct FullScreenRequired: Rule {
  public init() {}

  public let id = "full-screen-required"
  public let level = RuleLevel.review
  public let summary = "`UIRequiresFullScreen`, and portrait-only policies with layouts for a narrow window"
  public let nodeKinds: [SyntaxKind] = [.dictionaryElement, .functionDecl, .patternBinding]
  public let triggers: [Trigger] = [
    "UIRequiresFullScreen", "supportedInterfaceOrientations",
  ]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    switch node.kind {
    case .dictionaryElement: return manifestEntry(node, in: file)
    case .functionDecl:
      let parameters = node.child(.functionSignature)?.child(.functionParameterClause)?.child(.functionParameterList)
      let isPolicy = parameters?.children.contains { $0.firstToken.isText("supportedInterfaceOrientationsFor") }
      guard isPolicy == true else { return [] }
      return policy(node.child(.codeBlock)?.child(.codeBlockItemList), within: file.tree.root, in: file)
    default:
      guard node.declaredName == "supportedInterfaceOrientations", node.isMemberOrGlobal else { return [] }
      // One screen's policy says nothing of the others in its file.
      guard let type = node.enclosingType else { return [] }
      return policy(node.getterBody, within: type, in: file)
    }
  }

  /// `"UIRequiresFullScreen": true` among the Info.plist entries that a manifest writes.
  private func manifestEntry(_ element: SyntaxNode, in file: FileContext) -> [Finding] {
    let parts = element.children
    guard let key = parts.first, key.plainText == "UIRequiresFullScreen",
      let value = parts.last(where: { !$0.isToken }), value != key,
      ["true", ".boolean(true)", ".init(booleanLiteral:true)"].contains(value.text.filter { !$0.isWhitespace }),
      file.deploymentTarget.hasIOS, !element.isCompiledOutOfIOS, !file.isTest
    else { return [] }
    return [.review(id, key.textRange.lowerBound..<value.textRange.upperBound, Self.fullScreen)]
  }

  private func policy(_ body: SyntaxNode?, within scope: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let items = body?.children, items.count == 1, var value = items[0].firstChild else { return [] }
    if value.kind == .returnStmt, let inner = value.lastChild { value = inner }
    let words = value.text.filter { !"[] \n".contains($0) }
    guard words == ".portrait" || words == "UIInterfaceOrientationMask.portrait", file.hasNarrowWidth(in: scope),
      file.isShippedScreen(value)
    else { return [] }
    return [.review(id, value.textRange, Self.portrait)]
  }

  static let fullScreen = """
    The app asks for the whole screen, which stands in the way of windows of any size. Check what needs it, and drop \
    the entry once every screen follows the size of its window.
    """

  private static let portrait = """
    The app allows portrait alone and lays out with the width of a phone, but portrait doesn't mean narrow: an open \
    iPhone Duo gives a regular width whatever rotations are supported. Check the fixed widths in this file.
    """
}

extension FileContext {
  /// Whether a frame in a part of the file has the width of a phone's screen.
  fileprivate func hasNarrowWidth(in scope: SyntaxNode) -> Bool {
    (model.names.references["frame"] ?? []).prefix(256).contains { reference in
      guard scope.contains(reference), let member = reference.parent, let call = Call(member.parent),
        call.callee == member, let width = call.argument("width") ?? call.argument("minWidth"),
        isShippedScreen(call.node)
      else { return false }
      return model.number(width).map(FullScreenRequired.phoneWidths.contains) ?? false
    }
  }
}

extension FullScreenRequired {
  /// The widths in points that iPhones have had in portrait.
  static let phoneWidths: Set<Double> = [320, 360, 375, 390, 393, 402, 414, 420, 428, 430, 440]
}
