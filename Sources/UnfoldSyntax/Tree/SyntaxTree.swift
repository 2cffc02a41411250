/// A lossless syntax tree: every byte of the source is in it, as a token's text or as the trivia before one.
///
/// The tree is one flat array in post-order: a node's record follows the records of all that is in it. That order is
/// the one in which a parser that goes from left to right finishes nodes, so nothing is ever moved, not even when
/// `a.b` turns out to be the start of `a.b.c()`: the node around it is simply finished later. Sixteen bytes a record,
/// no object, no reference count. Trivia has no record: it is what lies between one token's end and the next one's
/// start.
public final class SyntaxTree: @unchecked Sendable {
  // Unchecked: the records are written by the parser before the tree exists and never after.

  /// One node or token.
  @usableFromInline struct Record: BitwiseCopyable {
    @usableFromInline var kind: SyntaxKind
    /// A token's keyword, `0` where it is none.
    @usableFromInline var keyword: Keyword
    @usableFromInline var flags: TokenFlags
    /// A token: the offset of its text. A node: the index of the first record in it, always a token's.
    @usableFromInline var first: UInt32
    /// A token: the offset behind its text. A node: the index of the last token in it.
    @usableFromInline var last: UInt32
    /// The index of the node around it; the root's is its own.
    @usableFromInline var parent: UInt32
  }

  /// What the tree was made from.
  public let source: SourceText
  /// Whether the source has a syntax error, as far as this parser sees one.
  public let hasError: Bool
  /// How many nodes and tokens there are.
  public let count: Int
  @usableFromInline let records: UnsafeMutablePointer<Record>
  private let buffer: GrowingBuffer<Record>

  init(source: SourceText, hasError: Bool, records: consuming GrowingBuffer<Record>) {
    self.source = source
    self.hasError = hasError
    self.records = records.base
    count = records.count
    buffer = records
  }

  /// The `sourceFile` node.
  public var root: SyntaxNode { SyntaxNode(tree: self, index: count - 1) }

  /// The node or token at `index`, from `0..<count`. What is inside a node has smaller indices than the node.
  @inlinable public subscript(index: Int) -> SyntaxNode { SyntaxNode(tree: self, index: index) }

  /// The kind of the node or token at `index`, without making a `SyntaxNode`: for scans over the whole tree.
  @inlinable public func kind(at index: Int) -> SyntaxKind { records[index].kind }

  /// The source, put together again from the tree's tokens and the trivia between them.
  ///
  /// This is the round trip's proof, so it takes nothing from `source` but what a token's range says: a token that
  /// was lost, doubled or misplaced shows.
  public func printed() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var end = 0
    for index in 0..<count where records[index].kind.isToken {
      let textEnd = Int(records[index].last)
      guard Int(records[index].first) >= end, textEnd <= source.count else { return result }
      result.append(contentsOf: source.bytes[end..<textEnd])
      end = textEnd
    }
    return result
  }
}

/// What the lexer saw around a token.
public struct TokenFlags: OptionSet, Sendable, Hashable, BitwiseCopyable {
  /// The flags as bits; they may change between versions.
  public let rawValue: UInt8
  /// Flags from their bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between the token before and this one.
  public static let isAtStartOfLine = TokenFlags(rawValue: 1)
}
