import UnfoldEngine
import UnfoldSyntax

/// Looks for what knows a person's place in the app, declared by the views of a branch.
struct PlaceFinder {
  let model: FileModel
  /// The names of the properties.
  private(set) var found: [String] = []
  private var seen: Set<SyntaxNode> = []

  init(model: FileModel) { self.model = model }

  /// Goes through the views that statements build, and into their definitions in this file.
  mutating func look(in statements: SyntaxNode, depth: Int) {
    guard depth < 4, seen.insert(statements).inserted else { return }
    for node in statements.descendants.prefix(4096) {
      guard node.kind == .functionCallExpr || node.kind == .declReferenceExpr else { continue }
      if node.kind == .functionCallExpr {
        guard let call = Call(node), !isElsewhere(node, within: statements) else { continue }
        if call.isInitializer, let body = model.definition(of: node) {
          for place in places(in: body) { found.append(place) }
          look(in: body, depth: depth + 1)
        } else if !call.isInitializer, call.callee.kind == .declReferenceExpr, let body = model.definition(of: node) {
          look(in: body, depth: depth + 1)
        }
      } else if let body = model.definition(of: node), !isElsewhere(node, within: statements),
        node.parent?.kind != .memberAccessExpr
      {
        look(in: body, depth: depth + 1)
      }
    }
  }

  /// Whether a view stands on a screen that comes and goes anyhow: a sheet, a destination.
  private func isElsewhere(_ node: SyntaxNode, within statements: SyntaxNode) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == statements { return false }
      guard ancestor.kind == .functionCallExpr, let name = Call(ancestor)?.name else { continue }
      if name == "NavigationLink" { return true }
      let isAttached = Attachment(name) == .screen || Attachment(name) == .system
      if isAttached, let call = Call(ancestor), !call.callee.contains(node) { return true }
    }
    return false
  }

  /// The state of the view with this body that a path or a selection of navigation is bound to.
  private func places(in body: SyntaxNode) -> [String] {
    guard let type = body.ancestor(.structDecl) else { return [] }
    return type.descendants.prefix(16384).compactMap { argument in
      guard argument.kind == .labeledExpr, let argument = Argument(argument),
        let owner = Call(argument.node.parent?.parent), Self.binds(owner, argument.label),
        argument.value.text.hasPrefix("$")
      else { return nil }
      let name = String(argument.value.text.dropFirst())
      let isState = (model.names.values[name] ?? []).contains { binding in
        binding.enclosingType == type && binding.ancestor(.variableDecl)?.hasAttribute("State") == true
      }
      return isState ? name : nil
    }
  }

  private static func binds(_ call: Call, _ label: String?) -> Bool {
    switch call.name {
    case "NavigationStack": label == "path"
    case "List", "TabView", "Table": label == "selection"
    default: false
    }
  }
}
