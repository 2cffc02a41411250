import UnfoldEngine
import UnfoldSyntax

/// The drag gesture of a hand-built sheet.
struct SheetDrag {
  /// The modifier that attaches it.
  let modifier: Modifier
  /// The property or function that gives it, where it isn't written in place.
  let declaration: SyntaxNode?
  /// What it does while it goes on and at its end: closures, or functions by name.
  let actions: [SyntaxNode]
  /// What `updating` sets: a property with `@GestureState`.
  let updated: [SyntaxNode]
  /// Whether it is a drag with these and nothing else.
  let isPlain: Bool

  static let modifierNames: Set<String> = ["gesture", "simultaneousGesture", "highPriorityGesture"]

  /// `nil` where the modifier attaches no drag.
  init?(_ modifier: Modifier, in model: FileModel) {
    guard SheetDrag.modifierNames.contains(modifier.name), var given = modifier.arguments.first?.value else {
      return nil
    }
    // `isLocked ? nil : drag`
    let arms = given.choiceArms
    let none = { (arm: SyntaxNode) in arm.kind == .nilLiteralExpr || arm.nameToken?.isText("none") == true }
    if let arm = arms.first(where: { !none($0) }) { given = arm }
    var gesture = given
    var declaration: SyntaxNode?
    if let found = model.gestureDeclaration(given) {
      declaration = found
      guard let list = found.getterBody ?? found.child(.codeBlock)?.child(.codeBlockItemList),
        list.children.count == 1, let expression = list.firstChild!.statementExpression
      else { return nil }
      gesture = expression.kind == .returnStmt ? expression.lastChild ?? expression : expression
    }
    let chain = ModifierChain(outermost: gesture)
    guard chain.baseName == "DragGesture" else { return nil }
    self.modifier = modifier
    self.declaration = declaration
    let parts = chain.modifiers.filter { ["onChanged", "onEnded", "updating"].contains($0.name) }
    actions = parts.compactMap { $0.call.builder ?? $0.arguments.last?.value }
    updated = parts.filter { $0.name == "updating" }.compactMap { part in
      guard let name = part.arguments.first?.value.text, name.hasPrefix("$") else { return nil }
      return model.property(String(name.dropFirst()), around: part.node)
    }
    isPlain = arms.isEmpty && parts.count == chain.links.count && modifier.arguments.count == 1
      && parts.filter { $0.name == "updating" }.count == updated.count
  }

  /// Whether the drag's vertical distance is looked at, and its horizontal one.
  func axes(in model: FileModel) -> (vertical: Bool, horizontal: Bool) {
    let read = actions.map { model.function($0, around: modifier.node) ?? $0 }
    let text = ([modifier.node.child(.labeledExprList), declaration].compactMap(\.?.text) + read.map(\.text))
      .joined(separator: " ")
    return (text.contains(".height") || text.contains(".y"), text.contains(".width") || text.contains(".x"))
  }
}

extension SyntaxNode {
  /// What `condition ? a : b` may give; empty for all else.
  fileprivate var choiceArms: [SyntaxNode] {
    guard kind == .sequenceExpr, let parts = child(.exprList)?.children, let last = parts.last,
      let arm = parts.first(where: { $0.kind == .unresolvedTernaryExpr })?.ternaryArm
    else { return [] }
    return [arm, last]
  }
}

extension FileModel {
  /// The only expression of the computed property, or of the function without parameters, that `use` names.
  func onlyExpression(ofDeclarationNamedBy use: SyntaxNode) -> SyntaxNode? {
    var list: SyntaxNode?
    if let call = Call(use), call.arguments.isEmpty, call.trailingClosures.isEmpty, !call.isInitializer {
      list = function(call.callee, around: use)?.child(.codeBlock)?.child(.codeBlockItemList)
    } else if use.stateKey != nil {
      list = binding(of: use)?.getterBody
    }
    guard let list, list.children.count == 1, let only = list.firstChild!.statementExpression else { return nil }
    return only.kind == .returnStmt ? only.lastChild : only
  }

  /// The property or function of this file that a gesture is given by.
  fileprivate func gestureDeclaration(_ expression: SyntaxNode) -> SyntaxNode? {
    if let call = Call(expression) {
      return call.isInitializer || Modifier(expression)?.base?.isText("self") == false
        ? nil : function(call.callee, around: expression)
    }
    return expression.stateKey == nil ? nil : binding(of: expression)
  }
}
