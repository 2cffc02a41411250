import UnfoldEngine
import UnfoldSyntax

extension GuessedInsets {
  /// `Spacer().frame(height: 47)` at the end of a screen, or a frame that has a system bar's height.
  func frame(_ call: Call, in file: FileContext) -> [Finding] {
    guard let height = call.argument("height") else { return [] }
    if let gap = FixedGap(call.node), let item = call.node.parent, item.kind == .codeBlockItem {
      return self.gap(gap, item, in: file)
    }
    let remarks = file.tree.remarks(on: call.ownRange)
    for edge in [EdgeSet.bottom, .top] {
      let reader = GuessReader(model: file.model, edge: edge, remarks: remarks)
      guard let guess = reader.guess(height), guess.isStated, !guess.isTabBar, !guess.isOfCameras else { continue }
      // A remark says what a frame is for, not what its height is, unless the view is nothing but a strip of colour.
      if case .stated = guess.reason, GuessReader(model: file.model, edge: edge, remarks: "").guess(height) == nil {
        guard guess.isAlone, call.isOnStrip else { continue }
      }
      return [.review(id, call.ownRange, GuessedThing(what: "frame", edge: edge, guess: guess).review(.notAlone))]
    }
    return []
  }

  private func gap(_ gap: FixedGap, _ item: SyntaxNode, in file: FileContext) -> [Finding] {
    let isLast = !item.hasView(after: true)
    let isFirst = !item.hasView(after: false)
    let remarks = file.tree.remarks(on: item.textRange)
    for edge in [EdgeSet.top, .bottom] where edge == .top ? isFirst : isLast {
      let reader = GuessReader(model: file.model, edge: edge, remarks: remarks)
      guard let guess = reader.guess(gap.height),
        let standing = file.model.standing(of: gap.frame.node, at: edge)
      else { continue }
      if !guess.isStated, file.isForOtherScreens { continue }
      let stack = GapSurroundings(item, in: file.model)
      let isRemovable = guess.isAlone && gap.frame.arguments.count == 1 && stack.allowsRemoval && isFirst != isLast
      let subject = GuessedThing(what: "gap", edge: edge, guess: guess)
      switch Verdict(guess, standing, isRemovable: isRemovable) {
      case .silent: continue
      case .review(let reason): return [.review(id, item.textRange, subject.review(reason))]
      case .fix:
        let unused = file.model.unusedBindings(without: gap.height)
        guard unused.allSatisfy(\.isMemberOrGlobal) else {
          return [.review(id, item.textRange, subject.review(.notAlone))]
        }
        let change = removal(of: item.textRange, in: file.tree)
        let names = unused.compactMap(\.declaredName)
        return [
          .fix(
            id, item.textRange, subject.fix(unused: names, remarks: change.removedComments.count),
            edits: [change.edit], removedComments: change.removedComments)
        ]
      }
    }
    return []
  }

  /// `Spacer(minLength: homeIndicatorHeight)`: it also grows, so it is never just taken away.
  func spacer(_ call: Call, in file: FileContext) -> [Finding] {
    guard let length = call.argument("minLength"), call.callee.kind == .declReferenceExpr,
      let item = call.node.parent, item.kind == .codeBlockItem
    else { return [] }
    let edge: EdgeSet = item.hasView(after: true) ? .top : .bottom
    let reader = GuessReader(model: file.model, edge: edge, remarks: file.tree.remarks(on: item.textRange))
    guard let guess = reader.guess(length), guess.isStated, !guess.isTabBar else { return [] }
    return [.review(id, call.node.textRange, GuessedThing(what: "gap", edge: edge, guess: guess).review(.notAlone))]
  }

  /// `.offset(y: -homeIndicatorHeight)`.
  func offset(_ call: Call, in file: FileContext) -> [Finding] {
    guard let distance = call.argument("y"), Modifier(call.node) != nil else { return [] }
    let isUp = distance.firstToken.isText("-")
    let length = distance.kind == .prefixOperatorExpr ? distance.lastChild ?? distance : distance
    let edge: EdgeSet = isUp ? .bottom : .top
    let reader = GuessReader(model: file.model, edge: edge, remarks: file.tree.remarks(on: call.ownRange))
    guard let guess = reader.guess(length), guess.isStated, !guess.isTabBar else { return [] }
    return [.review(id, call.ownRange, GuessedThing(what: "offset", edge: edge, guess: guess).review(.notAlone))]
  }

  /// `.contentMargins(.bottom, homeIndicatorHeight)`, `.safeAreaPadding(.bottom, hasNotch ? 34 : 0)`.
  func margin(_ call: Call, in file: FileContext) -> [Finding] {
    let arguments = call.arguments
    guard arguments.count >= 2, let edges = EdgeSet(arguments[0].value), edges == .bottom || edges == .top else {
      return []
    }
    let reader = GuessReader(model: file.model, edge: edges, remarks: file.tree.remarks(on: call.ownRange))
    guard let guess = reader.guess(arguments[1].value), guess.isStated else { return [] }
    return [.review(id, call.ownRange, GuessedThing(what: "margin", edge: edges, guess: guess).review(.unclear))]
  }
}

extension Call {
  /// Whether a modifier is applied to a plain colour or rectangle.
  fileprivate var isOnStrip: Bool {
    guard var view = Modifier(node)?.base else { return false }
    for _ in 0..<8 {
      guard let base = Modifier(view)?.base else { break }
      view = base
    }
    if view.kind == .memberAccessExpr { return view.memberBase?.isText("Color") == true }
    return ["Color", "Rectangle"].contains(Call(view)?.name ?? "")
  }
}

/// What is around a gap, as far as taking it away would change more than the gap.
private struct GapSurroundings {
  let allowsRemoval: Bool

  init(_ item: SyntaxNode, in model: FileModel) {
    guard let list = item.parent, let closure = list.parent, closure.kind == .closureExpr,
      let stack = Call(closure.parent), Container(stack.name) == .vertical,
      // The stack's own spacing on one side of the gap would go with it.
      stack.argument("spacing").flatMap(model.number) == 0
    else {
      allowsRemoval = false
      return
    }
    // The gap is as wide as the stack may be, so something else has to keep the stack as wide.
    let others = list.children.prefix(64).filter { $0 != item }
    allowsRemoval = others.contains { other in
      guard let view = other.firstChild, view.isViewExpression, FixedGap(view) == nil else { return false }
      return model.fillsWidth(view) == .yes
    }
  }
}
