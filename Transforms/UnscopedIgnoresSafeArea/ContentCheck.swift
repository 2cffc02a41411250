import UnfoldEngine
import UnfoldSyntax

/// Tells content, which is read or touched, from decoration. What a file doesn't explain is taken for decoration.
struct ContentCheck {
  let model: FileModel

  /// Deeper than views are written, so that a walk in circles ends.
  private static let maximumDepth = 12

  /// Whether a view surely shows something to read or to touch.
  func holdsContent(_ view: SyntaxNode) -> Bool {
    // What a view modifier is given alone and plain is only a spelling of the system's own modifier.
    !isModifiedContent(view) && holdsContent(view, 0)
  }

  private func holdsContent(_ view: SyntaxNode, _ depth: Int) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    if let inner = view.parenthesised { return holdsContent(inner, depth + 1) }
    let chain = ModifierChain(outermost: view)
    // An outer scope has been said, or the view is there for no one.
    guard !chain.allModifiers.contains(where: { isHidden($0) }) else { return false }
    let covers = chain.modifiers.filter { $0.name == "overlay" }
    if covers.contains(where: { coverHoldsContent($0, depth) }) { return true }
    if isModifiedContent(chain.base) { return true }
    guard let call = chain.baseCall, call.isInitializer else { return definitionHoldsContent(chain.base, depth) }
    guard model.names.types[call.name]?.contains(where: { $0.kind != .extensionDecl }) != true else {
      return definitionHoldsContent(call.node, depth)
    }
    switch call.name {
    case "Text", "Label": return isReadable(call)
    case "List", "Form", "Table", "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker",
      "DatePicker", "ColorPicker", "Menu", "ShareLink", "EditButton", "PasteButton", "LabeledContent":
      return true
    case "Button", "NavigationLink", "Link": return labelHoldsContent(call, depth)
    case "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ScrollView", "ScrollViewReader",
      "GeometryReader", "ForEach", "Section", "Grid", "GridRow", "LazyVGrid", "LazyHGrid", "ViewThatFits":
      return buildsContent(call.builder, depth)
    case "AnyView": return call.arguments.first.map { holdsContent($0.value, depth + 1) } ?? false
    default: return false
    }
  }

  private func isHidden(_ modifier: Modifier) -> Bool {
    switch modifier.name {
    case "hidden": true
    case "accessibilityHidden", "allowsHitTesting":
      // Text that no one hears of, or a layer that lets touches through, is there to be looked at only.
      modifier.arguments.first?.value.isText(modifier.name == "allowsHitTesting" ? "false" : "true") == true
    case "opacity": modifier.arguments.first.flatMap { model.number($0.value) }.map { $0 < 0.3 } ?? false
    default: false
    }
  }

  private func coverHoldsContent(_ modifier: Modifier, _ depth: Int) -> Bool {
    if let builder = modifier.call.trailingClosures.first?.closure { return buildsContent(builder, depth) }
    return modifier.arguments.first.map { $0.label == nil && holdsContent($0.value, depth + 1) } ?? false
  }

  private func buildsContent(_ builder: SyntaxNode?, _ depth: Int) -> Bool {
    (builder?.builtViews ?? []).contains { holdsContent($0.node, depth + 1) }
  }

  private func definitionHoldsContent(_ view: SyntaxNode, _ depth: Int) -> Bool {
    (model.definition(of: view)?.builtViews ?? []).contains { holdsContent($0.node, depth + 1) }
  }

  /// Whether text has letters or digits, or isn't known: a lone symbol is a drawing.
  private func isReadable(_ call: Call) -> Bool {
    guard let first = call.arguments.first?.value else { return !call.trailingClosures.isEmpty }
    return first.plainText.map { text in text.contains { $0.isLetter || $0.isNumber } } ?? true
  }

  /// Whether a button shows anything but a colour, as the scrim that closes what it surrounds doesn't.
  private func labelHoldsContent(_ call: Call, _ depth: Int) -> Bool {
    if call.arguments.contains(where: { $0.label == nil && $0.value.kind != .closureExpr }) { return true }
    let closures = call.trailingClosures
    let label =
      call.argument("label") ?? closures.first { $0.label == "label" }?.closure
      ?? (call.argument("action") != nil || call.name != "Button" ? closures.first?.closure : nil)
    let views = label?.builtViews ?? []
    return views.contains { view in
      view.chain.baseCall?.callee.isText("Image") == true || holdsContent(view.node, depth + 1)
    }
  }

  /// Whether an expression is the `content` that a view modifier is given, which may be anything.
  private func isModifiedContent(_ view: SyntaxNode) -> Bool {
    view.kind == .declReferenceExpr && view.isText("content")
      && view.ancestor(.functionDecl)?.declaredName == "body"
      && view.enclosingType?.inheritedNames.contains("ViewModifier") == true
  }
}
