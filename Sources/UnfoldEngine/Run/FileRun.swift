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
}

/// Runs `rules` over one file: finds, makes the fixes in passes, and proves the result.
///
/// All rules of a pass share one walk. What `apply` would write is `result`. A fix that overlaps another has its turn
/// in a later pass, where its rule still offers it. One whose result can't be proven becomes a finding to review, with
/// the reason in its message.
///
/// - Parameters:
///   - rules: the rules that were asked for; those that are only reviewed never change anything. Of two fixes that
///     overlap, that of the rule that comes first here is made first.
///   - file: the parsed file and its deployment target.
///   - making: the places in `findings` of the only fixes to make; `nil` for all.
public func runRules(_ rules: [any Rule], on file: FileContext, making: Set<Int>? = nil) -> FileOutcome {
  runRules(on: file, making: making) { _ in rules }
}

/// The same with rules that depend on the text: what one fix writes may be another rule's business.
///
/// - Parameter limits: outside of these nothing is found.
func runRules(
  on file: FileContext, making: Set<Int>? = nil, within limits: FileLimits = FileLimits(),
  rules: @escaping @Sendable (SourceText) -> [any Rule]
) -> FileOutcome {
  let all = PassRun(on: file, within: limits, rules: rules)
  guard let making else {
    let (findings, _) = all.inSourceOrder()
    return FileOutcome(path: file.path, findings: findings, result: all.result, failures: all.failures)
  }
  // The places are those of the run with all fixes, whatever comes about without some.
  var (findings, identities) = all.inSourceOrder()
  let some = PassRun(on: file, choosing: Set(making.map { identities[$0] }), within: limits, rules: rules)
  for (place, identity) in identities.enumerated() where findings[place].kind == .fix {
    findings[place] = some.made(identity) ?? findings[place].reviewOnly()
  }
  return FileOutcome(path: file.path, findings: findings, result: some.result, failures: some.failures)
}

/// What all `rules` say of a file, in source order, without what comments silence. One walk for all.
func collectFindings(_ rules: [any Rule], in file: FileContext) -> [Finding] {
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
  guard !found.isEmpty else { return [] }
  let suppressions = Suppressions(tree)
  return found
    .filter { !suppressions.covers($0.finding) }
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
