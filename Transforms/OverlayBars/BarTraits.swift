import UnfoldEngine
import UnfoldSyntax

/// What a view that lies at an edge is made of, as far as this file shows.
struct BarTraits {
  /// Buttons, fields, switches and the like; what a loop repeats counts twice.
  var controls = 0
  /// Whether something in it takes all the width: a text field, a slider, `frame(maxWidth: .infinity)`.
  var spansWidth = false
  /// Whether a spacer pushes its parts to both sides.
  var isSpread = false
  /// Whether it is drawn on a ground of its own, from side to side.
  var isPainted = false
  /// Whether its ground has a shape, so that it floats: a capsule, rounded corners, glass.
  var isShaped = false
  /// Whether it can be dragged, as a drawer or a toast can.
  var isDragged = false
  /// Whether it takes the whole height, or scrolls: no bar, whatever it holds.
  var isTall = false
  /// Whether it shows text or pictures outside of its controls.
  var hasWords = false
  /// Whether it shows the progress of something.
  var showsProgress = false
  /// Whether it lies outside the safe area or reads it.
  var leavesSafeArea = false
  /// Whether it is moved or made transparent while the app runs, and so may be there without being seen.
  var isMoved = false
  /// Its own height in points, where it is a number.
  var height: Double?
  /// How many rows stand below each other: a bar has few, a keypad or a panel many.
  var rows = 0
  /// Whether it keeps so much room at its edge that it may float above another bar.
  var isRaised = false
  /// Views that this file doesn't explain.
  var unknownViews: [String] = []
  /// Whether this file doesn't explain what is applied to it as a whole.
  var hasUnknownModifier = false

  /// Whether it is a bar of controls: more than a button that floats.
  var isControlBar: Bool {
    guard controls > 0, rows < 4, !isDragged, !isTall, !showsProgress else { return false }
    return isWide && (controls > 1 || isPainted || hasWords)
  }

  /// Whether it goes from side to side. A spacer alone may just push a button into a corner.
  var isWide: Bool { spansWidth || (isSpread && (isPainted || controls > 1)) }

  /// Whether it is a strip of text from side to side, without controls.
  var isNotice: Bool {
    controls == 0 && hasWords && spansWidth && isPainted && !isShaped && !isDragged && !isTall && !showsProgress
  }
}

/// Reads the traits of a view.
struct BarReader {
  /// That of the file which is read just now: a bar may be made in another than it lies in.
  private var model: FileModel
  let edge: EdgeSet
  var traits = BarTraits()
  private var definitions: Set<SyntaxNode> = []
  private var budget = 400

  init(model: FileModel, edge: EdgeSet) {
    self.model = model
    self.edge = edge
  }

  /// Where a view stands in the bar.
  private enum Level {
    /// It is the bar.
    case whole
    /// It is one of the bar's rows or layers.
    case part
    /// It is inside a row.
    case inner
    /// It is what a control shows.
    case label
  }

  /// Reads the views that a bar consists of: expressions, `ifExpr` or `switchExpr`.
  mutating func read(_ parts: [SyntaxNode]) {
    for part in parts { read(part, parts.count == 1 ? .whole : .part) }
  }

  private mutating func read(_ view: SyntaxNode, _ level: Level) {
    budget -= 1
    guard budget > 0 else { return }
    switch view.kind {
    case .ifExpr:
      for block in view.branches.blocks { readAll(block.statements, level) }
    case .switchExpr:
      for item in view.descendants where item.kind == .switchCase { readAll(item.statements, level) }
    case .tupleExpr:
      if let inner = view.parenthesised { read(inner, level) }
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr, .postfixIfConfigExpr:
      read(ModifierChain(outermost: view), level)
    case .variableDecl: return
    default: traits.unknownViews.append("")
    }
  }

  private mutating func readAll(_ statements: [SyntaxNode], _ level: Level) {
    for statement in statements { read(statement.content, level) }
  }

  private mutating func read(_ chain: ModifierChain, _ level: Level) {
    for modifier in chain.allModifiers { note(modifier, level) }
    if level == .part, chain.baseName != "Divider", chain.baseName != "Spacer" { traits.rows += 1 }
    guard let call = chain.baseCall else { return reference(chain.base, level) }
    let name = call.name
    switch name {
    case "Button", "Toggle", "Picker", "Slider", "Stepper", "DatePicker", "ColorPicker", "Menu", "NavigationLink",
      "Link", "ShareLink", "EditButton", "PhotosPicker", "TextField", "SecureField", "TextEditor", "PasteButton",
      "MultiDatePicker":
      if level != .label { traits.controls += 1 }
      if ["Slider", "TextField", "SecureField"].contains(name) { traits.spansWidth = true }
      if level != .label, ["Toggle", "Stepper", "DatePicker"].contains(name), chain.showsItsLabel {
        traits.spansWidth = true
      }
      if name == "TextEditor" { traits.isTall = traits.isTall || level == .whole }
      let showsAll = name == "Menu" || call.argument("action") != nil
      for part in call.trailingClosures where showsAll || part.label == "label" {
        readAll(part.closure.statements, .label)
      }
      if let label = call.argument("label"), label.kind == .closureExpr { readAll(label.statements, .label) }
    case "HStack", "LazyHStack", "ControlGroup", "Grid", "GridRow", "LabeledContent":
      stack(call, level)
    case "AnyView":
      if let inner = call.arguments.first?.value { read(inner, level) }
    case "VStack", "ZStack", "Group", "LazyVStack", "GlassEffectContainer", "ViewThatFits", "Section":
      layers(call, level)
    case "ForEach":
      let before = traits.controls
      if let builder = call.builder { readAll(builder.statements, level == .label ? .label : .inner) }
      traits.controls += traits.controls - before
    case "ScrollView":
      if call.isHorizontal { traits.spansWidth = true } else { traits.isTall = true }
      if let builder = call.builder { readAll(builder.statements, .inner) }
    case "ScrollViewReader", "GeometryReader":
      if let builder = call.builder { readAll(builder.statements, level) }
      if name == "GeometryReader" { traits.leavesSafeArea = true }
    case "Text", "Label", "Image", "AsyncImage":
      if level != .label { traits.hasWords = true }
    case "Divider":
      if level == .part { traits.spansWidth = true }
    case "ProgressView", "Gauge": traits.showsProgress = traits.showsProgress || level != .label
    case "List", "Form", "TabView", "Map", "NavigationStack", "NavigationView", "Canvas", "Chart":
      traits.isTall = true
    case "Spacer", "EmptyView", "Circle", "Ellipse": return
    case "Color", "Rectangle", "LinearGradient":
      if level == .part { traits.isPainted = true }
    case "RoundedRectangle", "Capsule", "UnevenRoundedRectangle":
      if level == .part { traits.isShaped = true }
    default:
      definition(chain.base, name: name, level)
    }
  }

  private mutating func reference(_ base: SyntaxNode, _ level: Level) {
    if base.kind == .memberAccessExpr, base.memberBase?.isText("Color") == true {
      if level == .part { traits.isPainted = true }
      return
    }
    definition(base, name: base.nameToken?.text ?? "", level)
  }

  private mutating func definition(_ base: SyntaxNode, name: String, _ level: Level) {
    let elsewhere = model.definition(of: base) == nil ? model.definitionElsewhere(of: base) : nil
    guard let statements = model.statements(of: base) ?? elsewhere?.node.children, let first = statements.first,
      definitions.insert(first).inserted
    else {
      traits.unknownViews.append(name)
      return
    }
    let outer = model
    if let elsewhere { model = elsewhere.model }
    readAll(statements, statements.count == 1 || level != .whole ? level : .part)
    model = outer
  }

  /// Parts beside each other.
  private mutating func stack(_ call: Call, _ level: Level) {
    guard let builder = call.builder else { return }
    let items = builder.statements
    if level != .label, items.contains(where: { Call($0.content)?.name == "Spacer" }) { traits.isSpread = true }
    if level == .label, items.contains(where: { Call($0.content)?.name == "Spacer" }) { traits.spansWidth = true }
    readAll(items, level == .label ? .label : .inner)
  }

  /// Parts over or below each other.
  private mutating func layers(_ call: Call, _ level: Level) {
    guard let builder = call.builder else { return }
    let items = builder.statements
    if call.name == "VStack", items.contains(where: { Call($0.content)?.callee.isText("Spacer") == true }) {
      traits.isTall = traits.isTall || level != .label
    }
    let isTransparent = items.count == 1 && call.name != "VStack"
    readAll(items, level == .whole && !isTransparent ? .part : level)
  }

  private mutating func note(_ modifier: Modifier, _ level: Level) {
    switch modifier.name {
    case "frame":
      let width = modifier.call.argument("maxWidth")
      if width?.nameToken?.isText("infinity") == true { traits.spansWidth = true }
      if width?.isScreenWidth == true || modifier.call.argument("width")?.isScreenWidth == true {
        traits.spansWidth = true
      }
      if level == .whole, let height = modifier.call.argument("height") { traits.height = model.number(height) }
      if level == .whole, modifier.call.argument("maxHeight")?.nameToken?.isText("infinity") == true {
        traits.isTall = true
      }
    case "pickerStyle":
      if modifier.arguments.first?.value.text.lowercased().contains("segmented") == true { traits.spansWidth = true }
    case "gesture", "highPriorityGesture", "simultaneousGesture":
      if modifier.node.text.contains("DragGesture") || modifier.arguments.first?.value.kind == .declReferenceExpr {
        traits.isDragged = true
      }
    case "background":
      if level == .whole || level == .part { ground(modifier, level) }
    case "clipShape", "cornerRadius", "glassEffect", "containerShape", "mask":
      if level == .whole { traits.isShaped = true }
    case "offset", "position", "opacity", "hidden", "scaleEffect", "rotationEffect", "matchedGeometryEffect":
      let isFixed = modifier.name == "opacity" && modifier.arguments.first.flatMap { model.number($0.value) } != nil
      if level == .whole, !isFixed { traits.isMoved = true }
    case "onTapGesture", "onLongPressGesture":
      if level != .label { traits.controls += 1 }
    default:
      if level == .whole, !modifier.isSystem { traits.hasUnknownModifier = true }
    }
    let ignores = modifier.name == "ignoresSafeArea" || modifier.ignoredEdges.mayContain(edge)
    if level == .whole, ignores { traits.leavesSafeArea = true }
    if level == .whole, modifier.name == "padding", modifier.arguments.count == 2,
      EdgeSet(modifier.arguments[0].value) == edge,
      model.number(modifier.arguments[1].value).map({ $0 >= Clearance.barHeights.lowerBound }) == true
    {
      traits.isRaised = true
    }
    if modifier.name == "padding", modifier.node.children.dropFirst().contains(where: \.namesSafeArea) {
      traits.leavesSafeArea = true
    }
  }

  private mutating func ground(_ modifier: Modifier, _ level: Level) {
    if modifier.call.argument("in") != nil {
      if level == .whole { traits.isShaped = true }
      return
    }
    let words = modifier.call.node.children.dropFirst().flatMap { part in
      part.descendants.filter { $0.kind == .identifier }.map(\.text)
    }
    let shapes = ["RoundedRectangle", "Capsule", "Circle", "UnevenRoundedRectangle", "cornerRadius", "clipShape"]
    // Something that only measures the bar, or isn't seen, is no ground.
    if words.contains("GeometryReader") || words.last == "clear" { return }
    if words.contains(where: shapes.contains) {
      if level == .whole { traits.isShaped = true }
    } else {
      traits.isPainted = true
    }
  }
}

extension ModifierChain {
  /// Whether a control puts its label to one side and itself to the other.
  fileprivate var showsItsLabel: Bool {
    !allModifiers.contains { ["toggleStyle", "datePickerStyle", "labelsHidden", "fixedSize"].contains($0.name) }
  }
}

extension Call {
  /// Whether a scroll view goes from side to side only.
  var isHorizontal: Bool { arguments.first { $0.label == nil }?.value.nameToken?.isText("horizontal") == true }
}

extension SyntaxNode {
  /// Whether a length is the screen's width, or that of the view around.
  fileprivate var isScreenWidth: Bool {
    kind == .memberAccessExpr && (text.hasSuffix("bounds.width") || text.hasSuffix("size.width"))
  }

  /// Whether something in it names an inset of the safe area.
  fileprivate var namesSafeArea: Bool {
    descendants.contains { $0.kind == .identifier && $0.text.lowercased().contains("safearea") }
  }
}
