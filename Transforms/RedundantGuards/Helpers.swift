import UnfoldEngine
import UnfoldSyntax

/// The functions of a file that only chose between a newer way and an older one.
///
/// Where the guard was all that a `private` function did, its callers can do without it, and it goes.
struct Helpers {
  let file: FileContext
  /// Branches that go; what is called in them isn't called any more.
  let dead: DeadCode
  /// Where the last helper that goes ended, with the blank lines that go with it.
  private var end = 0

  init(file: FileContext, dead: DeadCode) {
    self.file = file
    self.dead = dead
  }

  /// What is done in place of taking the guard out of the function.
  struct Replacement {
    var edits: [Edit]
    var removedComments: [Range<Int>]
    var promise: String
    /// The modifier that is called by itself.
    var api: IntroducedAPI?
  }

  /// - Parameter guarded: the guard, in UTF-8 bytes.
  /// - Returns: `nil` where the guard is no such function's only statement, or someone still needs the function.
  mutating func replacement(for guarded: Range<Int>) -> Replacement? {
    guard let helper = helper(around: guarded) else { return nil }
    let references = file.model.names.references[helper.name] ?? []
    guard file.model.names.functions[helper.name]?.count == 1, file.model.names.values[helper.name] == nil,
      !references.contains(where: { helper.function.contains($0) }),
      !references.contains(where: { dead.contains($0.textRange.lowerBound) }),
      let removed = removal(of: helper)
    else { return nil }
    if references.isEmpty {
      end = removed.ranges[0].upperBound
      return Replacement(
        edits: removed.edits, removedComments: removed.removedComments,
        promise: " Nobody calls `\(helper.name)`, so it goes with it.")
    }
    guard let forward = Forwarding(helper.function, in: file) else { return nil }
    var edits = removed.edits
    for reference in references {
      guard let edit = forward.edit(for: reference) else { return nil }
      edits.append(edit)
    }
    end = removed.ranges[0].upperBound
    return Replacement(
      edits: edits, removedComments: removed.removedComments,
      promise: " `\(forward.callee)` is called by itself, and `\(helper.name)`, which nobody needs any more, goes.",
      api: forward.api)
  }

  private struct Helper {
    var function: SyntaxNode
    var name: String
  }

  /// The private function whose only statement is the guard.
  private func helper(around guarded: Range<Int>) -> Helper? {
    guard let token = file.tree.token(endingAfter: guarded.lowerBound),
      let function = token.ancestor(.functionDecl), let name = function.declaredName,
      let list = function.child(.codeBlock)?.child(.codeBlockItemList), list.textRange == guarded,
      function.isPrivate, !function.hasModifier(.override),
      function.hasOnlyAttributes(["ViewBuilder", "MainActor", "discardableResult", "inline"])
    else { return nil }
    return Helper(function: function, name: name)
  }

  private func removal(of helper: Helper) -> Unwrapping? {
    guard let item = helper.function.parent, item.kind == .memberBlockItem || item.kind == .codeBlockItem,
      let list = item.parent
    else { return nil }
    var whole = helper.function
    if item.kind == .memberBlockItem, list.children.count == 1, let owner = list.parent?.parent,
      owner.kind == .extensionDecl, owner.child(.inheritanceClause) == nil, owner.child(.attributeList) == nil
    {
      whole = owner
    }
    // A comment above it speaks of it, but might speak of more.
    guard file.tree.remarksAbove(whole.firstToken).isEmpty else { return nil }
    var change = Unwrapping()
    change.add(UnfoldEngine.removal(of: whole.textRange, in: file.tree))
    // The blank lines between two that go are wanted by both.
    change.ranges[0] = max(end, change.ranges[0].lowerBound)..<change.ranges[0].upperBound
    return change
  }
}

/// A function that hands what it is given to a newer modifier.
private struct Forwarding {
  /// The modifier's name.
  let callee: String
  let api: IntroducedAPI
  /// The whole call, where the function takes nothing.
  private let call: String?

  /// `nil` unless calling the modifier is the same as calling the function.
  init?(_ function: SyntaxNode, in file: FileContext) {
    guard let statement = function.child(.codeBlock)?.child(.codeBlockItemList)?.descendants.last(where: {
      $0.kind == .ifExpr
    }), let branch = statement.branchThatHolds, let items = branch.child(.codeBlockItemList)?.children,
      items.count == 1, let made = Call(items[0].firstChild!), made.callee.kind == .declReferenceExpr,
      let api = APITable.entries(named: made.name).first(where: { $0.kind == .modifier }),
      api.isCovered(by: Availability(file.deploymentTarget)), made.trailingClosures.isEmpty,
      function.enclosingType?.kind == .extensionDecl, function.enclosingType?.declaredName == "View"
    else { return nil }
    callee = made.name
    self.api = IntroducedAPI(name: api.name, introduced: api.introduced, isGuarded: false)
    guard self.api.isCovered(by: file.deploymentTarget) else { return nil }
    let parameters = function.child(.functionSignature)?.child(.functionParameterClause)?
      .child(.functionParameterList)?.children ?? []
    if parameters.isEmpty {
      let text = made.node.text
      guard made.arguments.allSatisfy({ $0.value.isFreeOfNames }), !text.contains(where: \.isNewline) else {
        return nil
      }
      call = text
      return
    }
    call = nil
    let isBar = GuardedHelper.isBar(function) && made.name == "safeAreaBar"
    guard made.arguments.count == parameters.count else { return nil }
    for (parameter, argument) in zip(parameters, made.arguments) {
      let names = parameter.children.prefix { $0.kind != .colon }.filter { $0.isToken }
      guard let label = names.first?.text, let own = names.last?.text, (argument.label ?? "_") == label,
        argument.value.text == own, isBar || parameter.hasNothingOfItsOwn
      else { return nil }
    }
  }

  /// The change of one call; `nil` where the reference is no call.
  func edit(for reference: SyntaxNode) -> Edit? {
    guard let outer = reference.parent, let made = Call(outer.kind == .memberAccessExpr ? outer.parent : outer),
      made.nameToken == reference.firstToken
    else { return nil }
    guard let call else { return Edit(reference.textRange, callee) }
    guard made.arguments.isEmpty, made.trailingClosures.isEmpty else { return nil }
    return Edit(reference.textRange.lowerBound..<made.node.textRange.upperBound, call)
  }
}

extension SyntaxNode {
  /// The branch of an `ifExpr` with one constant check that is always taken.
  fileprivate var branchThatHolds: SyntaxNode? {
    let isPositive = child(.conditionElementList)?.firstToken.kind == .poundAvailable
    let branch = isPositive ? child(.codeBlock) : lastChild
    return branch?.kind == .codeBlock ? branch : nil
  }

  /// Whether only this file can call a function.
  fileprivate var isPrivate: Bool {
    if hasModifier(.private) || hasModifier(.fileprivate) { return true }
    guard let owner = enclosingType, owner.kind == .extensionDecl else { return false }
    return owner.hasModifier(.private) || owner.hasModifier(.fileprivate)
  }

  fileprivate func hasOnlyAttributes(_ names: Set<String>) -> Bool {
    (child(.attributeList)?.children ?? []).allSatisfy { attribute in
      attribute.kind == .attribute && attribute.children.count > 1 && names.contains(attribute.children[1].text)
    }
  }

  /// Whether an argument means the same wherever it stands: literals and implicit members.
  fileprivate var isFreeOfNames: Bool {
    descendants.allSatisfy { node in
      guard node.kind == .declReferenceExpr else { return node.kind != .closureExpr }
      return node.parent?.kind == .memberAccessExpr && node.parent?.lastChild == node
        && (node.parent?.memberBase == nil || node.parent?.memberBase?.kind == .functionCallExpr)
    }
  }

  /// Whether a parameter has no default value, no attribute and no word before its type.
  fileprivate var hasNothingOfItsOwn: Bool {
    child(.attributeList) == nil && child(.initializerClause) == nil && child(.attributedType) == nil
      && child(.functionType) == nil && child(.ellipsis) == nil
  }
}
