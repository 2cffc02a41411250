import UnfoldSyntax

/// The names that a file declares and uses, found in one pass over the tree.
public struct FileNames: Sendable {
  /// `structDecl`, `classDecl`, `enumDecl`, `actorDecl`, `protocolDecl` by name, and `extensionDecl` by the name of
  /// the type it extends.
  public let types: [String: [SyntaxNode]]
  /// `patternBinding` by name: properties, constants and local values.
  public let values: [String: [SyntaxNode]]
  /// `functionDecl` by name.
  public let functions: [String: [SyntaxNode]]
  /// `declReferenceExpr` by name: every place where an expression uses it.
  public let references: [String: [SyntaxNode]]
  /// `integerLiteralExpr` by its text.
  public let integers: [String: [SyntaxNode]]

  init(_ tree: SyntaxTree) {
    var types: [String: [SyntaxNode]] = [:]
    var values: [String: [SyntaxNode]] = [:]
    var functions: [String: [SyntaxNode]] = [:]
    var references: [String: [SyntaxNode]] = [:]
    var integers: [String: [SyntaxNode]] = [:]
    for index in 0..<tree.count {
      switch tree.kind(at: index) {
      case .declReferenceExpr:
        references[tree[index].firstToken.text, default: []].append(tree[index])
      case .integerLiteralExpr:
        integers[tree[index].text, default: []].append(tree[index])
      case .patternBinding:
        let pattern = tree[index].firstChild!
        if pattern.kind == .identifierPattern { values[pattern.text, default: []].append(tree[index]) }
      case .functionDecl:
        if let name = tree[index].declaredName { functions[name, default: []].append(tree[index]) }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        if let name = tree[index].declaredName { types[name, default: []].append(tree[index]) }
      default: break
      }
    }
    self.types = types
    self.values = values
    self.functions = functions
    self.references = references
    self.integers = integers
  }
}

extension SyntaxNode {
  /// The name that a declaration declares; for an `extensionDecl` the last name of the type it extends.
  public var declaredName: String? {
    switch kind {
    case .extensionDecl:
      guard let type = children.first(where: { $0.kind == .identifierType || $0.kind == .memberType }) else {
        return nil
      }
      return type.kind == .memberType ? type.child(.identifier)?.text : type.firstToken.text
    case .patternBinding:
      let pattern = children[0]
      return pattern.kind == .identifierPattern ? pattern.text : nil
    default:
      return child(.identifier)?.text
    }
  }

  /// The `structDecl`, `classDecl`, `enumDecl`, `actorDecl`, `protocolDecl` or `extensionDecl` around this node.
  public var enclosingType: SyntaxNode? {
    ancestor(.structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl)
  }

  /// The names after the colon of a type's declaration: `View`, `Identifiable`.
  public var inheritedNames: [String] {
    let types = child(.inheritanceClause)?.child(.inheritedTypeList)?.children(.inheritedType) ?? []
    return types.map { type in
      let name = type.firstChild!
      return name.kind == .memberType ? name.child(.identifier)?.text ?? name.text : name.firstToken.text
    }
  }

  /// The words before a declaration: `private`, `static`, `mutating`.
  public func hasModifier(_ keyword: Keyword) -> Bool {
    child(.declModifierList)?.children.contains { $0.firstToken.keyword == keyword } ?? false
  }

  /// Whether an attribute of that name stands before a declaration: `State` for `@State`.
  public func hasAttribute(_ name: StaticString) -> Bool {
    child(.attributeList)?.children.contains { attribute in
      attribute.kind == .attribute && attribute.children.count > 1 && attribute.children[1].isText(name)
    } ?? false
  }

  /// The expression that a getter gives, where it is nothing but that: of `var a: B { b }`, also with `get` or
  /// `return`. For a `patternBinding`.
  public var getterBody: SyntaxNode? {
    guard let block = child(.accessorBlock) else { return nil }
    if let list = block.child(.codeBlockItemList) { return list }
    let getter = block.child(.accessorDeclList)?.children.first { $0.child(.keyword)?.keyword == .get }
    return getter?.child(.codeBlock)?.child(.codeBlockItemList)
  }
}
