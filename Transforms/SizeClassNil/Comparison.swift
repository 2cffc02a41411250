import UnfoldEngine
import UnfoldSyntax

/// `sizeClass == .compact` or `sizeClass != .compact`, where `sizeClass` may be `nil`.
struct Comparison {
  /// The operator.
  let sign: SyntaxNode
  let left: SyntaxNode
  let right: SyntaxNode
  let axis: SizeClassAxis

  /// `nil` where something else is compared, or `nil` is asked for beside it.
  init?(_ sign: SyntaxNode, in model: FileModel) {
    guard let left = sign.previousSibling, let right = sign.nextSibling, right.isCompact,
      let axis = model.optionalSizeClass(left), !left.isComparedWithNil
    else { return nil }
    self.sign = sign
    self.left = left
    self.right = right
    self.axis = axis
  }

  /// In UTF-8 bytes.
  var range: Range<Int> { left.textRange.lowerBound..<right.textRange.upperBound }

  /// What makes `== .regular` of it.
  var edits: [Edit] {
    let sign = self.sign.isText("!=") ? [Edit(self.sign.textRange, "==")] : []
    return sign + [Edit(right.nameToken!.textRange, "regular")]
  }
}

extension SyntaxNode {
  /// Whether this is the case `.compact`.
  var isCompact: Bool { isText(".compact") || isText("UserInterfaceSizeClass.compact") }

  /// Whether the declaration around this value compares it with `nil` anywhere, so that `nil` was thought of.
  fileprivate var isComparedWithNil: Bool {
    let name = nameToken?.text
    guard let member = ancestor(.memberBlockItem) else { return true }
    return member.descendants.contains { literal in
      guard literal.kind == .nilLiteralExpr, let sign = literal.previousSibling, sign.kind == .binaryOperatorExpr
      else { return false }
      return sign.previousSibling?.nameToken?.text == name
    }
  }
}
