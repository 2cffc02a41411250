import UnfoldEngine
import UnfoldSyntax

/// A button, link or menu of a bar, by what it shows.
struct BarAction {
  enum Shown {
    case title
    /// `nil` where one of several images is shown.
    case icon(BarIcon?)
  }

  let chain: ModifierChain
  let call: Call
  let shows: Shown
  /// The closure with the icon, where there is one.
  let label: SyntaxNode?

  /// The expression of the title, where there is one alone.
  var title: SyntaxNode? {
    guard let label else { return call.arguments.first?.value }
    let views = label.builtViews
    return views.count == 1 ? views[0].chain.baseCall?.arguments.first?.value : nil
  }

  /// `nil` for what is no action, what shows both, and where the file doesn't say what it shows.
  ///
  /// - Parameter view: an expression: the action with its modifiers.
  init?(_ view: SyntaxNode, in model: FileModel) {
    let chain = ModifierChain(outermost: view)
    guard let call = chain.baseCall, ["Button", "NavigationLink", "Menu", "Link"].contains(call.name),
      call.callee.kind == .declReferenceExpr, call.hasKnownLabels, !model.declaresType(call.name)
    else { return nil }
    self.chain = chain
    self.call = call
    let hasIcon = call.arguments.contains { ["systemImage", "image"].contains($0.label) }
    if let first = call.arguments.first, first.label == nil, first.value.kind != .closureExpr {
      guard !hasIcon, first.value.plainText?.isEmpty != true, BarAction.isTitle(first.value, of: call) else {
        return nil
      }
      label = nil
      shows = .title
      return
    }
    guard let label = BarAction.label(call) else { return nil }
    let views = label.builtViews
    let names = views.map(\.chain.baseName)
    self.label = label
    if views.count == 1, !views[0].isConditional, !views[0].isRepeated, let icon = BarIcon(views[0]) {
      shows = .icon(icon)
    } else if !views.isEmpty, names.allSatisfy({ $0 == "Text" }) {
      shows = .title
    } else if views.count > 1, views.allSatisfy({ $0.isConditional && $0.item == views[0].item }),
      names.allSatisfy({ $0 == "Image" })
    {
      shows = .icon(nil)
    } else {
      return nil
    }
  }

  /// Whether an argument without a label is surely the title: text, or what stands before an action or a content.
  /// `Button(configuration)` and the like show what is elsewhere.
  private static func isTitle(_ value: SyntaxNode, of call: Call) -> Bool {
    if value.kind == .stringLiteralExpr { return true }
    if let made = Call(value),
      ["LocalizedStringKey", "NSLocalizedString", "String", "LocalizedStringResource"].contains(made.name)
    {
      return true
    }
    return !value.isText("configuration")
      && (!call.trailingClosures.isEmpty || call.argument("action") != nil || call.argument("destination") != nil)
  }

  private static func label(_ call: Call) -> SyntaxNode? {
    if let labelled = call.argument("label") { return labelled.kind == .closureExpr ? labelled : nil }
    let closures = call.trailingClosures
    if let labelled = closures.first(where: { $0.label == "label" }) { return labelled.closure }
    let isLabel = call.arguments.contains { ["action", "destination", "value"].contains($0.label) }
    return isLabel && closures.count == 1 && closures[0].label == nil ? closures[0].closure : nil
  }
}

extension Call {
  /// Whether all labels are SwiftUI's own; an initialiser of the app, such as `Button("Send", icon: .plane)`, may
  /// show anything.
  fileprivate var hasKnownLabels: Bool {
    let known: Set<String> = [
      "action", "role", "systemImage", "image", "destination", "value", "content", "label", "isActive", "tag",
      "selection", "primaryAction", "intent",
    ]
    return arguments.allSatisfy { $0.label.map(known.contains) ?? true }
  }
}
