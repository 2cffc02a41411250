import UnfoldEngine
import UnfoldSyntax

/// Tells what only shows something, such as a title, a logo or a state, from what can be chosen.
struct ShownOnly {
  let model: FileModel
  /// Whether the view is a part of one of the app's own. What such a part has inside, such as a lamp with a popover,
  /// is no action of the bar.
  var isInPart = false

  private static let shown: Set<String> = [
    "Text", "Image", "Spacer", "ProgressView", "EmptyView", "Divider", "Color", "AsyncImage", "Circle", "Capsule",
    "Rectangle", "RoundedRectangle", "Gauge", "Badge",
  ]
  private static let around: Set<String> = ["HStack", "VStack", "ZStack", "Group", "Label", "ViewThatFits"]
  private static let controls: Set<String> = [
    "Button", "Menu", "EditButton", "ShareLink", "Picker", "Toggle", "NavigationLink", "Link", "PasteButton",
    "RenameButton", "TextField", "Stepper", "PhotosPicker", "DatePicker", "ColorPicker", "Slider", "ControlGroup",
  ]
  private static let gestures: Set<String> = ["onTapGesture", "gesture", "onLongPressGesture", "contextMenu"]

  /// Whether nothing of a view can be chosen. A view that isn't known counts as one that only shows something, unless
  /// its name or a closure that it is given says that it acts.
  func isTrue(of view: SyntaxNode) -> Bool { isTrue(of: view, 0) }

  private func isTrue(of view: SyntaxNode, _ depth: Int) -> Bool {
    guard depth < 6 else { return false }
    if let inner = view.parenthesised { return isTrue(of: inner, depth + 1) }
    let chain = ModifierChain(outermost: view)
    guard !chain.allModifiers.contains(where: { Self.gestures.contains($0.name) }) else { return false }
    let call = chain.baseCall
    if let call, call.isInitializer, !model.declaresType(call.name) {
      if Self.shown.contains(call.name) { return true }
      if Self.controls.contains(call.name) { return false }
      if Self.around.contains(call.name) { return all(call.builder, depth) ?? true }
      return !actsByName(call.name) && call.trailingClosures.isEmpty && call.argument("action") == nil
    }
    let isPart = call?.isInitializer == true
    if isPart, isInPart { return !actsByName(call?.name ?? "") }
    if let list = model.definition(of: chain.base) {
      return ShownOnly(model: model, isInPart: isInPart || isPart).all(list, depth) ?? false
    }
    if let site = model.definitionElsewhere(of: chain.base) {
      return ShownOnly(model: site.model, isInPart: isInPart || isPart).all(site.node, depth) ?? false
    }
    return false
  }

  /// `nil` where nothing is built.
  private func all(_ builder: SyntaxNode?, _ depth: Int) -> Bool? {
    let views = builder?.builtViews ?? []
    return views.isEmpty ? nil : views.allSatisfy { isTrue(of: $0.node, depth + 1) }
  }

  private func actsByName(_ name: String) -> Bool {
    ["Button", "Buttons", "Menu", "Link", "Picker", "Toggle", "Action", "Actions", "Control", "Controls", "Nav"]
      .contains { name.hasSuffix($0) }
  }
}
