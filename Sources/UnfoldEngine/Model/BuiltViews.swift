import UnfoldSyntax

/// One of the views that a builder puts together.
public struct BuiltView: Hashable, Sendable {
  /// The expression, with its modifiers.
  public let node: SyntaxNode
  /// The statement of the builder that it is, or is in: two views of one `if` have the same.
  public let item: SyntaxNode
  /// Whether an `if`, a `switch` or conditional compilation decides whether it is there.
  public let isConditional: Bool
  /// Whether a `ForEach` makes any number of it.
  public let isRepeated: Bool

  /// The view as a chain of modifiers.
  public var chain: ModifierChain { ModifierChain(outermost: node) }
}

extension SyntaxNode {
  /// The views that a builder puts together, in source order, for its closure or its list of statements. Branches,
  /// `Group` and `ForEach` without modifiers are looked through; declarations aren't views.
  public var builtViews: [BuiltView] {
    var views = BuiltViews()
    views.add(kind == .codeBlockItemList ? self : child(.codeBlockItemList), in: nil, isConditional: false, false, 0)
    return views.found
  }
}

private struct BuiltViews {
  var found: [BuiltView] = []

  mutating func add(
    _ list: SyntaxNode?, in outer: SyntaxNode?, isConditional: Bool, _ isRepeated: Bool, _ depth: Int
  ) {
    // Deeper than anyone writes; what is further in is left out.
    guard let list, depth < 64 else { return }
    for item in list.children {
      guard let content = item.firstChild else { continue }
      add(content, in: outer ?? item, isConditional: isConditional, isRepeated, depth)
    }
  }

  private mutating func add(
    _ content: SyntaxNode, in item: SyntaxNode, isConditional: Bool, _ isRepeated: Bool, _ depth: Int
  ) {
    switch content.kind {
    case .expressionStmt, .returnStmt:
      guard let inner = content.lastChild, !inner.isToken else { return }
      add(inner, in: item, isConditional: isConditional, isRepeated, depth)
    case .ifExpr:
      for part in content.children {
        if part.kind == .codeBlock {
          add(part.child(.codeBlockItemList), in: item, isConditional: true, isRepeated, depth + 1)
        } else if part.kind == .ifExpr, depth < 64 {
          add(part, in: item, isConditional: true, isRepeated, depth + 1)
        }
      }
    case .switchExpr:
      for part in content.child(.switchCaseList)?.children(.switchCase) ?? [] {
        add(part.child(.codeBlockItemList), in: item, isConditional: true, isRepeated, depth + 1)
      }
    case .ifConfigDecl:
      for clause in content.child(.ifConfigClauseList)?.children(.ifConfigClause) ?? [] {
        add(clause.child(.codeBlockItemList), in: item, isConditional: true, isRepeated, depth + 1)
      }
    case .functionCallExpr:
      let call = Call(content)
      if let builder = call?.builder, call?.name == "Group" || call?.name == "ForEach", Modifier(content) == nil {
        let isRepeated = isRepeated || call?.name == "ForEach"
        return add(builder.child(.codeBlockItemList), in: item, isConditional: isConditional, isRepeated, depth + 1)
      }
      fallthrough
    case .declReferenceExpr, .memberAccessExpr, .postfixIfConfigExpr, .tupleExpr, .sequenceExpr, .macroExpansionExpr:
      found.append(BuiltView(node: content, item: item, isConditional: isConditional, isRepeated: isRepeated))
    default:
      return
    }
  }
}

extension FileModel {
  /// The statements in this file that build what a view expression stands for: of the property `controls`, of the
  /// function that `row(for: a)` calls, of the body of a view that `NoteComposer(draft: b)` makes. `nil` where the
  /// file doesn't say.
  public func definition(of view: SyntaxNode) -> SyntaxNode? {
    guard let call = Call(view) else { return binding(of: view)?.getterBody }
    if call.isInitializer, names.types[call.name] != nil {
      let bodies = properties("body", ofType: call.name).filter(\.isViewBody)
      return bodies.count == 1 ? bodies[0].getterBody : nil
    }
    let receiver = call.callee.memberBase
    guard receiver == nil || receiver?.isText("self") == true, let named = names.functions[call.name] else {
      return nil
    }
    let type = view.enclosingType?.declaredName
    let functions = named.prefix(256).filter { $0.enclosingType?.declaredName == type }
    guard functions.count == 1 else { return nil }
    return functions[0].child(.codeBlock)?.child(.codeBlockItemList)
  }
}
