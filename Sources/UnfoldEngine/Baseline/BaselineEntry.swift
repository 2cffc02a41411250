import UnfoldSyntax

/// What a finding is known by from run to run, whatever file and line it stands on.
public struct BaselineEntry: Sendable {
  public var rule: String
  /// The declarations around the code, from the outside in, overloads by their labels:
  /// `PayScreen.total(of:in:)`. Empty outside of all.
  public var declaration: String
  /// A digest of the tokens of the statement: 16 hexadecimal digits.
  public var tokens: String
  /// Which one of those that have all of this in common, from 1, in the order of the file.
  public var ordinal: Int
  /// The finding's code, shortened, on one line: for people, and no part of what it is known by.
  public var code: String
}

extension BaselineEntry: Hashable {
  public static func == (left: BaselineEntry, right: BaselineEntry) -> Bool {
    left.ordinal == right.ordinal && left.tokens == right.tokens && left.rule == right.rule
      && left.declaration == right.declaration
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tokens)
    hasher.combine(rule)
    hasher.combine(ordinal)
  }
}

extension BaselineEntry {
  /// What the findings of a Swift file are known by, in their order.
  static func entries(of findings: [Finding], in tree: SyntaxTree) -> [BaselineEntry] {
    numbered(findings) { finding in
      let place = CodePlace(of: finding.range, in: tree)
      return (place.declaration, place.digest, tree.source)
    }
  }

  /// What the findings of a file that is no Swift source are known by, in their order.
  static func entries(of findings: [Finding], in source: SourceText) -> [BaselineEntry] {
    numbered(findings) { finding in
      var digest = TokenDigest()
      digest.add(words: source.string(finding.range))
      return ("", digest.text, source)
    }
  }

  /// The declarations around a place, from the outside in.
  static func declaration(around range: Range<Int>, in tree: SyntaxTree) -> String {
    CodePlace(of: range, in: tree).declaration
  }

  private static func numbered(
    _ findings: [Finding], _ place: (Finding) -> (declaration: String, tokens: String, source: SourceText)
  ) -> [BaselineEntry] {
    var counts: [BaselineEntry: Int] = [:]
    return findings.map { finding in
      let (declaration, tokens, source) = place(finding)
      var entry = BaselineEntry(
        rule: finding.rule, declaration: declaration, tokens: tokens, ordinal: 1,
        code: shortened(source, finding.range))
      counts[entry, default: 0] += 1
      entry.ordinal = counts[entry]!
      return entry
    }
  }

  private static func shortened(_ source: SourceText, _ range: Range<Int>) -> String {
    // A whole screen is cut before it is looked at.
    let start = source.string(range.lowerBound..<min(range.upperBound, range.lowerBound + 400))
    let text = start.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > 60 || range.count > 400 ? "\(text.prefix(57))..." : text
  }
}

/// A digest of tokens that is the same on every machine (FNV-1a, 64 bits). It guards against nobody's malice.
struct TokenDigest {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes where byte != 0x0D { mix(byte) }
    mix(0)
  }

  /// Adds the words between white space.
  mutating func add(words text: String) {
    for word in text.split(whereSeparator: \.isWhitespace) { add(word.utf8) }
  }

  private mutating func mix(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Where code stands: in which declaration, and with which tokens.
private struct CodePlace {
  let declaration: String
  let digest: String

  init(of range: Range<Int>, in tree: SyntaxTree) {
    let token = tree.token(endingAfter: range.lowerBound) ?? tree.root.lastToken
    let around = ([token] + token.ancestors).filter { node in
      !node.isToken && node.textRange.lowerBound <= range.lowerBound && range.upperBound <= node.textRange.upperBound
    }
    declaration = around.reversed().compactMap(\.pathName).joined(separator: ".")
    var digest = TokenDigest()
    if token.textRange.lowerBound >= range.upperBound {
      // A comment, which no statement owns.
      digest.add(words: tree.source.string(range))
    } else {
      let statement = around.first { $0.kind == .codeBlockItem || $0.kind == .memberBlockItem }
      // What is said of a type's head stays true whatever is written into the type.
      let block = statement?.firstChild?.child(.memberBlock)?.textRange.lowerBound
      let whole = statement?.textRange ?? range
      let end = block.map { $0 >= range.upperBound ? $0 : whole.upperBound } ?? whole.upperBound
      var next = statement?.firstToken ?? token
      while next.textRange.lowerBound < end {
        digest.add(next.bytes)
        guard let following = next.nextToken else { break }
        next = following
      }
    }
    self.digest = digest.text
  }
}

extension SyntaxNode {
  /// How a declaration is called in the path to what is in it; `nil` for what has no part in such paths, such as
  /// statements and local variables.
  fileprivate var pathName: String? {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: return declaredName
    case .extensionDecl:
      let type = children.first { $0.kind == .identifierType || $0.kind == .memberType } ?? children.last
      return type?.withoutTrivia
    case .functionDecl:
      let name = children.first { $0.kind == .identifier || $0.kind == .binaryOperator || $0.isOperatorName }
      return (name?.text ?? "func") + labels
    case .initializerDecl: return "init" + labels
    case .deinitializerDecl: return "deinit"
    case .subscriptDecl: return "subscript" + labels
    case .variableDecl where isMemberOrGlobal:
      let bindings = child(.patternBindingList)?.children(.patternBinding) ?? []
      return bindings.compactMap { $0.firstChild?.withoutTrivia }.joined(separator: ",")
    default: return nil
    }
  }

  private var isOperatorName: Bool { kind == .prefixOperator || kind == .postfixOperator }

  /// `(_:for:)`, the labels that a caller writes.
  private var labels: String {
    let clause = child(.functionParameterClause) ?? child(.functionSignature)?.child(.functionParameterClause)
    let parameters = clause?.child(.functionParameterList)?.children(.functionParameter) ?? []
    let names = parameters.map { parameter in
      parameter.children.first { $0.isToken && ($0.kind == .identifier || $0.kind == .wildcard) }?.text ?? "_"
    }
    return "(\(names.map { "\($0):" }.joined()))"
  }

  private var withoutTrivia: String {
    descendants.filter(\.isToken).map(\.text).joined()
  }
}
