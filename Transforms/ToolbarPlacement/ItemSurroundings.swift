import UnfoldEngine
import UnfoldSyntax

/// The other items of the toolbar that an item stands in, as far as its own list of statements goes.
struct ItemSurroundings {
  /// Whether nothing else is placed on the item's side, so that its new placement can't change the order.
  let isAloneOnItsSide: Bool
  /// Whether a Cancel stands in the same bar.
  let hasCancel: Bool

  init(_ item: Call, on side: Side, in model: FileModel) {
    let owner = item.node.ancestors.first { [.closureExpr, .accessorBlock, .functionDecl].contains($0.kind) }
    var isAlone = true
    var hasCancel = false
    let calls = owner?.descendants.prefix(8192).filter { $0.kind == .functionCallExpr } ?? []
    for node in calls where node != item.node {
      guard let other = Call(node), other.name == "ToolbarItem" || other.name == "ToolbarItemGroup",
        !item.node.contains(node)
      else { continue }
      let placement = other.argument("placement")
      let name = placement?.nameToken?.text ?? "automatic"
      if Side(naturalPlacement: name) == side { isAlone = false }
      let views = other.builder?.builtViews ?? []
      if name == "cancellationAction" || views.contains(where: { DismissingButton.isCancel($0.node, in: model) }) {
        hasCancel = true
      }
    }
    // Buttons of a toolbar without an item go to the trailing side.
    let loose = owner?.builtViews.contains { view in
      let name = view.chain.baseName
      return !name.hasPrefix("Toolbar") && view.chain.baseCall?.isInitializer == true && side == .trailing
    }
    isAloneOnItsSide = isAlone && loose != true
    self.hasCancel = hasCancel
  }
}

extension Side {
  /// The side where an iPhone shows a placement; `nil` for other bars and for the middle.
  fileprivate init?(naturalPlacement name: String) {
    switch name {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation": self = .leading
    case "topBarTrailing", "navigationBarTrailing", "confirmationAction", "primaryAction", "automatic",
      "destructiveAction", "secondaryAction", "topBarPinnedTrailing":
      self = .trailing
    default: return nil
    }
  }
}
