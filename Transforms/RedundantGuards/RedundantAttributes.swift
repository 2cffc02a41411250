import UnfoldEngine
import UnfoldSyntax

extension RedundantGuards {
  /// Takes an `@available(iOS 16, *)` away that every system of the target fulfils.
  func attribute(_ node: SyntaxNode, in file: FileContext) -> GuardOutcome {
    guard node.children.count > 1, node.children[1].isText("available"),
      let list = node.child(.availabilityArgumentList),
      list.children.allSatisfy({ $0.firstChild!.isText("*") || $0.firstChild!.child(.versionTuple) != nil }),
      list.children.allSatisfy({ $0.firstChild!.kind != .availabilityLabeledArgument })
    else { return .nothing }
    switch file.constancy(of: list) {
    case .notConstant: return .nothing
    case .doubtful(let platform):
      return .review("It also names \(platform), whose deployment target isn't known.")
    case .always:
      guard node.parent?.parent?.kind != .ifConfigClause else { return .review("It stands below `#if`.") }
      var change = Unwrapping()
      change.add(removal(of: node.textRange, in: file.tree))
      return .unwrap(change, dead: [])
    }
  }
}
