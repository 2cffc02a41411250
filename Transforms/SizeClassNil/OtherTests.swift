import UnfoldEngine
import UnfoldSyntax

extension SyntaxNode {
  /// `horizontalSizeClass ?? .regular`, by its operator, in UTF-8 bytes; `nil` for any other.
  func takesNilForRegular(in model: FileModel) -> Range<Int>? {
    guard isText("??"), let left = previousSibling, let right = nextSibling,
      right.isText(".regular") || right.isText("UserInterfaceSizeClass.regular"),
      model.optionalSizeClass(left) == .horizontal
    else { return nil }
    return left.textRange.lowerBound..<right.textRange.upperBound
  }

  /// `traitCollection.horizontalSizeClass != .compact` of UIKit, by its operator, in UTF-8 bytes; `nil` for any other
  /// and where `.unspecified` is asked for nearby.
  var takesUnspecifiedForRoomy: Range<Int>? {
    guard isText("!="), let left = previousSibling, let right = nextSibling,
      right.isText(".compact") || right.isText("UIUserInterfaceSizeClass.compact"),
      left.nameToken?.isText("horizontalSizeClass") == true,
      left.memberBase?.nameToken?.isText("traitCollection") == true, let member = ancestor(.memberBlockItem),
      !member.descendants.contains(where: { $0.isToken && $0.isText("unspecified") })
    else { return nil }
    return left.textRange.lowerBound..<right.textRange.upperBound
  }

  /// Whether the comparison with this operator alone decides, in a `guard` or an `if` without `else`, between a value
  /// that is returned at once and the one behind it. Leaving with nothing, or with a flag, chooses no layout.
  var leavesWithValue: Bool {
    guard let sequence = parent?.parent, sequence.kind == .sequenceExpr, parent?.children.count == 3,
      let condition = sequence.parent, condition.kind == .conditionElement, condition.parent?.children.count == 1,
      let owner = condition.parent?.parent, owner.kind == .guardStmt || owner.kind == .ifExpr,
      owner.parent?.kind != .ifExpr, owner.children(.codeBlock).count == 1, owner.child(.ifExpr) == nil,
      let leaving = owner.child(.codeBlock)?.child(.codeBlockItemList)?.children.last?.firstChild,
      leaving.kind == .returnStmt, leaving.children.count > 1, let value = leaving.lastChild
    else { return false }
    return value.kind != .nilLiteralExpr && value.kind != .booleanLiteralExpr
  }
}
