/// What the lexer hands to the parser: sixteen bytes, in one array for the whole file.
///
/// The file is lexed before it is parsed, so that looking ahead is an index and never lexes anything twice.
struct Token: BitwiseCopyable {
  /// The offset of the text.
  var start: UInt32
  /// The offset behind the text.
  var end: UInt32
  /// The index of the bracket or quote on the other side; 0 where there is none.
  var match: UInt32
  var kind: SyntaxKind
  /// Set for reserved words, and for identifiers spelled like a contextual keyword.
  var keyword: Keyword
  var flags: TokenFlags

  @inline(__always)
  init(kind: SyntaxKind, keyword: Keyword = .notKeyword, start: Int, end: Int, flags: TokenFlags = []) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.match = 0
    self.kind = kind
    self.keyword = keyword
    self.flags = flags
  }

  @inline(__always) var isAtStartOfLine: Bool { flags.contains(.isAtStartOfLine) }
  /// Whether white space or a comment stands between the token before and this one.
  @inline(__always) var followsTrivia: Bool { flags.contains(.followsTrivia) }
}

extension TokenFlags {
  /// White space or a comment stands between the token before and this one.
  static let followsTrivia = TokenFlags(rawValue: 2)
  /// An opening bracket with a `#if` somewhere inside.
  static let containsDirective = TokenFlags(rawValue: 4)
  /// An identifier that is an editor placeholder, `<#name#>`.
  static let isPlaceholder = TokenFlags(rawValue: 16)
}

/// A set of token kinds as the bits of a word.
struct TokenSet: ExpressibleByArrayLiteral {
  let bits: UInt64

  @inline(__always) init(arrayLiteral kinds: SyntaxKind...) {
    var bits: UInt64 = 0
    for kind in kinds { bits |= 1 << UInt64(kind.rawValue) }
    self.bits = bits
  }

  @inline(__always) func contains(_ kind: SyntaxKind) -> Bool {
    bits & (1 &<< UInt64(truncatingIfNeeded: kind.rawValue)) != 0
  }
}
