import UnfoldSyntax

extension FileModel {
  /// Whether this file, or another that it can see, declares a type of that name itself: then the name isn't the
  /// system's.
  public func declaresType(_ name: String) -> Bool {
    func isDeclaration(_ node: SyntaxNode) -> Bool { node.kind != .extensionDecl }
    return names.types[name]?.contains(where: isDeclaration) == true
      || typesElsewhere(name).contains { isDeclaration($0.node) }
  }

  /// Whether this file, or another that it can see, declares a modifier of that name: then the name isn't the
  /// system's alone. A method of a view itself, such as `func toolbar() -> some ToolbarContent`, is no modifier.
  public func declaresModifier(_ name: String) -> Bool {
    let isHere = names.functions[name]?.contains { $0.enclosingType?.kind != .structDecl } ?? false
    return isHere || !modifiersElsewhere(name).isEmpty
  }

  /// The modifiers of that name that other files declare in extensions of `View`, each a `functionDecl`.
  public func modifiersElsewhere(_ name: String) -> [Site] { elsewhere.modifiers(name, for: self) }

  /// The types, and extensions of types, of that name in other files.
  public func typesElsewhere(_ name: String) -> [Site] { elsewhere.types(name, for: self) }

  /// The functions of that name in other files, in a type or extensions of it; without a type those that stand in none.
  public func functionsElsewhere(_ name: String, ofType type: String?) -> [Site] {
    elsewhere.functions(name, ofType: type, for: self)
  }

  /// The values of that name in other files outside of all types, each a `patternBinding`.
  public func valuesElsewhere(_ name: String) -> [Site] { elsewhere.values(name, for: self) }

  /// The calls of a type's initialiser in other files, each a `functionCallExpr`: for a view, the places that show it.
  public func callsElsewhere(ofType name: String) -> [Site] { elsewhere.calls(ofType: name, for: self) }

  /// The property of a type that another file declares, as a `patternBinding`; `nil` where there are several.
  public func memberElsewhere(_ name: String, ofType type: String) -> Site? {
    let found = elsewhere.members(name, ofType: type, for: self)
    return found.count == 1 ? found[0] : nil
  }

  /// The `patternBinding` in another file that an expression refers to: `gap` outside of all types or in an extension
  /// of the type around it, `Metrics.gap`. `nil` where it isn't certain, or where this file may mean its own.
  public func bindingElsewhere(of expression: SyntaxNode) -> Site? {
    guard let name = expression.nameToken?.text else { return nil }
    switch expression.kind {
    case .declReferenceExpr:
      guard !boundNames.contains(name) else { return nil }
      if let type = expression.enclosingType?.declaredName, let member = memberElsewhere(name, ofType: type) {
        return member
      }
      let values = valuesElsewhere(name)
      return values.count == 1 ? values[0] : nil
    case .memberAccessExpr:
      guard let base = expression.memberBase else { return nil }
      if base.isText("self") || base.isText("Self") {
        return expression.enclosingType?.declaredName.flatMap { memberElsewhere(name, ofType: $0) }
      }
      guard base.isTypeName, let type = base.nameToken?.text,
        names.types[type]?.contains(where: { $0.kind != .extensionDecl }) != true
      else { return nil }
      return memberElsewhere(name, ofType: type)
    default:
      return nil
    }
  }

  /// The `patternBinding` that an expression refers to, in this file or in another; `nil` where it isn't certain.
  public func bindingAnywhere(of expression: SyntaxNode) -> Site? {
    binding(of: expression).map { Site(node: $0, model: self) } ?? bindingElsewhere(of: expression)
  }

  /// The statements in another file that build what a view expression stands for, as `definition(of:)` has them for
  /// this file.
  public func definitionElsewhere(of view: SyntaxNode) -> Site? {
    guard let call = Call(view) else {
      guard let site = bindingElsewhere(of: view), let body = site.node.getterBody else { return nil }
      return Site(node: body, model: site.model)
    }
    guard call.isInitializer else { return functionElsewhere(called: call) }
    guard names.types[call.name] == nil else { return nil }
    let declarations = typesElsewhere(call.name).filter { $0.node.kind != .extensionDecl }
    guard declarations.count == 1, let site = declarations.first else { return nil }
    let bodies = site.model.properties("body", ofType: call.name).filter(\.isViewBody)
    guard bodies.count == 1, let body = bodies[0].getterBody else { return nil }
    return Site(node: body, model: site.model)
  }

  /// A function of the type around a call, in an extension that another file has.
  private func functionElsewhere(called call: Call) -> Site? {
    let receiver = call.callee.memberBase
    guard receiver == nil || receiver?.isText("self") == true, names.functions[call.name] == nil,
      let type = call.node.enclosingType?.declaredName
    else { return nil }
    let functions = functionsElsewhere(call.name, ofType: type)
    guard functions.count == 1, let block = functions[0].node.child(.codeBlock)?.child(.codeBlockItemList) else {
      return nil
    }
    return Site(node: block, model: functions[0].model)
  }
}
