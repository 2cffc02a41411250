import UnfoldSyntax

/// A place in a pattern that stands for any code: `<#name#>`, written as Xcode writes its placeholders.
public struct Hole: Hashable, Sendable {
  /// `nil` for `<#_#>`, whose code nobody asks for again.
  public let name: String?
  /// Whether it takes any number of elements, none too: `<#name...#>`.
  public let isRun: Bool
  /// What it takes, by swift-syntax's names: `integerLiteralExpr` of `<#n: integerLiteralExpr#>`. Empty: anything.
  public let kinds: Set<SyntaxKind>
  /// Where it stands in the pattern's text, in UTF-8 bytes.
  public let range: Range<Int>

  /// As it is written.
  var description: String { "<#\(name ?? "_")\(isRun ? "..." : "")#>" }
}

/// What is wrong with a pattern or a migration, and what would be right.
public struct PatternError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Sentences without a place.
  public let message: String
  /// The line of the text, from 1.
  public let line: Int

  public init(_ message: String, line: Int) {
    self.message = message
    self.line = line
  }

  public var description: String { "\(line): \(message)" }
}

extension Hole {
  /// The holes of a pattern's text in their order; what is in a comment is none.
  static func holes(in source: SourceText) throws(PatternError) -> [Hole] {
    // The lexer knows what is a string, a comment or a placeholder.
    let tree = SyntaxTree.parse(source)
    var holes: [Hole] = []
    for node in tree.root.descendants where node.isToken {
      let line = source.line(of: node.textRange.lowerBound)
      if node.kind == .stringSegmentToken, let place = node.text.firstRange(of: "<#") {
        let written = node.text[place.lowerBound...].prefix { $0 != ">" } + ">"
        throw PatternError(
          "a hole can't stand within a string, as \(written) does: write `<#text: stringLiteralExpr#>` for a whole "
            + "one", line: line)
      }
      guard node.kind == .identifier, node.text.hasPrefix("<#") else { continue }
      holes.append(try hole(node.text, node.textRange, line: line))
    }
    return holes
  }

  private static func hole(_ text: String, _ range: Range<Int>, line: Int) throws(PatternError) -> Hole {
    let inside = text.dropFirst(2).dropLast(2)
    let parts = inside.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed }
    var name = parts[0]
    let isRun = name.hasSuffix("...")
    if isRun { name.removeLast(3) }
    guard !name.isEmpty, !name.first!.isNumber, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      throw PatternError(
        "`\(text)` has no name: a hole is written `<#name#>`, `<#name...#>` for a run, `<#_#>` where the code "
          + "isn't used again", line: line)
    }
    var kinds: Set<SyntaxKind> = []
    if parts.count > 1 {
      for word in parts[1].split(separator: "|").map(\.trimmed) {
        kinds.formUnion(try SyntaxKind.named(word, line: line))
      }
      if isRun {
        throw PatternError(
          "`\(text)` is a run, which has no kind: write `\(text.prefix { $0 != ":" })#>`", line: line)
      }
    }
    return Hole(name: name == "_" ? nil : name, isRun: isRun, kinds: kinds, range: range)
  }
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension SourceText {
  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    1 + bytes[0..<Swift.min(offset, count)].count { $0 == 0x0A }
  }
}
