import UnfoldEngine
import UnfoldSyntax

/// Gives an action with an icon the title that is spoken for it.
struct LabelRewrite {
  let action: BarAction
  let icon: BarIcon
  let title: SpokenTitle
  let tree: SyntaxTree

  /// `nil` where the change may be seen in the bar itself, or where a remark would go.
  var edits: [Edit]? {
    let chain = action.chain
    guard icon.canBeLabel, chain.links.count == chain.modifiers.count,
      chain.modifiers.allSatisfy({ Self.harmless.contains($0.name) })
    else { return nil }
    return short ?? Self.label(icon, title, tree)
  }

  /// Modifiers of an action that don't change how a label is shown.
  private static let harmless: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier", "accessibilityValue",
    "accessibilityAddTraits", "disabled", "keyboardShortcut", "tint", "foregroundColor", "foregroundStyle", "help",
    "sheet", "popover", "alert", "confirmationDialog", "fullScreenCover", "onAppear", "onChange", "task", "id",
    "opacity", "hidden", "font", "popoverTip", "matchedTransitionSource",
  ]

  /// `Button("Send", systemImage: "paperplane") { }`, where nothing but the plain image is in the label.
  private var short: [Edit]? {
    let call = action.call
    guard call.name == "Button", icon.isSymbol, let name = icon.name, let label = action.label,
      icon.chain.modifiers.allSatisfy({ $0.name == "accessibilityLabel" }), let removed = labelRange(label),
      !hasComment(in: removed), call.arguments.allSatisfy({ $0.label == "role" || $0.label == "action" })
    else { return nil }
    let words = "\(title.text), systemImage: \(name.text)"
    var edits = [Edit(removed)]
    if let paren = call.node.child(.leftParen) {
      guard !call.arguments.isEmpty else { return nil }
      let end = paren.textRange.upperBound
      edits.append(Edit(end..<end, words + ", "))
    } else {
      let end = call.callee.textRange.upperBound
      edits.append(Edit(end..<end, "(\(words))"))
    }
    if !removed.contains(title.modifier.range.lowerBound) {
      edits.append(removal(of: title.modifier.range, in: tree).edit)
    }
    return edits
  }

  /// What goes with the label: from behind the action to the end of the label.
  private func labelRange(_ label: SyntaxNode) -> Range<Int>? {
    guard label.parent?.kind != .labeledExpr, label.child(.closureSignature) == nil,
      let before = label.parent?.kind == .multipleTrailingClosureElement
        ? label.parent?.previousToken : label.previousToken
    else { return nil }
    return before.textRange.upperBound..<label.textRange.upperBound
  }

  private func hasComment(in range: Range<Int>) -> Bool {
    var token = tree.token(endingAfter: range.lowerBound)
    while let current = token, current.textRange.lowerBound < range.upperBound {
      if tree.source.triviaPieces(in: current.leadingTriviaRange).contains(where: \.isComment) { return true }
      token = current.nextToken
    }
    return false
  }

  /// `Label("Send", systemImage: "paperplane")` in place of the image. `Label` is as old as `accessibilityLabel`, so
  /// where the one compiles, the other does.
  static func label(_ icon: BarIcon, _ title: SpokenTitle, _ tree: SyntaxTree) -> [Edit]? {
    guard icon.canBeLabel else { return nil }
    let change = removal(of: title.modifier.range, in: tree)
    guard change.removedComments.isEmpty else { return nil }
    let image = icon.call.node.textRange
    guard let name = icon.name else {
      // `Label("Send", image: .send)` is newer than this form.
      let start = Edit(image.lowerBound..<image.lowerBound, "Label { Text(\(title.text)) } icon: { ")
      return [start, Edit(image.upperBound..<image.upperBound, " }"), change.edit]
    }
    let label = "Label(\(title.text), \(icon.isSymbol ? "systemImage" : "image"): \(name.text))"
    return [Edit(image, label), change.edit]
  }
}
