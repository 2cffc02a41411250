import UnfoldEngine
import UnfoldSyntax

/// Finds hinge handlers whose state decides how a screen is laid out, and those that save or restore.
public struct HingeLayout: Rule {
  public init() {}

  public let id = "hinge-layout"
  public let level = RuleLevel.review
  public let summary = "`onHingeChange` deciding layout"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["onHingeChange"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), modifier.name == "onHingeChange", let name = modifier.call.nameToken,
      !file.model.declaresModifier("onHingeChange"), let action = modifier.call.builder,
      action.kind == .closureExpr
    else { return [] }
    let states = Set(action.descendants.compactMap { file.model.assignedState($0) })
    let message: String
    if states.contains(where: { file.model.decidesLayout($0) }) {
      message = Self.message
    } else if file.model.savesOrRestores(action) {
      message = Self.saving
    } else {
      return []
    }
    guard file.isShippedScreen(node) else { return [] }
    return [.review(id, modifier.period.textRange.lowerBound..<name.textRange.upperBound, message)]
  }

  private static let message = """
    What this hinge handler sets decides the layout, but the hinge is for effects tied to its movement. Check the \
    screen, and let size classes, reserved regions or `ArrangementView` decide instead.
    """
  private static let saving = """
    This saves or restores when the hinge moves, but folding only resizes the scene, which goes on running. Check \
    whether anything is lost without it, and save when the scene goes to the background.
    """
}

extension FileModel {
  /// The `@State` property that an assignment such as `isFolded = true` sets, for the list of its parts.
  fileprivate func assignedState(_ list: SyntaxNode) -> SyntaxNode? {
    guard list.kind == .exprList, case let parts = list.children, parts.count > 2,
      parts[1].kind == .assignmentExpr, let binding = binding(of: parts[0]),
      binding.ancestor(.variableDecl)?.hasAttribute("State") == true
    else { return nil }
    return binding
  }

  fileprivate func decidesLayout(_ state: SyntaxNode) -> Bool {
    guard let name = state.declaredName else { return false }
    let read = (names.references[name] ?? []).prefix(256).contains { reference in
      let isMember = reference.parent?.kind == .memberAccessExpr && reference.parent?.lastChild == reference
      return binding(of: isMember ? reference.parent! : reference) == state && reference.isInLayoutDecision
    }
    if read { return true }
    let type = state.enclosingType?.declaredName
    return (names.references["$" + name] ?? []).prefix(256).contains { reference in
      reference.enclosingType?.declaredName == type && reference.isInLayoutDecision
    }
  }
}
