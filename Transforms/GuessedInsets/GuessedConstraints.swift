import UnfoldEngine
import UnfoldSyntax

extension GuessedInsets {
  /// `bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -34)`: only reported, since the remedy is
  /// another anchor.
  func constraint(_ call: Call, in file: FileContext) -> [Finding] {
    guard let distance = call.argument("constant"), let mine = call.callee.memberBase?.nameToken?.text,
      mine == "bottomAnchor" || mine == "topAnchor",
      let other = call.arguments.first?.value, other.kind == .memberAccessExpr,
      other.nameToken?.text == mine, let owner = other.memberBase,
      owner.isText("view") || owner.isText("self.view"),
      isInViewController(call.node, file.model)
    else { return [] }
    let edge: EdgeSet = mine == "bottomAnchor" ? .bottom : .top
    let isNegative = distance.firstToken.isText("-")
    guard isNegative == (edge == .bottom) else { return [] }
    let length = distance.kind == .prefixOperatorExpr ? distance.lastChild ?? distance : distance
    let reader = GuessReader(model: file.model, edge: edge, remarks: file.tree.remarks(on: call.ownRange))
    guard let guess = reader.guess(length) else { return [] }
    let thing = GuessedThing(what: "constant", edge: edge, guess: guess)
    return [.review(id, call.node.textRange, thing.reviewOfConstraint)]
  }

  /// Whether `view` is a whole screen's.
  private func isInViewController(_ node: SyntaxNode, _ model: FileModel) -> Bool {
    guard let type = node.enclosingType else { return false }
    let name = type.declaredName ?? ""
    let declarations = model.names.types[name] ?? [type]
    return name.hasSuffix("ViewController")
      || declarations.contains { $0.inheritedNames.contains { $0.hasSuffix("ViewController") } }
  }

  /// An environment value whose default is the key window's inset: it is read once, from whichever window it is.
  func environmentDefault(_ binding: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let type = binding.enclosingType, binding.isEnvironmentDefault(in: type),
      let value = binding.getterBody ?? binding.child(.initializerClause)
    else { return [] }
    let insets = value.descendants.prefix(1024).first { node in
      node.kind == .memberAccessExpr && node.nameToken?.isText("safeAreaInsets") == true && node.isFromApplication
    }
    guard let insets else { return [] }
    let message = """
      This environment value takes the safe area from a window that the application gives, which need not be the \
      one that shows the view and which has other insets once it is resized. Check whether the views that use it \
      can rely on the safe area, or measure it with a geometry proxy.
      """
    return [.review(id, insets.nameToken?.textRange ?? insets.textRange, message)]
  }
}

extension SyntaxNode {
  /// Whether a property is an environment value's default: `defaultValue` of a key, or `@Entry var` with one.
  fileprivate func isEnvironmentDefault(in type: SyntaxNode) -> Bool {
    if declaredName == "defaultValue" { return type.inheritedNames.contains("EnvironmentKey") }
    return type.kind == .extensionDecl && type.declaredName == "EnvironmentValues"
      && ancestor(.variableDecl)?.hasAttribute("Entry") == true
  }
}
