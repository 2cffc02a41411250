import UnfoldSyntax

/// Compares a pattern with the code of a file.
///
/// A run takes as little as it can; where what follows it doesn't fit, it takes one more. Since the rest of a
/// sequence is then looked for anew from there, no choice before it has to be made again, and a sequence costs its
/// length times that of the pattern. Only where a hole is used twice may an earlier choice be wrong; then all are
/// tried, up to `mostSteps`.
struct Matcher {
  let pattern: Pattern
  let tree: SyntaxTree
  /// What holes of that name took in a pattern around this one.
  var given: [String: (range: Range<Int>, tree: SyntaxTree)] = [:]
  private var captures: [Capture] = []
  private var steps = 0
  private let triesAll: Bool

  /// So many comparisons are more than any real code takes.
  private static let mostSteps = 100_000

  init(_ pattern: Pattern, in tree: SyntaxTree) {
    self.pattern = pattern
    self.tree = tree
    let names = pattern.holes.compactMap(\.name)
    triesAll = Set(names).count < names.count
  }

  /// The matches whose root is `node`, or one of its elements or operations.
  mutating func matches(at node: SyntaxNode) -> [Match] {
    if pattern.parts.count > 1 { return sequences(in: node) }
    if let name = pattern.rootName, node.kind != .sequenceExpr, Pattern.name(of: node) != name { return [] }
    if node.isCoveredByOperation { return [] }
    var roots = [MatchNode(node)]
    if node.kind == .sequenceExpr { roots = operations(in: roots[0]) }
    var found: [Match] = []
    for root in roots {
      guard !isMemberName(root) else { continue }
      if let match = match(root) { found.append(match) }
    }
    return found
  }

  /// Whether the pattern describes just this node.
  mutating func match(_ root: MatchNode) -> Match? {
    captures = []
    steps = 0
    guard matches(pattern.parts[0], root) else { return nil }
    return Match(pattern: pattern, range: root.range, node: root, captures: captures)
  }

  /// The name behind a period is no expression of its own.
  private func isMemberName(_ node: MatchNode) -> Bool {
    guard node.kind == .declReferenceExpr, let syntax = node.syntax, let parent = syntax.parent else { return false }
    return parent.kind == .memberAccessExpr && parent.lastChild == syntax
  }

  /// The operations that a row of operators is made of, from the inside out.
  private func operations(in node: MatchNode) -> [MatchNode] {
    guard case .folded(let children) = node.form else { return [node] }
    return children.flatMap { child -> [MatchNode] in
      if case .folded = child.form { return operations(in: child) }
      return MatchNode.covering.contains(child.kind) ? [child] : []
    } + [node]
  }

  // MARK: Statements

  private mutating func sequences(in list: SyntaxNode) -> [Match] {
    let items = MatchNode.elements(of: list)
    var found: [Match] = []
    var start = 0
    while start < items.count {
      captures = []
      steps = 0
      if let end = matches(pattern.parts[...], items[start...], isWhole: false) {
        let range = items[start].range.lowerBound..<items[end - 1].range.upperBound
        found.append(Match(pattern: pattern, range: range, node: items[start], captures: captures))
        start = end
      } else {
        start += 1
      }
    }
    return found
  }

  // MARK: Nodes

  private mutating func matches(_ part: Pattern.Part, _ node: MatchNode) -> Bool {
    steps += 1
    switch part {
    case .token(let bytes):
      return node.isToken && tree.source.bytes[node.range].elementsEqual(bytes)
    case .node(let kind, let parts):
      guard node.kind == kind, !node.isUnlabeledClosure || !parts.isEmpty else { return false }
      if node.isUnlabeledClosure {
        // The label that a trailing closure has lost is whatever the pattern says.
        guard kind == .labeledExpr, let value = parts.last else { return false }
        return matches(value, node.children[0])
      }
      return matches(parts[...], node.children[...], isWhole: true) != nil
    case .unlabeledClosure(let closure):
      guard node.kind == .labeledExpr, let value = node.children.last else { return false }
      return matches(closure, value)
    case .hole(let hole): return take(hole, [node])
    case .run: return false
    case .links(let hole, let behind): return matches(behind, node, takingLinks: hole)
    }
  }

  /// A sequence of parts against a sequence of nodes.
  ///
  /// - Parameter isWhole: whether nothing may be left over.
  /// - Returns: the index behind the last node that was taken.
  private mutating func matches(
    _ parts: ArraySlice<Pattern.Part>, _ nodes: ArraySlice<MatchNode>, isWhole: Bool
  ) -> Int? {
    var parts = parts
    var nodes = nodes
    // What stands before the first run has no choice.
    while let part = parts.first {
      if case .run = part { break }
      guard let node = nodes.first, matches(part, node) else { return nil }
      parts = parts.dropFirst()
      nodes = nodes.dropFirst()
    }
    guard case .run(let hole)? = parts.first else { return !isWhole || nodes.isEmpty ? nodes.startIndex : nil }
    let rest = parts.dropFirst()
    if rest.isEmpty, isWhole { return take(hole, Array(nodes), before: nodes) ? nodes.endIndex : nil }
    let taken = captures.count
    let segment = rest.prefix { if case .run = $0 { false } else { true } }
    let isLast = segment.endIndex == rest.endIndex
    // Behind the last run there is one place only for what the sequence must end with.
    var length = isLast && isWhole ? nodes.count - segment.count : 0
    while length >= 0, length + segment.count <= nodes.count, steps < Matcher.mostSteps {
      steps += 1
      if take(hole, Array(nodes.prefix(length)), before: nodes) {
        if isLast || triesAll {
          if let end = matches(rest, nodes.dropFirst(length), isWhole: isWhole) { return end }
        } else if let end = matches(segment, nodes.dropFirst(length), isWhole: false) {
          // The first place where this much fits is as good as any later one.
          return matches(rest.dropFirst(segment.count), nodes[end...], isWhole: isWhole)
        }
      }
      captures.removeSubrange(taken...)
      if isLast && isWhole { break }
      length += 1
    }
    return nil
  }

  /// A chain behind which any number of modifiers may stand.
  private mutating func matches(_ part: Pattern.Part, _ node: MatchNode, takingLinks hole: Hole) -> Bool {
    let taken = captures.count
    var inner = node
    while true {
      steps += 1
      if matches(part, inner) {
        let range = inner.range.upperBound..<node.range.upperBound
        let start = tree.firstToken(from: range.lowerBound)?.textRange.lowerBound ?? range.lowerBound
        let links = range.isEmpty ? range : start..<range.upperBound
        if take(hole, range.isEmpty ? [] : [node], range: links) { return true }
      }
      captures.removeSubrange(taken...)
      guard let next = inner.innerLink else { return false }
      inner = next
    }
  }

  // MARK: Holes

  private mutating func take(_ hole: Hole, _ nodes: [MatchNode], before rest: ArraySlice<MatchNode>) -> Bool {
    // A closure's parameters are none of its statements.
    guard nodes.allSatisfy(\.isListed) else { return false }
    if let first = nodes.first, let last = nodes.last {
      return take(hole, nodes, range: first.range.lowerBound..<last.range.upperBound)
    }
    let place = rest.first?.range.lowerBound ?? 0
    return take(hole, nodes, range: place..<place)
  }

  private mutating func take(_ hole: Hole, _ nodes: [MatchNode]) -> Bool { take(hole, nodes, range: nodes[0].range) }

  private mutating func take(_ hole: Hole, _ nodes: [MatchNode], range: Range<Int>) -> Bool {
    if !hole.kinds.isEmpty {
      guard nodes.count == 1, nodes[0].isOne(of: hole.kinds) else { return false }
    }
    if nodes.count == 1, nodes[0].isToken, !hole.isRun {
      switch nodes[0].kind {
      case .identifier, .keyword, .dollarIdentifier, .wildcard, .binaryOperator, .prefixOperator, .postfixOperator:
        break
      default: return false
      }
    }
    if let name = hole.name {
      if let given = given[name], !tree.isSameCode(range, given.range, in: given.tree) { return false }
      if let before = captures.first(where: { $0.hole.name == name }), !tree.isSameCode(range, before.range) {
        return false
      }
    }
    captures.append(Capture(hole: hole, nodes: nodes, range: range))
    return true
  }
}

extension SyntaxNode {
  /// Whether this is `try` or its kin before an operand in a row of operators, and so about more than the operand.
  fileprivate var isCoveredByOperation: Bool {
    guard MatchNode.covering.contains(kind), let list = parent, list.kind == .exprList, let row = list.parent else {
      return false
    }
    return OperatorFolding.fold(row) != nil
  }
}

extension MatchNode {
  /// Whether this, or what it holds where it holds one thing, is of one of the kinds.
  func isOne(of kinds: Set<SyntaxKind>) -> Bool {
    if kinds.contains(kind) { return true }
    guard kind.isElement else { return false }
    let children = children
    return children.count == 1 && children[0].isOne(of: kinds)
  }

  /// The chain without its last modifier; `nil` where it has none.
  var innerLink: MatchNode? {
    switch kind {
    case .functionCallExpr:
      guard let callee = children.first, callee.kind == .memberAccessExpr else { return nil }
      return callee.innerLink
    case .memberAccessExpr:
      let children = children
      return children.count == 3 ? children[0] : nil
    case .optionalChainingExpr, .forceUnwrapExpr, .postfixIfConfigExpr: return children.first
    default: return nil
    }
  }
}
