import UnfoldEngine
import UnfoldSyntax

/// Where the content that a presentation modifier stands on is shown.
struct SheetContentPlace {
  /// Whether each place of the file that shows it does so in a sheet, and nothing else does.
  let isSheetAlone: Bool

  /// `nil` where the placement is chosen already, or does nothing: in a popover, a cover or an inspector.
  init?(_ modifier: Modifier, in model: FileModel) {
    let chain = ModifierChain(containing: modifier.node)
    let decided = ["presentationPlacement", "trailingPresentation", "presentationCompactAdaptation"]
    guard !chain.allModifiers.contains(where: { decided.contains($0.name) }) else { return nil }
    let paths = model.paths(from: modifier.node).filter { path in
      if case .preview = path.end { return false }
      return true
    }
    var isSheetAlone = !paths.isEmpty
    for path in paths {
      switch SheetContentPlace.presentation(path, in: model) {
      case .sheet: continue
      case .other: return nil
      case .unknown: isSheetAlone = false
      }
    }
    self.isSheetAlone = isSheetAlone
  }

  private enum Presentation {
    case sheet, other, unknown
  }

  private static func presentation(_ path: ViewPath, in model: FileModel) -> Presentation {
    for step in path.steps {
      switch step {
      case .modified(let modifier):
        if modifier.name == "presentationPlacement" || modifier.name == "presentationCompactAdaptation" {
          return .other
        }
        if !model.isKnown(modifier) { return .unknown }
      case .contained(let call, _):
        guard let container = Container(call.name), container != .control else { return .unknown }
      case .attached(let modifier, _):
        guard !model.declaresModifier(modifier.name) else { return .unknown }
        return modifier.name == "sheet" ? .sheet : .other
      default: continue
      }
    }
    return .unknown
  }
}

extension SyntaxNode {
  /// Whether what is behind a sheet is usable: `.enabled`, `.enabled(upThrough:)`; `false` where a condition decides,
  /// `nil` where it isn't.
  var enablesBackground: Bool? {
    if kind == .sequenceExpr {
      let names = descendants.prefix(256).contains { $0.isToken && $0.isText("enabled") }
      return names ? false : nil
    }
    return (Call(self)?.nameToken ?? nameToken)?.isText("enabled") == true ? true : nil
  }

  /// Whether a sheet's content asks for a height that leaves much of the screen in sight.
  var hasLowDetents: Bool {
    builtViews.contains { view in
      view.chain.allModifiers.contains { modifier in
        guard modifier.name == "presentationDetents", let set = modifier.arguments.first?.value else { return false }
        return set.descendants.prefix(256).contains { $0.isToken && ($0.isText("height") || $0.isText("medium")) }
      } && !view.chain.allModifiers.contains { modifier in
        modifier.name == "presentationBackgroundInteraction" || modifier.name == "presentationPlacement"
          || modifier.name == "presentationCompactAdaptation"
      }
    }
  }

  /// Whether a view is a map or a video, or a stack with one at its bottom.
  var showsWhatIsLookedAt: Bool {
    guard let call = ModifierChain(outermost: self).baseCall else { return false }
    if ["Map", "VideoPlayer"].contains(call.name) { return true }
    guard call.name == "ZStack", let first = call.builder?.builtViews.first else { return false }
    return first.chain.baseCall.map { ["Map", "VideoPlayer"].contains($0.name) } ?? false
  }
}

extension Modifier {
  /// Whether the sheet's detents include the one up to which what is behind is usable, where one is named.
  var reachesItsDetent: Bool {
    guard let limit = Call(arguments[0].value)?.argument("upThrough") else { return true }
    return ModifierChain(containing: node).allModifiers.contains { modifier in
      guard modifier.name == "presentationDetents", let set = modifier.arguments.first?.value else { return false }
      return set.child(.arrayElementList)?.children.contains { $0.firstChild?.text == limit.text } == true
    }
  }
}
