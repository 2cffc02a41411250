/// A node or token of a `SyntaxTree`: a place in it, cheap to copy and to compare.
public struct SyntaxNode: Hashable, Sendable {
  /// The tree that this is a place in. It lives as long as any of its nodes.
  public let tree: SyntaxTree
  /// The place in the tree's array. What is inside this node has smaller indices.
  public let index: Int

  @inlinable init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  @inlinable var record: SyntaxTree.Record { tree.records[index] }

  /// Whether both are the same place in the same tree; two trees of the same text share no node.
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Feeds the place in the tree into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }

  // MARK: What it is

  /// Which node of the grammar, or which token this is.
  @inlinable public var kind: SyntaxKind { record.kind }
  /// Whether this is a token, which has text of its own and no children.
  @inlinable public var isToken: Bool { kind.isToken }
  /// A token's keyword; `.notKeyword` for other tokens and for nodes.
  @inlinable public var keyword: Keyword { isToken ? record.keyword : .notKeyword }
  /// Whether this token is the first on its line.
  @inlinable public var isAtStartOfLine: Bool { isToken && record.flags.contains(.isAtStartOfLine) }

  // MARK: Where it is

  /// The text without the trivia around it, in UTF-8 bytes.
  public var textRange: Range<Int> {
    if isToken { return Int(record.first)..<Int(record.last) }
    return Int(tree.records[Int(record.first)].first)..<Int(tree.records[Int(record.last)].last)
  }

  /// The text without the trivia around it, as a new string; `bytes` and `isText` make none.
  public var text: String { tree.source.string(textRange) }

  /// The bytes of the text without the trivia around it. The buffer lives as long as the tree does.
  public var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: tree.source.bytes[textRange])
  }

  /// Whether the text is `string`, byte for byte.
  public func isText(_ string: StaticString) -> Bool {
    let range = textRange
    guard range.count == string.utf8CodeUnitCount else { return false }
    return range.isEmpty || bytes.elementsEqual(UnsafeBufferPointer(start: string.utf8Start, count: range.count))
  }

  /// White space and comments between the token before and this node's first token, in UTF-8 bytes.
  public var leadingTriviaRange: Range<Int> {
    let start = textRange.lowerBound
    return (firstToken.previousToken?.textRange.upperBound ?? 0)..<start
  }

  // MARK: Around it

  /// The node around this one; `nil` for the root.
  public var parent: SyntaxNode? {
    let parent = Int(record.parent)
    return parent == index ? nil : SyntaxNode(tree: tree, index: parent)
  }

  /// The nodes around this one, from the inside out, without itself.
  public var ancestors: some Sequence<SyntaxNode> { sequence(first: self, next: \.parent).dropFirst() }

  /// The nearest node around this one whose kind is one of `kinds`.
  public func ancestor(_ kinds: SyntaxKind...) -> SyntaxNode? {
    ancestors.first { kinds.contains($0.kind) }
  }

  /// Whether `other` is this node or stands inside it.
  public func contains(_ other: SyntaxNode) -> Bool {
    if isToken { return self == other }
    return other.index <= index && other.index >= Int(record.first)
  }

  // MARK: Inside it

  /// The direct children in source order. A node without any token, such as an empty list, is not in the tree.
  public var children: [SyntaxNode] {
    guard !isToken else { return [] }
    var result: [SyntaxNode] = []
    var child = index - 1
    let first = Int(record.first)
    while child >= first {
      result.append(SyntaxNode(tree: tree, index: child))
      child = tree.subtreeStart(child) - 1
    }
    result.reverse()
    return result
  }

  /// The first direct child.
  public var firstChild: SyntaxNode? {
    guard !isToken else { return nil }
    let first = Int(record.first)
    var child = index - 1
    while case let start = tree.subtreeStart(child), start > first { child = start - 1 }
    return SyntaxNode(tree: tree, index: child)
  }

  /// The last direct child.
  public var lastChild: SyntaxNode? { isToken ? nil : SyntaxNode(tree: tree, index: index - 1) }

  /// The direct child before this one in the same node.
  public var previousSibling: SyntaxNode? {
    guard let parent else { return nil }
    let before = tree.subtreeStart(index) - 1
    return before >= Int(parent.record.first) ? SyntaxNode(tree: tree, index: before) : nil
  }

  /// The direct child behind this one in the same node.
  public var nextSibling: SyntaxNode? {
    guard let parent, index + 1 < parent.index else { return nil }
    var next = index + 1
    while Int(tree.records[next].parent) != parent.index { next = Int(tree.records[next].parent) }
    return SyntaxNode(tree: tree, index: next)
  }

  /// The first direct child of the kind.
  public func child(_ kind: SyntaxKind) -> SyntaxNode? {
    guard !isToken else { return nil }
    var found: Int?
    var child = index - 1
    let first = Int(record.first)
    while child >= first {
      if tree.records[child].kind == kind { found = child }
      child = tree.subtreeStart(child) - 1
    }
    return found.map { SyntaxNode(tree: tree, index: $0) }
  }

  /// The direct children of the kind, in source order.
  public func children(_ kind: SyntaxKind) -> [SyntaxNode] { children.filter { $0.kind == kind } }

  /// All nodes and tokens inside this one, itself too, each behind what is in it (post-order).
  public var descendants: some RandomAccessCollection<SyntaxNode> {
    (tree.subtreeStart(index)...index).lazy.map { [tree] in SyntaxNode(tree: tree, index: $0) }
  }

  // MARK: Tokens

  /// The first token of this node; itself for a token.
  public var firstToken: SyntaxNode { isToken ? self : SyntaxNode(tree: tree, index: Int(record.first)) }

  /// The last token of this node; itself for a token.
  public var lastToken: SyntaxNode { isToken ? self : SyntaxNode(tree: tree, index: Int(record.last)) }

  /// The token behind this node; `nil` for the end of the file.
  public var nextToken: SyntaxNode? {
    var next = lastToken.index + 1
    while next < tree.count, !tree.kind(at: next).isToken { next += 1 }
    return next < tree.count ? SyntaxNode(tree: tree, index: next) : nil
  }

  /// The token before this node.
  public var previousToken: SyntaxNode? {
    var previous = firstToken.index - 1
    while previous >= 0, !tree.kind(at: previous).isToken { previous -= 1 }
    return previous >= 0 ? SyntaxNode(tree: tree, index: previous) : nil
  }
}

extension SyntaxTree {
  /// The index of the first record of the subtree whose root is at `index`.
  @inlinable func subtreeStart(_ index: Int) -> Int {
    records[index].kind.isToken ? index : Int(records[index].first)
  }
}
