import UnfoldEngine
import UnfoldSyntax

/// A view with a bar over it.
struct Layering {
  enum Form {
    /// A `ZStack`, its statements, and which of them are the content and the bar.
    case stack(Call, content: SyntaxNode, bar: SyntaxNode)
    /// `.overlay(alignment: .bottom) { bar }` or `.overlay(bar, alignment: .bottom)`.
    case overlay(Modifier)
  }

  let form: Form
  /// What the bar lies over, a whole expression.
  let content: SyntaxNode
  let bar: PlacedBar
  let traits: BarTraits
  /// Whether other views lie between the two or are laid out with them in ways that a bar can't follow.
  var isCrowded = false

  /// Where the layers are, without the modifiers applied to them.
  var node: SyntaxNode {
    switch form {
    case .stack(let call, _, _): call.node
    case .overlay(let modifier): modifier.node
    }
  }

  /// What the finding is about, in UTF-8 bytes.
  var range: Range<Int> {
    switch form {
    case .stack(let call, _, _): call.node.textRange
    case .overlay(let modifier): modifier.range
    }
  }

  /// `nil` where `overlay` holds anything but one view at an edge.
  init?(overlay modifier: Modifier, in model: FileModel) {
    guard let base = modifier.base, base.hasFewModifiers else { return nil }
    let call = modifier.call
    let view: SyntaxNode
    if let builder = call.builder {
      guard builder.statements.count == 1 else { return nil }
      view = builder.statements[0].content
    } else {
      guard let first = call.arguments.first, first.label == nil, call.trailingClosures.isEmpty else { return nil }
      view = first.value
    }
    let edge = EdgeSet(alignment: call.argument("alignment"))
    guard let bar = PlacedBar(view, alignedTo: edge, in: model) else { return nil }
    form = .overlay(modifier)
    content = base
    self.bar = bar
    traits = BarTraits(of: bar, in: model)
  }

  private init(form: Form, content: SyntaxNode, bar: PlacedBar, traits: BarTraits, isCrowded: Bool) {
    self.form = form
    self.content = content
    self.bar = bar
    self.traits = traits
    self.isCrowded = isCrowded
  }

  /// Whether something else stands at the bar's edge of the same content, so that the two would be stacked.
  func sharesItsEdge(but clearance: Clearance) -> Bool {
    var chains = [ModifierChain(outermost: content)]
    if case .overlay(let modifier) = form { chains = [ModifierChain(containing: modifier.node)] }
    return chains.contains { chain in
      chain.allModifiers.contains { other in
        if case .modifier(other) = clearance.part { return false }
        switch other.name {
        case "overlay":
          if case .overlay(let own) = form, own == other { return false }
          return EdgeSet(alignment: other.call.argument("alignment")) == bar.edge
        case "safeAreaInset", "safeAreaBar", "safeAreaBarOrInset":
          return other.call.argument("edge")?.nameToken?.isText(bar.edge.name) == true
        default: return false
        }
      }
    }
  }

  /// The layers of a `ZStack` of which one is, or may be, a bar over another. At most one for each edge.
  static func layers(of call: Call, in model: FileModel) -> [Layering] {
    guard let builder = call.builder, builder.child(.closureSignature) == nil else { return [] }
    let items = builder.statements
    guard items.count > 1, items.count <= 64 else { return [] }
    let alignment = call.argument("alignment")
    let edge = EdgeSet(alignment: alignment)
    if edge == nil, let alignment, !alignment.isWrittenAlignment { return [] }
    var found: [Layering] = []
    for (place, item) in items.enumerated().dropFirst() {
      guard let bar = PlacedBar(item.content, alignedTo: edge, in: model) else { continue }
      let traits = BarTraits(of: bar, in: model)
      guard traits.mayBeBar else { continue }
      guard let under = items[..<place].lastIndex(where: { $0.content.mayBeContent }) else { continue }
      let isCrowded = place - under > 1 || items.contains { $0.content.isDeclarationOrDirective }
      let layering = Layering(
        form: .stack(call, content: items[under], bar: item), content: items[under].content, bar: bar, traits: traits,
        isCrowded: isCrowded)
      if let other = found.firstIndex(where: { $0.bar.edge == bar.edge }) {
        found[other].isCrowded = true
      } else {
        found.append(layering)
      }
    }
    if found.count > 1 { for place in found.indices { found[place].isCrowded = true } }
    return found
  }
}

extension BarTraits {
  init(of bar: PlacedBar, in model: FileModel) {
    var reader = BarReader(model: model, edge: bar.edge)
    reader.read(bar.parts)
    self = reader.traits
  }

  /// Whether it is worth looking at what lies below.
  var mayBeBar: Bool {
    guard !isTall, !isDragged, !showsProgress else { return false }
    return controls > 0 || isNotice || !unknownViews.isEmpty
  }
}

extension SyntaxNode {
  /// Whether a view has no more modifiers than people write; a chain of thousands would be read once for each.
  fileprivate var hasFewModifiers: Bool {
    var view = self
    for _ in 0..<64 {
      guard let base = Modifier(view)?.base else { return true }
      view = base
    }
    return false
  }

  /// Whether a statement of a `ZStack` can be what a bar lies over, and is no background.
  fileprivate var mayBeContent: Bool {
    if kind == .ifExpr || kind == .switchExpr { return true }
    guard isViewExpression else { return false }
    switch ModifierChain(outermost: self).baseName {
    case "Color", "LinearGradient", "RadialGradient", "Rectangle", "Image", "EmptyView", "Spacer": return false
    default: return !(base(of: self)?.isTypeName ?? false)
    }
  }

  private func base(of view: SyntaxNode) -> SyntaxNode? { ModifierChain(outermost: view).base.memberBase }

  /// Whether a statement is no view: `let`, or `#if` around views.
  fileprivate var isDeclarationOrDirective: Bool {
    kind == .variableDecl || kind == .ifConfigDecl || kind == .functionDecl
  }

  /// Whether an alignment is one of the system's by name.
  fileprivate var isWrittenAlignment: Bool {
    ["center", "leading", "trailing"].contains(nameToken?.text ?? "")
  }
}
