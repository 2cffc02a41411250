import UnfoldEngine
import UnfoldSyntax

/// A button that says Cancel, Done or the like and closes what it stands in.
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
  /// Whether the role is certain only where a Cancel stands in the same bar.
  let needsCancel: Bool

  /// `nil` where the title isn't known or says something else, or where the action doesn't dismiss.
  init?(_ view: SyntaxNode, in model: FileModel) {
    guard let titled = DismissingButton.titled(view, in: model), let action = DismissingButton.action(titled.call)
    else { return nil }
    let isCancel = titled.call.argument("role")?.isText(".cancel") == true
    switch titled.role {
    case .cancel: role = .cancellation
    case .done where !isCancel, .completes where !isCancel: role = .confirmation
    default: return nil
    }
    needsCancel = titled.role == .completes
    guard DismissalReader(model: model).dismisses(action) else { return nil }
  }

  /// Whether a view is a button that says Cancel, whatever it does.
  static func isCancel(_ view: SyntaxNode, in model: FileModel) -> Bool { titled(view, in: model)?.role == .cancel }

  private static func titled(_ view: SyntaxNode, in model: FileModel) -> (call: Call, role: TitleRole)? {
    let chain = ModifierChain(outermost: view)
    guard let call = chain.baseCall, call.callee.isText("Button"), chain.allModifiers.count == chain.modifiers.count,
      !model.declaresType("Button"), let title = title(call), let role = TitleRole(title, in: model)
    else { return nil }
    return (call, role)
  }

  private static func action(_ call: Call) -> SyntaxNode? {
    call.argument("action") ?? call.trailingClosures.first?.closure
  }

  private static func title(_ call: Call) -> SyntaxNode? {
    if let first = call.arguments.first, first.label == nil { return first.value }
    let closures = call.trailingClosures
    let label =
      call.argument("label") ?? closures.first { $0.label == "label" }?.closure
      ?? (call.argument("action") != nil ? closures.first?.closure : nil)
    guard let views = label?.builtViews, views.count == 1, let shown = views[0].chain.baseCall,
      shown.name == "Text" || shown.name == "Label", let first = shown.arguments.first,
      first.label == nil || first.label == "verbatim"
    else { return nil }
    return first.value
  }
}

/// Finds out whether an action closes what its button stands in.
struct DismissalReader {
  let model: FileModel

  /// Whether an action, a closure or a function's name, dismisses, be it under a condition or after some work.
  func dismisses(_ action: SyntaxNode) -> Bool {
    if action.kind == .closureExpr { return code(action, 0) }
    // `action: dismiss.callAsFunction`
    if action.kind == .memberAccessExpr, action.nameToken?.isText("callAsFunction") == true {
      return action.memberBase.map(isDismissal) ?? false
    }
    return function(action).map { code($0, 1) } ?? false
  }

  private func code(_ code: SyntaxNode, _ depth: Int) -> Bool {
    code.descendants.prefix(2048).contains { node in
      if node.kind == .assignmentExpr { return lowersFlag(node) }
      guard let call = Call(node), call.arguments.isEmpty, call.trailingClosures.isEmpty else { return false }
      if isDismissal(call.callee) { return true }
      return depth == 0 && function(call.callee).map { self.code($0, depth + 1) } == true
    }
  }

  private func isDismissal(_ callee: SyntaxNode) -> Bool {
    if callee.text.hasSuffix("presentationMode.wrappedValue.dismiss") { return true }
    guard callee.kind == .declReferenceExpr || callee.memberBase?.isText("self") == true,
      let declaration = model.binding(of: callee)?.ancestor(.variableDecl)
    else { return false }
    return declaration.child(.attributeList)?.text.contains("\\.dismiss") == true
  }

  /// The body of a function of the same type that a name stands for.
  private func function(_ name: SyntaxNode) -> SyntaxNode? {
    guard name.kind == .declReferenceExpr || name.memberBase?.isText("self") == true, let token = name.nameToken
    else { return nil }
    let type = name.enclosingType?.declaredName
    let found = (model.names.functions[token.text] ?? []).prefix(64).filter { $0.enclosingType?.declaredName == type }
    return found.count == 1 ? found[0].child(.codeBlock) : nil
  }

  /// Whether an assignment sets the flag to `false` by which its own sheet is there: `isPresented = false`.
  private func lowersFlag(_ assignment: SyntaxNode) -> Bool {
    guard let parts = assignment.parent?.children, parts.count == 3, parts[1] == assignment, parts[2].isText("false"),
      let name = parts[0].nameToken?.text, let binding = model.binding(of: parts[0]),
      let declaration = binding.ancestor(.variableDecl)
    else { return false }
    if declaration.hasAttribute("Binding") {
      let text = name.lowercased()
      return ["present", "show", "visible", "displayed"].contains { text.contains($0) }
    }
    return assignment.ancestors.prefix(128).contains { outer in
      guard let modifier = Modifier(outer), ["sheet", "fullScreenCover", "popover"].contains(modifier.name) else {
        return false
      }
      return modifier.call.argument("isPresented")?.text == "$" + name
        && modifier.base?.contains(assignment) != true
    }
  }
}
