import UnfoldEngine
import UnfoldSyntax

/// Finds screens and toolbar items that are kept out of the vertical bar.
///
/// The guidance on tab bars and toolbars: the opt-out fits a few situations, and is fixed there.
public struct VerticalBarOptOut: Rule {
  public init() {}

  public let id = "vertical-bar-opt-out"
  public let level = RuleLevel.review
  public let summary =
    "`toolbarVerticalBehavior(.disabled)`, `axisBehavior(.horizontalOnly)` beyond the few fit uses"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["toolbarVerticalBehavior", "axisBehavior"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), let message = message(modifier, in: file.model),
      !file.model.declaresModifier(modifier.name), file.isShippedScreen(node)
    else { return [] }
    return [.review(id, modifier.range, message)]
  }

  private func message(_ modifier: Modifier, in model: FileModel) -> String? {
    guard modifier.arguments.count == 1, let value = modifier.arguments.first?.value else { return nil }
    switch modifier.name {
    case "toolbarVerticalBehavior":
      if value.names("disabled", of: "ToolbarVerticalBehavior") {
        return OptedOutScreen(modifier, in: model).isFit ? nil : Self.screen
      }
      return value.isToggled(to: "disabled", of: "ToolbarVerticalBehavior") ? Self.toggled : nil
    case "axisBehavior":
      guard value.names("horizontalOnly", of: "ToolbarItemAxisBehavior"), modifier.isOneOfSeveralKept else {
        return nil
      }
      return Self.items
    default: return nil
    }
  }

  private static let screen = """
    This keeps the screen's bars horizontal on iPhone Duo, which costs its content height. Check whether horizontal \
    bars really serve better here, as they do for a sheet with only Done, a keypad or a full-screen video; otherwise \
    keep the default.
    """
  private static let toggled = """
    This turns the vertical bar on and off while the app runs, and the choice is meant to be fixed. Check which one \
    the screen needs, and keep the default where either would do.
    """
  private static let items = """
    Several items of this toolbar are kept horizontal, so a bar stays at the top and takes height from the content. \
    Check which of them really must stay there; without a horizontal bar they aren't shown at all.
    """
}

extension SyntaxNode {
  /// Whether this is `.name` or `Type.name`.
  fileprivate func names(_ name: StaticString, of type: StaticString) -> Bool {
    guard kind == .memberAccessExpr, nameToken?.isText(name) == true else { return false }
    return memberBase == nil || memberBase?.isText(type) == true
  }

  /// Whether this is a condition with `.name` as one of its ways. Size classes may decide: a layout can differ there.
  fileprivate func isToggled(to name: StaticString, of type: StaticString) -> Bool {
    if let inner = parenthesised { return inner.isToggled(to: name, of: type) }
    guard kind == .sequenceExpr, let parts = child(.exprList)?.children, parts.count == 3,
      parts[1].kind == .unresolvedTernaryExpr, !parts[0].text.contains("SizeClass")
    else { return false }
    return parts[2].names(name, of: type) || parts[1].children.contains { $0.names(name, of: type) }
  }
}

extension Modifier {
  /// Whether the toolbar around an item keeps another of its items horizontal too.
  fileprivate var isOneOfSeveralKept: Bool {
    for outer in node.ancestors.prefix(64) {
      guard let toolbar = Modifier(outer), toolbar.name == "toolbar", let builder = toolbar.call.builder,
        builder.contains(node)
      else { continue }
      let kept = builder.descendants.prefix(4096).filter { other in
        guard let other = Modifier(other), other.name == "axisBehavior", other.arguments.count == 1 else {
          return false
        }
        return other.arguments[0].value.names("horizontalOnly", of: "ToolbarItemAxisBehavior")
      }
      return kept.count > 1
    }
    return false
  }
}
