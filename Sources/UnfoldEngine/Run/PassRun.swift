import UnfoldSyntax

/// Which fix is meant, whichever pass makes it.
enum FixIdentity: Hashable {
  /// That of the finding at this place of the first pass.
  case first(Int)
  /// One that other fixes bring about, by its rule and by the bytes of the file that it is about.
  case later(rule: String, range: Range<Int>)
}

/// One run over one file. Passes follow each other until nothing changes; each is proven by itself, and all together.
struct PassRun {
  /// Two rules that take turns without an end would never be done; real overlaps are settled after two or three.
  private static let mostPasses = 10

  private(set) var result: [UInt8]?
  private(set) var failures: [ProofFailure] = []
  /// What a baseline knows the findings of the first pass by; empty where there is none.
  private(set) var entries: [BaselineEntry] = []

  private let file: FileContext
  private let choice: Set<FixIdentity>?
  private let limits: RunLimits
  private let rules: @Sendable (SourceText) -> [any Rule]
  /// Those of the first pass, then what only later passes found.
  private var findings: [Finding] = []
  private var identities: [FixIdentity] = []
  private var made: Set<FixIdentity> = []
  /// The places of findings whose fixes another rule's came before.
  private var overlapped: [Int: String] = [:]
  /// What the baseline knows, and the rules of the fixes among it, which a second run would find again.
  private var known: [Finding] = []
  private var rulesOfKnownFixes: Set<String> = []
  /// Rules that had a fix taken out: nothing more of them is made here.
  private var refused: Set<String> = []
  private var composition = EditComposition()
  private var removedComments: [String] = []
  private var introducedAPIs: Set<String> = []

  /// - Parameters:
  ///   - choice: the only fixes to make; `nil` for all.
  ///   - rules: those that may have something to say of a text, in their order.
  init(
    on file: FileContext, _ limits: RunLimits, choosing choice: Set<FixIdentity>? = nil,
    rules: @escaping @Sendable (SourceText) -> [any Rule]
  ) {
    self.file = file
    self.choice = choice
    self.limits = limits
    self.rules = rules
    run()
  }

  /// The findings and which fixes they are, sorted.
  func inSourceOrder() -> (findings: [Finding], identities: [FixIdentity]) {
    let order = findings.indices.sorted {
      (findings[$0].range.lowerBound, $0) < (findings[$1].range.lowerBound, $1)
    }
    return (order.map { findings[$0] }, order.map { identities[$0] })
  }

  /// The finding of a fix that was made.
  func made(_ identity: FixIdentity) -> Finding? {
    guard made.contains(identity) else { return nil }
    return identities.firstIndex(of: identity).map { findings[$0] }
  }

  // MARK: The passes

  private mutating func run() {
    var current = file
    var found = collectFindings(rules(file.tree.source), in: file, ran: limits.ran)
    (limits.identity ?? FindingIdentity(path: file.path)).name(&found, in: file.tree)
    found = takeKnown(from: found).filter { limits.within.contains($0.range) }
    findings = found
    identities = found.indices.map { .first($0) }
    if found.isEmpty { return }
    if let failure = Proof(file: file).roundTripFailure() {
      // Ranges taken from a tree that isn't the file's mean nothing.
      failures = [failure]
      findings = []
      identities = []
      return
    }
    var last: Set<String> = []
    for pass in 1... {
      let isFirst = made.isEmpty
      let meant = isFirst ? identities : identify(found)
      let chosen = chosen(found, meant)
      var plan = FixPlan(
        &found, in: current, rules: rules(current.tree.source), making: chosen, without: rulesOfKnownFixes)
      failures += plan.failures
      if pass > PassRun.mostPasses, !plan.fixes.isEmpty {
        giveUp(because: unsettled(last.union(plan.fixes.map(\.rule))))
        return
      }
      let next = prove(&plan, &found, in: current)
      take(plan, found, meant, isFirst: isFirst, current.tree.source)
      guard let next else {
        // What a wrong fix stood in the way of has its turn yet.
        guard plan.overlapped.values.contains(where: refused.contains) else { break }
        found = collect(in: current, composition)
        continue
      }
      last = Set(plan.fixes.map(\.rule))
      (current, found) = next
    }
    guard !made.isEmpty else { return }
    let failure = Proof(file: file).failure(
      of: current.tree, after: composition.edits, removedComments: removedComments, introducedAPIs: introducedAPIs)
    if let failure {
      giveUp(because: failure)
      return
    }
    result = Array(current.tree.source.bytes)
    explainOverlaps(found)
  }

  /// - Parameter edits: those that lead from the file to the context.
  private func collect(in context: FileContext, _ edits: EditComposition) -> [Finding] {
    collectFindings(rules(context.tree.source), in: context, ran: limits.ran).filter { finding in
      let range = edits.original(of: finding.range)
      return limits.within.contains(range) && !known.contains { $0.isMeant(by: finding, at: range) }
    }
  }

  /// Takes out what the baseline knows.
  private mutating func takeKnown(from found: [Finding]) -> [Finding] {
    guard let baseline = limits.baseline, !found.isEmpty else { return found }
    entries = BaselineEntry.entries(of: found, in: file.tree)
    let new = Set(baseline.newOnes(among: entries))
    known = found.indices.filter { !new.contains($0) }.map { found[$0] }
    rulesOfKnownFixes = Set(known.filter { $0.kind == .fix }.map(\.rule))
    return found.indices.filter(new.contains).map { found[$0] }
  }

  /// The places of the fixes that may be made; `nil` for all.
  private func chosen(_ found: [Finding], _ meant: [FixIdentity]) -> Set<Int>? {
    if choice == nil && refused.isEmpty { return nil }
    return Set(
      found.indices.filter { !refused.contains(found[$0].rule) && choice?.contains(meant[$0]) ?? true })
  }

  /// Which fixes the findings of a later pass are: those of the first pass that are still to be made, where one of
  /// the same rule is about the same place.
  private func identify(_ found: [Finding]) -> [FixIdentity] {
    var open = Set(findings.indices.filter { identities[$0] == .first($0) && !made.contains(.first($0)) })
    return found.map { finding in
      let range = composition.original(of: finding.range)
      guard !open.isEmpty else { return .later(rule: finding.rule, range: range) }
      let place = open.filter { findings[$0].isMeant(by: finding, at: range) }.min {
        (abs(findings[$0].range.lowerBound - range.lowerBound), $0)
          < (abs(findings[$1].range.lowerBound - range.lowerBound), $1)
      }
      guard let place else { return .later(rule: finding.rule, range: range) }
      open.remove(place)
      return .first(place)
    }
  }

  // MARK: What a pass comes to

  /// Takes over what became of the findings of a pass.
  private mutating func take(
    _ plan: FixPlan, _ found: [Finding], _ meant: [FixIdentity], isFirst: Bool, _ source: SourceText
  ) {
    let fixed = Set(plan.fixes.map(\.finding))
    for (place, identity) in meant.enumerated() {
      if isFirst {
        if !refused.contains(found[place].rule) { findings[place] = found[place] }
        overlapped[place] = nil
        if let rule = plan.overlapped[place] { overlapped[place] = rule }
      } else if fixed.contains(place) {
        takeLater(found[place], identity)
      } else if plan.dropped.contains(place), case .first(let first) = identity {
        overlapped[first] = nil
        findings[first].message = found[place].message
      }
      if fixed.contains(place) { made.insert(identity) }
    }
    refused.formUnion(plan.dropped.map { found[$0].rule })
    composition.append(plan.edits, to: source)
    for fix in plan.fixes {
      removedComments += fix.removedComments.map { Proof.comparable(source, $0) }
      introducedAPIs.formUnion(fix.introducedAPIs.map(\.name))
    }
  }

  /// A fix of a later pass has no edits of the file as it is.
  private mutating func takeLater(_ finding: Finding, _ identity: FixIdentity) {
    var finding = finding
    finding.edits = []
    finding.removedComments = []
    switch identity {
    case .first(let place):
      finding.id = findings[place].id
      finding.range = findings[place].range
      let before = overlapped.removeValue(forKey: place)
        .flatMap { refused.contains($0) ? nil : "that of `\($0)` at the same place" } ?? "other changes"
      finding.message += " Changed after \(before)."
      findings[place] = finding
    case .later(_, let range):
      finding.range = range
      finding.message += " Other changes bring this about."
      finding.id = TokenDigest.laterName(of: finding)
      if let place = identities.firstIndex(of: identity) {
        findings[place] = finding
      } else {
        findings.append(finding)
        identities.append(identity)
      }
    }
  }

  /// Says of the fixes that had no turn what became of them.
  private mutating func explainOverlaps(_ left: [Finding]) {
    if overlapped.isEmpty { return }
    let places = Set(identify(left))
    for (place, rule) in overlapped where !refused.contains(rule) {
      let end = places.contains(.first(place)) ? "leaves this to a person" : "settles this too"
      findings[place].message += " Not changed by itself: the change of `\(rule)` at the same place \(end)."
    }
  }

  /// Leaves the file as it was.
  private mutating func giveUp(because failure: ProofFailure) {
    failures.append(failure)
    made = []
    let first = identities.indices.filter { identities[$0] == .first($0) }
    identities = first.map { identities[$0] }
    findings = first.map { place in
      findings[place].kind == .fix ? findings[place].reviewOnly(FixPlan.reason(failure)) : findings[place]
    }
  }

  private func unsettled(_ rules: Set<String>) -> ProofFailure {
    let names = rules.sorted()
    let list = names.map { "`\($0)`" }.joined(separator: " and ")
    let what = names.count > 1 ? "change the same code over and over" : "changes its own result over and over"
    let message = "\(list) \(what): not settled after \(PassRun.mostPasses) passes"
    return ProofFailure(.settling, rule: names.first, message)
  }

  // MARK: The proof

  /// Takes fixes out of `plan` until its result can be shown to be right.
  ///
  /// - Returns: the result, and what is found in it; `nil` where nothing is left to make.
  private mutating func prove(
    _ plan: inout FixPlan, _ found: inout [Finding], in current: FileContext
  ) -> (context: FileContext, findings: [Finding])? {
    let proof = Proof(file: current)
    while !plan.fixes.isEmpty {
      let bytes = current.tree.source.applying(plan.edits)
      let result = SyntaxTree.parse(SourceText(bytes))
      var (culprits, problems) = unproven(plan, result, proof)
      if problems.isEmpty {
        let context = current.with(result)
        var edits = composition
        edits.append(plan.edits, to: current.tree.source)
        let next = collect(in: context, edits)
        (culprits, problems) = changingTheirOwn(plan, next, in: context, before: current)
        if problems.isEmpty { return (context, next) }
      }
      failures += problems
      plan.drop(culprits, &found, because: problems)
    }
    return nil
  }

  /// What cannot be shown of the plan's result, and the findings whose fixes are to blame.
  private func unproven(
    _ plan: FixPlan, _ result: SyntaxTree, _ proof: Proof
  ) -> (culprits: Set<Int>, failures: [ProofFailure]) {
    let together = proof.failures(of: result, after: plan.fixes)
    guard !together.isEmpty else { return ([], []) }
    // A fix that fails by itself goes alone; when only the company is wrong, all go.
    var culprits: Set<Int> = []
    var failures: [ProofFailure] = []
    for fix in plan.fixes {
      let alone = proof.file.tree.source.applying(FixPlan.ordered(fix.alone.edits))
      let found = proof.failures(of: .parse(SourceText(alone)), after: [fix.alone])
      if !found.isEmpty { culprits.insert(fix.finding) }
      failures += found
    }
    return culprits.isEmpty ? (Set(plan.fixes.map(\.finding)), together) : (culprits, failures)
  }

  /// The fixes of rules that would change their own result again, but for rules with a fix that wasn't made.
  private func changingTheirOwn(
    _ plan: FixPlan, _ next: [Finding], in context: FileContext, before: FileContext
  ) -> (culprits: Set<Int>, failures: [ProofFailure]) {
    let own = Set(plan.fixes.map(\.rule)).subtracting(plan.withheld)
    let again = Set(next.filter { $0.kind == .fix }.map(\.rule)).intersection(own).filter { rule in
      let fixes = plan.fixes.filter { $0.rule == rule }
      let edits = FixPlan.ordered(fixes.flatMap(\.alone.edits))
      let alone = before.with(.parse(SourceText(before.tree.source.applying(edits))))
      let rules = rules(alone.tree.source).filter { $0.id == rule }
      var own = composition
      own.append(edits, to: before.tree.source)
      var findings = collect(in: alone, own).filter { $0.rule == rule }
      return !FixPlan(&findings, in: alone, rules: rules).fixes.isEmpty
    }
    let failures = again.sorted().map {
      ProofFailure(.secondRun, rule: $0, "a second run would change the result again")
    }
    return (Set(plan.fixes.filter { again.contains($0.rule) }.map(\.finding)), failures)
  }
}

extension Finding {
  /// Whether a finding of a later pass is about the same.
  ///
  /// - Parameter range: the bytes of the file as it was that the later one is about.
  fileprivate func isMeant(by later: Finding, at range: Range<Int>) -> Bool {
    rule == later.rule && self.range.lowerBound <= range.upperBound && range.lowerBound <= self.range.upperBound
  }
}
