import UnfoldSyntax

/// What a run over one file found and would change.
public struct FileOutcome: Sendable {
  /// As the file's context names it.
  public var path: String
  /// In source order. A `fix` is one that `result` contains.
  public var findings: [Finding]
  /// The new bytes, shown to be right; `nil` when nothing changes.
  public var result: [UInt8]?
  /// Mistakes of rules or of the parser. Their changes are not in `result`.
  public var failures: [ProofFailure]
  /// What a baseline knows the findings by, those that it silences among them; empty where there is no baseline.
  public var entries: [BaselineEntry] = []
}

/// Runs `rules` over one file: finds, merges the fixes that go together, and proves the result.
///
/// All rules share one walk. What `apply` would write is `result`. A fix that overlaps an earlier one, or whose
/// result can't be proven, becomes a finding to review, with the reason in its message.
///
/// - Parameters:
///   - rules: the rules that were asked for; those that are only reviewed never change anything.
///   - file: the parsed file and its deployment target.
///   - making: the places in `findings` of the only fixes to make; `nil` for all.
///   - baseline: what is known and silent; an empty one where a new one is made of the findings.
///   - ran: the identifiers of all rules of the run, where `rules` lacks those to which the file has nothing to say.
public func runRules(
  _ rules: [any Rule], on file: FileContext, making: Set<Int>? = nil, baseline: Baseline? = nil,
  ran: Set<String>? = nil
) -> FileOutcome {
  FileRun(rules: rules, file: file, making: making, baseline: baseline, ran: ran).outcome()
}

/// One run over one file.
private struct FileRun {
  let rules: [any Rule]
  let file: FileContext
  let making: Set<Int>?
  let baseline: Baseline?
  let ran: Set<String>?

  private var proof: Proof { Proof(file: file) }

  func outcome() -> FileOutcome {
    var findings = collectFindings(rules, in: file, ran: ran)
    var outcome = FileOutcome(path: file.path, findings: [], result: nil, failures: [])
    if !findings.isEmpty, let failure = proof.roundTripFailure() {
      // Ranges taken from a tree that isn't the file's mean nothing.
      outcome.failures = [failure]
      return outcome
    }
    // A fix that is known is not made, and a second run would find it again.
    let known = takeKnown(from: &findings, &outcome)
    var plan = FixPlan(&findings, in: file, making: making, without: known)
    outcome.failures = plan.failures
    while !plan.fixes.isEmpty {
      let bytes = file.tree.source.applying(plan.edits)
      let (culprits, failures) = unproven(plan, bytes)
      if failures.isEmpty {
        outcome.result = bytes
        break
      }
      outcome.failures += failures
      plan.drop(culprits, &findings, because: failures)
    }
    outcome.findings = findings
    return outcome
  }

  /// Takes out what the baseline knows.
  ///
  /// - Returns: the rules of the fixes among it.
  private func takeKnown(from findings: inout [Finding], _ outcome: inout FileOutcome) -> Set<String> {
    guard let baseline, !findings.isEmpty else { return [] }
    outcome.entries = BaselineEntry.entries(of: findings, in: file.tree)
    let new = baseline.newOnes(among: outcome.entries)
    guard new.count < findings.count else { return [] }
    let isNew = Set(new)
    let known = findings.indices.filter { !isNew.contains($0) && findings[$0].kind == .fix }
    let rules = Set(known.map { findings[$0].rule })
    findings = new.map { findings[$0] }
    return rules
  }

  // MARK: The proof

  /// What cannot be shown of the plan's result, and the findings whose fixes are to blame.
  private func unproven(_ plan: FixPlan, _ bytes: [UInt8]) -> (culprits: Set<Int>, failures: [ProofFailure]) {
    let result = SyntaxTree.parse(SourceText(bytes))
    let all = Set(plan.fixes.map(\.finding))
    let together = proof.failures(of: result, after: plan.fixes)
    guard together.isEmpty else {
      // A fix that fails by itself goes alone; when only the company is wrong, all go.
      var culprits: Set<Int> = []
      var failures: [ProofFailure] = []
      for fix in plan.fixes {
        let alone = file.tree.source.applying(FixPlan.ordered(fix.alone.edits))
        let found = proof.failures(of: .parse(SourceText(alone)), after: [fix.alone])
        if !found.isEmpty { culprits.insert(fix.finding) }
        failures += found
      }
      return culprits.isEmpty ? (all, together) : (culprits, failures)
    }
    let again = rulesThatChange(result, after: plan)
    guard !again.isEmpty else { return ([], []) }
    let culprits = plan.fixes.filter { again.contains($0.rule) }.map(\.finding)
    let failures = again.sorted().map {
      ProofFailure(.secondRun, rule: $0, "a second run would change the result again")
    }
    return (culprits.isEmpty ? all : Set(culprits), failures)
  }

  /// The rules that still have something to fix in the result, but for those with a fix that wasn't made.
  private func rulesThatChange(_ result: SyntaxTree, after plan: FixPlan) -> Set<String> {
    let context = file.with(result)
    var findings = collectFindings(rules, in: context)
    let second = FixPlan(&findings, in: context)
    return Set(second.fixes.map(\.rule)).subtracting(plan.withheld)
  }
}

/// What all `rules` say of a file, in source order, without what comments silence. One walk for all.
func collectFindings(_ rules: [any Rule], in file: FileContext, ran: Set<String>? = nil) -> [Finding] {
  var rulesByKind = [[Int]](repeating: [], count: SyntaxKind.allCases.count)
  for (place, rule) in rules.enumerated() {
    for kind in Set(rule.nodeKinds) { rulesByKind[Int(kind.rawValue)].append(place) }
  }
  let isWanted = rulesByKind.map { !$0.isEmpty }
  let tree = file.tree
  var found: [(finding: Finding, rule: Int)] = []
  for index in 0..<tree.count {
    let kind = Int(tree.kind(at: index).rawValue)
    guard isWanted[kind] else { continue }
    for place in rulesByKind[kind] {
      for finding in rules[place].check(tree[index], in: file) {
        found.append((rules[place].level == .review ? finding.reviewOnly() : finding, place))
      }
    }
  }
  let hasSuppressionRule = rules.contains { $0 is any SuppressionRule }
  guard !found.isEmpty || hasSuppressionRule else { return [] }
  var suppressions = Suppressions(tree)
  found.removeAll { suppressions.silence($0.finding) }
  if hasSuppressionRule {
    let ran = ran ?? Set(rules.map(\.id))
    for (place, rule) in rules.enumerated() {
      guard let rule = rule as? any SuppressionRule else { continue }
      for finding in rule.check(suppressions.all, ran: ran, in: file) where !suppressions.silence(finding) {
        found.append((finding.reviewOnly(), place))
      }
    }
  }
  return found
    .sorted {
      ($0.finding.range.lowerBound, $0.rule, $0.finding.range.upperBound)
        < ($1.finding.range.lowerBound, $1.rule, $1.finding.range.upperBound)
    }
    .map { found in
      var finding = found.finding
      finding.screen = tree.screen(at: finding.range.lowerBound)
      return finding
    }
}

extension SyntaxTree {
  /// The name of the innermost view around a place, or of the outermost type where there is none; `nil` outside of all
  /// types, and in an extension of all views.
  ///
  /// - Parameter offset: in UTF-8 bytes.
  fileprivate func screen(at offset: Int) -> String? {
    var outermost: String?
    var node = token(endingAfter: offset)
    while let type = node?.enclosingType {
      if !type.inheritedNames.allSatisfy({ $0 != "View" && $0 != "ViewModifier" }) { return type.qualifiedName }
      outermost = type.declaredName ?? outermost
      node = type
    }
    return outermost == "View" ? nil : outermost
  }
}

extension SyntaxNode {
  /// A type's name behind those of the types around it: `Feed.Row`.
  fileprivate var qualifiedName: String? {
    guard let name = declaredName else { return nil }
    return enclosingType?.qualifiedName.map { "\($0).\(name)" } ?? name
  }
}

extension Finding {
  /// The same, only reported.
  ///
  /// - Parameter reason: said behind the message: why the change isn't made.
  func reviewOnly(_ reason: String? = nil) -> Finding {
    var finding = self
    finding.kind = .review
    finding.edits = []
    finding.removedComments = []
    finding.introducedAPIs = []
    if let reason { finding.message += " \(reason)" }
    return finding
  }
}
