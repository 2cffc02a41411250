import UnfoldEngine
import UnfoldSyntax

/// How a view stands at one edge of its screen.
struct Standing {
  enum Place: Int {
    /// Its edge is the safe area's edge.
    case pinned
    /// It is what comes last, or first, in a scroll view at that edge.
    case scrolled
    /// The file doesn't show it.
    case unclear
    /// In the middle of something.
    case elsewhere
  }

  var place = Place.pinned
  /// Whether something around it may ignore the safe area at that edge.
  var isIgnored = false
  /// Whether something of the app lies over that edge.
  var isCovered = false
  /// Whether it floats over other content, so that a gap below it may be a choice.
  var floats = false
  /// Whether the file shows that it is on a screen of its own, not in a part that another file may put anywhere.
  var isOnScreen = false
  /// Whether a system container that keeps its content within the safe area is around it.
  var isInSystemContainer = false
  /// Whether a system tab view is around it.
  var isInTabs = false
  /// Whether what is around it may not reach down, or up, to the edge: views whose size the file doesn't show.
  var isOfUnknownSize = false
  /// Whether something that scrolls, or the like, makes what is around it fill the screen.
  var isFilledByContent = false

  /// Takes in what other files show around the view. They can only raise doubts, since a run need not have all files.
  mutating func doubt(uses: [Standing]) {
    for use in uses {
      if use.isIgnored { isIgnored = true }
      if use.isCovered { isCovered = true }
      if use.place == .elsewhere, place != .elsewhere { place = .unclear }
    }
  }

  /// Both, for a view that stands in two places.
  func joined(_ other: Standing) -> Standing {
    Standing(
      place: place.rawValue >= other.place.rawValue ? place : other.place,
      isIgnored: isIgnored || other.isIgnored,
      isCovered: isCovered || other.isCovered,
      floats: floats || other.floats,
      isOnScreen: isOnScreen && other.isOnScreen,
      isInSystemContainer: isInSystemContainer && other.isInSystemContainer,
      isInTabs: isInTabs && other.isInTabs,
      isOfUnknownSize: isOfUnknownSize || other.isOfUnknownSize,
      isFilledByContent: isFilledByContent && other.isFilledByContent)
  }
}

extension FileModel {
  /// How a view stands at `edge` on all the screens that this file shows it on; `nil` where only previews do.
  func standing(of view: SyntaxNode, at edge: EdgeSet) -> Standing? { standing(of: view, at: edge, depth: 0) }

  private func standing(of view: SyntaxNode, at edge: EdgeSet, depth: Int) -> Standing? {
    var result: Standing?
    for path in paths(from: view) {
      if case .preview = path.end { continue }
      var reader = StandingReader(model: self, edge: edge, filling: fillsHeight(view))
      reader.standing.isFilledByContent = contentFillsHeight(view) == .yes
      var standing = reader.read(path)
      if case .body(let type) = path.end, let name = type.declaredName, depth < 4 {
        standing.doubt(uses: standings(ofType: name, at: edge, depth: depth + 1))
      }
      result = result?.joined(standing) ?? standing
    }
    if names.references["UITabBar"] != nil, names.references["isHidden"] != nil { result?.isInTabs = false }
    if ["safeAreaRegions", "_disableSafeArea", "additionalSafeAreaInsets"].contains(where: {
      names.references[$0] != nil
    }) {
      result?.isIgnored = true
    }
    return result
  }

  /// How a view of this file stands where other files show it.
  private func standings(ofType name: String, at edge: EdgeSet, depth: Int) -> [Standing] {
    callsElsewhere(ofType: name).prefix(16).compactMap { site in
      site.model.standing(of: site.node, at: edge, depth: depth)
    }
  }
}

/// Follows a path outwards and keeps what matters for one edge.
private struct StandingReader {
  let model: FileModel
  let edge: EdgeSet
  /// Whether the view so far takes all the height there is.
  var filling: Filling
  /// Whether it comes last, or first, in the list of statements it is in, and in the branches since.
  var isOutermost = true
  var hasLaterSibling = false
  var isAtEdge = true
  var isUnclear = false
  var isScrolled = false
  var standing = Standing()

  init(model: FileModel, edge: EdgeSet, filling: Filling) {
    self.model = model
    self.edge = edge
    self.filling = filling
  }

  mutating func read(_ path: ViewPath) -> Standing {
    for step in path.steps { read(step) }
    switch path.end {
    case .body(let type):
      let name = type.declaredName ?? ""
      if InsetWords.isNameOfPart(name) { isUnclear = true }
      if InsetWords.isNameOfScreen(name) { standing.isOnScreen = true }
      settle()
    case .screen:
      standing.isOnScreen = true
      standing.isInSystemContainer = true
      settle()
    case .preview: break
    case .unknown: isUnclear = true
    }
    standing.place = !isAtEdge ? .elsewhere : isUnclear ? .unclear : isScrolled ? .scrolled : .pinned
    return standing
  }

  /// At something that centres what doesn't fill it.
  private mutating func settle() {
    if !isOutermost || filling == .no { isAtEdge = false }
    if filling == .unknown { standing.isOfUnknownSize = true }
    startOver()
    filling = .yes
  }

  private mutating func startOver() {
    isOutermost = true
    hasLaterSibling = false
  }

  private mutating func read(_ step: ViewStep) {
    switch step {
    case .modified(let modifier): modified(by: modifier)
    case .conditional(let clauses):
      for modifier in clauses.joined() { modified(by: modifier) }
    case .element(let item):
      if item.isOneReturnOfSeveral { isUnclear = true }
      let isLast = !item.hasView(after: true)
      if !isLast { hasLaterSibling = true }
      if !(edge == .bottom ? isLast : !item.hasView(after: false)) { isOutermost = false }
    case .contained(let call, let label): contained(in: call, label: label)
    case .attached(let modifier, let label): attached(to: modifier, label: label)
    case .branch(let node):
      // Both arms of a ternary operator have one type, and each modifier is part of it.
      if node.kind == .sequenceExpr { isUnclear = true }
    case .declared: break
    }
  }

  private mutating func modified(by modifier: Modifier) {
    if modifier.ignoredEdges.mayContain(edge) { standing.isIgnored = true }
    let call = modifier.call
    switch modifier.name {
    case "frame":
      if call.argument("height") != nil { isUnclear = true }
      guard let limit = call.argument("maxHeight") else { return }
      guard limit.nameToken?.isText("infinity") == true else {
        isUnclear = true
        return
      }
      place(by: call.argument("alignment"))
    case "offset", "position", "rotationEffect", "scaleEffect", "drawingGroup", "alignmentGuide":
      isUnclear = true
    case "safeAreaInset", "safeAreaBar":
      if call.argument("edge")?.nameToken?.isText(edgeName) == true { standing.isCovered = true }
    case "overlay":
      let alignment = call.argument("alignment")?.text.lowercased() ?? ""
      // Over a part of a screen it is a decoration of that part.
      if alignment.contains(edgeText), filling == .yes { standing.isCovered = true }
    case "tabViewStyle":
      // Pages have no tab bar.
      if call.arguments.first?.value.text.lowercased().contains("page") == true { standing.isInTabs = false }
    case "tabItem":
      standing.isInTabs = true
    case "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode":
      standing.isOnScreen = true
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      break
    default:
      // What reacts to something is no change of layout, whoever declares it.
      if !modifier.name.hasPrefix("on"), !model.isKnown(modifier) { isUnclear = true }
    }
  }

  private var edgeName: StaticString { edge == .bottom ? "bottom" : "top" }
  private var edgeText: String { edge == .bottom ? "bottom" : "top" }

  /// Within something that fills, by an alignment that is `center` where it isn't written.
  private mutating func place(by alignment: SyntaxNode?) {
    if filling != .yes {
      let words = alignment?.nameToken?.text.lowercased() ?? "center"
      if !words.contains(edgeText) {
        if filling == .no { isAtEdge = false } else { standing.isOfUnknownSize = true }
      }
    }
    filling = .yes
  }

  private mutating func contained(in call: Call, label: String?) {
    let around = model.fillsHeight(call.node)
    switch Container(call.name) {
    case .vertical:
      if !isOutermost { isAtEdge = false }
      filling = around
      if model.contentFillsHeight(call.node) == .yes { standing.isFilledByContent = true }
    case .horizontal:
      isUnclear = true
      filling = around
    case .layers:
      if hasLaterSibling { standing.isCovered = true }
      if filling != .yes {
        standing.floats = true
        place(by: call.argument("alignment"))
      }
      filling = around == .no ? filling : around
    case .scroll:
      if call.arguments.first?.value.nameToken?.isText("horizontal") == true { isUnclear = true }
      if !isOutermost { isAtEdge = false }
      isScrolled = true
      filling = .yes
    case .rows, .control:
      isAtEdge = false
    case .transparent:
      return
    case .reader:
      if call.name == "GeometryReader" || call.name == "ScrollViewReader" {
        if filling == .no, call.name == "GeometryReader", edge == .bottom { isAtEdge = false }
        if filling == .unknown { standing.isOfUnknownSize = true }
      } else {
        isUnclear = true
      }
    case .navigation:
      standing.isOnScreen = true
      standing.isInSystemContainer = true
      settle()
    case .tabs:
      standing.isOnScreen = true
      standing.isInSystemContainer = true
      standing.isInTabs = true
      // Tabs take turns; none is below another.
      startOver()
      settle()
    case .scene: settle()
    case nil:
      isUnclear = true
      filling = .unknown
    }
    startOver()
  }

  private mutating func attached(to modifier: Modifier, label: String?) {
    switch Attachment(modifier.name) {
    case .over:
      standing.floats = true
      if let host = modifier.base, ModifierChain(outermost: host).allModifiers.contains(where: ignores) {
        isUnclear = true
      }
      place(by: modifier.call.argument("alignment"))
    case .inset:
      if modifier.call.argument("edge")?.nameToken?.isText(edgeName) == true {
        standing.floats = true
      } else {
        isAtEdge = false
      }
    case .behind: isUnclear = true
    case .screen: settle()
    case .system: isAtEdge = false
    case nil: isUnclear = true
    }
    filling = modifier.base.map(model.fillsHeight) ?? .unknown
    startOver()
  }

  private func ignores(_ modifier: Modifier) -> Bool { modifier.ignoredEdges.mayContain(edge) }
}

extension SyntaxNode {
  /// Whether a builder's list has another view after, or before, this statement; transparent fixed gaps don't count.
  func hasView(after: Bool) -> Bool {
    var sibling = after ? nextSibling : previousSibling
    while let item = sibling {
      if let content = item.firstChild, content.isViewOrBranch, FixedGap(content) == nil { return true }
      sibling = after ? item.nextSibling : item.previousSibling
    }
    return false
  }

  private var isViewOrBranch: Bool {
    switch kind {
    case .variableDecl, .functionDecl, .structDecl, .enumDecl, .typeAliasDecl, .sequenceExpr: false
    default: true
    }
  }
}
