import UnfoldEngine
import UnfoldSyntax

/// A view that something pushes to the top or bottom edge of what it lies over.
struct PlacedBar {
  /// What pushes it there.
  enum Pusher {
    /// The alignment of what holds it.
    case alignment
    /// `.frame(maxHeight: .infinity, alignment: .bottom)`, the last of its modifiers.
    case frame(Modifier)
    /// `VStack { Spacer(); bar }`: the stack, and the statement with the spacer.
    case spacer(ModifierChain, SyntaxNode)
  }

  let edge: EdgeSet
  let pusher: Pusher
  /// The whole of it as it is written: an expression, or an `ifExpr` around it.
  let written: SyntaxNode
  /// What the bar consists of, without what pushes it.
  let parts: [SyntaxNode]
  /// When it is there, in words; `nil` where it always is, empty where it isn't easily said.
  var condition: String?
  /// Whether the pusher does more than push, or stands in another declaration.
  var isEntangled = false

  /// Reads a view that lies over another.
  ///
  /// - Parameters:
  ///   - view: an expression or an `ifExpr`.
  ///   - edge: where the alignment of what holds the view pushes it; `nil` for the centre.
  init?(_ view: SyntaxNode, alignedTo edge: EdgeSet?, in model: FileModel) {
    if view.kind == .ifExpr {
      self.init(branching: view, edge, model)
    } else if view.kind == .switchExpr, let edge {
      self.init(severalWays: view, edge)
    } else if view.isViewExpression {
      self.init(chain: ModifierChain(outermost: view), edge, model)
    } else {
      return nil
    }
  }

  private init?(branching view: SyntaxNode, _ edge: EdgeSet?, _ model: FileModel) {
    let (blocks, isComplete) = view.branches
    if blocks.count == 1, blocks[0].statements.count == 1 {
      guard let inner = PlacedBar(blocks[0].statements[0].content, alignedTo: edge, in: model) else { return nil }
      self.edge = inner.edge
      pusher = inner.pusher
      parts = inner.parts
      isEntangled = inner.isEntangled
      condition = inner.condition == nil ? view.conditionText : ""
    } else {
      guard let edge else { return nil }
      self.edge = edge
      pusher = .alignment
      parts = [view]
      // One that computes something first is only reported.
      isEntangled = !blocks.allSatisfy { $0.statements.count == 1 }
      condition = isComplete && !isEntangled ? nil : ""
    }
    written = view
  }

  /// A `switch`, which is only reported.
  private init(severalWays view: SyntaxNode, _ edge: EdgeSet) {
    self.edge = edge
    pusher = .alignment
    parts = [view]
    condition = ""
    isEntangled = true
    written = view
  }

  private init?(chain: ModifierChain, _ alignment: EdgeSet?, _ model: FileModel) {
    written = chain.node
    if let pushing = chain.modifiers.last(where: { $0.pushedEdge != nil }), let pushed = pushing.pushedEdge,
      let base = pushing.base
    {
      edge = pushed
      pusher = .frame(pushing)
      parts = [base]
      condition = model.presence(of: base)
      isEntangled = pushing.node != chain.node
      return
    }
    if let call = chain.baseCall, call.name == "VStack", let builder = call.builder {
      let items = builder.statements
      let spacers = items.filter { Call($0.content)?.callee.isText("Spacer") == true }
      if let spacer = spacers.first {
        guard spacers.count == 1, items.count > 1 else { return nil }
        edge = spacer == items.last ? .top : .bottom
        pusher = .spacer(chain, spacer)
        // Where something stands on both sides of the spacer, the lower one is looked at, and only reported.
        let isBetween = spacer != items.first && spacer != items.last
        parts = items.filter { isBetween ? $0.index > spacer.index : $0 != spacer }.map(\.content)
        condition = parts.count == 1 ? model.presence(of: parts[0]) : nil
        isEntangled = isBetween || chain.modifiers.count != chain.links.count
          || !chain.modifiers.allSatisfy(\.onlyShows)
        return
      }
    }
    if let statements = model.statements(of: chain.base), statements.count == 1,
      let inner = Call(ModifierChain(outermost: statements[0].content).base), inner.name == "VStack",
      let placed = PlacedBar(statements[0].content, alignedTo: nil, in: model)
    {
      edge = placed.edge
      pusher = placed.pusher
      parts = placed.parts
      condition = placed.condition
      isEntangled = true
      return
    }
    guard let alignment else { return nil }
    edge = alignment
    pusher = .alignment
    parts = [chain.node]
    condition = model.presence(of: chain.node)
  }

  /// What the bar is called: the property, function or view that it is; empty where it is written out.
  var name: String {
    guard parts.count == 1, parts[0].isViewExpression else { return "" }
    let chain = ModifierChain(outermost: parts[0])
    let name = chain.baseName
    return Container(name) == nil ? name : ""
  }
}

extension FileModel {
  /// When a view shows anything, in words; `nil` where it always does, empty where it isn't easily said.
  fileprivate func presence(of view: SyntaxNode, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    if view.kind == .ifExpr {
      let (blocks, isComplete) = view.branches
      if isComplete { return nil }
      guard blocks.count == 1, blocks[0].statements.count == 1,
        presence(of: blocks[0].statements[0].content, depth: depth + 1) == nil
      else { return "" }
      return view.conditionText
    }
    guard view.isViewExpression else { return view.kind == .switchExpr ? "" : nil }
    let base = ModifierChain(outermost: view).base
    let isGroup = Call(base).map { $0.name == "Group" || $0.name == "AnyView" } ?? false
    guard let statements = isGroup ? Call(base)?.builder?.statements : statements(of: base) else { return nil }
    let answers = statements.map { presence(of: $0.content, depth: depth + 1) }
    guard answers.count == 1 else { return answers.contains { $0 == nil } ? nil : "" }
    // The words of another view mean something else there.
    let isElsewhere = Call(base)?.isInitializer == true && !isGroup
    return answers[0].map { isElsewhere ? "" : $0 }
  }
}

extension Modifier {
  /// The edge to which `frame(maxHeight: .infinity, alignment: .bottom)` pushes its view.
  fileprivate var pushedEdge: EdgeSet? {
    guard name == "frame", call.argument("maxHeight")?.nameToken?.isText("infinity") == true else { return nil }
    return EdgeSet(alignment: call.argument("alignment"))
  }

  /// Whether it changes neither the place nor the size of its view.
  fileprivate var onlyShows: Bool {
    switch name {
    case "transition", "animation", "zIndex", "accessibilityElement", "accessibilityIdentifier": true
    default: false
    }
  }
}

extension EdgeSet {
  /// The vertical edge of an alignment: of `.bottomLeading` the bottom. `nil` for the centre and what isn't known.
  init?(alignment: SyntaxNode?) {
    switch alignment?.nameToken?.text {
    case "bottom", "bottomLeading", "bottomTrailing": self = .bottom
    case "top", "topLeading", "topTrailing": self = .top
    default: return nil
    }
  }
}
