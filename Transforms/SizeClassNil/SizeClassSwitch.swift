import UnfoldEngine
import UnfoldSyntax

extension SizeClassNil {
  /// A `switch` over a size class whose `default` gives the wide value to `nil` as well.
  func chosenBySwitch(_ choice: SyntaxNode, in file: FileContext) -> Finding? {
    guard choice.children.count > 2, file.model.optionalSizeClass(choice.children[1]) == .horizontal,
      let list = choice.child(.switchCaseList)
    else { return nil }
    let cases = list.children(.switchCase)
    guard cases.count == 2, cases.count == list.children.count,
      let items = cases[0].child(.switchCaseLabel)?.child(.switchCaseItemList)?.children,
      items.count == 1, items[0].child(.expressionPattern)?.lastChild?.isCompact == true,
      items[0].children.count == 1,
      let name = items[0].child(.expressionPattern)?.lastChild?.nameToken,
      let branches = Branches(switch: choice, cases)
    else { return nil }
    let head = choice.textRange.lowerBound..<choice.children[1].textRange.upperBound
    guard branches.canSwap(in: file.model) else { return review(head) }
    return fix(head, [Edit(name.textRange, "regular")] + branches.swap)
  }
}
