import UnfoldEngine

/// How many findings there are by rule and by folder, as two small charts that are tables too.
struct OverviewMarkup {
  /// Folders with fewer findings than these many stand together in one line.
  private static let mostFolders = 12

  private struct Bar {
    var name: String
    var fixes = 0
    var reviews = 0
    /// What the filter shows for it; `nil` where it has no filter.
    var filter: String?

    var count: Int { fixes + reviews }

    mutating func add(_ isFix: Int) {
      fixes += isFix
      reviews += 1 - isFix
    }
  }

  private let rules: [Bar]
  private let folders: [Bar]

  init(_ pieces: [HTMLReport.Piece]) {
    var rules: [String: Bar] = [:]
    var folders: [String: Bar] = [:]
    for piece in pieces {
      let folder = piece.path.lastIndex(of: "/").map { String(piece.path[...$0]) }
      for finding in piece.findings {
        let isFix = finding.kind == .fix ? 1 : 0
        rules[finding.rule, default: Bar(name: finding.rule, filter: finding.rule)].add(isFix)
        folders[folder ?? "", default: Bar(name: folder ?? "(this folder)", filter: folder)].add(isFix)
      }
    }
    func sorted(_ bars: some Sequence<Bar>) -> [Bar] { bars.sorted { ($1.count, $0.name) < ($0.count, $1.name) } }
    self.rules = sorted(rules.values)
    var shown = sorted(folders.values)
    if shown.count > OverviewMarkup.mostFolders {
      let rest = shown[(OverviewMarkup.mostFolders - 1)...]
      let others = Bar(
        name: "\(rest.count) other folders", fixes: rest.reduce(0) { $0 + $1.fixes },
        reviews: rest.reduce(0) { $0 + $1.reviews })
      shown = shown.prefix(OverviewMarkup.mostFolders - 1) + [others]
    }
    self.folders = shown
  }

  func add(to markup: inout MarkupText) {
    markup.raw("<section aria-labelledby=overview><h2 id=overview>Overview</h2><div class=charts>")
    add("By rule", "rule", rules, to: &markup)
    add("By folder", "text", folders, to: &markup)
    markup.raw(
      """
      </div><p class=key><span class=fixes>fix: apply rewrites it</span>\
      <span class=reviews>review: a person decides</span></p></section>

      """)
  }

  private func add(_ title: String, _ filter: String, _ bars: [Bar], to markup: inout MarkupText) {
    markup.raw("<div class=chart><table><caption>\(title)</caption>")
    let most = bars.map(\.count).max() ?? 1
    for bar in bars {
      markup.raw("<tr><th scope=row")
      if let value = bar.filter {
        markup.raw(" data-filter=\(filter) data-value=\"")
        markup.text(value)
        markup.raw("\"")
      }
      markup.raw(">")
      markup.path(bar.name)
      // Of a thousand, so that the smallest is still to be seen.
      let fixes = bar.fixes * 1000 / most
      let whole = max(bar.count * 1000 / most, 6)
      markup.raw(
        """
        </th><td><svg viewBox="0 0 1000 12" preserveAspectRatio=none role=img \
        aria-label="\(bar.fixes) to fix, \(bar.reviews) to review"><rect class=bar-fix width=\(fixes) height=12></rect>\
        <rect class=bar-review x=\(fixes) width=\(whole - fixes) height=12></rect></svg></td>\
        <td class=count>\(bar.count)</td></tr>
        """)
    }
    markup.raw("</table></div>")
  }
}
