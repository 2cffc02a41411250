import UnfoldEngine
import UnfoldSyntax

/// Finds comments that were written to silence a rule and silence nothing: what they stood for is gone, or they
/// never worked.
public struct UnusedSuppression: SuppressionRule {
  public init() {}

  public let id = "unused-suppression"
  public let level = RuleLevel.review
  public let summary = "`// unfold:ignore` and its kin where they silence nothing, or name no rule"
  /// No node is looked at: what a comment silences is known when all other rules have run.
  public let nodeKinds: [SyntaxKind] = []
  public let triggers: [Trigger] = ["unfold:"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] { [] }

  public func check(_ suppressions: [Suppression], ran: Set<String>, in file: FileContext) -> [Finding] {
    // Where a rule couldn't see what it looks for, its silence says nothing.
    let isWholeLook = !file.tree.hasError && file.deploymentTarget.hasIOS
    var findings: [Finding] = []
    // A reason without a dash before it is many words that are no rule, and one mistake.
    var mistaken: Set<Range<Int>> = []
    for suppression in suppressions {
      if let message = mistake(in: suppression, ran) {
        guard mistaken.insert(suppression.comment).inserted else { continue }
        findings.append(.review(id, suppression.range, message))
      } else if isWholeLook, let message = idleness(of: suppression, ran) {
        findings.append(.review(id, suppression.range, message))
      }
    }
    return findings
  }

  /// What is wrong with a comment, whatever the code around it is.
  private func mistake(in suppression: Suppression, _ ran: Set<String>) -> String? {
    guard let scope = suppression.scope else {
      let known = Suppression.Scope.allCases.map(\.rawValue)
      // Who is near to none of them may mean something else by the word.
      guard let near = nearest(suppression.rule, in: known) else { return nil }
      return "`\(suppression.rule)` silences nothing: there is no such comment. `\(near)` may be meant."
    }
    if suppression.rule.isEmpty {
      return "The comment names no rule, so it silences nothing: write `\(scope.rawValue) RULE - reason`, or `all`."
    }
    // A project may have rules of its own.
    let identifiers = allRules.map(\.id) + ran.subtracting(allRules.map(\.id)).sorted()
    if suppression.rule == "all" || identifiers.contains(suppression.rule) { return nil }
    let hint = nearest(suppression.rule, in: identifiers + ["all"]).map { "; `\($0)` may be meant" }
    return "There is no rule `\(suppression.rule)`\(hint ?? ". A reason stands behind a dash: `RULE - reason`")."
  }

  /// That a comment silenced nothing although what it names has run.
  private func idleness(of suppression: Suppression, _ ran: Set<String>) -> String? {
    guard !suppression.isUsed, let scope = suppression.scope, scope != .enable, suppression.rule != id else {
      return nil
    }
    let advice = "Remove it, unless it speaks in a run over the whole project or for another target."
    guard suppression.rule == "all" else {
      guard ran.contains(suppression.rule) else { return nil }
      return "The comment silences nothing: `\(suppression.rule)` finds nothing here. \(advice)"
    }
    // A whole file is left out for what may come, too.
    guard scope != .file, scope != .disable else { return nil }
    let usual = allRules.filter { $0.level != .onRequest }.map(\.id)
    return ran.isSuperset(of: usual) ? "The comment silences nothing: no rule finds anything here. \(advice)" : nil
  }
}
