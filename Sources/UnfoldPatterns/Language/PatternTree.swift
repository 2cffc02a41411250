import UnfoldSyntax

/// What a pattern is a piece of, where it isn't an expression, a declaration or statements.
public enum PatternContext: String, Sendable, CaseIterable {
  /// An expression, statements or a declaration, as at the top of a file.
  case code
  /// A member that is one of a type only: `init() { }`, `case a`.
  case member
  /// A type: `[String]?`, `some View`.
  case type
  /// An attribute: `@State`, `@available(iOS 17, *)`.
  case attribute
  /// A case of a `switch`.
  case switchCase = "switch case"

  /// What stands around such a piece in a source that has nothing else.
  fileprivate var wrappings: [(before: String, after: String)] {
    switch self {
    case .code: [("", "")]
    case .member: [("class A {\n", "\n}"), ("enum A {\n", "\n}"), ("protocol A {\n", "\n}")]
    case .type: [("let a: ", "")]
    case .attribute: [("", "\nvar a: A")]
    case .switchCase: [("switch a {\n", "\n}")]
    }
  }
}

/// A pattern's text as a syntax tree in which each hole is a node.
///
/// A hole is parsed as a name of just its length. Where no name can stand, it is taken for a parameter, an attribute
/// or modifier, a member, a `case` or an operator: whatever lets the whole be parsed.
struct PatternTree: Sendable {
  let tree: SyntaxTree
  let holes: [Hole]
  let context: PatternContext
  /// The nodes that the pattern consists of, next to each other in one list where there are several.
  let roots: [SyntaxNode]
  /// The holes that stand for more than a name, by the start of their range.
  let wideHoles: Set<Int>
  /// How many bytes stand before the pattern.
  let offset: Int

  /// - Parameters:
  ///   - text: the pattern as it is written.
  ///   - context: what it is; found where it is `nil`.
  init(_ text: String, as context: PatternContext? = nil) throws(PatternError) {
    let source = SourceText(text)
    let written = try Hole.holes(in: source)
    for (hole, next) in zip(written, written.dropFirst()) where hole.range.upperBound == next.range.lowerBound {
      throw PatternError(
        "`\(hole.description)` and `\(next.description)` stand next to each other, so that nothing says where one "
          + "ends: use one, or write what stands between them", line: source.line(of: next.range.lowerBound))
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw PatternError("the pattern is empty: write the code that is to be found", line: 1)
    }
    for context in context.map({ [$0] }) ?? PatternContext.allCases {
      for wrapping in context.wrappings {
        let bytes = Array(wrapping.before.utf8) + Array(text.utf8) + Array(wrapping.after.utf8)
        let offset = wrapping.before.utf8.count
        let holes = written.map { hole in
          Hole(
            name: hole.name, isRun: hole.isRun, kinds: hole.kinds,
            range: hole.range.lowerBound + offset..<hole.range.upperBound + offset)
        }
        guard let (tree, wide) = PatternTree.parse(bytes, holes) else { continue }
        let range = source.codeRange.shifted(by: offset)
        guard let roots = PatternTree.roots(of: tree, in: range) else { continue }
        self.tree = tree
        self.holes = holes
        self.context = context
        self.roots = roots
        self.offset = offset
        wideHoles = wide
        return
      }
    }
    throw PatternError(PatternTree.reason(context), line: 1)
  }

  private static func reason(_ context: PatternContext?) -> String {
    guard let context, context != .code else {
      return "this is no Swift code that can stand by itself: it is to be an expression, statements, a declaration, "
        + "a member, a type, an attribute or a case, with holes only where code can stand"
    }
    return "this is no \(context.rawValue), which the context says it is"
  }

  // MARK: Parsing

  /// What a hole is written as for the parser.
  private enum Disguise: CaseIterable {
    case name, switchCase, parameter, attribute, member, infixOperator

    /// As many bytes as the hole has.
    func bytes(_ index: Int, count: Int) -> [UInt8]? {
      let number = Array(String(index).utf8)
      let start: [UInt8]
      switch self {
      case .name: start = [0x5F] + number
      case .parameter: start = [0x5F] + number + [0x3A, 0x54]
      case .attribute: start = [0x40, 0x5F] + number
      case .member: start = [0x23, 0x5F] + number
      case .switchCase: start = Array("case _".utf8) + number
      case .infixOperator: return [UInt8](repeating: 0x2A, count: count)
      }
      let end: [UInt8] = self == .switchCase ? [0x3A] : []
      guard start.count + end.count <= count else { return nil }
      return start + [UInt8](repeating: 0x5F, count: count - start.count - end.count) + end
    }

    /// Whether the parser took a hole for just this.
    func isMeant(_ range: Range<Int>, in tree: SyntaxTree) -> Bool {
      guard self != .name, var node = tree.firstToken(from: range.lowerBound) else { return true }
      while let parent = node.parent, parent.textRange == range, !parent.kind.isElementList { node = parent }
      guard node.textRange == range else { return false }
      switch self {
      case .name: return true
      case .switchCase: return node.kind == .switchCase
      case .parameter: return [.functionParameter, .closureParameter, .enumCaseParameter].contains(node.kind)
      case .attribute: return node.kind == .attribute
      case .member: return node.kind == .memberBlockItem || node.kind == .macroExpansionDecl
      case .infixOperator: return node.kind == .binaryOperatorExpr
      }
    }
  }

  /// How many holes of a pattern may be something else than names.
  private static let mostDisguises = 3

  private static func parse(_ bytes: [UInt8], _ holes: [Hole]) -> (tree: SyntaxTree, wide: Set<Int>)? {
    var disguises = [Disguise](repeating: .name, count: holes.count)
    func parsed() -> SyntaxTree? {
      var bytes = bytes
      for (index, hole) in holes.enumerated() {
        guard let written = disguises[index].bytes(index, count: hole.range.count) else { return nil }
        bytes.replaceSubrange(hole.range, with: written)
      }
      let tree = SyntaxTree.parse(SourceText(bytes))
      guard !tree.hasError else { return nil }
      let areMeant = holes.indices.allSatisfy { disguises[$0].isMeant(holes[$0].range, in: tree) }
      return areMeant ? tree : nil
    }
    func search(from first: Int, changing left: Int) -> SyntaxTree? {
      if left == 0 { return parsed() }
      for index in first..<max(first, holes.count) {
        for disguise in Disguise.allCases.dropFirst() {
          if disguise == .infixOperator, holes[index].isRun { continue }
          disguises[index] = disguise
          if let tree = search(from: index + 1, changing: left - 1) { return tree }
        }
        disguises[index] = .name
      }
      return nil
    }
    for changed in 0...min(mostDisguises, holes.count) {
      guard let tree = search(from: 0, changing: changed) else { continue }
      let wide = holes.indices.filter { disguises[$0] != .name && disguises[$0] != .infixOperator }
      return (tree, Set(wide.map { holes[$0].range.lowerBound }))
    }
    return nil
  }

  // MARK: Roots

  /// The largest nodes that lie in a range and fill it.
  private static func roots(of tree: SyntaxTree, in range: Range<Int>) -> [SyntaxNode]? {
    var node = tree.root
    while true {
      let inside = node.children.filter { $0.textRange.overlaps(range) }
      guard let first = inside.first, let last = inside.last else { return nil }
      if inside.count > 1 {
        let isWhole = first.textRange.lowerBound == range.lowerBound && last.textRange.upperBound == range.upperBound
        guard isWhole else { return nil }
        return node.textRange == range && !node.kind.isElementList ? [node] : inside
      }
      if first.textRange == range, first.kind.isPatternRoot { return [first] }
      guard !first.isToken else { return nil }
      node = first
    }
  }
}

extension SyntaxKind {
  /// Whether this stands around what a pattern means, and means nothing itself.
  fileprivate var isPatternRoot: Bool {
    switch self {
    case .sourceFile, .codeBlockItem, .memberBlockItem, .expressionStmt: false
    default: !isElementList && !isToken
    }
  }
}

extension SourceText {
  /// From the first to the last byte that is code.
  var codeRange: Range<Int> {
    let tree = SyntaxTree.parse(self)
    let last = tree.root.lastToken
    let end = last.kind == .endOfFile ? last.previousToken : last
    return tree.root.firstToken.textRange.lowerBound..<(end?.textRange.upperBound ?? count)
  }
}

extension Range where Bound == Int {
  func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
