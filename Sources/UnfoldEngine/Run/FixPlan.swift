import UnfoldSyntax

/// The fixes of a file that go together, and why the others do not.
struct FixPlan {
  /// In the order of their findings.
  private(set) var fixes: [Fix] = []
  /// The edits of all `fixes`, in order, each once.
  private(set) var edits: [Edit] = []
  /// Rules that had a fix refused or taken out: a second run finds it again, and that is no fault of the others.
  private(set) var withheld: Set<String> = []
  private(set) var failures: [ProofFailure] = []
  private let source: SourceText

  /// Takes the fixes of `findings` in their order; one that can't be made becomes a finding to review.
  init(_ findings: inout [Finding], in file: FileContext) {
    source = file.tree.source
    var merger = EditMerger()
    let ending = findings.contains { $0.kind == .fix } ? LineEnding(of: source) : .lineFeed
    for (place, finding) in findings.enumerated() where finding.kind == .fix {
      if file.tree.hasError {
        findings[place] = finding.reviewOnly("Not changed: the file has a syntax error; mend it and run again.")
        continue
      }
      let edits = finding.edits.map { Edit($0.range, ending.applied(to: $0.replacement)) }
      switch merger.add(edits, length: source.count) {
      case .taken:
        findings[place].edits = edits
        fixes.append(
          Fix(
            finding: place, rule: finding.rule, offered: edits, edits: edits,
            removedComments: finding.removedComments, introducedAPIs: finding.introducedAPIs))
      case .overlap:
        withheld.insert(finding.rule)
        findings[place] = finding.reviewOnly("Not changed: it overlaps another change; run again.")
      case .malformed(let message):
        let failure = ProofFailure(.edits, rule: finding.rule, "the fix can't be made: \(message)")
        failures.append(failure)
        findings[place] = finding.reviewOnly(FixPlan.reason(failure))
      }
    }
    self.edits = merger.edits
    closeBlankLines(&findings)
  }

  /// Takes fixes out again.
  mutating func drop(_ culprits: Set<Int>, _ findings: inout [Finding], because failures: [ProofFailure]) {
    for fix in fixes where culprits.contains(fix.finding) {
      let failure = failures.first { $0.rule == fix.rule } ?? failures[0]
      withheld.insert(fix.rule)
      findings[fix.finding] = findings[fix.finding].reviewOnly(FixPlan.reason(failure))
    }
    fixes.removeAll { culprits.contains($0.finding) }
    // What was widened together with a fix that is gone would be wrong without it.
    for index in fixes.indices {
      fixes[index].edits = fixes[index].offered
      findings[fixes[index].finding].edits = fixes[index].offered
    }
    edits = FixPlan.ordered(fixes.flatMap(\.edits))
    closeBlankLines(&findings)
  }

  /// The edits in the order of their ranges, each once.
  static func ordered(_ edits: [Edit]) -> [Edit] {
    Set(edits).sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  private static func reason(_ failure: ProofFailure) -> String {
    "Not changed, because of a mistake in Unfold: \(failure.message)."
  }

  /// Where removals of several fixes meet and leave a line with nothing but white space, the line goes as well.
  private mutating func closeBlankLines(_ findings: inout [Finding]) {
    var place = 0
    while place < edits.count {
      var last = place
      while last + 1 < edits.count, edits[last + 1].range.lowerBound == edits[last].range.upperBound { last += 1 }
      defer { place = last + 1 }
      guard last > place, edits[place...last].allSatisfy(\.replacement.isEmpty) else { continue }
      let removed = edits[place].range.lowerBound..<edits[last].range.upperBound
      let line = source.line(around: removed)
      let start = line.lowerBound
      guard
        !removed.isEmpty, !isLineBreak(removed.upperBound - 1),
        isBlank(start..<removed.lowerBound), isBlank(removed.upperBound..<line.upperBound)
      else { continue }
      let rest = source.triviaPieces(in: line.upperBound..<min(line.upperBound + 2, source.count))
      let end = rest.first?.range.upperBound ?? line.upperBound
      replace(edits[place], by: start..<edits[place].range.upperBound, at: place, &findings)
      replace(edits[last], by: edits[last].range.lowerBound..<end, at: last, &findings)
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private func isLineBreak(_ offset: Int) -> Bool { source[offset] == 0x0A || source[offset] == 0x0D }

  private mutating func replace(_ old: Edit, by range: Range<Int>, at place: Int, _ findings: inout [Finding]) {
    let new = Edit(range)
    edits[place] = new
    for index in fixes.indices {
      guard let at = fixes[index].edits.firstIndex(of: old) else { continue }
      fixes[index].edits[at] = new
      findings[fixes[index].finding].edits = fixes[index].edits
    }
  }
}
