import UnfoldSyntax

/// Whether a view takes all the room it is offered, as far as a file shows.
public enum Filling: Sendable {
  case yes, no, unknown

  /// The answer for views beside each other: one that fills is enough.
  static func any(_ answers: some Sequence<Filling>) -> Filling {
    var result = Filling.no
    for answer in answers {
      if answer == .yes { return .yes }
      if answer == .unknown { result = .unknown }
    }
    return result
  }
}

extension FileModel {
  /// Whether a view fills the height it is offered.
  public func fillsHeight(_ view: SyntaxNode) -> Filling { fills(view, .height, depth: 0) }

  /// Whether a view fills the height it is offered with content, such as a list, not only with a spacer or a colour.
  public func contentFillsHeight(_ view: SyntaxNode) -> Filling { fills(view, .contentHeight, depth: 0) }

  /// Whether a view fills the width it is offered.
  public func fillsWidth(_ view: SyntaxNode) -> Filling { fills(view, .width, depth: 0) }

  private typealias Axis = SizeQuestion.Axis

  private func fills(_ view: SyntaxNode, _ axis: Axis, depth: Int) -> Filling {
    guard depth < 6 else { return .unknown }
    if let inner = view.parenthesised { return fills(inner, axis, depth: depth + 1) }
    var base = view
    for _ in 0..<ViewWalk.maximumChain {
      if base.kind == .postfixIfConfigExpr {
        base = base.firstChild!
        continue
      }
      guard let modifier = Modifier(base), let inner = modifier.base else { break }
      base = inner
      guard modifier.name == "frame" else { continue }
      let limit = modifier.call.argument(axis == .width ? "maxWidth" : "maxHeight")
      if limit?.nameToken?.isText("infinity") == true { return .yes }
      if limit != nil || modifier.call.argument(axis == .width ? "width" : "height") != nil { return .no }
    }
    if base.kind == .memberAccessExpr, base.memberBase?.isText("Color") == true {
      return axis == .contentHeight ? .no : .yes
    }
    guard let call = Call(base), call.isInitializer, !isDeclaredHere(call.name) else {
      return definition(of: base).map { content(of: $0, spacerFills: true, axis, depth) } ?? .unknown
    }
    // The call without its modifiers is what many views have around them. An answer from further in may have stopped
    // at the depth that is looked into, so it isn't kept.
    guard depth == 0 else { return fills(call, axis, depth) }
    return filling(SizeQuestion(view: base, axis: axis)) { fills(call, axis, depth) }
  }

  private func isDeclaredHere(_ type: String) -> Bool {
    names.types[type]?.contains { $0.kind != .extensionDecl } ?? false
  }

  private func fills(_ call: Call, _ axis: Axis, _ depth: Int) -> Filling {
    let name = call.name
    if axis == .contentHeight, ["Spacer", "Color", "LinearGradient"].contains(name) { return .no }
    if (axis == .width ? Container.fillsWidth : Container.fillsHeight).contains(name) { return .yes }
    let content = call.builder?.child(.codeBlockItemList)
    switch Container(name) {
    case .vertical, .horizontal, .layers, .transparent, .reader:
      let across = axis == .width ? Container.vertical : .horizontal
      let spacerFills = axis != .contentHeight && Container(name) != across
      return self.content(of: content, spacerFills: spacerFills, axis, depth)
    case .control: return .no
    case .rows, .scroll, .navigation, .tabs, .scene: return axis == .width ? .unknown : .no
    case nil: return ["Image", "Capsule", "Circle", "Rectangle", "RoundedRectangle"].contains(name) ? .no : .unknown
    }
  }

  /// Whether one of the views that a list of statements builds fills its room. What is there only sometimes may.
  private func content(of list: SyntaxNode?, spacerFills: Bool, _ axis: Axis, _ depth: Int) -> Filling {
    Filling.any(
      (list?.builtViews ?? []).prefix(64).lazy.map { view -> Filling in
        let filling: Filling
        if Call(view.node)?.callee.isText("Spacer") == true {
          // A spacer grows along its stack only.
          filling = spacerFills ? .yes : .no
        } else {
          filling = self.fills(view.node, axis, depth: depth + 1)
        }
        return view.isConditional && filling == .yes ? .unknown : filling
      })
  }
}

extension SyntaxNode {
  /// Whether a statement of a builder is an expression that makes a view, not a branch or a declaration.
  public var isViewExpression: Bool {
    switch kind {
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr, .postfixIfConfigExpr, .tupleExpr: true
    default: false
    }
  }
}
