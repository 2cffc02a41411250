import UnfoldEngine
import UnfoldSyntax

/// What lets a screen be shorter than its content, in its file and in others.
struct Room {
  let model: FileModel

  init(_ model: FileModel) { self.model = model }

  /// Whether anything in a view scrolls, measures its room or offers another arrangement; also by a container or a
  /// modifier of the project, such as one that scrolls only where its content overflows.
  func givesWay(_ view: SyntaxNode) -> Bool { givesWay(view, in: model, depth: 0) }

  private func givesWay(_ code: SyntaxNode, in model: FileModel, depth: Int) -> Bool {
    var asked: Set<String> = []
    return code.descendants.prefix(16384).contains { node in
      guard node.kind == .declReferenceExpr else { return false }
      if Self.isAdapting(node) { return true }
      guard depth < 2, let call = node.calleeOf, asked.count < 64, asked.insert(node.text).inserted else {
        return false
      }
      if call.isInitializer {
        if let body = model.definition(of: call.node) { return givesWay(body, in: model, depth: depth + 1) }
        guard let site = model.definitionElsewhere(of: call.node) else { return false }
        return givesWay(site.node, in: site.model, depth: depth + 1)
      }
      guard let modifier = Modifier(call.node), !modifier.isSystem else { return false }
      return model.modifiersElsewhere(modifier.name).contains { givesWay($0.node, in: $0.model, depth: depth + 1) }
    }
  }

  /// Whether another file shows the view in something that scrolls or offers another arrangement.
  func isGivenElsewhere(to name: String) -> Bool {
    model.callsElsewhere(ofType: name).contains { site in
      site.node.ancestors.prefix(64).contains { ancestor in
        guard let call = Call(ancestor), !call.callee.contains(site.node) else { return false }
        return Self.isGivingWay(call.callee)
      }
    }
  }

  /// Whether what stands in a container of that name may be taller than its window. A page of a tab view may not.
  static func isGivingWay(_ container: SyntaxNode) -> Bool {
    isAdapting(container) && !container.isText("TabView") && !container.isText("GeometryReader")
  }

  /// Whether a name is of something that adapts: `ScrollView`, `ViewThatFits`, a project's `scrollIfNeeded()`.
  static func isAdapting(_ node: SyntaxNode) -> Bool {
    guard let token = node.nameToken else { return false }
    if names.contains(where: { token.isText($0) }) { return true }
    let name = token.text
    guard name.contains("croll") else { return false }
    return !unrelated.contains { name.hasPrefix($0) }
  }

  private static let names: [StaticString] = [
    "List", "Form", "ViewThatFits", "GeometryReader", "AnyLayout", "verticalSizeClass", "TabView", "popover", "Table",
    "onGeometryChange", "containerRelativeFrame",
  ]

  /// Modifiers that only matter to a scroll view which stands elsewhere.
  private static let unrelated = ["scrollDismissesKeyboard", "scrollContentBackground", "scrollTransition"]
}

extension SyntaxNode {
  /// Whether nothing around a view in its file scrolls or offers another arrangement.
  func standsOnAScreen(in model: FileModel) -> Bool {
    model.paths(from: self).allSatisfy { path in
      if case .preview = path.end { return true }
      return !path.steps.contains { step in
        guard case .contained(let call, _) = step else { return false }
        return Room.isGivingWay(call.callee)
      }
    }
  }

  /// The call that this name is the callee of, with or without a base.
  fileprivate var calleeOf: Call? {
    let callee = parent?.kind == .memberAccessExpr && parent?.lastChild == self ? parent! : self
    guard let call = Call(callee.parent), call.callee == callee else { return nil }
    return call
  }
}
