import UnfoldEngine
import UnfoldSyntax

/// The two ways that `sizeClass == .compact` alone decides between.
struct Branches {
  /// From the condition to the end of the second way, in UTF-8 bytes.
  let range: Range<Int>
  /// What changes places, in UTF-8 bytes.
  let first: Range<Int>
  let second: Range<Int>
  /// The node that both are in.
  let owner: SyntaxNode
  /// Whether changing places leaves code that people would write.
  let isPlain: Bool

  /// `nil` where something else decides as well, or there is no other way.
  init?(_ comparison: Comparison) {
    guard let list = comparison.sign.parent, let sequence = list.parent, sequence.kind == .sequenceExpr else {
      return nil
    }
    let parts = list.children
    if let ternary = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
      guard ternary + 1 < parts.count, ternary == 3 || (ternary == 5 && parts[1].kind == .assignmentExpr),
        parts[ternary - 1] == comparison.right, let arm = parts[ternary].ternaryArm
      else { return nil }
      owner = sequence
      range = comparison.range.lowerBound..<sequence.textRange.upperBound
      first = arm.textRange
      second = parts[ternary + 1].textRange.lowerBound..<sequence.textRange.upperBound
      let isNested = ([arm] + parts[(ternary + 1)...]).contains { part in
        part.descendants.contains { $0.kind == .unresolvedTernaryExpr }
      }
      isPlain = !isNested && !sequence.hasComment(in: range) && !Branches.isRemarked(sequence)
      return
    }
    guard parts.count == 3, let condition = sequence.parent, condition.kind == .conditionElement,
      let conditions = condition.parent, conditions.children.count == 1, let choice = conditions.parent,
      choice.kind == .ifExpr, choice.parent?.kind != .ifExpr
    else { return nil }
    let blocks = choice.children(.codeBlock)
    // In a file with a syntax error a brace may be missing.
    guard blocks.count == 2, blocks.allSatisfy({ $0.lastToken.kind == .rightBrace && $0.firstToken != $0.lastToken })
    else { return nil }
    owner = choice
    range = choice.textRange
    first = blocks[0].firstToken.textRange.upperBound..<blocks[0].lastToken.textRange.lowerBound
    second = blocks[1].firstToken.textRange.upperBound..<blocks[1].lastToken.textRange.lowerBound
    let isEmpty = blocks.contains { $0.child(.codeBlockItemList) == nil }
    isPlain = !isEmpty && !choice.hasComment(in: choice.textRange.lowerBound..<first.lowerBound)
      && !choice.hasComment(in: first.upperBound..<second.lowerBound)
  }

  /// The two bodies of a `switch` over a size class that names `.compact` alone; `nil` for any other.
  init?(switch choice: SyntaxNode, _ cases: [SyntaxNode]) {
    let labels = cases.compactMap { $0.child(.switchCaseLabel) ?? $0.child(.switchDefaultLabel) }
    let bodies = cases.compactMap { $0.child(.codeBlockItemList) }
    guard labels.count == 2, bodies.count == 2, labels[1].kind == .switchDefaultLabel, !bodies[1].isText("break"),
      !bodies[0].descendants.contains(where: { $0.kind == .fallThroughStmt })
    else { return nil }
    owner = choice
    range = choice.textRange
    first = labels[0].textRange.upperBound..<bodies[0].textRange.upperBound
    second = labels[1].textRange.upperBound..<bodies[1].textRange.upperBound
    // Remarks behind a body, or between the cases, may speak of either.
    isPlain = !choice.hasComment(in: first.upperBound..<second.lowerBound)
      && !choice.hasComment(in: second.upperBound..<range.upperBound)
  }

  /// Whether nothing inside asks for the size class again: it may be a change of its own, and is decided already.
  func canSwap(in model: FileModel) -> Bool {
    isPlain && !owner.descendants.contains { inner in
      guard inner.kind == .binaryOperatorExpr || inner.kind == .switchExpr, inner != owner else { return false }
      let isInside = [first, second].contains { $0.contains(inner.textRange.lowerBound) }
      guard isInside else { return false }
      let asked = inner.kind == .switchExpr ? inner.switchSubject : inner.previousSibling
      return asked.flatMap(model.optionalSizeClass) == .horizontal
    }
  }

  var swap: [Edit] {
    let source = owner.tree.source
    return [Edit(first, source.string(second)), Edit(second, source.string(first))]
  }

  /// Whether a choice over several lines ends with a remark on its last line, which speaks of that line.
  private static func isRemarked(_ sequence: SyntaxNode) -> Bool {
    let source = sequence.tree.source
    guard source.hasLineBreak(in: sequence.textRange) else { return false }
    var end = sequence.textRange.upperBound
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return sequence.hasComment(in: sequence.textRange.upperBound..<end)
  }
}
