import UnfoldEngine
import UnfoldSyntax

/// Tells content, which is read or touched, from decoration. What a file doesn't explain is taken for decoration.
struct ContentCheck {
  let model: FileModel

  /// Deeper than views are written, so that a walk in circles ends.
  private static let maximumDepth = 12

  /// Whether a view surely shows something to read or to touch where the system's bars can be.
  func holdsContent(_ view: SyntaxNode) -> Bool {
    // What a view modifier is given alone and plain is only a spelling of the system's own modifier.
    !isModifiedContent(view) && exposure(of: view, 0).isContent
  }

  private func exposure(of view: SyntaxNode, _ depth: Int) -> Exposure {
    guard depth < Self.maximumDepth else { return .none }
    if let inner = view.parenthesised { return exposure(of: inner, depth + 1) }
    let chain = ModifierChain(outermost: view)
    // An outer scope has been said, or the view is there for no one.
    guard !chain.allModifiers.contains(where: { isHidden($0) }) else { return .none }
    var result = exposure(ofBase: chain.base, depth)
    for modifier in chain.modifiers { apply(modifier, to: &result, depth) }
    return result
  }

  private func exposure(ofBase base: SyntaxNode, _ depth: Int) -> Exposure {
    if isModifiedContent(base) { return .filling }
    guard let call = Call(base), call.isInitializer, !model.declaresType(call.name) else {
      return definition(of: base, depth)
    }
    switch call.name {
    case "Text", "Label": return isReadable(call) ? .text : .none
    case "List", "Form", "Table", "TextEditor": return .filling
    case "TextField", "SecureField", "Toggle", "Slider", "Stepper", "LabeledContent": return .wideControl
    case "Picker", "DatePicker", "ColorPicker", "Menu", "ShareLink", "EditButton", "PasteButton": return .control
    case "Button", "NavigationLink", "Link": return label(call, depth)
    case "AnyView": return call.arguments.first.map { exposure(of: $0.value, depth + 1) } ?? .none
    case "ForEach": return built(call.builder, depth).repeated
    case "ScrollView": return built(call.builder, depth).atEdge
    default: break
    }
    switch Container(call.name) {
    case .vertical: return stack(call, model.fillsHeight, depth)
    case .horizontal: return stack(call, model.fillsWidth, depth)
    case .layers:
      let shown = built(call.builder, depth)
      let alignment = call.argument("alignment")
      return alignment.map(namesEdge) == true && model.fillsHeight(call.node) != .no ? shown.atEdge : shown
    case .transparent, .rows: return built(call.builder, depth)
    case .reader where call.name != "TimelineView": return built(call.builder, depth)
    default: return .none
    }
  }

  // MARK: Modifiers

  private func apply(_ modifier: Modifier, to shown: inout Exposure, _ depth: Int) {
    switch modifier.name {
    case "overlay":
      let cover = cover(modifier, depth)
      shown = shown.joined(modifier.call.argument("alignment").map(namesEdge) == true ? cover.atEdge : cover)
    case "position":
      // Placed by coordinates, which someone has thought of.
      shown = .none
    case "frame":
      if isFixed(modifier) { return shown = shown.asCard }
      let call = modifier.call
      guard ["maxWidth", "maxHeight"].contains(where: { call.argument($0)?.isText(".infinity") == true }),
        call.argument("alignment").map(namesEdge) == true, let base = modifier.base,
        !ModifierChain(outermost: base).modifiers.contains(where: \.hasHeightOfScreen)
      else { return }
      shown = shown.atEdge
    case "cornerRadius", "clipShape", "glassEffect", "background":
      guard modifier.name != "background" || modifier.drawsCard, let base = modifier.base,
        model.fillsHeight(base) != .yes
      else { return }
      shown = shown.asCard
    default: return
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

  /// Whether a frame has a width and a height that are numbers, and not those of a whole screen.
  private func isFixed(_ modifier: Modifier) -> Bool {
    let sides = ["width", "height"].map { modifier.call.argument($0).flatMap(model.number) }
    return sides.allSatisfy { $0.map { $0 <= 400 } ?? false }
  }

  private func namesEdge(_ alignment: SyntaxNode) -> Bool {
    let text = alignment.text.lowercased()
    return ["top", "bottom", "leading", "trailing"].contains(where: text.contains)
  }

  private func cover(_ modifier: Modifier, _ depth: Int) -> Exposure {
    if let builder = modifier.call.trailingClosures.first?.closure { return built(builder, depth) }
    return modifier.arguments.first.map { $0.label == nil ? exposure(of: $0.value, depth + 1) : .none } ?? .none
  }

  // MARK: Views of several parts

  private func built(_ builder: SyntaxNode?, _ depth: Int) -> Exposure {
    builder.map { views(of: $0, depth) } ?? .none
  }

  private func exposure(of view: BuiltView, _ depth: Int) -> Exposure {
    let shown = exposure(of: view.node, depth + 1)
    return view.isRepeated ? shown.repeated : shown
  }

  /// Views in a row: one is at an edge where nothing that grows stands between the two.
  private func stack(_ call: Call, _ fills: (SyntaxNode) -> Filling, _ depth: Int) -> Exposure {
    let views = (call.builder?.builtViews ?? []).prefix(64).map { view in
      (shown: exposure(of: view, depth), grows: isSpacer(view.node) || grows(view.node, fills))
    }
    guard let first = views.firstIndex(where: \.grows), let last = views.lastIndex(where: \.grows) else {
      return views.reduce(.none) { $0.joined($1.shown) }
    }
    return views.enumerated().reduce(.none) { result, view in
      let isAtEdge = view.offset < first || view.offset > last
      return result.joined(isAtEdge ? view.element.shown.atEdge : view.element.shown)
    }
  }

  /// Whether a view fills its room or, as a view of the app whose size isn't known, may do so. A value that isn't
  /// known is mostly text.
  private func grows(_ view: SyntaxNode, _ fills: (SyntaxNode) -> Filling) -> Bool {
    switch fills(view) {
    case .yes: true
    case .no: false
    case .unknown: ModifierChain(outermost: view).baseCall?.isInitializer == true
    }
  }

  private func isSpacer(_ view: SyntaxNode) -> Bool { Call(ModifierChain(outermost: view).base)?.name == "Spacer" }

  /// A property, a function or a view of the app, in this file or in another. What is named after a background is
  /// one, and what reads the safe area keeps its content clear.
  private func definition(of view: SyntaxNode, _ depth: Int) -> Exposure {
    let name = Call(view)?.name ?? view.nameToken?.text ?? ""
    guard !DecorationWords.areIn(name) else { return .none }
    if let list = model.definition(of: view) { return views(of: list, depth) }
    guard let site = model.definitionElsewhere(of: view), !site.node.clearsSafeAreaItself(in: site.model) else {
      return .none
    }
    return ContentCheck(model: site.model).views(of: site.node, depth)
  }

  private func views(of list: SyntaxNode, _ depth: Int) -> Exposure {
    list.builtViews.reduce(.none) { $0.joined(exposure(of: $1, depth)) }
  }

  /// Whether text has letters or digits, or isn't known: a lone symbol is a drawing.
  private func isReadable(_ call: Call) -> Bool {
    guard let first = call.arguments.first?.value else { return !call.trailingClosures.isEmpty }
    return first.plainText.map { text in text.contains { $0.isLetter || $0.isNumber } } ?? true
  }

  /// A button by what it shows: nothing where it is a colour, as the scrim is that closes what it surrounds.
  private func label(_ call: Call, _ depth: Int) -> Exposure {
    if call.arguments.contains(where: { $0.label == nil && $0.value.kind != .closureExpr }) { return .control }
    let closures = call.trailingClosures
    let label =
      call.argument("label") ?? closures.first { $0.label == "label" }?.closure
      ?? (call.argument("action") != nil || call.name != "Button" ? closures.first?.closure : nil)
    let views = label?.builtViews ?? []
    let shown = built(label, depth)
    guard !shown.isEmpty || views.contains(where: { $0.chain.baseCall?.callee.isText("Image") == true }) else {
      return .none
    }
    return Exposure(controls: 1, reachesEdge: shown.reachesEdge)
  }

  /// Whether an expression is the `content` that a view modifier is given, which may be anything.
  private func isModifiedContent(_ view: SyntaxNode) -> Bool {
    view.kind == .declReferenceExpr && view.isText("content")
      && view.ancestor(.functionDecl)?.declaredName == "body"
      && view.enclosingType?.inheritedNames.contains("ViewModifier") == true
  }
}

extension Modifier {
  /// Whether a background is a shape with corners, as cards have it.
  fileprivate var drawsCard: Bool {
    if call.argument("in") != nil { return true }
    let text = call.node.children.dropFirst().map(\.text).joined()
    return ["RoundedRectangle", "cornerRadius", "clipShape"].contains(where: text.contains)
  }
}
