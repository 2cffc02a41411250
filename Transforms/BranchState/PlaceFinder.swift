import UnfoldEngine
import UnfoldSyntax

/// Looks for what knows a person's place in the app, declared by the views of a branch.
struct PlaceFinder {
  /// The names of the properties.
  private(set) var found: [String] = []
  private var seen: Set<SyntaxNode> = []

  /// Goes through the views that statements build, and into their definitions in this file and in others.
  ///
  /// - Parameter model: of the file that the statements stand in.
  mutating func look(in statements: SyntaxNode, of model: FileModel, depth: Int) {
    guard depth < 4, found.isEmpty, seen.insert(statements).inserted else { return }
    for node in statements.descendants.prefix(4096) {
      guard node.kind == .functionCallExpr || node.kind == .declReferenceExpr, !isElsewhere(node, within: statements)
      else { continue }
      if let call = Call(node) {
        guard call.isInitializer || call.callee.kind == .declReferenceExpr else { continue }
        guard let (body, owner) = definition(of: node, in: model, isView: call.isInitializer) else { continue }
        if call.isInitializer { found.append(contentsOf: places(in: body, of: owner)) }
        look(in: body, of: owner, depth: depth + 1)
      } else if node.parent?.kind != .memberAccessExpr, let body = model.definition(of: node) {
        look(in: body, of: model, depth: depth + 1)
      }
    }
  }

  private func definition(of view: SyntaxNode, in model: FileModel, isView: Bool) -> (SyntaxNode, FileModel)? {
    if let body = model.definition(of: view) { return (body, model) }
    guard isView, let site = model.definitionElsewhere(of: view) else { return nil }
    return (site.node, site.model)
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
  private func places(in body: SyntaxNode, of model: FileModel) -> [String] {
    guard let type = body.ancestor(.structDecl) else { return [] }
    return type.descendants.prefix(16384).compactMap { argument in
      guard argument.kind == .labeledExpr, let argument = Argument(argument),
        let owner = Call(argument.node.parent?.parent), Self.binds(owner, argument.label),
        argument.value.text.hasPrefix("$")
      else { return nil }
      let path = String(argument.value.text.dropFirst())
      // `$router.path`, whose router the view makes for itself.
      let name = String(path.prefix { $0 != "." })
      let isState = (model.names.values[name] ?? []).contains { binding in
        guard binding.enclosingType == type, let declaration = binding.ancestor(.variableDecl) else { return false }
        return declaration.hasAttribute("State") || declaration.hasAttribute("StateObject")
      }
      return isState ? path : nil
    }
  }

  private static func binds(_ call: Call, _ label: String?) -> Bool {
    switch call.name {
    case "NavigationStack": label == "path"
    case "List", "TabView", "Table": label == "selection"
    case "navigationDestination": label == "item" || label == "isPresented"
    default: false
    }
  }
}
