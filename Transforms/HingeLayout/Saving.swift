import UnfoldEngine
import UnfoldSyntax

extension FileModel {
  /// Whether a hinge handler saves what the app shows, or brings it back: a call named so, or state of the scene that
  /// outlives it.
  func savesOrRestores(_ action: SyntaxNode) -> Bool {
    action.descendants.prefix(2048).contains { node in
      if node.kind == .exprList {
        let parts = node.children
        guard parts.count > 2, parts[1].kind == .assignmentExpr, let binding = binding(of: parts[0]) else {
          return false
        }
        return binding.ancestor(.variableDecl)?.hasAttribute("SceneStorage") == true
      }
      guard let call = Call(node), !call.isInitializer else { return false }
      let name = call.name
      let verbs = ["save", "restore", "persist"]
      guard let verb = verbs.first(where: name.hasPrefix) else { return false }
      // `saved(…)` and `restorer` are no calls to do so.
      return name.dropFirst(verb.count).first.map { $0.isUppercase } ?? true
    }
  }
}
