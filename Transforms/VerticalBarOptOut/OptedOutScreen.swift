import UnfoldEngine
import UnfoldSyntax

/// A screen that opts out of the vertical bar, and whether horizontal bars serve it better.
struct OptedOutScreen {
  let modifier: Modifier
  let model: FileModel

  init(_ modifier: Modifier, in model: FileModel) {
    self.modifier = modifier
    self.model = model
  }

  /// Whether it is one of the situations in which the opt-out fits.
  var isFit: Bool { onlyCloses || isNamedForOne || hasKeypad }

  // MARK: A sheet with nothing but Done

  /// Whether the toolbars of the chain hold one action alone, which closes what it stands in.
  private var onlyCloses: Bool {
    let chain = ModifierChain(containing: modifier.node)
    let toolbars = chain.allModifiers.filter { $0.name == "toolbar" && $0.call.builder != nil }
    guard !toolbars.isEmpty else { return false }
    let items = toolbars.flatMap { $0.call.builder?.builtViews ?? [] }
    let actions = items.flatMap(actions)
    return actions.count == 1 && actions.allSatisfy { closes($0.view, placement: $0.placement) }
  }

  private func actions(_ item: BuiltView) -> [(view: SyntaxNode, placement: SyntaxNode?)] {
    guard let call = item.chain.baseCall, call.name == "ToolbarItem" || call.name == "ToolbarItemGroup" else {
      return isShownOnly(item) ? [] : [(item.node, nil)]
    }
    let views = (call.builder?.builtViews ?? []).filter { !isShownOnly($0) }
    return views.map { ($0.node, call.argument("placement")) }
  }

  private func isShownOnly(_ view: BuiltView) -> Bool {
    ["Text", "Image", "Spacer", "ToolbarSpacer", "ProgressView"].contains(view.chain.baseName)
  }

  private func closes(_ view: SyntaxNode, placement: SyntaxNode?) -> Bool {
    let roles = ["confirmationAction", "cancellationAction"]
    let isPlacedSo = placement?.nameToken.map { roles.contains($0.text) } ?? false
    guard let call = ModifierChain(outermost: view).baseCall else { return isPlacedSo }
    let titles = call.node.descendants.prefix(256).filter { $0.kind == .stringLiteralExpr }.compactMap(\.plainText)
    let words = ["Done", "Close", "Cancel", "OK", "xmark", "checkmark"]
    return titles.contains { title in words.contains { title.hasPrefix($0) } }
      || call.argument("role")?.nameToken.map { ["close", "cancel", "confirm"].contains($0.text) } == true
      || (titles.isEmpty && (isPlacedSo || ["CloseButton", "DoneButton", "DismissButton"].contains(call.name)))
  }

  // MARK: A keypad at the bottom, a video

  /// Whether the view or what it shows is named as a keypad, a calculator or a player.
  private var isNamedForOne: Bool {
    let shown = ModifierChain(outermost: modifier.node).baseName
    let names = [modifier.node.enclosingType?.declaredName ?? "", shown]
    let words = ["dialpad", "dialer", "keypad", "keyboard", "calculator", "piano", "video", "player", "movie"]
    return names.contains { name in
      let text = name.lowercased()
      // A list of videos is a list.
      let isAboutThem = ["list", "settings", "library", "history", "catalog"].contains(where: text.contains)
      return !isAboutThem && words.contains(where: text.contains)
    }
  }

  /// Whether rows of buttons stand in what doesn't scroll.
  private var hasKeypad: Bool {
    guard let view = modifier.base else { return false }
    let base = ModifierChain(outermost: view).base
    let code = model.definition(of: base) ?? base
    let names = Set(code.descendants.prefix(4096).filter { $0.kind == .declReferenceExpr }.map(\.text))
    guard names.isDisjoint(with: ["List", "Form", "ScrollView", "Table"]), names.contains("Button") else {
      return false
    }
    return !names.isDisjoint(with: ["GridRow", "LazyVGrid"])
  }
}
