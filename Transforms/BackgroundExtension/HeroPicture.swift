import UnfoldEngine
import UnfoldSyntax

/// A picture that runs under a sidebar or an inspector by ignoring the safe area, so that the column hides a part of
/// it.
struct HeroPicture {
  /// The modifier that lets it.
  let modifier: Modifier
  /// Whether it surely is the one picture of its screen, and nothing else is known to be on it.
  let isCertain: Bool

  /// `nil` for decoration, for pictures on screens without columns, and in a file that has the effect already: who
  /// knows of it has chosen the pictures that get it.
  init?(_ modifier: Modifier, in model: FileModel) {
    guard case .known(let edges) = modifier.ignoredEdges, !edges.isDisjoint(with: .horizontal),
      model.names.references["backgroundExtensionEffect"] == nil,
      model.names.references[BackgroundExtension.helper.name] == nil
    else { return nil }
    let chain = ModifierChain(containing: modifier.node)
    guard let picture = chain.baseCall, picture.callee.isText("Image"), picture.argument("systemName") == nil,
      !model.declaresType("Image")
    else { return nil }
    let screens = model.paths(from: modifier.node).map { Screen($0) }
    guard let screen = screens.first, screens.allSatisfy({ $0.hasColumns }) else { return nil }
    self.modifier = modifier
    let before = chain.modifiers.prefix { $0 != modifier }
    isCertain =
      screens.count == 1 && !screen.isConditional && edges == .all && chain.links.count == chain.modifiers.count
      && before.allSatisfy { HeroPicture.plain.contains($0.name) }
      && chain.modifiers.filter { $0.ignoredEdges != .known([]) }.count == 1
      && screen.content?.ignoringPictures == 1
  }

  /// Modifiers that change how a picture is drawn and lay nothing on it, which the effect would mirror too.
  private static let plain: Set<String> = [
    "resizable", "scaledToFill", "scaledToFit", "aspectRatio", "interpolation", "antialiased", "renderingMode",
    "accessibilityHidden", "accessibilityLabel", "accessibilityIgnoresInvertColors",
  ]

  /// The screen that a picture stands on.
  private struct Screen {
    private(set) var hasColumns = false
    private(set) var isConditional = false
    /// What stands beside the columns.
    private(set) var content: SyntaxNode?

    init(_ path: ViewPath) {
      for step in path.steps {
        switch step {
        case .branch: isConditional = true
        case .modified(let modifier) where modifier.name == "inspector":
          hasColumns = true
          content = modifier.base
          return
        case .contained(let call, let label):
          switch Container(call.name) {
          case .vertical, .layers, .scroll, .transparent: continue
          case .navigation:
            guard call.name == "NavigationSplitView" else { continue }
            hasColumns = label == "detail"
            content = call.trailingClosures.first { $0.label == "detail" }?.closure
            return
          default: return
          }
        case .attached: return
        default: continue
        }
      }
    }
  }
}

extension SyntaxNode {
  /// How many pictures in this view ignore the safe area.
  fileprivate var ignoringPictures: Int {
    descendants.prefix(8192).filter { node in
      guard let modifier = Modifier(node), modifier.ignoredEdges != .known([]) else { return false }
      return ModifierChain(outermost: node).baseCall?.callee.isText("Image") == true
    }.count
  }
}
