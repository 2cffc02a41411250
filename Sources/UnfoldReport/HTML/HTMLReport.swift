import UnfoldEngine
import UnfoldSyntax

/// For people, to look through and to pass on: one page that needs nothing beside it.
public struct HTMLReport: Sendable {
  private let toolVersion: String

  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// What the page says of one file. Pieces of different files may be made at the same time.
  public struct Piece: Sendable {
    let path: String
    let markup: [UInt8]
    let findings: [(rule: String, kind: Finding.Kind)]
  }

  /// How many lines stand around the code that is meant, and how many of it are shown at most.
  private static let context = 2
  private static let mostLines = 12

  public func piece(for file: FileFindings) -> Piece {
    let isSwift = file.path == "-" || file.path.hasSuffix(".swift")
    let source = SourceMarkup(file.source, isSwift: isSwift)
    var markup = MarkupText()
    let path = shownPath(file.path)
    markup.raw("<section class=file data-path=\"")
    markup.text(path)
    markup.raw("\"><h3>")
    markup.text(path)
    markup.raw(" <small>\(counted(file.findings.count))</small></h3>")
    for finding in file.findings { add(finding, path, source, isSwift, to: &markup) }
    markup.raw("</section>\n")
    return Piece(path: path, markup: markup.bytes, findings: file.findings.map { ($0.rule, $0.kind) })
  }

  private func add(
    _ finding: Finding, _ path: String, _ source: SourceMarkup, _ isSwift: Bool, to markup: inout MarkupText
  ) {
    let start = source.lines.position(at: finding.range.lowerBound)
    let end = source.lines.position(at: max(finding.range.lowerBound, finding.range.upperBound - 1))
    markup.raw("<article class=finding tabindex=-1 data-kind=\(finding.kind.rawValue) data-rule=\"")
    markup.text(finding.rule)
    markup.raw("\"><h4><span class=\"kind \(finding.kind.rawValue)\">\(finding.kind.rawValue)</span> ")
    markup.text(finding.rule)
    markup.raw(" <span class=place>line \(start.line), column \(start.column)</span></h4><p>")
    markup.message(onOneLine(finding.message))
    markup.raw("</p>")
    if finding.edits.isEmpty {
      let first = max(1, start.line - HTMLReport.context)
      let last = min(source.lines.starts.count, end.line + HTMLReport.context, first + HTMLReport.mostLines)
      markup.raw("<pre>")
      for line in first...last { source.add(line: line, marks: [finding.range], to: &markup) }
      markup.raw("</pre>")
    } else {
      SidesMarkup(finding.edits, of: source, isSwift: isSwift).add(to: &markup)
    }
    markup.raw("</article>\n")
  }

  /// The whole page.
  ///
  /// - Parameter pieces: in the order in which they are shown.
  public func page(_ pieces: [Piece], _ summary: RunSummary) -> [UInt8] {
    let findings = pieces.flatMap(\.findings)
    let fixes = findings.count { $0.kind == .fix }
    var markup = MarkupText()
    markup.raw(
      """
      <!doctype html>
      <html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width, initial-scale=1">
      <meta http-equiv=Content-Security-Policy content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <title>Unfold: \(counted(findings.count))</title><style>\(htmlStyle)</style></head><body>
      <a class=skip href=#findings>Skip to the findings</a>
      <header><h1>Unfold report</h1><p class=lead><strong>\(counted(findings.count))</strong> in \(pieces.count) of \
      \(summary.files) files: <strong>\(fixes)</strong> that <code>apply</code> fixes, \
      <strong>\(findings.count - fixes)</strong> to review.</p></header>
      <main>

      """)
    if !findings.isEmpty { OverviewMarkup(pieces).add(to: &markup) }
    addFindings(pieces, Set(findings.map(\.rule)).sorted(), to: &markup)
    addNotes(summary, to: &markup)
    markup.raw(
      """
      </main><footer>Made by Unfold \(toolVersion). <code>unfold explain RULE</code> says why a rule is there.</footer>
      <dialog aria-labelledby=keys-title><h2 id=keys-title>Keys</h2><dl><dt><kbd>j</kbd></dt><dd>next finding</dd>
      <dt><kbd>k</kbd></dt><dd>finding before</dd><dt><kbd>/</kbd></dt><dd>look for a path or text</dd>
      <dt><kbd>Esc</kbd></dt><dd>show all findings</dd><dt><kbd>?</kbd></dt><dd>these keys</dd></dl>
      <form method=dialog style="position:static;border:0"><button class=plain>Close</button></form></dialog>
      <script>\(htmlScript)</script></body></html>

      """)
    return markup.bytes
  }

  private func addFindings(_ pieces: [Piece], _ rules: [String], to markup: inout MarkupText) {
    markup.raw(
      """
      <section aria-labelledby=findings><h2 id=findings tabindex=-1>Findings</h2>
      <form hidden role=search aria-label="Filter findings"><label class=text>Path or text \
      <input name=text type=search autocomplete=off></label><label>Rule <select name=rule><option value="">all rules
      """)
    for rule in rules {
      markup.raw("<option>")
      markup.text(rule)
    }
    markup.raw(
      """
      </select></label><label>Kind <select name=kind><option value="">both<option value=fix>fix<option value=review>review\
      </select></label><button type=reset class=plain>Show all</button>
      <button type=button class=plain id=keys aria-label="Keyboard shortcuts">?</button>
      <output aria-live=polite></output></form>

      """)
    if pieces.isEmpty { markup.raw("<p>No findings.</p>") }
    for piece in pieces { markup.add(piece.markup) }
    markup.raw("</section>\n")
  }

  /// What was not looked at.
  private func addNotes(_ summary: RunSummary, to markup: inout MarkupText) {
    let notes = summary.troubles.map { "\($0)" } + summary.skipped.map { "\($0)" }
    guard !notes.isEmpty else { return }
    markup.raw("<section aria-labelledby=notes><h2 id=notes>Not looked at</h2><ul>")
    for note in notes {
      markup.raw("<li>")
      markup.text(onOneLine(note))
    }
    markup.raw("</ul></section>")
  }

  private func counted(_ count: Int) -> String { "\(count) finding\(count == 1 ? "" : "s")" }
}
