extension SyntaxTree {
  /// Parses `source`. Any bytes at all give a tree that prints back to the same bytes.
  public static func parse(_ source: SourceText) -> SyntaxTree {
    let records = UnsafeMutablePointer<Record>.allocate(capacity: 2)
    let end = UInt32(source.count)
    records[0] = Record(kind: .endOfFile, keyword: .notKeyword, flags: [], first: end, last: end, parent: 1)
    records[1] = Record(kind: .sourceFile, keyword: .notKeyword, flags: [], first: 0, last: 0, parent: 1)
    return SyntaxTree(source: source, hasError: false, records: records, count: 2)
  }
}
