import UnfoldEngine
import UnfoldSyntax

extension FileModel {
  /// Whether an expression reads the inset at `edge` from a window that it gets from the application:
  /// `UIApplication.shared.windows.first?.safeAreaInsets.bottom`. What a geometry proxy measures is no such thing.
  func isWindowInset(_ expression: SyntaxNode, at edge: EdgeSet) -> Bool {
    guard let insets = expression.unwrapped.insetsMember(edge) else { return false }
    return insets.isFromApplication
  }

  /// Whether an expression reads the inset at `edge` from a type, which no view measures:
  /// `Theme.safeAreaInsets.bottom`, or the status bar's frame.
  func isGlobalInset(_ expression: SyntaxNode, at edge: EdgeSet) -> Bool {
    if edge == .top, expression.nameToken?.isText("height") == true, expression.text.contains("statusBarFrame") {
      return true
    }
    return expression.unwrapped.insetsMember(edge)?.memberBase?.isTypeName == true
  }

  /// Whether statements get a window from the application and read its inset at `edge`.
  func readsWindowInset(_ list: SyntaxNode, at edge: EdgeSet) -> Bool {
    var readsInset = false
    var namesWindow = false
    for node in list.descendants.prefix(1024) {
      if node.kind == .memberAccessExpr, node.insetsMember(edge) != nil, !node.isCompared { readsInset = true }
      if node.kind == .declReferenceExpr, node.isText("UIApplication") { namesWindow = true }
    }
    return readsInset && namesWindow
  }
}

extension SyntaxNode {
  /// Without the exclamation marks and parentheses around it.
  fileprivate var unwrapped: SyntaxNode {
    var node = self
    while true {
      if let inner = node.parenthesised {
        node = inner
      } else if node.kind == .forceUnwrapExpr || node.kind == .optionalChainingExpr {
        node = node.firstChild!
      } else {
        return node
      }
    }
  }

  /// Whether this is only compared with something: a margin where the inset is zero is no copy of it.
  fileprivate var isCompared: Bool {
    guard let list = ancestor(.exprList, .unresolvedTernaryExpr, .codeBlockItem), list.kind == .exprList else {
      return false
    }
    let comparisons = ["==", "!=", ">", "<", ">=", "<="]
    return list.children.contains { $0.kind == .binaryOperatorExpr && comparisons.contains($0.text) }
  }

  /// The `safeAreaInsets` of `window.safeAreaInsets.bottom`, where `self` is all of it and `edge` fits.
  fileprivate func insetsMember(_ edge: EdgeSet) -> SyntaxNode? {
    guard kind == .memberAccessExpr, nameToken?.isText(edge == .bottom ? "bottom" : "top") == true,
      let insets = memberBase?.unwrapped, insets.kind == .memberAccessExpr,
      insets.nameToken?.isText("safeAreaInsets") == true
    else { return nil }
    return insets
  }

  /// Whether a window's member is read from one that the application gave.
  var isFromApplication: Bool {
    descendants.prefix(1024).contains { node in
      node.kind == .declReferenceExpr
        && (node.isText("UIApplication") || node.isText("keyWindow") || node.isText("windows"))
    }
  }

  /// Whether the last statement of a list gives nothing but the inset at `edge`, or zero where there is none.
  func endsWithInset(at edge: EdgeSet) -> Bool {
    guard let last = children.last?.firstChild else { return false }
    var value = last.kind == .returnStmt ? last.lastChild : last
    if let sequence = value, sequence.kind == .sequenceExpr {
      let parts = sequence.child(.exprList)?.children ?? []
      guard parts.count == 3, parts[1].isText("??"), parts[2].isText("0") || parts[2].isText("34") else {
        return false
      }
      value = parts[0]
    }
    return value?.unwrapped.insetsMember(edge) != nil
  }
}
