import UnfoldEngine
import UnfoldSyntax

/// A button that says Cancel or Done and closes what it stands in.
struct DismissingButton {
  enum Role: String {
    case cancellation = "cancellationAction"
    case confirmation = "confirmationAction"

    /// Where the system puts the role on an iPhone, so that the change moves nothing there.
    var side: Side { self == .cancellation ? .leading : .trailing }

    var message: String {
      let deed = self == .cancellation ? "cancels" : "completes"
      return """
        This button \(deed) what is presented, so `.\(rawValue)` says what the side of the bar only implied, and a \
        vertical bar can arrange it. Check the bar on both displays of iPhone Duo.
        """
    }
  }

  let role: Role

  /// `nil` where the title is no literal, says something else, or the action doesn't dismiss.
  init?(_ view: BuiltView, in model: FileModel) {
    let chain = view.chain
    guard let call = chain.baseCall, call.callee.isText("Button"), chain.allModifiers.count == chain.modifiers.count,
      model.names.types["Button"] == nil, let action = DismissingButton.action(call),
      let title = DismissingButton.title(call)
    else { return nil }
    let isCancel = call.argument("role")?.isText(".cancel") == true
    switch title {
    case "Cancel": role = .cancellation
    case "Done" where !isCancel: role = .confirmation
    default: return nil
    }
    guard DismissingButton.dismisses(action, in: model) else { return nil }
  }

  private static func action(_ call: Call) -> SyntaxNode? {
    call.argument("action") ?? call.trailingClosures.first?.closure
  }

  private static func title(_ call: Call) -> String? {
    if let first = call.arguments.first, first.label == nil { return first.value.plainText }
    let closures = call.trailingClosures
    let label =
      call.argument("label") ?? closures.first { $0.label == "label" }?.closure
      ?? (call.argument("action") != nil ? closures.first?.closure : nil)
    guard let views = label?.builtViews, views.count == 1, let shown = views[0].chain.baseCall,
      shown.name == "Text" || shown.name == "Label", let first = shown.arguments.first, first.label == nil
    else { return nil }
    return first.value.plainText
  }

  /// Whether an action calls `dismiss` of the environment as a statement of its own.
  private static func dismisses(_ action: SyntaxNode, in model: FileModel) -> Bool {
    if action.kind == .closureExpr {
      let statements = action.child(.codeBlockItemList)?.children ?? []
      return statements.contains { statement in
        guard let call = Call(statement.children.first), call.arguments.isEmpty else { return false }
        return isDismissal(call.callee, in: model)
      }
    }
    // `action: dismiss.callAsFunction`
    guard action.kind == .memberAccessExpr, action.nameToken?.isText("callAsFunction") == true else { return false }
    return action.memberBase.map { isDismissal($0, in: model) } ?? false
  }

  private static func isDismissal(_ callee: SyntaxNode, in model: FileModel) -> Bool {
    if callee.text.hasSuffix("presentationMode.wrappedValue.dismiss") { return true }
    guard callee.kind == .declReferenceExpr || callee.memberBase?.isText("self") == true,
      let declaration = model.binding(of: callee)?.ancestor(.variableDecl)
    else { return false }
    return declaration.child(.attributeList)?.text.contains("\\.dismiss") == true
  }
}
