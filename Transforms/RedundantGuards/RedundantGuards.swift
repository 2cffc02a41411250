import UnfoldEngine
import UnfoldSyntax

/// Takes availability guards away that a risen deployment target has made constant, with the helpers that served
/// them.
public struct RedundantGuards: Rule {
  public init() {}

  public let id = "redundant-guards"
  public let level = RuleLevel.onRequest
  public let summary = "availability guards and helpers that the deployment target has made constant"
  public let nodeKinds: [SyntaxKind] = [.sourceFile]
  public let triggers: [Trigger] = ["available("]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard !file.deploymentTarget.versions.isEmpty else { return [] }
    return FileGuards(rule: self, file: file).findings()
  }
}

/// All guards of a file, from the outside in: what stands in a branch that goes is not looked at, and what stands in
/// one that stays goes together with the guard around it, since both move the same lines.
private struct FileGuards {
  let rule: RedundantGuards
  let file: FileContext

  /// Guards whose changes touch the same lines.
  private struct Group {
    var first: Range<Int>
    var reach: Range<Int>
    var words: String
    var change = Unwrapping()
    var count = 1
  }

  func findings() -> [Finding] {
    var groups: [Group] = []
    var dead = DeadCode()
    var fate = GuardFate()
    var found: [Finding] = []
    for node in file.tree.nodesFromOutsideIn {
      let range = node.textRange
      if dead.contains(range.lowerBound) { continue }
      switch outcome(of: node, fate) {
      case .nothing: continue
      case .review(let reason):
        let words = "\(node.guardWords) is the same on every system of the deployment target, but stays."
        found.append(.review(rule.id, node.headRange, "\(words) \(reason)"))
      case .unwrap(let change, let nowDead):
        fate.take(change)
        for branch in nowDead { dead.insert(branch) }
        if var last = groups.last, last.reach.contains(range.lowerBound) {
          last.change.add(change)
          last.count += 1
          groups[groups.count - 1] = last
        } else {
          groups.append(Group(first: node.headRange, reach: range, words: node.guardWords, change: change))
        }
      }
    }
    var helpers = Helpers(file: file, dead: dead)
    return found + groups.map { group in
      guard let replacement = helpers.replacement(for: group.reach) else {
        return finding(group, edits: group.change.edits, comments: group.change.removedComments, promise: "")
      }
      var result = finding(
        group, edits: replacement.edits, comments: replacement.removedComments, promise: replacement.promise)
      if let api = replacement.api { result.introducedAPIs = [api] }
      return result
    }
  }

  private func outcome(of node: SyntaxNode, _ fate: GuardFate) -> GuardOutcome {
    switch node.kind {
    case .attribute: rule.attribute(node, in: file)
    case .ifExpr, .guardStmt, .whileStmt: GuardedStatement(node, in: file, fate: fate)?.outcome() ?? .nothing
    default: .nothing
    }
  }

  private func finding(_ group: Group, edits: [Edit], comments: [Range<Int>], promise: String) -> Finding {
    var message = "\(group.words) is the same on every system of the deployment target, so it goes."
    if group.count > 1 { message += " So do \(group.count - 1) more inside it." }
    message += promise
    if !comments.isEmpty {
      let words = comments.count == 1 ? "A comment goes" : "\(comments.count) comments go"
      message += " \(words) with the code that goes."
    }
    return .fix(rule.id, group.first, message, edits: edits, removedComments: comments)
  }
}

extension SyntaxTree {
  /// The nodes that can be guards, those around others first.
  fileprivate var nodesFromOutsideIn: [SyntaxNode] {
    (0..<count).filter { index in
      switch kind(at: index) {
      case .ifExpr, .guardStmt, .whileStmt, .attribute: true
      default: false
      }
    }.map { self[$0] }.sorted {
      ($0.textRange.lowerBound, -$0.textRange.upperBound) < ($1.textRange.lowerBound, -$1.textRange.upperBound)
    }
  }
}

extension SyntaxNode {
  /// What a finding points at: an attribute, or a statement up to the end of its conditions.
  fileprivate var headRange: Range<Int> {
    textRange.lowerBound..<(child(.conditionElementList)?.textRange.upperBound ?? textRange.upperBound)
  }

  /// The check, as a message names it.
  fileprivate var guardWords: String {
    let conditions = child(.conditionElementList)?.children ?? []
    let check = conditions.map { $0.firstChild! }.first { $0.kind == .availabilityCondition } ?? self
    let words = check.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "`\(words)`"
  }
}
