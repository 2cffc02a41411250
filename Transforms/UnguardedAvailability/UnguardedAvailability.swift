import UnfoldEngine
import UnfoldSyntax

/// Finds symbols that are newer than the deployment target and stand without a guard, and calls the modifiers whose
/// way back is certain through a guarded helper.
public struct UnguardedAvailability: Rule {
  public init() {}

  public let id = "unguarded-availability"
  public let level = RuleLevel.fix
  public let summary = "an API newer than the deployment target, used without a guard"
  public let nodeKinds: [SyntaxKind] = APIUse.nodeKinds + [.ifExpr]
  public let triggers = APITable.words.sorted().map(Trigger.name) + [.name("toolbar")]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard !file.deploymentTarget.versions.isEmpty else { return [] }
    if node.kind == .ifExpr { return guardInToolbar(node, in: file) }
    guard let use = file.unguardedUse(at: node), !isPart(use, ofUseIn: file), !isPassedToGuard(use) else { return [] }
    guard !file.isTest, !file.model.isInPreview(node) else { return [] }
    return finding(use, in: file).map { [$0] } ?? []
  }

  /// Whether a larger use around this one is reported: a member or type within the modifier's own parentheses.
  private func isPart(_ use: APIUse, ofUseIn file: FileContext) -> Bool {
    guard use.api.kind != .modifier else { return false }
    for ancestor in use.node.ancestors.prefix(12) {
      switch ancestor.kind {
      case .closureExpr, .codeBlockItem, .memberBlockItem: return false
      case .functionCallExpr where ancestor != use.node && ancestor.firstChild?.contains(use.node) == false:
        if file.unguardedUse(at: ancestor) != nil { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a type stands in the head of a function that guards what it does itself: the type is one of the app's
  /// own, called like the system's, or the function would be of no use.
  private func isPassedToGuard(_ use: APIUse) -> Bool {
    guard use.api.kind == .type, let signature = use.node.ancestor(.functionSignature),
      let function = signature.parent, function.kind == .functionDecl
    else { return false }
    return function.child(.codeBlock)?.descendants.contains { $0.kind == .availabilityCondition } ?? false
  }

  private func finding(_ use: APIUse, in file: FileContext) -> Finding? {
    guard let lack = file.lack(of: use.api, at: use.node) else { return nil }
    guard lack.isFixable(in: file), let helper = use.helper else {
      return .review(id, use.range, lack.message(use.api))
    }
    switch file.guardedCall(helper, at: use.node) {
    case .review(let reason):
      return .review(id, use.range, "\(lack.message(use.api)) \(reason)")
    case .call(let call):
      guard let name = Call(use.node)?.nameToken else { return .review(id, use.range, lack.message(use.api)) }
      let replaced =
        helper.parameters.isEmpty ? name.textRange.lowerBound..<use.node.textRange.upperBound : name.textRange
      let edit = Edit(replaced, helper.parameters.isEmpty ? call.text() : call.name)
      var finding = Finding.fix(
        id, use.range, "\(lack.sentence(use.api)) \(helper.promise)", edits: [edit] + call.edits)
      finding.introducedAPIs = call.introducedAPIs
      return finding
    }
  }
}
