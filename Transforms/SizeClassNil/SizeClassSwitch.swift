import UnfoldEngine
import UnfoldSyntax

extension SizeClassNil {
  /// A `switch` over a size class whose `default` gives the wide value to `nil` as well.
  func chosenBySwitch(_ choice: SyntaxNode, in file: FileContext) -> Finding? {
    guard let subject = choice.switchSubject, file.model.optionalSizeClass(subject) == .horizontal,
      let list = choice.child(.switchCaseList)
    else { return nil }
    let cases = list.children(.switchCase)
    let head = choice.textRange.lowerBound..<subject.textRange.upperBound
    if cases.givesDefaultTheWideValue { return review(head) }
    guard cases.count == 2, cases.count == list.children.count,
      let name = cases[0].onlyPattern?.compactToken,
      let branches = Branches(switch: choice, cases)
    else { return nil }
    guard branches.canSwap(in: file.model) else { return review(head) }
    return fix(head, [Edit(name.textRange, "regular")] + branches.swap)
  }
}

extension SyntaxNode {
  /// The pattern of a `switchCase` that has one, without a `where`.
  fileprivate var onlyPattern: SyntaxNode? {
    guard let items = child(.switchCaseLabel)?.child(.switchCaseItemList)?.children, items.count == 1,
      items[0].children.count == 1
    else { return nil }
    return items[0].child(.expressionPattern)?.lastChild
  }

  /// The word of `.compact`, `.compact?` or `.some(.compact)`.
  fileprivate var compactToken: SyntaxNode? {
    if isCompact { return nameToken }
    guard isText(".compact?") || isText(".some(.compact)") else { return nil }
    return descendants.first { $0.isToken && $0.isText("compact") }
  }
}

extension [SyntaxNode] {
  /// Whether a `switch` with these cases names both size classes and gives all else what it gives `.regular`.
  fileprivate var givesDefaultTheWideValue: Bool {
    guard count == 3, let last, last.child(.switchDefaultLabel) != nil, last.child(.attribute) == nil,
      let all = last.child(.codeBlockItemList)?.text
    else { return false }
    let isCompactNamed = prefix(2).contains { $0.onlyPattern?.isCompact == true }
    let wide = prefix(2).first { $0.onlyPattern?.isText(".regular") == true }
    return isCompactNamed && wide?.child(.codeBlockItemList)?.text == all
  }
}
