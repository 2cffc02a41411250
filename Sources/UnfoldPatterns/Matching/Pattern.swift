import UnfoldSyntax

/// Code with holes, and how it is found in a file.
public struct Pattern: Sendable {
  /// A part of a pattern.
  indirect enum Part: Sendable {
    /// Exactly these bytes.
    case token([UInt8])
    /// One node of this kind, with all that is in it.
    case node(SyntaxKind, [Part])
    /// A call's first trailing closure: an argument whose label is left out.
    case unlabeledClosure(Part)
    /// Any node.
    case hole(Hole)
    /// Any number of elements.
    case run(Hole)
    /// The modifiers of a chain behind a part of it.
    case links(Hole, behind: Part)
  }

  /// What it consists of: several parts are statements or members that follow each other.
  let parts: [Part]
  /// As it was written.
  public let text: String
  /// All holes, in source order.
  public let holes: [Hole]
  let tree: PatternTree
  /// A name that is written out where the root's own name is.
  let rootName: [UInt8]?

  /// - Parameters:
  ///   - text: Swift with holes.
  ///   - context: what it is a piece of; found where it is `nil`.
  public init(_ text: String, as context: PatternContext? = nil) throws(PatternError) {
    let tree = try PatternTree(text, as: context)
    self.text = text
    self.tree = tree
    holes = tree.holes
    let compiler = PatternCompiler(tree: tree)
    var parts = try compiler.sequence(tree.roots.map { MatchNode($0) })
    if parts.count == 1, case .node(let kind, let inner) = parts[0], kind.isElement, inner.count == 1 {
      parts = inner
    }
    self.parts = parts
    rootName = tree.roots.count == 1 ? Pattern.name(of: tree.roots[0], tree.holes) : nil
    try refuseWhatMatchesAnything()
  }

  /// Patterns that say nothing, or that leave open where a run ends.
  private func refuseWhatMatchesAnything() throws(PatternError) {
    func line(_ hole: Hole) -> Int {
      tree.tree.source.line(of: hole.range.lowerBound) - tree.tree.source.line(of: tree.offset) + 1
    }
    if parts.count == 1 {
      switch parts[0] {
      case .hole(let hole), .run(let hole):
        throw PatternError(
          "`\(hole.description)` alone is found everywhere: write some of the code around it, such as "
            + "`\(hole.description).padding()`", line: line(hole))
      case .links(let hole, _):
        throw PatternError(
          "`.\(hole.description)` at the end takes what comes behind the pattern, which needs no saying: leave it "
            + "out", line: line(hole))
      default: break
      }
    } else if case .run(let hole)? = parts.first {
      throw PatternError(
        "`\(hole.description)` at the start takes what comes before the pattern, which needs no saying: leave it out",
        line: line(hole))
    } else if case .run(let hole)? = parts.last {
      throw PatternError(
        "`\(hole.description)` at the end takes what comes behind the pattern, which needs no saying: leave it out",
        line: line(hole))
    }
  }

  /// Words of which one stands in each file that has a match; `nil` where any file may have one.
  public var trigger: String? {
    var longest: [UInt8]?
    func look(_ part: Part) {
      switch part {
      case .token(let bytes):
        if bytes.count > 1, bytes.allSatisfy(\.isInName), bytes.count > longest?.count ?? 0 { longest = bytes }
      case .node(_, let parts): parts.forEach(look)
      case .unlabeledClosure(let part), .links(_, let part): look(part)
      case .hole, .run: break
      }
    }
    parts.forEach(look)
    return longest.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The kinds of node of a tree that can be a match, or hold one.
  public var nodeKinds: [SyntaxKind] {
    guard parts.count == 1 else { return [.codeBlockItemList, .memberBlockItemList] }
    switch parts[0] {
    case .node(let kind, _):
      let folded: Set<SyntaxKind> = [.infixOperatorExpr, .ternaryExpr, .asExpr, .isExpr]
      if MatchNode.covering.contains(kind) { return [kind, .sequenceExpr] }
      return folded.contains(kind) ? [.sequenceExpr] : [kind]
    case .links(_, let behind):
      guard case .node(let kind, _) = behind else { return [] }
      return [kind]
    default: return []
    }
  }

  /// The name that a node of this kind is known by.
  static func name(of node: SyntaxNode, _ holes: [Hole] = []) -> [UInt8]? {
    var node = node
    while node.kind == .functionCallExpr || node.kind == .genericSpecializationExpr { node = node.children[0] }
    switch node.kind {
    case .memberAccessExpr:
      guard let last = node.lastChild, last.kind == .declReferenceExpr else { return nil }
      node = last.firstToken
    case .declReferenceExpr: node = node.firstToken
    default: return nil
    }
    if holes.contains(where: { $0.range == node.textRange }) { return nil }
    return Array(node.bytes)
  }
}

extension UInt8 {
  /// Whether a name can have this byte.
  var isInName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}

/// Makes the parts of a pattern of its tree.
private struct PatternCompiler {
  let tree: PatternTree

  func sequence(_ nodes: [MatchNode]) throws(PatternError) -> [Pattern.Part] {
    var parts: [Pattern.Part] = []
    for node in nodes {
      let part = try part(node)
      if case .run(let hole) = part, case .run(let before)? = parts.last {
        throw PatternError(
          "`\(before.description)` and `\(hole.description)` stand next to each other, so that nothing says where "
            + "one ends: use one, or write what stands between them", line: line(of: hole))
      }
      parts.append(part)
    }
    return parts
  }

  private func line(of hole: Hole) -> Int {
    tree.tree.source.line(of: hole.range.lowerBound) - tree.tree.source.line(of: tree.offset) + 1
  }

  private func part(_ node: MatchNode) throws(PatternError) -> Pattern.Part {
    if let hole = tree.holes.first(where: { $0.range == node.range }) {
      if hole.isRun { return .run(hole) }
      // A label or a type is not blurred: the hole is what the element holds.
      let isWhole = tree.wideHoles.contains(hole.range.lowerBound) || !node.kind.isElement
      if isWhole { return .hole(hole) }
    }
    if node.isToken {
      let bytes = tree.tree.source.bytes[node.range]
      return .token(Array(bytes))
    }
    let children = node.children
    if node.isUnlabeledClosure { return .unlabeledClosure(try part(children[0])) }
    if node.kind == .memberAccessExpr, children.count == 3, let hole = run(children[2]) {
      return .links(hole, behind: try part(children[0]))
    }
    let parts = try sequence(children)
    for part in parts {
      if case .run(let hole) = part, node.kind == .memberAccessExpr || node.kind == .infixOperatorExpr {
        throw PatternError(
          "`\(hole.description)` is a run where one expression stands: write `<#\(hole.name ?? "_")#>`",
          line: line(of: hole))
      }
    }
    return .node(node.kind, parts)
  }

  private func run(_ node: MatchNode) -> Hole? {
    tree.holes.first { $0.range == node.range && $0.isRun }
  }
}
