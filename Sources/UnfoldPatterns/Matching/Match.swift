import UnfoldSyntax

/// What a hole took.
struct Capture: Sendable {
  let hole: Hole
  /// The nodes, next to each other; one for a hole that is no run.
  let nodes: [MatchNode]
  /// From the first to the last of them, in UTF-8 bytes; empty for a run of none, at the place where they would be.
  let range: Range<Int>
}

/// A place in a file that a pattern describes.
struct Match: Sendable {
  let pattern: Pattern
  /// What was matched, in UTF-8 bytes.
  let range: Range<Int>
  /// The root, or the first statement.
  let node: MatchNode
  /// In source order.
  let captures: [Capture]

  /// What the holes of that name took; the first of them.
  func capture(_ name: String) -> Capture? { captures.first { $0.hole.name == name } }
}

extension SyntaxTree {
  /// Whether two pieces of code are the same but for their trivia.
  func isSameCode(_ left: Range<Int>, _ right: Range<Int>, in other: SyntaxTree? = nil) -> Bool {
    var first = tokens(in: left)[...]
    let second = (other ?? self).tokens(in: right)
    guard first.count == second.count else { return false }
    for token in second {
      guard let own = first.popFirst(), own.bytes.elementsEqual(token.bytes) else { return false }
    }
    return true
  }

  /// The tokens that lie in a range, in UTF-8 bytes.
  func tokens(in range: Range<Int>) -> [SyntaxNode] {
    guard !range.isEmpty else { return [] }
    var tokens: [SyntaxNode] = []
    var token = firstToken(from: range.lowerBound)
    while let current = token, current.textRange.upperBound <= range.upperBound, current.kind != .endOfFile {
      tokens.append(current)
      token = current.nextToken
    }
    return tokens
  }

  /// The first token that ends behind `offset`.
  func firstToken(from offset: Int) -> SyntaxNode? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lastToken.textRange.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low < count ? self[low].firstToken : root.lastToken
  }
}
