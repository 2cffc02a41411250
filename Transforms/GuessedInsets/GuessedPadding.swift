import UnfoldEngine
import UnfoldSyntax

extension GuessedInsets {
  /// `.padding(.bottom, 34)` and its relatives.
  func padding(_ call: Call, in file: FileContext) -> [Finding] {
    let arguments = call.arguments
    guard call.trailingClosures.isEmpty, arguments.count <= 2 else { return [] }
    if arguments.count == 1 { return insets(arguments[0].value, of: call, in: file) }
    guard arguments.count == 2, let edges = EdgeSet(arguments[0].value) else { return [] }
    let length = arguments[1].value
    if edges == .bottom || edges == .top {
      return padding(call, edge: edges, length: length, isWhole: true, in: file)
    }
    // One length for several edges is a margin unless it says that it is something else.
    let severalEdges: [EdgeSet] = [.vertical, .all.subtracting(.top), .all.subtracting(.bottom)]
    guard severalEdges.contains(edges) else { return [] }
    let edge: EdgeSet = edges.contains(.bottom) ? .bottom : .top
    guard let guess = reader(edge, call, file).guess(length), guess.isStated, !guess.isTabBar else { return [] }
    return padding(call, edge: edge, length: length, isWhole: false, in: file)
  }

  /// `.padding(EdgeInsets(top: 0, leading: 16, bottom: 34, trailing: 16))`.
  private func insets(_ value: SyntaxNode, of call: Call, in file: FileContext) -> [Finding] {
    guard let made = Call(value), made.name == "EdgeInsets" || made.name == "init" else { return [] }
    for (label, edge) in [("bottom", EdgeSet.bottom), ("top", .top)] {
      guard let length = made.argument(label) else { continue }
      let others = made.arguments.filter { $0.label != label }.compactMap { file.model.number($0.value) }
      if let number = file.model.number(length), others.contains(number) { continue }
      let found = padding(call, edge: edge, length: length, isWhole: false, in: file)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func reader(_ edge: EdgeSet, _ call: Call, _ file: FileContext) -> GuessReader {
    GuessReader(model: file.model, edge: edge, remarks: file.tree.remarks(on: call.ownRange))
  }

  private func padding(
    _ call: Call, edge: EdgeSet, length: SyntaxNode, isWhole: Bool, in file: FileContext
  ) -> [Finding] {
    guard let guess = reader(edge, call, file).guess(length) else { return [] }
    let modifier = Modifier(call.node)
    // Without a receiver it is the view itself that calls: nothing would be left.
    let view = modifier?.base ?? call.node
    let isRemovable = isWhole && guess.isAlone && modifier?.base != nil && view.kind != .superExpr
    guard let standing = file.model.standing(of: view, past: call.node, at: edge) else { return [] }
    if !guess.isStated, file.isForOtherScreens { return [] }
    let subject = GuessedThing(what: "padding", edge: edge, guess: guess)
    switch Verdict(guess, standing, isRemovable: isRemovable) {
    case .silent: return []
    case .review(let reason):
      return [.review(id, call.ownRange, subject.review(reason))]
    case .fix:
      let unused = file.model.unusedBindings(without: length)
      // The compiler warns about a local value without a use.
      guard let modifier, !call.node.isInPostfixIfConfig, unused.allSatisfy(\.isMemberOrGlobal) else {
        return [.review(id, call.ownRange, subject.review(.notAlone))]
      }
      let change = removal(of: modifier.range, in: file.tree)
      let names = unused.compactMap(\.declaredName)
      return [
        .fix(
          id, call.ownRange, subject.fix(unused: names, remarks: change.removedComments.count),
          edits: [change.edit], removedComments: change.removedComments)
      ]
    }
  }
}

extension Call {
  /// From the period, or the name where there is none, to the end of the call.
  var ownRange: Range<Int> {
    let start = callee.child(.period)?.textRange.lowerBound ?? node.textRange.lowerBound
    return start..<node.textRange.upperBound
  }
}

extension SyntaxNode {
  /// Whether this stands in `#if` within a chain, where taking a modifier away may leave nothing.
  var isInPostfixIfConfig: Bool {
    guard let outer = ancestor(.postfixIfConfigExpr, .closureExpr, .codeBlock, .accessorBlock) else { return false }
    return outer.kind == .postfixIfConfigExpr && outer.firstChild?.contains(self) == false
  }
}

extension FileModel {
  /// How `view` stands, where `call` is applied to it, or is the view itself.
  func standing(of view: SyntaxNode, past call: SyntaxNode, at edge: EdgeSet) -> Standing? {
    guard var standing = standing(of: view, at: edge) else { return nil }
    // What ignores the safe area below the padding meets no system bar, but then the two belong together.
    if view != call, view.chainIgnores(edge) { standing.isIgnored = true }
    return standing
  }
}

extension SyntaxNode {
  fileprivate func chainIgnores(_ edge: EdgeSet) -> Bool {
    var node = self
    for _ in 0..<64 {
      guard let modifier = Modifier(node), let base = modifier.base else { return false }
      if modifier.ignoredEdges.mayContain(edge) { return true }
      node = base
    }
    return true
  }
}
