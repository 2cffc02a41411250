import UnfoldEngine
import UnfoldSyntax

/// Finds readable and interactive content that is let under the system's bars at every edge.
///
/// The guidance on safe areas: unqualified `ignoresSafeArea()` is for decoration; content names its edges.
public struct UnscopedIgnoresSafeArea: Rule {
  public init() {}

  public let id = "unscoped-ignores-safe-area"
  public let level = RuleLevel.review
  public let summary = "unqualified `ignoresSafeArea()` on readable or interactive content"
  public let nodeKinds: [SyntaxKind] = [.functionCallExpr]
  public let triggers: [StaticString] = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), modifier.isIgnoringSafeArea, modifier.ignoredEdges == .known(.all),
      let view = modifier.base, file.model.names.functions[modifier.name] == nil, !node.clearsSafeAreaItself,
      ContentCheck(model: file.model).holdsContent(view), file.model.standsAtTheEdges(node),
      file.isShippedScreen(node)
    else { return [] }
    return [.review(id, modifier.range, Self.message)]
  }

  private static let message = """
    This lets text or controls, not only decoration, under the system's bars at every edge, vertical bars included. \
    Check which edges are meant and name them, as in `ignoresSafeArea(edges: .top)`, or move the modifier to the \
    background alone.
    """
}

extension Modifier {
  fileprivate var isIgnoringSafeArea: Bool { name == "ignoresSafeArea" || name == "edgesIgnoringSafeArea" }
}

extension SyntaxNode {
  /// Whether the type around it reads the safe area, or adds it again, and so keeps its content clear by itself.
  fileprivate var clearsSafeAreaItself: Bool {
    let code = enclosingType ?? self
    return code.descendants.contains { name in
      guard name.kind == .identifier else { return false }
      let text = name.text.lowercased()
      guard text.contains("safearea") else { return false }
      return text != "ignoressafearea" && text != "edgesignoringsafearea" && text != "ignoressafeareaedges"
    }
  }
}

extension FileModel {
  /// Whether a view may reach the screen's edges as content: it is nobody's background or cover, and nothing that
  /// scrolls holds it.
  fileprivate func standsAtTheEdges(_ view: SyntaxNode) -> Bool {
    if view.enclosingType?.inheritedNames.contains("ViewModifier") != true {
      let names = [view.enclosingType?.declaredName, view.ancestor(.functionDecl, .patternBinding)?.declaredName]
      guard !names.contains(where: { $0.map(isDecorationName) == true }) else { return false }
    }
    return paths(from: view).allSatisfy { path in
      path.steps.allSatisfy { step in
        switch step {
        case .attached(let modifier, _):
          // A view in a modifier of another library may be shown anywhere.
          switch Attachment(modifier.name) {
          case .inset, .screen: true
          case .over: modifier.name != "mask"
          case .behind, .system, nil: false
          }
        case .contained(let call, _):
          switch Container(call.name) {
          case .scroll, .rows, .control: false
          default: true
          }
        case .declared(let declaration): declaration.declaredName.map { !isDecorationName($0) } ?? true
        case .modified, .conditional, .element, .branch: true
        }
      }
    }
  }

  private func isDecorationName(_ name: String) -> Bool {
    let text = name.lowercased()
    return ["background", "backdrop", "wallpaper", "gradient", "scrim", "decoration", "confetti", "blur"].contains {
      text.contains($0)
    }
  }
}
