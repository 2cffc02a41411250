extension SyntaxTree {
  /// Parses `source`. Any bytes at all give a tree that prints back to the same bytes.
  ///
  /// Sources of four gigabytes and more don't fit the tree's offsets and are refused by a precondition.
  public static func parse(_ source: SourceText) -> SyntaxTree {
    precondition(source.count < UInt32.max / 4, "the source is too large for 32-bit offsets")
    if let tree = parse(source, maximumDepth: Nesting.onAnyThread) { return tree }
    var tree: SyntaxTree?
    withLargeStack(bytes: Nesting.stackBytes) { tree = parse(source, maximumDepth: Nesting.onLargeStack) }
    // A thread that could not be had leaves the nesting that any thread bears.
    return tree ?? parse(source, maximumDepth: Nesting.onAnyThread, givesUp: true)!
  }

  /// How deep productions may nest. One level of source, such as a closure among a call's arguments, is up to five.
  private enum Nesting {
    /// Deeper than people write, and safe on the half megabyte that is the smallest stack a thread gets.
    static let onAnyThread = 256
    /// What is nested deeper than this is left unparsed, as unexpected.
    static let onLargeStack = 6000
    static let stackBytes = 128 << 20
  }

  /// - Returns: `nil` where the nesting is deeper than `maximumDepth`, unless the parser is to give up there.
  private static func parse(_ source: SourceText, maximumDepth: Int, givesUp: Bool = false) -> SyntaxTree? {
    // Real code has one token in seven to eight bytes; what is denser grows.
    var lexer = Lexer(base: source.base, count: source.count, tokenCapacity: source.count / 5 + 64)
    lexer.run()
    var parser = Parser(lexer: lexer, maximumDepth: maximumDepth)
    parser.parseSourceFile()
    if parser.isTooDeep, !givesUp, maximumDepth < Nesting.onLargeStack { return nil }
    let hasError = parser.hasError
    return SyntaxTree(source: source, hasError: hasError, records: parser.takeRecords())
  }

  /// How many tokens the lexer finds: for measuring it alone.
  package static func tokenCount(_ source: SourceText) -> Int {
    var lexer = Lexer(base: source.base, count: source.count, tokenCapacity: source.count / 5 + 64)
    lexer.run()
    return lexer.tokens.count
  }

  /// The memory that a node or token takes.
  package static let bytesPerRecord = MemoryLayout<Record>.stride
}
