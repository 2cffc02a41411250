import UnfoldEngine
import UnfoldSyntax

/// A place that reads the edge of the vertical bar.
struct EdgeReading {
  /// The name, with `self.` where it stands.
  let node: SyntaxNode

  /// Whether this compares the edge with `nil`.
  var asksForNil: Bool {
    guard let parts = node.parent?.exprListParts, let place = parts.firstIndex(of: node) else { return false }
    return [place + 2, place - 2].contains { parts.indices.contains($0) && parts[$0].kind == .nilLiteralExpr }
  }

  /// The expression or branch that takes `nil` for one of the sides: an unwrapping by force, or a choice between both
  /// sides that asks for one of them only.
  var choiceWithoutNil: SyntaxNode? {
    guard let parent = node.parent else { return nil }
    switch parent.kind {
    case .forceUnwrapExpr: return parent
    case .exprList: return comparison(parent)
    case .switchExpr: return parent.isSwitchWithoutNil ? parent : nil
    default: return nil
    }
  }

  private func comparison(_ list: SyntaxNode) -> SyntaxNode? {
    let parts = list.children
    guard let end = comparisonEnd(parts), let sequence = list.parent else { return nil }
    if end + 1 < parts.count, parts[end + 1].kind == .unresolvedTernaryExpr {
      let rest = parts[(end + 2)...]
      guard let outcome = parts[end + 1].children.first(where: { !$0.isToken }), rest.count == 1,
        Sides(outcome).areOpposite(to: Sides(rest[end + 2]))
      else { return nil }
      return sequence
    }
    guard parts.count == 3, let conditions = sequence.ancestor(.conditionElementList, .codeBlockItemList),
      conditions.kind == .conditionElementList, conditions.children.count == 1, let branch = conditions.parent,
      branch.kind == .ifExpr, branch.parent?.kind != .ifExpr
    else { return nil }
    let blocks = branch.children(.codeBlock)
    guard blocks.count == 2, Sides(blocks[0]).areOpposite(to: Sides(blocks[1])) else { return nil }
    return branch
  }

  /// The place of the last part of `edge == .leading` or `.leading == edge` among the parts of an expression.
  private func comparisonEnd(_ parts: [SyntaxNode]) -> Int? {
    guard let place = parts.firstIndex(of: node) else { return nil }
    for start in [place, place - 2] where start >= 0 && start + 2 < parts.count {
      let isComparison = ["==", "!="].contains(parts[start + 1].text)
      let other = parts[start == place ? start + 2 : start]
      if isComparison, ["leading", "trailing"].contains(other.nameToken?.text) {
        // What stands before, such as `a && edge == .leading`, says more.
        return start == 0 ? start + 2 : nil
      }
    }
    return nil
  }

  /// The expression that turns the edge round for right-to-left languages.
  var mirroredChoice: SyntaxNode? {
    var inner = node
    for outer in node.ancestors.prefix(24) {
      switch outer.kind {
      case .sequenceExpr where outer.namesLayoutDirection: return outer
      case .closureExpr, .memberBlockItem: return nil
      case .ifExpr:
        guard let condition = outer.child(.conditionElementList), condition.namesLayoutDirection, condition != inner,
          let choice = node.parent?.parent, choice.kind == .sequenceExpr, choiceWithoutNil == choice
        else { continue }
        return choice
      default: break
      }
      inner = outer
    }
    return nil
  }
}

/// The sides that code speaks of.
private struct Sides {
  var leading = false
  var trailing = false

  init(_ code: SyntaxNode) {
    for token in code.isToken ? [code] : code.descendants.prefix(2048).filter(\.isToken) {
      guard token.kind == .identifier, !token.isLayoutDirection else { continue }
      let words = token.text.lowercased()
      if words.contains("leading") { leading = true }
      if words.contains("trailing") { trailing = true }
    }
  }

  func areOpposite(to other: Sides) -> Bool {
    leading != trailing && other.leading != other.trailing && leading != other.leading
  }
}

extension SyntaxNode {
  fileprivate var exprListParts: [SyntaxNode]? { kind == .exprList ? children : nil }

  /// Whether a switch over the edge leaves `nil` to a default that stands for a side.
  fileprivate var isSwitchWithoutNil: Bool {
    let cases = child(.switchCaseList)?.children(.switchCase) ?? []
    guard cases.count == 2, let named = cases.first(where: { $0.child(.switchCaseLabel) != nil }),
      let other = cases.first(where: { $0.child(.switchDefaultLabel) != nil }),
      let label = named.child(.switchCaseLabel), ["case .leading:", "case .trailing:"].contains(label.text),
      let bodies = Optional([named, other].compactMap { $0.child(.codeBlockItemList) }), bodies.count == 2
    else { return false }
    return Sides(bodies[0]).areOpposite(to: Sides(bodies[1]))
  }

  /// Whether a type gives the value of that name, where there is one, to a new name.
  func unwraps(_ name: String) -> Bool {
    descendants.contains { node in
      guard node.kind == .optionalBindingCondition else { return false }
      let value = node.child(.initializerClause)?.lastChild
      if let value { return value.nameToken?.text == name }
      return node.child(.identifierPattern)?.text == name
    }
  }
}
