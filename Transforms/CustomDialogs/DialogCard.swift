import UnfoldEngine
import UnfoldSyntax

/// The card of a dialog: a column of text and buttons on a shape, with room around it.
struct DialogCard {
  /// Parts that no alert and no small popover has.
  private static let others: Set<String> = [
    "List", "Form", "ScrollView", "LazyVGrid", "LazyHGrid", "LazyVStack", "DatePicker", "TabView", "NavigationStack",
    "NavigationView", "Map", "VideoPlayer", "ProgressView", "Slider", "Picker", "Stepper", "TextEditor", "AsyncImage",
    "ColorPicker", "Canvas", "Chart", "Gauge", "GeometryReader", "PhotosPicker", "CircularProgressView",
  ]
  /// Parts of a view's own module that are only text, pictures or buttons under other names.
  private static let endings = ["Button", "Text", "Label", "Image", "Icon", "Divider", "Spacer", "Title"]

  /// `nil` where the view is anything else.
  init?(_ view: SyntaxNode, in model: FileModel) {
    guard let found = CardLayers(view, in: model), found.isOnShape, found.hasRoom, !found.standsElsewhere,
      DialogWords.allow(found.names)
    else { return nil }
    var parts = CardParts()
    parts.read(found.column, in: found.model, depth: 0)
    guard parts.buttons > 0, parts.buttons < 5, parts.texts > 0, !parts.pushes || found.hasHeight,
      parts.others.isDisjoint(with: DialogCard.others)
    else { return nil }
    let unknown = parts.others.filter { name in !DialogCard.endings.contains { name.hasSuffix($0) } }
    guard unknown.isEmpty else { return nil }
  }
}

/// A card from its outermost modifier to the column that it holds, through the properties and views of the file.
private struct CardLayers {
  private(set) var column: SyntaxNode
  /// Of the file that the column stands in.
  private(set) var model: FileModel
  /// All modifiers, from the inside out.
  private var modifiers: [Modifier]
  /// The names of the declarations that hold it.
  private(set) var names: String

  init?(_ view: SyntaxNode, in model: FileModel) {
    var view = view
    var model = model
    var modifiers: [Modifier] = []
    var names = view.enclosingType?.declaredName ?? ""
    for _ in 0..<6 {
      let chain = ModifierChain(outermost: view)
      guard chain.links.count == chain.modifiers.count else { return nil }
      modifiers = chain.modifiers + modifiers
      if let call = chain.baseCall, ["VStack", "HStack", "ZStack"].contains(call.name), let builder = call.builder {
        let views = builder.builtViews
        let isCentred = views.count == 3 && views[0].isSpacer && views[2].isSpacer
        guard isCentred else {
          guard call.name == "VStack", builder.kind == .closureExpr else { return nil }
          self.column = builder
          self.model = model
          self.modifiers = modifiers
          self.names = names
          return
        }
        view = views[1].node
        continue
      }
      guard let built = model.construction(of: chain.base), case let views = built.list.builtViews, views.count == 1
      else { return nil }
      names += " " + chain.baseName
      view = views[0].node
      model = built.model
    }
    return nil
  }

  /// Whether a shape stands behind it.
  var isOnShape: Bool {
    let isFilled = modifiers.contains { $0.name == "background" || $0.name == "glassEffect" }
    let isCut = modifiers.contains { modifier in
      switch modifier.name {
      case "cornerRadius", "clipShape": true
      case "background", "glassEffect":
        ["RoundedRectangle", ".rect(", "Capsule(", "RoundedCorner"].contains { modifier.ownText.contains($0) }
      default: false
      }
    }
    return isFilled && isCut
  }

  /// Whether it keeps a distance from what is in it or around it.
  var hasRoom: Bool { modifiers.contains { $0.name == "padding" || $0.name == "frame" } }

  /// Whether it has a height of its own, however its parts are pushed apart.
  var hasHeight: Bool { modifiers.contains { $0.name == "frame" && $0.call.argument("height") != nil } }

  /// Whether it fills the screen, is moved or dragged, or comes from a side.
  var standsElsewhere: Bool {
    var isOnShape = false
    for modifier in modifiers {
      switch modifier.name {
      case "background", "glassEffect": isOnShape = true
      case "offset", "position", "gesture", "simultaneousGesture", "highPriorityGesture", "matchedGeometryEffect":
        return true
      case "frame":
        let fills = modifier.call.argument("maxHeight")?.nameToken?.isText("infinity") == true
        if fills, !isOnShape { return true }
        if let alignment = modifier.call.argument("alignment")?.nameToken?.text,
          fills || modifier.call.argument("maxWidth") != nil, alignment != "center", isOnShape {
          return true
        }
      case "ignoresSafeArea", "edgesIgnoringSafeArea": return true
      default: continue
      }
    }
    return false
  }
}

/// What a card's column is made of.
private struct CardParts {
  private(set) var texts = 0
  private(set) var buttons = 0
  private(set) var others: Set<String> = []
  /// Whether a spacer of the column itself makes it as high as the screen.
  private(set) var pushes = false

  private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "Group", "ForEach", "Grid", "GridRow"]
  private static let plain: Set<String> = [
    "Image", "Divider", "Spacer", "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Color", "EmptyView",
    "LinearGradient", "Toggle", "Link",
  ]

  mutating func read(_ list: SyntaxNode, in model: FileModel, depth: Int) {
    for view in list.builtViews.prefix(64) {
      if view.node.kind == .sequenceExpr {
        // `Text("a") + Text(b)`, or one text or another.
        let parts = view.node.descendants.prefix(256)
        if parts.contains(where: { Call($0)?.callee.isText("Text") == true }) { texts += 1 }
        continue
      }
      let chain = view.chain
      let name = chain.baseName
      if let call = chain.baseCall, call.callee.kind == .declReferenceExpr {
        switch name {
        case "Button": buttons += 1
        case "Text", "Label", "TextField", "SecureField": texts += 1
        case _ where CardParts.stacks.contains(name):
          guard depth < 12, let builder = call.builder, builder.kind == .closureExpr else { continue }
          read(builder, in: model, depth: depth + 1)
          continue
        case _ where CardParts.plain.contains(name):
          if name == "Spacer", depth == 0, call.arguments.isEmpty, chain.links.isEmpty { pushes = true }
        default:
          guard depth < 12, let inner = model.construction(of: chain.base) else {
            others.insert(name)
            continue
          }
          read(inner.list, in: inner.model, depth: depth + 1)
        }
        continue
      }
      guard depth < 12, let inner = model.construction(of: chain.base) else {
        if chain.base.memberBase?.isText("Color") != true { others.insert(name) }
        continue
      }
      read(inner.list, in: inner.model, depth: depth + 1)
    }
  }
}

extension FileModel {
  /// What builds a view, in this file or in another one, with the model of that file.
  fileprivate func construction(of view: SyntaxNode) -> (list: SyntaxNode, model: FileModel)? {
    if let list = definition(of: view) { return (list, self) }
    return definitionElsewhere(of: view).map { ($0.node, $0.model) }
  }
}

extension BuiltView {
  fileprivate var isSpacer: Bool { chain.baseName == "Spacer" }
}

extension Modifier {
  /// The modifier as it is written, without what it is applied to.
  fileprivate var ownText: String {
    let end = node.textRange.upperBound
    return node.tree.source.string(range.lowerBound..<end)
  }
}
