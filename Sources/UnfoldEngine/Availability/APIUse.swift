import UnfoldSyntax

/// A place that uses a symbol of `APITable`.
public struct APIUse: Sendable {
  public let api: APIAvailability
  /// The call, name or key path.
  public let node: SyntaxNode
  /// The name, in UTF-8 bytes; with the period before it where there is one.
  public let range: Range<Int>

  /// The kinds of node that can be a use.
  public static let nodeKinds: [SyntaxKind] = [
    .functionCallExpr, .declReferenceExpr, .identifierType, .keyPathPropertyComponent, .memberAccessExpr,
  ]

  /// `nil` where `node` surely or possibly means something else: a name that the file declares itself, a member of a
  /// value that isn't known to be a view.
  public init?(_ node: SyntaxNode, in model: FileModel) {
    switch node.kind {
    case .functionCallExpr: self.init(call: node, in: model)
    case .declReferenceExpr, .identifierType: self.init(typeName: node, in: model)
    case .keyPathPropertyComponent: self.init(environmentValue: node, in: model)
    case .memberAccessExpr: self.init(member: node)
    default: return nil
    }
  }

  private init(_ api: APIAvailability, _ node: SyntaxNode, at name: SyntaxNode) {
    self.api = api
    self.node = node
    let token = name.firstToken
    let period = token.previousToken.flatMap { $0.kind == .period ? $0 : nil }
    range = (period ?? token).textRange.lowerBound..<token.textRange.upperBound
  }

  private init?(call node: SyntaxNode, in model: FileModel) {
    guard let call = Call(node), let name = call.nameToken else { return nil }
    let entries = APITable.entries(named: name.text)
    guard !entries.isEmpty, !model.declaresModifier(name.text) else { return nil }
    let labels = call.arguments.map { $0.label ?? "_" }
    guard let api = entries.first(where: { $0.kind == .modifier && $0.takes(labels) }) else { return nil }
    if call.callee.kind == .memberAccessExpr {
      guard let base = call.callee.memberBase else {
        guard Modifier(node) != nil else { return nil }
        self.init(api, node, at: name)
        return
      }
      guard APIUse.isKnownReceiver(base, in: model) else { return nil }
    } else {
      // Without a receiver it is `self` that is modified.
      guard node.enclosingType?.kind == .extensionDecl, node.enclosingType?.declaredName == "View" else { return nil }
    }
    self.init(api, node, at: name)
  }

  private init?(typeName node: SyntaxNode, in model: FileModel) {
    let token = node.firstToken
    guard let first = token.bytes.first, first >= 0x41, first <= 0x5A,
      let api = APITable.entries(named: token.text).first(where: { $0.kind == .type }),
      !model.declaresType(token.text)
    else { return nil }
    if let parent = node.parent, parent.kind == .memberAccessExpr, parent.lastChild == node,
      let base = parent.memberBase
    {
      guard base.isText("SwiftUI") else { return nil }
    }
    // Many apps have a type of their own with this name.
    if token.isText("Tab") {
      guard node.kind == .declReferenceExpr, let call = Call(node.parent), call.callee == node,
        call.arguments.allSatisfy({ APIUse.tabLabels.contains($0.label ?? "_") }), call.node.isInTabView
      else { return nil }
    }
    if token.isText("TabSection") { guard node.isInTabView else { return nil } }
    self.init(api, node, at: token)
  }

  private static let tabLabels: Set<String> = ["_", "systemImage", "image", "value", "role", "content"]

  private init?(environmentValue node: SyntaxNode, in model: FileModel) {
    let token = node.firstToken
    guard let api = APITable.entries(named: token.text).first(where: { $0.kind == .environmentValue }),
      model.names.values[token.text] == nil || node.ancestor(.attribute) != nil
    else { return nil }
    self.init(api, node, at: token)
  }

  private init?(member node: SyntaxNode) {
    guard let name = node.nameToken, let owner = node.callWithArgument else { return nil }
    let type = node.memberBase.map { $0.nameToken?.text ?? "" }
    let found = APITable.entries(named: name.text).first { entry in
      guard case .member(let owners) = entry.kind else { return false }
      return owners.contains(owner.name) && (type == nil || APIUse.valueTypes.contains(type!))
    }
    guard let found else { return nil }
    self.init(found, node, at: name)
  }

  private static let valueTypes: Set<String> = [
    "PresentationPlacement", "AdaptableTabBarPlacement", "TabViewStyle", "ToolbarItemVisibilityPriority",
    "ToolbarItemPlacement",
  ]

  /// Whether what a modifier is applied to is surely a view, not a library's wrapper around one.
  private static func isKnownReceiver(_ receiver: SyntaxNode, in model: FileModel) -> Bool {
    var base = receiver
    // Chains that are longer than any view's are no place to be sure.
    for _ in 0..<64 {
      guard let inner = Modifier(base)?.base ?? base.chainedUnwrapping else { break }
      base = inner
    }
    guard Modifier(base) == nil else { return false }
    if let call = Call(base) { return call.isInitializer || call.callee.kind == .declReferenceExpr }
    switch base.kind {
    case .declReferenceExpr:
      guard let name = base.nameToken?.text else { return false }
      return ["content", "self", "proxy", "geometry", "view"].contains(name) || model.names.values[name] != nil
    case .memberAccessExpr:
      return base.memberBase?.isText("self") == true && model.names.values[base.nameToken?.text ?? ""] != nil
    default: return false
    }
  }
}

extension APIAvailability {
  /// Whether a call with these labels, `_` for none, can be one of this function; trailing closures aside.
  func takes(_ labels: [String]) -> Bool {
    let own = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)[...]
    var rest = own
    for label in labels {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    // The label that tells it from an older function of the same name.
    return baseName != "ignoresSafeArea" || labels.contains("alignment")
  }
}

extension SyntaxNode {
  /// The call that has this expression, or a member or call of it, as an argument: `presentationPlacement` for the
  /// `.leading` in `.presentationPlacement(.leading)`, also below a ternary operator.
  fileprivate var callWithArgument: Call? {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .labeledExpr: return Call(parent.parent?.parent)
      case .exprList, .sequenceExpr, .unresolvedTernaryExpr, .tupleExpr: node = parent
      default: return nil
      }
    }
    return nil
  }

  /// What `#if` in a chain, or an optional chain, goes on from.
  fileprivate var chainedUnwrapping: SyntaxNode? {
    switch kind {
    case .postfixIfConfigExpr: children.first.flatMap { $0.kind == .ifConfigDecl ? nil : $0 }
    case .optionalChainingExpr, .forceUnwrapExpr: children[0]
    default: nil
    }
  }

  /// Whether this is an element of a `TabView`, or of a section in one.
  fileprivate var isInTabView: Bool {
    for ancestor in ancestors.prefix(64) {
      if let call = Call(ancestor), call.name == "TabView" { return true }
      if ancestor.kind == .memberBlock { return false }
    }
    return false
  }
}

extension FileContext {
  /// The use of a newer symbol at `node` that neither the target nor a guard allows; `nil` where there is none, or
  /// where a guard uses names that aren't known.
  public func unguardedUse(at node: SyntaxNode) -> APIUse? {
    guard let use = APIUse(node, in: model) else { return nil }
    let here = availability(at: node)
    return here.isCertain && !use.api.isCovered(by: here) ? use : nil
  }

  /// How often the file uses each symbol without a guard, by name.
  func unguardedUses() -> [String: Int] {
    var counts: [String: Int] = [:]
    for index in 0..<tree.count where APIUse.nodeKinds.contains(tree.kind(at: index)) {
      if let use = unguardedUse(at: tree[index]) { counts[use.api.name, default: 0] += 1 }
    }
    return counts
  }
}
