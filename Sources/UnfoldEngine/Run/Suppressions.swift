import UnfoldSyntax

/// One rule's name in a comment that silences it.
public struct Suppression: Sendable {
  /// What a comment silences.
  public enum Scope: String, Sendable, CaseIterable {
    /// The comment's own line; where it has a line to itself, what `next` covers.
    case ignore = "unfold:ignore"
    /// The whole file.
    case file = "unfold:ignore-file"
    /// What starts on the next line of code, and the whole statement or declaration that starts there, but for the
    /// statements nested in it.
    case next = "unfold:disable:next"
    /// What starts or ends on the comment's own line.
    case this = "unfold:disable:this"
    /// What starts behind the comment, to the `enable` or the end of the file.
    case disable = "unfold:disable"
    case enable = "unfold:enable"
  }

  /// `nil`: the comment begins as such comments do, and its first word is none that is known.
  public var scope: Scope?
  /// A rule's identifier or `all`; the first word where that isn't known. Empty: the comment names no rule.
  public var rule: String
  /// That word, or the first one where no rule is named, in UTF-8 bytes.
  public var range: Range<Int>
  /// The whole comment, in UTF-8 bytes.
  public var comment: Range<Int>
  /// Whether it silenced a finding of this run.
  public internal(set) var isUsed = false
}

/// A rule about the comments that silence the others. It runs when they have.
public protocol SuppressionRule: Rule {
  /// Looks at all such comments of a file.
  ///
  /// - Parameter ran: the identifiers of the rules of the run, also of those to which the file has nothing to say.
  func check(_ suppressions: [Suppression], ran: Set<String>, in file: FileContext) -> [Finding]
}

/// The comments of a file that silence rules: `//` or one-line `/* */` comments that hold nothing else.
///
///     // unfold:ignore RULE - reason       // unfold:ignore-file RULE - reason
///     // unfold:disable:next RULE          // unfold:disable:this RULE
///     // unfold:disable RULE               // unfold:enable RULE
///
/// `RULE` is one rule's identifier, several with commas or spaces between them, or `all`. What follows a dash that
/// stands by itself is the reason and is for people.
struct Suppressions {
  private let tree: SyntaxTree
  private let lines: LineTable
  /// In source order.
  private(set) var all: [Suppression] = []
  /// The places in `all` of what names a rule, or `all`.
  private var places: [String: [Int]] = [:]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let mark: StaticString = "unfold:"
    let word = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    guard contains(tree.source.bytes, word) else {
      lines = LineTable(SourceText(""))
      return
    }
    lines = LineTable(tree.source)
    for comment in tree.comments() { all += Suppressions.read(comment, of: tree.source) }
    for (place, suppression) in all.enumerated() where suppression.scope != nil {
      places[suppression.rule, default: []].append(place)
    }
  }

  /// Whether a comment silences the finding. Those that do count as used from then on.
  mutating func silence(_ finding: Finding) -> Bool {
    guard !all.isEmpty else { return false }
    var isSilent = false
    for name in [finding.rule, "all"] {
      for place in places[name] ?? [] where covers(all[place], finding) {
        all[place].isUsed = true
        isSilent = true
      }
    }
    if let disabling = lastSwitch(before: finding), all[disabling].scope == .disable {
      all[disabling].isUsed = true
      isSilent = true
    }
    return isSilent
  }

  private func covers(_ suppression: Suppression, _ finding: Finding) -> Bool {
    // Else no comment for `all` could ever be said to be unused.
    if suppression.rule == "all", suppression.comment.contains(finding.range.lowerBound) { return false }
    return switch suppression.scope {
    case .file: true
    case .next: isNext(finding, after: suppression.comment)
    case .this: isOnLine(finding, of: suppression.comment)
    case .ignore:
      hasCode(onLineOf: suppression.comment)
        ? isOnLine(finding, of: suppression.comment) : isNext(finding, after: suppression.comment)
    case .disable, .enable, nil: false
    }
  }

  /// The place of the last `disable` or `enable` before a finding that names its rule, or `all`.
  private func lastSwitch(before finding: Finding) -> Int? {
    var last: Int?
    for name in [finding.rule, "all"] {
      let found = places[name]?.last { place in
        let scope = all[place].scope
        return (scope == .disable || scope == .enable) && all[place].comment.upperBound <= finding.range.lowerBound
      }
      if let found { last = max(last ?? found, found) }
    }
    return last
  }

  private func isOnLine(_ finding: Finding, of comment: Range<Int>) -> Bool {
    let line = lines.line(at: comment.lowerBound)
    let first = lines.line(at: finding.range.lowerBound)
    let last = lines.line(at: max(finding.range.lowerBound, finding.range.upperBound - 1))
    return line == first || line == last
  }

  private func hasCode(onLineOf comment: Range<Int>) -> Bool {
    let line = lines.line(at: comment.lowerBound)
    if let before = tree.token(startingBefore: comment.lowerBound), !before.textRange.isEmpty,
      lines.line(at: before.textRange.upperBound - 1) == line
    {
      return true
    }
    guard let after = tree.token(endingAfter: comment.upperBound), !after.textRange.isEmpty else { return false }
    return lines.line(at: after.textRange.lowerBound) == line
  }

  private func isNext(_ finding: Finding, after comment: Range<Int>) -> Bool {
    guard
      comment.upperBound <= finding.range.lowerBound,
      let start = tree.token(endingAfter: comment.upperBound),
      let found = tree.token(endingAfter: finding.range.lowerBound)
    else { return false }
    if lines.line(at: start.textRange.lowerBound) == lines.line(at: finding.range.lowerBound) { return true }
    guard let item = item(around: found) else { return false }
    return item.textRange.lowerBound == start.textRange.lowerBound
  }

  /// The nearest statement or declaration around a token.
  private func item(around token: SyntaxNode) -> SyntaxNode? {
    token.ancestor(.codeBlockItem, .memberBlockItem)
  }

  // MARK: Reading

  private static func read(_ comment: Range<Int>, of source: SourceText) -> [Suppression] {
    let bytes = source.bytes
    let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let body = comment.lowerBound + 2..<max(comment.lowerBound + 2, comment.upperBound - (isBlock ? 2 : 0))
    var words = Words(source, body)
    guard let first = words.next(), source.string(first).hasPrefix("unfold:"), !source.hasLineBreak(in: comment)
    else { return [] }
    let name = source.string(first)
    guard let scope = Suppression.Scope(rawValue: name) else {
      return [Suppression(scope: nil, rule: name, range: first, comment: comment)]
    }
    var result: [Suppression] = []
    while let word = words.next() {
      let rule = source.string(word)
      if ["-", "--", "\u{2013}", "\u{2014}"].contains(rule) { break }
      result.append(Suppression(scope: scope, rule: rule, range: word, comment: comment))
    }
    return result.isEmpty ? [Suppression(scope: scope, rule: "", range: first, comment: comment)] : result
  }

  /// The words of a comment, between spaces, tabs and commas.
  private struct Words {
    private let source: SourceText
    private var rest: Range<Int>

    init(_ source: SourceText, _ range: Range<Int>) {
      self.source = source
      rest = range
    }

    mutating func next() -> Range<Int>? {
      let isGap = { [source] (place: Int) in
        let byte = source[place]
        return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
      }
      guard let start = rest.first(where: { !isGap($0) }) else { return nil }
      let end = (start..<rest.upperBound).first(where: isGap) ?? rest.upperBound
      rest = end..<rest.upperBound
      return start..<end
    }
  }
}
