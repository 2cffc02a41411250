import UnfoldSyntax

/// The fixes of a file that go together, and why the others do not.
struct FixPlan {
  /// In the order of their findings.
  private(set) var fixes: [Fix] = []
  /// The edits of all `fixes`, in order, each once.
  private(set) var edits: [Edit] = []
  /// Rules that had a fix refused or taken out: a second run finds it again, and that is no fault of the others.
  private(set) var withheld: Set<String> = []
  /// The places of the findings whose fixes overlap another's, and the rule of that one.
  private(set) var overlapped: [Int: String] = [:]
  /// The places of the findings whose fixes are wrong, so that they were taken out.
  private(set) var dropped: Set<Int> = []
  private(set) var failures: [ProofFailure] = []
  private let tree: SyntaxTree

  /// Takes the fixes of `findings`, rule by rule and in their order; one that can't be made now becomes a finding to
  /// review.
  ///
  /// - Parameters:
  ///   - rules: in the order in which they take what overlaps.
  ///   - making: the places of the only ones to take; `nil` for all.
  ///   - withheld: rules with fixes that are no part of `findings` and that are not to be made.
  init(
    _ findings: inout [Finding], in file: FileContext, rules: [any Rule], making: Set<Int>? = nil,
    without withheld: Set<String> = []
  ) {
    tree = file.tree
    self.withheld = withheld
    let source = tree.source
    var merger = EditMerger()
    let ending = findings.contains { $0.kind == .fix } ? LineEnding(of: source) : .lineFeed
    for place in FixPlan.fixPlaces(findings, rules) {
      let finding = findings[place]
      if let making, !making.contains(place) {
        self.withheld.insert(finding.rule)
        findings[place] = finding.reviewOnly()
        continue
      }
      if tree.hasError {
        findings[place] = finding.reviewOnly("Not changed: the file has a syntax error; mend it and run again.")
        continue
      }
      let edits = finding.edits.map { edit in
        var edit = edit
        edit.replacement = ending.applied(to: edit.replacement)
        return merger.clipped(edit)
      }
      switch merger.add(edits, length: source.count) {
      case .taken:
        findings[place].edits = edits
        let finding = findings[place]
        fixes.append(
          Fix(
            finding: place, rule: finding.rule, offered: finding, edits: edits,
            removedComments: finding.removedComments, introducedAPIs: finding.introducedAPIs))
      case .overlap:
        self.withheld.insert(finding.rule)
        overlapped[place] = fixes.first { EditMerger.overlaps($0.edits, edits) }?.rule ?? finding.rule
        findings[place] = finding.reviewOnly()
      case .malformed(let message):
        let failure = ProofFailure(.edits, rule: finding.rule, "the fix can't be made: \(message)")
        failures.append(failure)
        dropped.insert(place)
        findings[place] = finding.reviewOnly(FixPlan.reason(failure))
      }
    }
    fixes.sort { $0.finding < $1.finding }
    self.edits = merger.edits
    joinRemovals(&findings)
  }

  /// The places of the fixes, those of the first rule first.
  private static func fixPlaces(_ findings: [Finding], _ rules: [any Rule]) -> [Int] {
    let places = findings.indices.filter { findings[$0].kind == .fix }
    guard places.count > 1 else { return places }
    let ranks = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    func rank(_ place: Int) -> Int { ranks[findings[place].rule] ?? rules.count }
    return places.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// Takes fixes out again.
  mutating func drop(_ culprits: Set<Int>, _ findings: inout [Finding], because failures: [ProofFailure]) {
    for fix in fixes where culprits.contains(fix.finding) {
      let failure = failures.first { $0.rule == fix.rule } ?? failures[0]
      withheld.insert(fix.rule)
      dropped.insert(fix.finding)
      findings[fix.finding] = findings[fix.finding].reviewOnly(FixPlan.reason(failure))
    }
    fixes.removeAll { culprits.contains($0.finding) }
    // What was widened together with a fix that is gone would be wrong without it.
    for index in fixes.indices {
      fixes[index] = fixes[index].alone
      findings[fixes[index].finding] = fixes[index].offered
    }
    edits = FixPlan.ordered(fixes.flatMap(\.edits))
    joinRemovals(&findings)
  }

  /// The edits in the order of their ranges, each once.
  static func ordered(_ edits: [Edit]) -> [Edit] { Set(edits).sorted(by: Edit.precedes) }

  /// Why a change isn't made, as its finding says it.
  static func reason(_ failure: ProofFailure) -> String {
    "Not changed, because of a mistake in Unfold: \(failure.message)."
  }

  /// Where removals meet, they are one: a line that they leave empty together goes with its remark, and so does a
  /// blank line that would double another.
  private mutating func joinRemovals(_ findings: inout [Finding]) {
    let groups = FixPlan.touchingRemovals(edits).filter { $0.count > 1 }
    guard !groups.isEmpty else { return }
    var owners: [Edit: [Int]] = [:]
    for (index, fix) in fixes.enumerated() {
      for edit in fix.edits { owners[edit, default: []].append(index) }
    }
    for group in groups {
      let removed = edits[group.lowerBound].range.lowerBound..<edits[group.upperBound - 1].range.upperBound
      guard
        let first = tree.token(endingAfter: removed.lowerBound)?.textRange, first.lowerBound < removed.upperBound,
        let last = tree.token(startingBefore: removed.upperBound)?.textRange, first.lowerBound <= last.lowerBound
      else { continue }
      let whole = removal(of: first.lowerBound..<last.upperBound, in: tree)
      let range = whole.edit.range
      guard range.lowerBound <= removed.lowerBound, range.upperBound >= removed.upperBound, range != removed
      else { continue }
      let before = whole.removedComments.filter { $0.upperBound <= removed.lowerBound }
      let after = whole.removedComments.filter { $0.lowerBound >= removed.upperBound }
      let start = group.lowerBound
      let end = group.upperBound - 1
      let firstOwners = owners[edits[start]] ?? []
      let lastOwners = owners[edits[end]] ?? []
      widen(start, to: range.lowerBound..<edits[start].range.upperBound, before, of: firstOwners, &findings)
      widen(end, to: edits[end].range.lowerBound..<range.upperBound, after, of: lastOwners, &findings)
    }
  }

  /// The runs of edits that remove what is next to each other.
  static func touchingRemovals(_ edits: [Edit]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for (place, edit) in edits.enumerated() where edit.replacement.isEmpty {
      if let last = groups.last, last.upperBound == place,
        edits[place - 1].range.upperBound == edit.range.lowerBound
      {
        groups[groups.count - 1] = last.lowerBound..<place + 1
      } else {
        groups.append(place..<place + 1)
      }
    }
    return groups
  }

  private mutating func widen(
    _ place: Int, to range: Range<Int>, _ comments: [Range<Int>], of owners: [Int],
    _ findings: inout [Finding]
  ) {
    let old = edits[place]
    edits[place] = Edit(range)
    for index in owners {
      guard let at = fixes[index].edits.firstIndex(of: old) else { continue }
      fixes[index].edits[at] = edits[place]
      fixes[index].removedComments += comments
      findings[fixes[index].finding].edits = fixes[index].edits
      findings[fixes[index].finding].removedComments = fixes[index].removedComments
    }
  }
}
