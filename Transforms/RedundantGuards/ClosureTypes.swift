import UnfoldEngine
import UnfoldSyntax

extension SyntaxNode {
  enum ClosureType {
    case same
    /// What it gives is a guess of the compiler's from its only expression, and may be another.
    case another
  }

  /// What becomes of the type of a closure that is a variable's value, when `left` are the statements in it and this
  /// one no more. With one expression left that is what the closure gives.
  func closureType(of left: [SyntaxNode]) -> ClosureType {
    guard let list = parent, let closure = list.parent, closure.kind == .closureExpr,
      let clause = closure.parent, clause.kind == .initializerClause, clause.parent?.child(.typeAnnotation) == nil,
      closure.child(.closureSignature)?.child(.returnClause) == nil
    else { return .same }
    guard left.count == 1, let only = left[0].firstChild else { return .same }
    return only.kind == .functionCallExpr || only.kind == .tryExpr || only.kind == .awaitExpr ? .another : .same
  }

  /// Whether asking this condition may change something, since a function is called.
  var mayDoSomething: Bool {
    descendants.contains { [.functionCallExpr, .awaitExpr, .macroExpansionExpr].contains($0.kind) }
  }
}
