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
  public let triggers: [Trigger] = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    guard let modifier = Modifier(node), modifier.isIgnoringSafeArea, let whenever = modifier.ignoresEveryEdge,
      let view = modifier.base, file.model.names.functions[modifier.name] == nil,
      !node.clearsSafeAreaItself(in: file.model), file.model.fillsHeight(view) != .no || view.mayGrow,
      ContentCheck(model: file.model).holdsContent(view), file.model.standsAtTheEdges(node),
      file.isShippedScreen(node)
    else { return [] }
    return [.review(id, modifier.range, whenever == .always ? Self.message : Self.sometimes)]
  }

  private static let message = """
    This lets text or controls, not only decoration, under the system's bars at every edge, vertical bars included. \
    Check which edges are meant and name them, as in `ignoresSafeArea(edges: .top)`, or move the modifier to the \
    background alone.
    """

  private static let sometimes = """
    Under its condition this lets text or controls, not only decoration, under the system's bars at every edge, \
    vertical bars included. Check which edges are meant then and name them, as in `.top`.
    """
}

extension Modifier {
  fileprivate var isIgnoringSafeArea: Bool { name == "ignoresSafeArea" || name == "edgesIgnoringSafeArea" }

  fileprivate enum Whenever {
    case always, sometimes
  }

  /// `nil` where some edge is always respected: `.sometimes` for a condition with an arm that names them all.
  fileprivate var ignoresEveryEdge: Whenever? {
    if ignoredEdges == .known(.all) { return .always }
    let edges = name == "ignoresSafeArea" ? call.argument("edges") : arguments.first?.value
    guard ignoredEdges == .unknown, let parts = edges?.child(.exprList)?.children,
      let choice = parts.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }), parts.count == choice + 2
    else { return nil }
    let arms = parts[choice].children.filter { !$0.isToken } + [parts[choice + 1]]
    return arms.contains { EdgeSet($0) == .all } ? .sometimes : nil
  }
}

extension SyntaxNode {
  /// Whether the type around it reads the safe area, or adds it again, and so keeps its content clear by itself.
  func clearsSafeAreaItself(in model: FileModel) -> Bool {
    let code = enclosingType ?? self
    return code.descendants.contains { name in
      guard name.kind == .identifier else { return false }
      let text = name.text.lowercased()
      if text.contains("safearea") {
        return text != "ignoressafearea" && text != "edgesignoringsafearea" && text != "ignoressafeareaedges"
      }
      // `edges?.bottom`, where a value outside of the type has the window's insets, or another file surely has them.
      guard text.hasSuffix("edges") || text.hasSuffix("insets"), name.isMeasured else { return false }
      let declared = model.names.values[name.text] ?? []
      return declared.isEmpty || declared.contains { $0.text.contains("safeAreaInsets") }
    }
  }

  /// Whether this is the name before `.top` or `.bottom`, as in `edges?.bottom`.
  private var isMeasured: Bool {
    guard var value = parent, value.kind == .declReferenceExpr else { return false }
    if let outer = value.parent, outer.kind == .memberAccessExpr, outer.lastChild == value { value = outer }
    if let outer = value.parent, outer.kind == .optionalChainingExpr || outer.kind == .forceUnwrapExpr {
      value = outer
    }
    guard let member = value.parent, member.kind == .memberAccessExpr, member.memberBase == value else {
      return false
    }
    return member.nameToken?.isText("top") == true || member.nameToken?.isText("bottom") == true
  }

  /// Whether a view may be as large as the screen though its kind isn't: a picture, or a view modifier's `content`.
  fileprivate var mayGrow: Bool {
    let chain = ModifierChain(outermost: self)
    return chain.base.isText("content") || chain.modifiers.contains { $0.name == "resizable" }
  }
}

extension Modifier {
  /// Whether this is a frame with a height that is not the screen's or a geometry proxy's.
  fileprivate var hasOwnHeight: Bool { call.argument("height") != nil && name == "frame" && !hasHeightOfScreen }

  /// Whether this is a frame whose height comes from the screen or from a geometry proxy.
  var hasHeightOfScreen: Bool {
    guard name == "frame", let height = call.argument("height") else { return false }
    let text = height.text.lowercased()
    return ["screen", "bounds", "size", "geo", "proxy"].contains(where: text.contains)
  }
}

extension FileModel {
  /// Whether a view may reach the screen's edges as content: it is nobody's background or cover, and nothing that
  /// scrolls holds it.
  fileprivate func standsAtTheEdges(_ view: SyntaxNode, depth: Int = 0) -> Bool {
    if view.enclosingType?.inheritedNames.contains("ViewModifier") != true {
      let names = [view.enclosingType?.declaredName, view.ancestor(.functionDecl, .patternBinding)?.declaredName]
      guard !names.contains(where: { $0.map(DecorationWords.areIn) == true }) else { return false }
    }
    return paths(from: view).allSatisfy { path in
      guard depth == 0, case .body(let type) = path.end, let name = type.declaredName else {
        return stepsReachTheEdges(path)
      }
      // What another file shows in a row, a card or a background isn't at the edges of a screen.
      let uses = callsElsewhere(ofType: name).prefix(16).filter { !$0.model.isInPreview($0.node) }
      return stepsReachTheEdges(path)
        && (uses.isEmpty || uses.contains { $0.model.standsAtTheEdges($0.node, depth: 1) })
    }
  }

  private func stepsReachTheEdges(_ path: ViewPath) -> Bool {
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
      case .declared(let declaration): declaration.declaredName.map { !DecorationWords.areIn($0) } ?? true
      // A view of a height of its own, such as a page of a banner, is somewhere in the screen.
      case .modified(let modifier): !modifier.hasOwnHeight
      case .conditional, .element, .branch: true
      }
    }
  }
}

/// What names say of views that are there to be looked at.
enum DecorationWords {
  private static let words = [
    "background", "backdrop", "wallpaper", "gradient", "scrim", "decoration", "confetti", "blur", "splash", "rain",
    "snow", "particle", "emitter",
    // What is drawn around the camera is meant to be there.
    "dynamicisland",
  ]

  /// Whether a declaration of that name is decoration.
  static func areIn(_ name: String) -> Bool {
    let text = name.lowercased()
    return words.contains { text.contains($0) }
  }
}
