import UnfoldEngine
import UnfoldSyntax

/// Room that content keeps free at an edge, as for a bar that lies there.
struct Clearance {
  enum Part {
    /// `.padding(.bottom, 80)` and its relatives.
    case modifier(Modifier)
    /// A `codeBlockItem` that shows nothing: `Spacer(minLength: 80)`.
    case statement(SyntaxNode)
  }

  /// Why it can't be taken out.
  enum Doubt {
    /// Its size is decided elsewhere or while the app runs.
    case unknownSize
    /// It is part of something that does more.
    case entangled
    /// It says that it is for something else.
    case forOthers
    /// It is the bar itself, unseen.
    case copy
  }

  let part: Part
  /// In points; `nil` where it isn't a number.
  let points: Double?
  /// When it is there, in words; `nil` where it always is.
  let condition: String?
  var doubt: Doubt?

  /// What is removed, in UTF-8 bytes.
  var range: Range<Int> {
    switch part {
    case .modifier(let modifier): modifier.range
    case .statement(let item): item.textRange
    }
  }

  /// What has the size.
  var expression: SyntaxNode {
    switch part {
    case .modifier(let modifier): modifier.node.child(.labeledExprList) ?? modifier.node
    case .statement(let item): item
    }
  }

  var isModifier: Bool {
    if case .modifier = part { return true }
    return false
  }

  /// Lengths that a bar can have, in points. What is smaller is a margin of the design.
  static let barHeights = 44.0...200.0
}

/// Finds the room that content keeps free at an edge.
struct ClearanceReader {
  let model: FileModel
  let edge: EdgeSet
  /// The name of the bar, where it has one.
  let bar: String
  private(set) var found: [Clearance] = []

  init(model: FileModel, edge: EdgeSet, bar: String) {
    self.model = model
    self.edge = edge
    self.bar = bar
  }

  mutating func read(_ content: CoveredContent) {
    for chain in content.chains { modifiers(of: chain) }
    if let builder = content.scrollView?.builder { ends(builder.statements, condition: nil, depth: 0) }
  }

  // MARK: Modifiers

  private mutating func modifiers(of chain: ModifierChain) {
    for modifier in chain.modifiers { read(modifier) }
    for link in chain.links {
      guard case .conditional(_, let clauses) = link else { continue }
      for modifier in clauses.joined() {
        let before = found.count
        read(modifier)
        if found.count > before { found[before].doubt = .entangled }
      }
    }
  }

  private mutating func read(_ modifier: Modifier) {
    let call = modifier.call
    switch modifier.name {
    case "padding", "contentMargins", "safeAreaPadding":
      if let place = call.argument("for"), place.nameToken?.isText("scrollIndicators") == true { return }
      let values = call.arguments.filter { $0.label == nil }.map(\.value)
      if values.count == 2, let edges = EdgeSet(values[0]), edges.contains(edge) {
        add(modifier, values[1], isWhole: edges == edge)
      } else if values.count == 2, values[0].kind == .memberAccessExpr || values[0].kind == .declReferenceExpr {
        return
      } else if let insets = Call(values.first), let length = insets.argument(edge == .bottom ? "bottom" : "top") {
        let others = insets.arguments.filter { $0.value != length }.map { model.number($0.value) }
        // Even margins on several sides are the design's.
        if let points = model.number(length), others.contains(points) { return }
        add(modifier, length, isWhole: others.allSatisfy { $0 == 0 })
      }
    case "safeAreaInset":
      guard call.argument("edge")?.nameToken?.isText(edge.name) == true, let builder = call.builder,
        builder.statements.count == 1, let gap = EmptyRoom(builder.statements[0].content)
      else { return }
      add(.modifier(modifier), gap.length, condition: nil, isWhole: gap.isPlain)
    default: return
    }
  }

  private mutating func add(_ modifier: Modifier, _ length: SyntaxNode, isWhole: Bool) {
    if let choice = Choice(length) {
      guard let condition = choice.condition(of: model) else {
        return append(.modifier(modifier), points: nil, condition: nil, doubt: .unknownSize)
      }
      return append(
        .modifier(modifier), points: condition.points, condition: condition.text, doubt: isWhole ? nil : .entangled)
    }
    add(.modifier(modifier), length, condition: nil, isWhole: isWhole)
  }

  private mutating func add(_ part: Clearance.Part, _ length: SyntaxNode, condition: String?, isWhole: Bool) {
    let points = model.number(length)
    let doubt: Clearance.Doubt? = points == nil ? .unknownSize : isWhole ? nil : .entangled
    append(part, points: points, condition: condition, doubt: doubt)
  }

  private mutating func append(
    _ part: Clearance.Part, points: Double?, condition: String?, doubt: Clearance.Doubt?
  ) {
    if let points, points < Clearance.barHeights.lowerBound { return }
    var clearance = Clearance(part: part, points: points, condition: condition, doubt: doubt)
    if let points, points > Clearance.barHeights.upperBound { clearance.doubt = .entangled }
    if OtherThings(remarks: model.tree.remarks(on: clearance.range), code: clearance.expression, bar: bar).areNamed {
      clearance.doubt = .forOthers
    }
    found.append(clearance)
  }

  // MARK: The first and the last thing that scrolls

  /// - Parameter isStretched: whether a height around them decides where they stand, such as that of the screen.
  private mutating func ends(_ statements: [SyntaxNode], condition: String?, depth: Int, isStretched: Bool = false) {
    guard depth < 6, let item = edge == .bottom ? statements.last : statements.first else { return }
    let view = item.content
    if let gap = EmptyRoom(view) {
      let isWhole = (statements.count > 1 || condition != nil) && !isStretched
      return add(.statement(item), gap.length, condition: condition, isWhole: isWhole && gap.isPlain)
    }
    if view.kind == .ifExpr {
      let (blocks, _) = view.branches
      guard blocks.count == 1, condition == nil, let text = view.conditionText, blocks[0].statements.count == 1,
        let gap = EmptyRoom(blocks[0].statements[0].content)
      else { return }
      // The whole branch goes: nothing else is in it.
      let isWhole = statements.count > 1 && gap.isPlain && !isStretched
      return add(.statement(item), gap.length, condition: text, isWhole: isWhole)
    }
    guard view.isViewExpression else { return }
    let chain = ModifierChain(outermost: view)
    // What belongs to a card or to each element of a loop is no room at the end.
    let isAllThereIs = depth == 0 && statements.count == 1
    guard isAllThereIs || !chain.isPainted else { return }
    let known = found.count
    if chain.baseName != "ForEach", chain.baseName != "Section", chain.baseName != "Group" { modifiers(of: chain) }
    for place in known..<found.count {
      guard case .modifier(let room) = found[place].part, found[place].doubt == nil else { continue }
      if isStretched || chain.isShaped(after: room) { found[place].doubt = .entangled }
    }
    if isCopy(chain) {
      found.append(Clearance(part: .statement(item), points: nil, condition: condition, doubt: .copy))
      return
    }
    guard let call = chain.baseCall, let builder = call.builder else { return }
    let footer = call.trailingClosures.first { $0.label == "footer" }?.closure.statements ?? []
    if call.name == "Section", edge == .bottom, footer.count == 1, let gap = EmptyRoom(footer[0].content) {
      return add(.statement(item), gap.length, condition: condition, isWhole: false)
    }
    switch call.name {
    case "VStack", "LazyVStack", "LazyVGrid", "Group", "Section", "ZStack", "GeometryReader", "ScrollViewReader":
      let isStretched = isStretched || chain.allModifiers.contains(where: \.setsHeight)
      ends(builder.statements, condition: condition, depth: depth + 1, isStretched: isStretched)
    default: return
    }
  }

  /// Whether a view is hidden and is the bar by its name.
  private func isCopy(_ chain: ModifierChain) -> Bool {
    !bar.isEmpty && chain.baseName == bar
      && chain.modifiers.contains { modifier in
        modifier.name == "hidden"
          || (modifier.name == "opacity" && model.number(modifier.arguments.first?.value) == 0)
      }
  }
}

extension ModifierChain {
  /// Whether a view gets an outline of which room inside it is a part.
  fileprivate func isShaped(after room: Modifier) -> Bool {
    allModifiers.contains { modifier in
      guard modifier.range.lowerBound > room.range.lowerBound else { return false }
      return switch modifier.name {
      case "clipShape", "cornerRadius", "border", "shadow", "overlay", "mask", "glassEffect": true
      case "background": modifier.drawsShape
      case "frame", "containerRelativeFrame": modifier.setsHeight
      default: false
      }
    }
  }

  /// Whether a view has a ground, a border or a shape of its own.
  fileprivate var isPainted: Bool {
    let names = ["background", "clipShape", "cornerRadius", "border", "shadow", "overlay", "listRowBackground"]
    return allModifiers.contains { names.contains($0.name) }
  }
}

extension Modifier {
  /// Whether it gives its view a height, in which room decides where the rest stands.
  fileprivate var setsHeight: Bool {
    guard name == "frame" else { return name == "containerRelativeFrame" }
    return arguments.contains { ["height", "minHeight", "idealHeight", "maxHeight"].contains($0.label) }
  }

  /// Whether a background is more than a colour from side to side.
  fileprivate var drawsShape: Bool {
    call.argument("in") != nil || node.descendants.contains { part in
      part.kind == .identifier && ["RoundedRectangle", "Capsule", "UnevenRoundedRectangle"].contains(part.text)
    }
  }
}

extension FileModel {
  fileprivate func number(_ expression: SyntaxNode?) -> Double? { expression.flatMap { number($0) } }
}

extension EdgeSet {
  /// `top` or `bottom`.
  var name: StaticString { self == .top ? "top" : "bottom" }
}
