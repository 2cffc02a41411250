import UnfoldSyntax

extension SyntaxNode {
  /// Whether a `patternBinding` is the `body` of a view.
  public var isViewBody: Bool {
    kind == .patternBinding && declaredName == "body" && isMember
      && enclosingType.map { $0.inheritedNames.contains("View") } == true
  }

  /// Whether a `functionDecl` is the `body(content:)` of a view modifier.
  var isViewModifierBody: Bool {
    kind == .functionDecl && declaredName == "body"
      && enclosingType.map { $0.inheritedNames.contains("ViewModifier") } == true
  }
}

extension FileModel {
  /// Where a path ends because of what a declaration is; `nil` where it goes on at the uses.
  func end(at declaration: SyntaxNode) -> ViewPath.End? {
    let inherited = declaration.enclosingType?.inheritedNames ?? []
    if inherited.contains("App") || inherited.contains("Scene") { return .screen }
    if inherited.contains("PreviewProvider") { return .preview }
    return nil
  }

  /// The expressions of this file that stand for what a declaration gives: calls of the view's type, uses of the
  /// property, calls of the function, the views that a modifier is applied to. Previews are left out.
  public func uses(of declaration: SyntaxNode) -> [SyntaxNode] {
    uses(of: declaration) { findUses(of: declaration) }
  }

  private func findUses(of declaration: SyntaxNode) -> [SyntaxNode] {
    guard let name = declaration.declaredName else { return [] }
    let found: [SyntaxNode]
    if declaration.isViewBody {
      found = calls(ofType: declaration.enclosingType?.declaredName)
    } else if declaration.isViewModifierBody {
      found = calls(ofType: declaration.enclosingType?.declaredName).compactMap(\.modifierCall)
    } else if declaration.kind == .functionDecl, declaration.enclosingType?.kind == .extensionDecl,
      declaration.enclosingType?.declaredName == "View"
    {
      found = references(name).map { $0.withReceiver ?? $0 }
    } else if declaration.isMember || declaration.kind == .functionDecl {
      let type = declaration.enclosingType?.declaredName
      found = references(name).compactMap { reference in
        guard reference.enclosingType?.declaredName == type else { return nil }
        guard let member = reference.withReceiver else { return reference }
        return member.memberBase?.isText("self") == true ? member : nil
      }
    } else {
      let scope = declaration.ancestor(.codeBlockItemList)
      found = references(name).filter { $0.withReceiver == nil && scope?.contains($0) == true }
    }
    return found.filter { !declaration.contains($0) && !isInPreview($0) }
  }

  private func references(_ name: String) -> some Collection<SyntaxNode> {
    // A name that a file uses more often than this is not the name of one view on a screen.
    (names.references[name] ?? []).prefix(1024)
  }

  func calls(ofType name: String?) -> [SyntaxNode] {
    guard let name else { return [] }
    return references(name).compactMap { $0.calledHere?.node }
  }
}

extension SyntaxNode {
  /// `self.a` for the `a` in it; `nil` for a name without a base.
  fileprivate var withReceiver: SyntaxNode? {
    guard let parent, parent.kind == .memberAccessExpr, parent.lastChild == self, parent.memberBase != nil else {
      return nil
    }
    return parent
  }

  /// The call `modifier(Name())` or `view.modifier(Name())` that has this `Name()` as its argument.
  fileprivate var modifierCall: SyntaxNode? {
    guard let argument = parent, argument.kind == .labeledExpr, let call = Call(argument.parent?.parent),
      call.name == "modifier"
    else { return nil }
    return call.node
  }
}
