extension SyntaxTree {
  /// Parses `source`. Any bytes at all give a tree that prints back to the same bytes.
  ///
  /// Sources of four gigabytes and more don't fit the tree's offsets and are refused by a precondition.
  public static func parse(_ source: SourceText) -> SyntaxTree {
    precondition(source.count < UInt32.max / 4, "the source is too large for 32-bit offsets")
    // Real code has one token in seven to eight bytes; what is denser grows.
    var lexer = Lexer(base: source.base, count: source.count, tokenCapacity: source.count / 5 + 64)
    lexer.run()
    var parser = Parser(lexer: lexer, maximumDepth: 1024)
    parser.parseSourceFile()
    lexer.deallocate()
    return SyntaxTree(source: source, hasError: parser.hasError, records: parser.records, count: parser.count)
  }

  /// How many tokens the lexer finds: for measuring it alone.
  package static func tokenCount(_ source: SourceText) -> Int {
    var lexer = Lexer(base: source.base, count: source.count, tokenCapacity: source.count / 5 + 64)
    lexer.run()
    defer { lexer.deallocate() }
    return lexer.tokenCount
  }

  /// The memory that a node or token takes.
  package static let bytesPerRecord = MemoryLayout<Record>.stride
}
