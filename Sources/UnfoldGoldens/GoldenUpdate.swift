import UnfoldEngine
import UnfoldSyntax

/// What `--update` did to one case.
public struct GoldenUpdate: Sendable {
  /// A file that was written or removed.
  public struct Change: Sendable {
    public var path: String
    /// Empty: the file is new.
    public var old: [UInt8]
    /// Empty: the file is gone.
    public var new: [UInt8]
  }

  /// The case's folder.
  public var path: String
  /// Empty: the case was up to date.
  public var changes: [Change]
  /// Why the case was left as it is.
  public var refusals: [String]
}

/// Makes every case below `directory` expect what the rules do now: findings, expectation and `expected.swift`.
///
/// Keys that say what must hold, such as `mustContain`, are never touched. A case in which a rule makes an internal
/// error is left as it is.
///
/// - Throws: `GoldenError` when the folder can't be read or holds no case.
public func updateGoldens(in directory: String, rules: [any Rule]) throws(GoldenError) -> [GoldenUpdate] {
  let paths = try GoldenFiles.cases(in: directory)
  var updates: [GoldenUpdate] = []
  doInOrder(count: paths.count, threads: 1) { place in
    do {
      return try update(try GoldenCase(path: paths[place]), rules: rules)
    } catch {
      return GoldenUpdate(path: paths[place], changes: [], refusals: ["\(error)"])
    }
  } emit: {
    updates.append($0)
    return true
  }
  return updates
}

private func update(_ golden: GoldenCase, rules: [any Rule]) throws(GoldenError) -> GoldenUpdate {
  var update = GoldenUpdate(path: golden.path, changes: [], refusals: [])
  let rules = golden.ruleSubset(of: rules)
  guard rules.contains(where: { $0.id == golden.rule }) else {
    update.refusals = ["there is no rule named \(golden.rule)"]
    return update
  }
  let run = GoldenRun(golden, rules: rules)
  let outcome = run.outcome(of: golden.input)
  guard outcome.failures.isEmpty else {
    update.refusals = outcome.failures.map { "internal error (\($0.kind.rawValue)): \($0)" }
    return update
  }
  let findings = run.findings(outcome, in: SourceText(golden.input))
  let expectation: GoldenCase.Expectation =
    outcome.result != nil ? .rewrite : findings.isEmpty ? .untouched : .review

  let descriptionPath = "\(golden.path)/case.json"
  let old = try GoldenFiles.read(descriptionPath)
  var patch = CasePatch(old)
  if findings != golden.findings { patch.set(findings) }
  if expectation != golden.expect { patch.set(expectation) }
  if patch.bytes != old { update.changes.append(.init(path: descriptionPath, old: old, new: patch.bytes)) }
  if outcome.result != golden.expected {
    update.changes.append(
      .init(path: "\(golden.path)/expected.swift", old: golden.expected ?? [], new: outcome.result ?? []))
  }
  for change in update.changes {
    let isGone = change.path.hasSuffix("expected.swift") && outcome.result == nil
    try GoldenFiles.write(isGone ? nil : change.new, to: change.path)
  }
  return update
}
