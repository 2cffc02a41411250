import UnfoldSyntax

/// Which size class is meant.
public enum SizeClassAxis: Sendable {
  case horizontal, vertical
}

extension FileModel {
  /// The axis of the optional size class that an expression reads: a property with `@Environment`, or a property or
  /// parameter of type `UserInterfaceSizeClass?`.
  ///
  /// `nil` for anything else, and where the name is bound anew around its use, so that it may be unwrapped.
  public func optionalSizeClass(_ expression: SyntaxNode) -> SizeClassAxis? {
    optionalSizeClass(expression, depth: 0)
  }

  private func optionalSizeClass(_ expression: SyntaxNode, depth: Int) -> SizeClassAxis? {
    let isMember = expression.memberBase?.isText("self") == true
    guard expression.kind == .declReferenceExpr || isMember, let name = expression.nameToken?.text else { return nil }
    let binding = binding(of: expression)
    if !isMember, isRebound(name, around: expression, besides: binding) { return nil }
    let isSizeClass: Bool
    if let binding, let declaration = binding.ancestor(.variableDecl) {
      if let axis = declaration.environmentSizeClass { return axis }
      if binding.child(.typeAnnotation) == nil, let value = constantValue(binding) {
        return optionalChoice(value, depth: depth)
      }
      isSizeClass = binding.child(.typeAnnotation)?.lastChild?.isOptionalSizeClass == true
    } else {
      isSizeClass = expression.parameterType(name)?.isOptionalSizeClass == true
    }
    guard isSizeClass else { return nil }
    let words = name.lowercased()
    return words == "v" || words.contains("vertical") || words.contains("height") ? .vertical : .horizontal
  }

  /// The axis of `isPinned ? horizontalSizeClass : nil`, which is optional as well.
  private func optionalChoice(_ value: SyntaxNode, depth: Int) -> SizeClassAxis? {
    guard depth < 4, let parts = value.child(.exprList)?.children, value.kind == .sequenceExpr, parts.count >= 3,
      parts[parts.count - 2].kind == .unresolvedTernaryExpr, let arm = parts[parts.count - 2].ternaryArm
    else { return nil }
    let ways = [arm, parts[parts.count - 1]]
    let known = ways.filter { $0.kind != .nilLiteralExpr }
    return known.count == 1 ? optionalSizeClass(known[0], depth: depth + 1) : nil
  }

  private func isRebound(_ name: String, around expression: SyntaxNode, besides binding: SyntaxNode?) -> Bool {
    guard let member = expression.ancestor(.memberBlockItem) else { return true }
    return member.descendants.contains { $0.kind == .identifierPattern && $0.text == name && $0.parent != binding }
  }
}

extension SyntaxNode {
  /// The size class that a `variableDecl` reads from the environment.
  public var environmentSizeClass: SizeClassAxis? { environmentKeyPath?.sizeClassKey }

  /// The key path by which a `variableDecl` with `@Environment` reads its value.
  public var environmentKeyPath: SyntaxNode? {
    for attribute in child(.attributeList)?.children ?? [] where attribute.kind == .attribute {
      guard attribute.children.count > 1, attribute.children[1].isText("Environment") else { continue }
      if let argument = attribute.child(.labeledExprList)?.children.first { return argument }
    }
    return nil
  }

  /// Whether a `patternBinding` is a property that reads the environment value of that name.
  public func readsEnvironment(_ name: String) -> Bool {
    guard let key = ancestor(.variableDecl)?.environmentKeyPath?.text else { return false }
    return key == "\\.\(name)" || key == "\\EnvironmentValues.\(name)"
  }

  /// The size class that a key path names: `\.horizontalSizeClass`, with or without `EnvironmentValues`.
  public var sizeClassKey: SizeClassAxis? {
    var text = self.text
    if text.hasSuffix(",") { text.removeLast() }
    switch text {
    case "\\.horizontalSizeClass", "\\EnvironmentValues.horizontalSizeClass": return .horizontal
    case "\\.verticalSizeClass", "\\EnvironmentValues.verticalSizeClass": return .vertical
    default: return nil
    }
  }

  /// Whether a type is `UserInterfaceSizeClass?`.
  fileprivate var isOptionalSizeClass: Bool {
    isText("UserInterfaceSizeClass?") || isText("Optional<UserInterfaceSizeClass>")
  }

  /// The type of the nearest parameter of that name in a function around this node.
  fileprivate func parameterType(_ name: String) -> SyntaxNode? {
    for scope in ancestors.prefix(ViewWalk.maximumSteps) {
      if scope.kind == .closureExpr, scope.declaresParameter(name) { return nil }
      guard scope.kind == .functionDecl || scope.kind == .initializerDecl else { continue }
      let clause = scope.child(.functionSignature)?.child(.functionParameterClause)
      let parameter = clause?.child(.functionParameterList)?.children.first { parameter in
        parameter.children.prefix { $0.kind != .colon }.last { $0.kind == .identifier }?.text == name
      }
      return parameter?.child(.optionalType) ?? parameter?.child(.identifierType)
    }
    return nil
  }

  /// Whether a comment stands between two places of the file.
  ///
  /// - Parameter range: in UTF-8 bytes, outside of string literals.
  public func hasComment(in range: Range<Int>) -> Bool {
    tree.comments().contains { $0.overlaps(range) }
  }
}
