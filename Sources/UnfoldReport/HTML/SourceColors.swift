import UnfoldSyntax

/// What each byte of a source is, for its colour.
struct SourceColors {
  enum Color: UInt8 {
    case plain, keyword, string, number, comment, type, attribute

    /// The class in the page's style; `nil` for what has none.
    var className: String? {
      switch self {
      case .plain: nil
      case .keyword: "k"
      case .string: "s"
      case .number: "n"
      case .comment: "c"
      case .type: "t"
      case .attribute: "a"
      }
    }
  }

  private(set) var colors: [Color]

  /// - Parameter isSwift: whether the source is Swift; nothing else has colours.
  init(_ source: SourceText, isSwift: Bool) {
    colors = Array(repeating: .plain, count: source.count)
    guard isSwift else { return }
    let tree = SyntaxTree.parse(source)
    for index in 0..<tree.count where tree.kind(at: index).isToken {
      let token = tree[index]
      paintComments(token.leadingTriviaRange, source)
      let color = SourceColors.color(of: token)
      if color != .plain { for offset in token.textRange { colors[offset] = color } }
    }
  }

  /// What stands between tokens and is no white space is a comment.
  private mutating func paintComments(_ range: Range<Int>, _ source: SourceText) {
    func isBlank(_ offset: Int) -> Bool { source[offset] <= 0x20 }
    guard let first = range.first(where: { !isBlank($0) }), let last = range.last(where: { !isBlank($0) }) else { return }
    for offset in first...last { colors[offset] = .comment }
  }

  private static func color(of token: SyntaxNode) -> Color {
    switch token.kind {
    case .keyword, .poundAvailable, .poundElse, .poundElseif, .poundEndif, .poundIf, .poundSourceLocationToken,
      .poundUnavailable:
      return .keyword
    case .stringQuote, .multilineStringQuote, .stringSegmentToken, .rawStringPoundDelimiter, .singleQuote,
      .regexLiteralPattern, .regexSlash, .regexPoundDelimiter:
      return .string
    case .integerLiteral, .floatLiteral: return .number
    case .atSign: return .attribute
    case .identifier:
      guard let parent = token.parent else { return .plain }
      // By the convention of names, `Button(...)` makes a value of a type.
      let isCapitalized = token.bytes.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
      if parent.kind == .declReferenceExpr, isCapitalized { return .type }
      guard parent.kind == .identifierType else { return .plain }
      return parent.parent?.kind == .attribute ? .attribute : .type
    default: return .plain
    }
  }
}
