import UnfoldSyntax

/// Keeps a closure behind the parentheses where it stood there, although the template writes it as an argument.
enum TrailingClosures {
  static func applied(to units: [Template.Unit], _ tree: PatternTree, _ match: Match) -> [Template.Unit] {
    var units = units
    for hole in tree.holes where !hole.isRun {
      guard
        match.captures.contains(where: { $0.hole.name == hole.name && $0.isTrailingClosure(in: match) }),
        let argument = argument(hole, tree), let call = argument.parent?.parent,
        call.child(.closureExpr) == nil, argument.parent?.lastChild == argument,
        let close = call.child(.rightParen)?.textRange,
        let place = units.firstIndex(where: { $0.range == hole.range }),
        let closing = units.firstIndex(where: { $0.range == close }), closing == place + 1
      else { continue }
      var start = units.firstIndex { $0.range.lowerBound == argument.textRange.lowerBound } ?? place
      if start > 0, case .token(",") = units[start - 1].content { start -= 1 }
      var closure = units[place]
      closure.gap = " "
      var parenthesis = units[closing]
      parenthesis.gap = ""
      // `f()` before a closure is `f`.
      if start > 0, case .token("(") = units[start - 1].content {
        units.replaceSubrange(start - 1...closing, with: [closure])
      } else {
        units.replaceSubrange(start...closing, with: [parenthesis, closure])
      }
    }
    return units
  }

  /// The argument whose whole value a hole is.
  private static func argument(_ hole: Hole, _ tree: PatternTree) -> SyntaxNode? {
    guard var node = tree.tree.firstToken(from: hole.range.lowerBound) else { return nil }
    while let parent = node.parent, node.kind != .labeledExpr, parent.lastToken == node.lastToken || node.isToken {
      node = parent
    }
    let isCall = node.parent?.parent?.kind == .functionCallExpr
    return node.kind == .labeledExpr && node.textRange.upperBound == hole.range.upperBound && isCall ? node : nil
  }
}

extension Capture {
  /// Whether this is a closure that stands behind its call's parentheses.
  fileprivate func isTrailingClosure(in match: Match) -> Bool {
    guard nodes.count == 1, nodes[0].kind == .closureExpr, let syntax = nodes[0].syntax else { return false }
    return syntax.parent?.kind == .functionCallExpr
  }
}
