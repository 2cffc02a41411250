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

/// Runs `rules` over one file: finds, makes the fixes in passes, and proves the result.
///
/// All rules of a pass share one walk. What `apply` would write is `result`. A fix that overlaps another has its turn
/// in a later pass, where its rule still offers it. One whose result can't be proven becomes a finding to review,
/// with the reason in its message.
///
/// - Parameters:
///   - rules: the rules that were asked for; those that are only reviewed never change anything. Of two fixes that
///     overlap, that of the rule that comes first here is made first.
///   - file: the parsed file and its deployment target.
///   - making: the places in `findings` of the only fixes to make; `nil` for all.
///   - baseline: what is known and silent; an empty one where a new one is made of the findings.
///   - ran: the identifiers of all rules of the run, where `rules` lacks those to which the file has nothing to say.
public func runRules(
  _ rules: [any Rule], on file: FileContext, making: Set<Int>? = nil, baseline: Baseline? = nil,
  ran: Set<String>? = nil
) -> FileOutcome {
  runRules(on: file, RunLimits(baseline: baseline, ran: ran), making: making) { _ in rules }
}

/// What a run over one file leaves out, and what it has to know of the whole run.
struct RunLimits: Sendable {
  /// Outside of these places nothing is found.
  var within = FileLimits()
  var baseline: Baseline?
  var ran: Set<String>?
  /// What the findings' names are made of; the file's own path where it is `nil`.
  var identity: FindingIdentity?
}

/// The same with rules that depend on the text: what one fix writes may be another rule's business.
func runRules(
  on file: FileContext, _ limits: RunLimits, making: Set<Int>? = nil,
  rules: @escaping @Sendable (SourceText) -> [any Rule]
) -> FileOutcome {
  let all = PassRun(on: file, limits, rules: rules)
  var (findings, identities) = all.inSourceOrder()
  var outcome = FileOutcome(path: file.path, findings: findings, result: all.result, failures: all.failures)
  outcome.entries = all.entries
  guard let making else { return outcome }
  // The places are those of the run with all fixes, whatever comes about without some.
  let some = PassRun(on: file, limits, choosing: Set(making.map { identities[$0] }), rules: rules)
  for (place, identity) in identities.enumerated() where findings[place].kind == .fix {
    findings[place] = some.made(identity) ?? findings[place].reviewOnly()
  }
  (outcome.findings, outcome.result, outcome.failures) = (findings, some.result, some.failures)
  return outcome
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
