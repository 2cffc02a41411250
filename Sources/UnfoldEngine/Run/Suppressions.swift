import UnfoldSyntax

/// The comments of a file that silence rules.
///
/// The forms, each in a `//` or a one-line `/* */` comment that holds nothing else:
///
///     // unfold:disable:next RULE     what starts on the next line of code, and the whole statement or
///                                     declaration that starts there, but for the statements nested in it
///     // unfold:disable:this RULE     what starts or ends on the comment's own line
///     // unfold:disable RULE          what starts behind the comment, to the `enable` or the end of the file
///     // unfold:enable RULE
///
/// `RULE` is one rule's identifier, several with spaces or commas between them, or `all`. What follows `--` is the
/// reason and is for people: `// unfold:disable:next guessed-insets -- measured with the designers`.
struct Suppressions {
  /// One directive for one rule, or for `all`.
  private struct Directive {
    enum Scope { case next, this, disable, enable }

    var scope: Scope
    var rule: String
    var comment: Range<Int>
  }

  private let tree: SyntaxTree
  private let lines: LineTable
  private var directives: [Directive] = []

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let mark: StaticString = "unfold:"
    let word = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
    guard contains(tree.source.bytes, word) else {
      lines = LineTable(SourceText(""))
      return
    }
    lines = LineTable(tree.source)
    for comment in tree.comments() {
      directives += Suppressions.directives(in: comment, of: tree.source)
    }
  }

  /// Whether a comment silences the finding.
  func covers(_ finding: Finding) -> Bool {
    var isDisabled = false
    for directive in directives where directive.rule == finding.rule || directive.rule == "all" {
      switch directive.scope {
      case .next:
        if isNext(finding, after: directive.comment) { return true }
      case .this:
        let line = lines.line(at: directive.comment.lowerBound)
        let first = lines.line(at: finding.range.lowerBound)
        let last = lines.line(at: max(finding.range.lowerBound, finding.range.upperBound - 1))
        if line == first || line == last { return true }
      case .disable:
        if directive.comment.upperBound <= finding.range.lowerBound { isDisabled = true }
      case .enable:
        if directive.comment.upperBound <= finding.range.lowerBound { isDisabled = false }
      }
    }
    return isDisabled
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

  private static func directives(in comment: Range<Int>, of source: SourceText) -> [Directive] {
    guard !source.hasLineBreak(in: comment) else { return [] }
    var text = source.string(comment)[...]
    text = text.hasPrefix("/*") ? text.dropFirst(2).dropLast(2) : text.dropFirst(2)
    var words = text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," })[...]
    let scope: Directive.Scope
    switch words.popFirst() {
    case "unfold:disable:next": scope = .next
    case "unfold:disable:this": scope = .this
    case "unfold:disable": scope = .disable
    case "unfold:enable": scope = .enable
    default: return []
    }
    return words.prefix { $0 != "--" }.map { Directive(scope: scope, rule: String($0), comment: comment) }
  }
}
