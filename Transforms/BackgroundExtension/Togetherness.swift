import UnfoldEngine
import UnfoldSyntax

extension SyntaxNode {
  /// Whether this view and another, in the same declaration, surely stand on one screen at one time.
  func isShown(with other: SyntaxNode) -> Bool {
    guard let common = contains(other) ? self : ancestors.first(where: { $0.contains(other) }) else { return false }
    let ways = [self, other].compactMap { $0.way(to: common) }
    // Two conditions may exclude each other.
    return ways.count == 2 && ways.filter { $0 == .conditional }.count < 2
  }

  /// How a view is part of what is around it.
  private enum Way {
    case always, conditional
  }

  /// `nil` where the view is on a screen of its own, or what is on the way isn't known. The node that both views are
  /// in counts too, since they may be different pages of it.
  private func way(to common: SyntaxNode) -> Way? {
    var way = Way.always
    var inner = self
    while inner != common {
      guard let outer = inner.parent else { return nil }
      switch outer.kind {
      case .functionCallExpr:
        if outer.firstChild != inner, !outer.keepsOnScreen { return nil }
      case .ifExpr, .switchExpr, .ifConfigDecl, .postfixIfConfigExpr, .unresolvedTernaryExpr, .switchCaseList,
        .ifConfigClauseList:
        way = .conditional
      case .sequenceExpr, .exprList, .functionDecl, .variableDecl:
        return nil
      default: break
      }
      inner = outer
    }
    if common.kind == .codeBlockItemList, common.parent?.kind == .closureExpr,
      common.ancestor(.functionCallExpr)?.showsOneOfItsViews == true
    {
      return nil
    }
    return way
  }

  /// Whether a call puts the views given to it on the screen that it stands on.
  private var keepsOnScreen: Bool {
    guard let call = Call(self) else { return false }
    if Modifier(self) != nil {
      switch Attachment(call.name) {
      case .behind, .over, .inset: return true
      case .screen, .system, nil: return false
      }
    }
    switch Container(call.name) {
    case .vertical, .horizontal, .layers, .scroll, .rows, .transparent: return true
    case .reader: return call.name != "ViewThatFits"
    case .navigation, .tabs, .scene, .control, nil: return false
    }
  }

  /// Whether a call may show one of the views of its builder at a time: pages, the first that fits, or what isn't
  /// known.
  private var showsOneOfItsViews: Bool {
    guard let call = Call(self), Modifier(self) == nil, !keepsOnScreen else { return false }
    switch Container(call.name) {
    case .navigation, .scene: return false
    default: return true
    }
  }
}
