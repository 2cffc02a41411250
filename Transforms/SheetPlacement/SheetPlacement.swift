import UnfoldEngine
import UnfoldSyntax

/// Finds placements of sheets on what is presented in another way, or not at all.
public struct SheetPlacement: Rule {
  public init() {}

  public let id = "sheet-placement"
  public let level = RuleLevel.review
  public let summary = "`presentationPlacement` on what is no sheet"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [Trigger] = ["presentationPlacement"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), modifier.name == "presentationPlacement",
      !file.model.declaresModifier("presentationPlacement"), modifier.arguments.count == 1,
      !modifier.arguments[0].value.isText(".automatic")
    else { return [] }
    let message: String
    if isNeverASheet(node, in: file.model) {
      message = Self.message
    } else if presentsASheet(modifier), isTheWindow(node, in: file.model) {
      message = Self.presenting
    } else {
      return []
    }
    return file.isShippedScreen(node) ? [.review(id, modifier.range, message)] : []
  }

  /// Whether every place of the file that presents the view does so in a popover or a cover.
  private func isNeverASheet(_ view: SyntaxNode, in model: FileModel) -> Bool {
    // A popover may be told to become a sheet where the width is compact.
    let chain = ModifierChain(containing: view).allModifiers
    guard !chain.contains(where: { $0.name == "presentationCompactAdaptation" }) else { return false }
    let paths = model.paths(from: view).filter { path in
      if case .preview = path.end { return false }
      return true
    }
    return !paths.isEmpty && paths.allSatisfy { ignoresPlacement($0, in: model) }
  }

  /// Whether the view so far presents a sheet, whose content the placement may have been meant for.
  private func presentsASheet(_ modifier: Modifier) -> Bool {
    guard let base = modifier.base else { return false }
    return ModifierChain(outermost: base).modifiers.contains { $0.name == "sheet" }
  }

  /// Whether a view stands in a window of the app, which nothing presents.
  private func isTheWindow(_ view: SyntaxNode, in model: FileModel) -> Bool {
    model.paths(from: view).allSatisfy { path in
      guard case .screen = path.end else { return false }
      return path.steps.allSatisfy { step in
        switch step {
        case .attached: false
        case .contained(let call, _): Container(call.name) != nil
        default: true
        }
      }
    }
  }

  private func ignoresPlacement(_ path: ViewPath, in model: FileModel) -> Bool {
    for step in path.steps {
      switch step {
      case .modified(let modifier) where modifier.name == "presentationCompactAdaptation": return false
      // What a view of another type does with the content is for that type to say.
      case .contained(let call, _) where Container(call.name) == nil: return false
      case .attached(let modifier, _):
        guard modifier.name == "popover" || modifier.name == "fullScreenCover" else { return false }
        return !model.declaresModifier(modifier.name)
      default: continue
      }
    }
    return false
  }

  private static let presenting = """
    A placement belongs to a sheet's content, and this one stands on the view that presents the sheet, where it does \
    nothing. Check which sheet was meant, and move it into its closure.
    """

  private static let message = """
    Only sheets heed a placement, and this view is shown in a popover or a full-screen cover, where it does nothing. \
    Check whether a sheet was meant, and drop the placement otherwise.
    """
}
