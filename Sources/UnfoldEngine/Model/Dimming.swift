extension ModifierChain {
  private static let darkWords = ["black", "gray", "grey", "primary", "white: 0", "scrim", "dim", "shade"]

  /// Whether the view is a dark colour that what is below shines through, as it is laid over a screen when something
  /// else asks for attention.
  public var isDimming: Bool {
    let isColour = base.kind == .memberAccessExpr && base.memberBase?.isText("Color") == true
    guard isColour || ["Color", "Rectangle"].contains(baseName) else { return false }
    let fills = modifiers.filter { ["fill", "foregroundColor", "foregroundStyle"].contains($0.name) }
    let filled = fills.map { $0.call.node.child(.labeledExprList)?.text ?? "" }
    let words = ([base.text] + filled).joined(separator: " ").lowercased()
    guard ModifierChain.darkWords.contains(where: words.contains) else { return false }
    return words.contains("opacity") || modifiers.contains { $0.name == "opacity" && !$0.arguments.isEmpty }
  }
}
