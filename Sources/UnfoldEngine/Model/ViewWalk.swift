import UnfoldSyntax

/// The walk from a view outwards. Bounded in length and in forks, so that many walks in a file stay linear in its
/// size, however deep it nests.
struct ViewWalk {
  static let maximumSteps = 160
  /// Modifiers in one chain; people write about forty at most.
  static let maximumChain = 64
  static let maximumPaths = 16

  let model: FileModel
  /// Whether the walk ends at the declaration around the view instead of going on at its uses.
  let staysInDeclaration: Bool
  var modifierDepth = 0
  var paths: [ViewPath] = []

  private enum Next {
    case node(SyntaxNode)
    case end(ViewPath.End)
    case uses(of: SyntaxNode)
  }

  init(model: FileModel, staysInDeclaration: Bool) {
    self.model = model
    self.staysInDeclaration = staysInDeclaration
  }

  /// Walks on from `start`; `declarations` are the ones on the way, none of which is entered twice.
  mutating func go(from start: SyntaxNode, steps: [ViewStep], declarations: [SyntaxNode]) {
    var steps = steps
    var node = start
    var chain = 0
    while true {
      guard steps.count < ViewWalk.maximumSteps, chain < ViewWalk.maximumChain, let parent = node.parent else {
        return finish(steps, .unknown)
      }
      chain = parent.kind == .memberAccessExpr || parent.kind == .functionCallExpr ? chain + 1 : 0
      switch step(from: node, to: parent, &steps) {
      case .node(let outer): node = outer
      case .end(let end): return finish(steps, end)
      case .uses(let declaration):
        steps.append(.declared(declaration))
        if staysInDeclaration { return finish(steps, .unknown) }
        guard !declarations.contains(declaration), declarations.count < 16 else { return finish(steps, .unknown) }
        return follow(declaration, steps, declarations + [declaration])
      }
    }
  }

  private mutating func finish(_ steps: [ViewStep], _ end: ViewPath.End) {
    guard paths.count < ViewWalk.maximumPaths else {
      paths[paths.count - 1].end = .unknown
      return
    }
    paths.append(ViewPath(steps: steps, end: end))
  }

  private mutating func follow(_ declaration: SyntaxNode, _ steps: [ViewStep], _ declarations: [SyntaxNode]) {
    if let end = model.end(at: declaration) { return finish(steps, end) }
    let uses = model.uses(of: declaration).prefix(ViewWalk.maximumPaths)
    guard !uses.isEmpty else {
      guard declaration.isViewBody, let type = declaration.enclosingType else { return finish(steps, .unknown) }
      return finish(steps, .body(type))
    }
    for use in uses where paths.count < ViewWalk.maximumPaths {
      go(from: use, steps: steps, declarations: declarations)
    }
  }

  /// Notes what the step from `node` to `parent` means and says where to go on.
  private func step(from node: SyntaxNode, to parent: SyntaxNode, _ steps: inout [ViewStep]) -> Next {
    switch parent.kind {
    case .memberAccessExpr:
      guard parent.memberBase == node, let modifier = Modifier(parent.parent) else { return .node(parent) }
      steps.append(.modified(modifier))
      steps.append(contentsOf: model.stepsInside(modifier, depth: modifierDepth))
      return .node(modifier.node)
    case .functionCallExpr, .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .returnStmt,
      .expressionStmt, .unresolvedTernaryExpr, .exprList:
      return .node(parent)
    case .sequenceExpr:
      guard parent.child(.exprList)?.child(.unresolvedTernaryExpr) != nil else { return .end(.unknown) }
      steps.append(.branch(parent))
      return .node(parent)
    case .postfixIfConfigExpr:
      if case .conditional(_, let clauses)? = ModifierChain(outermost: parent).links.last {
        steps.append(.conditional(clauses: clauses))
      }
      return .node(parent)
    case .ifConfigClause:
      guard let chain = parent.ancestor(.postfixIfConfigExpr, .codeBlockItemList), chain.kind == .postfixIfConfigExpr
      else { return .end(.unknown) }
      steps.append(.branch(chain))
      return .node(chain)
    case .labeledExpr:
      guard let owner = parent.parent?.parent else { return .end(.unknown) }
      if owner.kind == .tupleExpr { return owner.parenthesised == nil ? .end(.unknown) : .node(owner) }
      return given(to: owner, label: Argument(parent)?.label, &steps)
    case .initializerClause:
      guard let binding = parent.parent, binding.kind == .patternBinding else { return .end(.unknown) }
      return .uses(of: binding)
    case .codeBlockItem:
      steps.append(.element(parent))
      guard let block = parent.parent?.parent else { return .end(.unknown) }
      return leave(block, &steps)
    default:
      return .end(.unknown)
    }
  }

  /// Goes on from what a list of statements stands in.
  private func leave(_ block: SyntaxNode, _ steps: inout [ViewStep]) -> Next {
    guard let owner = block.parent else { return .end(.unknown) }
    switch block.kind {
    case .closureExpr:
      return leaveClosure(owner, block, &steps)
    case .accessorBlock:
      return .uses(of: owner)
    case .switchCase:
      guard let outer = block.ancestor(.switchExpr) else { return .end(.unknown) }
      steps.append(.branch(outer))
      return .node(outer)
    case .ifConfigClause:
      guard let outer = block.ancestor(.ifConfigDecl) else { return .end(.unknown) }
      steps.append(.branch(outer))
      return .node(outer)
    case .codeBlock:
      switch owner.kind {
      case .ifExpr:
        var outer = owner
        var length = 0
        while let further = outer.parent, further.kind == .ifExpr {
          outer = further
          length += 1
          if length > ViewWalk.maximumSteps { return .end(.unknown) }
        }
        steps.append(.branch(outer))
        return .node(outer)
      case .functionDecl:
        return .uses(of: owner)
      case .accessorDecl:
        guard let binding = owner.ancestor(.patternBinding) else { return .end(.unknown) }
        return .uses(of: binding)
      default:
        return .end(.unknown)
      }
    default:
      return .end(.unknown)
    }
  }

  private func leaveClosure(_ owner: SyntaxNode, _ closure: SyntaxNode, _ steps: inout [ViewStep]) -> Next {
    switch owner.kind {
    case .functionCallExpr:
      return owner.firstChild == closure ? .node(owner) : given(to: owner, label: nil, &steps)
    case .multipleTrailingClosureElement:
      guard let call = owner.ancestor(.functionCallExpr) else { return .end(.unknown) }
      return given(to: call, label: owner.firstToken.text, &steps)
    case .labeledExpr:
      guard let call = owner.parent?.parent else { return .end(.unknown) }
      return given(to: call, label: Argument(owner)?.label, &steps)
    case .macroExpansionExpr, .macroExpansionDecl:
      return .end(model.isInPreview(closure) ? .preview : .unknown)
    default:
      return .end(.unknown)
    }
  }

  private func given(to owner: SyntaxNode, label: String?, _ steps: inout [ViewStep]) -> Next {
    guard let call = Call(owner) else { return .end(.unknown) }
    if let modifier = Modifier(owner) {
      steps.append(.attached(modifier, label: label))
      return Attachment(modifier.name) == .screen ? .end(.screen) : .node(owner)
    }
    steps.append(.contained(call, label: label))
    return Container(call.name) == .scene ? .end(.screen) : .node(owner)
  }
}
