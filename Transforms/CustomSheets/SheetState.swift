import UnfoldEngine
import UnfoldSyntax

/// What decides whether a hand-built sheet is shown.
struct SheetState {
  enum Kind {
    /// A `Bool`.
    case flag
    /// An optional; the name that the unwrapped value has.
    case item(name: String)
    /// A value that is compared with one case, such as `.filters`.
    case value(SyntaxNode)
    /// Anything else, such as two conditions.
    case unclear
  }

  let kind: Kind
  /// The state as it is written, without `self.`: `showsFilters`, `model.selection`.
  let key: String

  init(flag: String) {
    kind = .flag
    key = flag
  }

  /// What an `ifExpr` or `switchExpr` asks for; `nil` where that is no state at all.
  init?(_ branch: SyntaxNode) {
    if branch.kind == .switchExpr {
      guard let key = branch.children.lazy.compactMap(\.stateKey).first else { return nil }
      kind = .unclear
      self.key = key
      return
    }
    let elements = branch.child(.conditionElementList)?.children ?? []
    guard let condition = elements.first?.firstChild else { return nil }
    guard let (kind, key) = SheetState.read(condition) else { return nil }
    self.kind = elements.count == 1 ? kind : .unclear
    self.key = key
  }

  private static func read(_ condition: SyntaxNode) -> (Kind, String)? {
    switch condition.kind {
    case .declReferenceExpr, .memberAccessExpr:
      return condition.stateKey.map { (.flag, $0) }
    case .optionalBindingCondition:
      guard let pattern = condition.child(.identifierPattern) else { return nil }
      guard let value = condition.child(.initializerClause)?.lastChild else {
        return (.item(name: pattern.text), pattern.text)
      }
      guard let key = value.stateKey else { return nil }
      return (condition.child(.keyword)?.keyword == .let ? .item(name: pattern.text) : .unclear, key)
    case .sequenceExpr:
      let parts = condition.child(.exprList)?.children ?? []
      guard let key = parts.first?.stateKey else { return nil }
      guard parts.count == 3, parts[1].isText("=="), parts[2].kind == .memberAccessExpr, parts[2].memberBase == nil
      else { return (.unclear, key) }
      return (.value(parts[2]), key)
    case .prefixOperatorExpr:
      return condition.lastChild?.stateKey.map { (.unclear, $0) }
    case .matchingPatternCondition:
      return condition.child(.initializerClause)?.lastChild?.stateKey.map { (.unclear, $0) }
    default:
      return nil
    }
  }

  /// Whether an assignment of `value` to the state hides the sheet; `nil` where that depends.
  func hides(_ value: [SyntaxNode]) -> Bool? {
    guard value.count == 1, let value = value.first else { return nil }
    switch kind {
    case .item: return value.kind == .nilLiteralExpr ? true : nil
    case .value(let shown):
      let isCase = value.kind == .memberAccessExpr && value.memberBase == nil
      guard isCase || value.kind == .nilLiteralExpr else { return nil }
      return value.text != shown.text
    case .flag, .unclear:
      if value.kind == .nilLiteralExpr { return true }
      guard value.kind == .booleanLiteralExpr else { return nil }
      return value.isText("false")
    }
  }
}

extension SheetState {
  /// The binding that a sheet needs, as an expression: `$showsFilters`, `$model.selection`.
  ///
  /// - Parameters:
  ///   - place: where the sheet is presented.
  ///   - hidden: what is assigned to hide it, where it is one of several values.
  func binding(at place: SyntaxNode, hidden: String?, in model: FileModel) -> String? {
    let parts = key.split(separator: ".")
    guard let root = parts.first, let property = model.property(String(root), around: place) else { return nil }
    let wrappers: [StaticString] =
      parts.count == 1
      ? ["State", "Binding", "AppStorage", "SceneStorage"]
      : ["State", "Binding", "ObservedObject", "StateObject", "EnvironmentObject", "Bindable"]
    guard let declaration = property.ancestor(.variableDecl), wrappers.contains(where: declaration.hasAttribute)
    else { return nil }
    // A binding sets the wrapped value without its observers.
    if parts.count == 1, property.child(.accessorBlock) != nil { return nil }
    guard case .value(let shown) = kind else { return "$\(key)" }
    guard let hidden else { return nil }
    return "Binding(get: { \(key) == \(shown.text) }, set: { if !$0 { \(key) = \(hidden) } })"
  }

  /// Whether the state's item is seen to be `Identifiable`, as `sheet(item:)` needs it.
  func isIdentifiable(at place: SyntaxNode, in model: FileModel) -> Bool {
    let parts = key.split(separator: ".")
    guard let name = parts.last.map(String.init) else { return false }
    let property: SyntaxNode?
    if parts.count == 1 {
      property = model.property(name, around: place)
    } else {
      let found = model.names.values[name] ?? []
      property = found.count == 1 ? found[0] : nil
    }
    guard let type = property?.child(.typeAnnotation)?.lastChild, type.kind == .optionalType,
      let item = type.firstChild, item.kind == .identifierType
    else { return false }
    return (model.names.types[item.text] ?? []).contains { $0.inheritedNames.contains("Identifiable") }
  }
}

extension FileModel {
  /// The only property of that name in the type around a node.
  func property(_ name: String, around node: SyntaxNode) -> SyntaxNode? {
    guard let type = node.enclosingType?.declaredName else { return nil }
    let found = properties(name, ofType: type)
    return found.count == 1 ? found[0] : nil
  }
}

extension SyntaxNode {
  /// The state that an expression names, without `self.`: `shown`, `model.shown`; `nil` for all else.
  var stateKey: String? {
    switch kind {
    case .declReferenceExpr:
      return firstToken.kind == .identifier && children.count == 1 ? text : nil
    case .memberAccessExpr:
      guard let base = memberBase, let name = nameToken else { return nil }
      if base.isText("self") { return name.text }
      return base.stateKey.map { "\($0).\(name.text)" }
    default:
      return nil
    }
  }

  /// The state that `state ? a : b` asks for, and what it gives when that is false.
  var choice: (key: String, otherwise: [SyntaxNode])? {
    guard kind == .sequenceExpr, let parts = child(.exprList)?.children, parts.count >= 3,
      parts[1].kind == .unresolvedTernaryExpr, let key = parts[0].stateKey
    else { return nil }
    return (key, Array(parts[2...]))
  }

  /// The expression of a statement: what an `expressionStmt` holds, else itself.
  var statementExpression: SyntaxNode? {
    let inner = kind == .codeBlockItem ? children.first : self
    guard let inner, inner.kind == .expressionStmt else { return inner }
    return inner.firstChild
  }
}
