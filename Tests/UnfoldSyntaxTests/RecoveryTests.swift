import Testing
import UnfoldSyntax

/// Sources with a mistake: nothing is lost, and what stands beside the mistake is parsed as if there were none.
struct RecoveryTests {
  static let files = SyntaxFile.all(in: "Recovery")

  @Test("A mistake is noticed, and the file comes back the same", arguments: files)
  func roundTrip(_ file: SyntaxFile) throws {
    let bytes = try file.bytes
    let tree = SyntaxTree.parse(SourceText(bytes))
    #expect(tree.hasError)
    #expect(tree.printed() == bytes)
    let converted = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    #expect(SyntaxTree.parse(SourceText(converted)).printed() == converted)
    if let expected = file.expected { #expect(firstDifference(tree.listing, expected) == nil) }
  }

  @Test("Cut off at any byte, the file comes back the same", arguments: files)
  func truncated(_ file: SyntaxFile) throws {
    let bytes = try file.bytes
    for count in bytes.indices {
      #expect(SyntaxTree.parse(SourceText(bytes[..<count])).printed() == Array(bytes[..<count]), "cut at \(count)")
    }
  }

  @Test("The damage is local", arguments: files)
  func locality(_ file: SyntaxFile) throws {
    let source = DamagedSource(try file.bytes)
    let intact = SyntaxTree.parse(SourceText(source.blanked))
    guard !source.damage.isEmpty else { return }
    try #require(!intact.hasError, "without what is damaged, the file must be right")
    let damaged = SyntaxTree.parse(SourceText(source.bytes))
    let found = Set(items(of: damaged).map { outline(of: $0, damage: source.damage) })
    for item in items(of: intact) {
      let isFound = found.contains(outline(of: item, damage: source.damage))
      #expect(isFound, "lost: \(item.kind.name) at \(item.textRange): \(item.text)")
    }
  }

  @Test("Each kind that only a mistake gives is in a file")
  func coverage() throws {
    var seen: Set<SyntaxKind> = []
    for file in Self.files {
      let tree = SyntaxTree.parse(SourceText(try file.bytes))
      for index in 0..<tree.count { seen.insert(tree.kind(at: index)) }
    }
    let errors: Set<SyntaxKind> = [
      .unknown, .backtick, .singleQuote, .missingDecl, .unexpectedCodeDecl, .unexpectedNodes,
    ]
    #expect(errors.subtracting(seen).map(\.name) == [])
  }

  /// All statements and declarations, at any depth, and the cases of switches.
  private func items(of tree: SyntaxTree) -> [SyntaxNode] {
    tree.root.descendants.filter { node in
      guard let parent = node.parent else { return false }
      return node.kind == .switchCase || parent.kind == .codeBlockItem || parent.kind == .memberBlockItem
    }
  }

  /// All that is in an item; where damage is inside, only what the item is and where it starts.
  private func outline(of item: SyntaxNode, damage: [Range<Int>]) -> [String] {
    let range = item.textRange
    if damage.contains(where: { $0.overlaps(range) || range.contains($0.lowerBound) }) {
      return ["\(item.kind.name) from \(range.lowerBound)"]
    }
    return item.descendants.map { "\($0.kind.name) \($0.textRange)" }
  }
}
