import UnfoldEngine
import UnfoldSyntax

/// A ZStack that draws a modal sheet over what it holds, taken apart.
struct SheetCandidate {
  /// The ZStack, or the `overlay` that layers views in the same way.
  let stack: Call
  let file: FileContext
  /// The statements that are covered.
  let covered: [SyntaxNode]
  /// The statements that draw the sheet, in source order.
  let drawn: [SyntaxNode]
  /// Properties that hold such statements.
  let opened: [SyntaxNode]
  let panel: SheetPanel
  let state: SheetState
  /// What the drag does, and the taps beside it.
  let action: SheetAction
  /// Whether a tap beside the panel hides it.
  let hidesOnTap: Bool
  /// Why it can't be changed with certainty.
  private(set) var doubts: [SheetDoubt]

  /// `nil` where the stack is anything else: a side menu, cards to swipe, a drawer that is always there, a toast.
  init?(_ stack: Call, in file: FileContext) {
    let layers = StackLayers(stack, in: file.model)
    let scrims = layers.layers.indices.compactMap { place in
      Scrim(layers.layers[place].view, in: file.model).map { (place: place, scrim: $0) }
    }.filter { layers.layers[$0.place].branch != nil || $0.scrim.shownBy != nil }
    guard let firstScrim = scrims.first?.place else { return nil }
    let panels = layers.layers.indices.dropFirst(firstScrim + 1).compactMap { place -> (Int, SheetPanel)? in
      let layer = layers.layers[place]
      guard layer.view.isViewExpression else { return nil }
      return SheetPanel(layer.view, isInBranch: layer.branch != nil, in: file.model).map { (place, $0) }
    }
    guard let (panelPlace, panel) = panels.first else { return nil }
    let panelLayer = layers.layers[panelPlace]
    guard panelLayer.isAtBottom || panel.isAtBottom, !panel.comesFromElsewhere else { return nil }
    let dimmings = scrims.filter { $0.place < panelPlace }.compactMap { place, scrim in
      (layers.layers[place].branch.flatMap(SheetState.init) ?? scrim.shownBy.map(SheetState.init(flag:)))
        .map { (place: place, scrim: scrim, state: $0) }
    }
    let own =
      (panel.branch ?? panelLayer.branch).flatMap(SheetState.init) ?? panel.shownBy.map(SheetState.init(flag:))
    // Several positions may hang on one state, such as an enum.
    let dimming = dimmings.last { dimming in
      own.map { $0.key == dimming.state.key } ?? panel.isMoved(by: dimming.state)
    }
    guard let dimming else { return nil }
    let state = own ?? dimming.state
    let (scrimPlace, scrim) = (dimming.place, dimming.scrim)
    let scrimLayer = layers.layers[scrimPlace]
    var drag = SheetAction(model: file.model, state: state)
    for action in panel.drags.flatMap(\.actions) { drag.read(action) }
    let axes = panel.drags.map { $0.axes(in: file.model) }
    guard axes.contains(where: \.vertical), !drag.hidesUpwards || drag.hidesDownwards else { return nil }
    var action = drag
    for tap in scrim.taps + panel.taps { action.read(tap) }

    let drawnPlaces = Set([scrimLayer.item, panelLayer.item])
    let coveredPlaces = layers.items.indices.filter { !drawnPlaces.contains($0) }
    self.stack = stack
    self.file = file
    self.panel = panel
    self.state = state
    self.action = action
    covered = coveredPlaces.map { layers.items[$0] }
    drawn = drawnPlaces.sorted().map { layers.items[$0] }
    opened = layers.opened
    hidesOnTap = !scrim.taps.isEmpty

    var doubts: [SheetDoubt] = []
    if file.model.property(state.key, around: stack.node)?.getterBody != nil { doubts.append(.notBindable) }
    if own == nil { doubts.append(.height) }
    if stack.node.isInContainer(panel.view, file.model) { doubts.append(.container) }
    if covered.isEmpty, Modifier(stack.node)?.base == nil { doubts.append(.callers) }
    if !covered.isEmpty, Modifier(stack.node) != nil { doubts.append(.layers) }
    if stack.coversOnlyPart(file.model) { doubts.append(.part) }
    if case .unclear = state.kind { doubts.append(.branch) }
    if layers.isAlternative { doubts.append(.branch) }
    if panel.shownBy != nil, panel.shownBy != state.key { doubts.append(.unclear) }
    if panels.count > 1 { doubts.append(.several) }
    let drawnLayers = layers.layers.filter { drawnPlaces.contains($0.item) }
    let isCoveredLast = coveredPlaces.contains { $0 > drawnPlaces.min()! }
    if drawnLayers.count > 2 || isCoveredLast { doubts.append(.layers) }
    if layers.isUnclear || !scrim.isPlain || axes.contains(where: \.horizontal) { doubts.append(.unclear) }
    if panel.drags.contains(where: { !$0.isPlain }) { doubts.append(.unclear) }
    if !drag.hides { doubts.append(drag.hasOtherEffects ? .onDismiss : .height) }
    if action.hasOtherEffects { doubts.append(.onDismiss) }
    if action.isBlocked { doubts.append(.blocked) }
    if drag.hides, !drag.hidesDownwards { doubts.append(.unclear) }
    let content = SheetContent(panel.content, in: file.model)
    let gone = drawn.map(\.textRange) + opened.map(\.textRange)
    if !panel.isInBranch, content.keepsState { doubts.append(.keepsState) }
    if case .item = state.kind, content.replaces(state.key) { doubts.append(.replaced) }
    if content.usesFocus { doubts.append(.focus) }
    if content.navigates { doubts.append(.navigates) }
    if content.dismisses { doubts.append(.dismisses) }
    // Before iOS 14.5 a view presents the last of its sheets only.
    let isOld = file.availability(at: stack.node).versions[.iOS].map { $0 < Version(14, 5) } ?? false
    if content.presentsOthers(besides: gone, isAny: isOld) { doubts.append(.presents) }
    if let name = content.tie { doubts.append(.modifier(name)) }
    if let name = content.unseen { doubts.append(.unseen(name)) }
    self.doubts = doubts + panel.doubts
  }

  /// The binding for the sheet; a doubt where there is none.
  func binding() throws(SheetTrouble) -> String {
    if case .item = state.kind, !state.isIdentifiable(at: stack.node, in: file.model) {
      throw SheetTrouble(.notIdentifiable)
    }
    guard let binding = state.binding(at: stack.node, hidden: action.hiddenValue, in: file.model) else {
      throw SheetTrouble(.notBindable)
    }
    return binding
  }
}

/// A doubt that comes up while the change is made.
struct SheetTrouble: Error {
  let doubt: SheetDoubt

  init(_ doubt: SheetDoubt) { self.doubt = doubt }
}

extension Call {
  /// Whether a stack or overlay may be smaller than its screen: it has a size of its own, stands beside other views,
  /// in something that scrolls, or over a view that doesn't fill the screen.
  fileprivate func coversOnlyPart(_ model: FileModel) -> Bool {
    let sized = ModifierChain(containing: node).modifiers.contains { modifier in
      modifier.name == "frame" && ["width", "height", "maxHeight", "maxWidth"].contains { label in
        modifier.call.argument(label).map { $0.nameToken?.isText("infinity") != true } ?? false
      }
    }
    if sized { return true }
    if let base = Modifier(node)?.base, model.fillsHeight(base) != .yes { return true }
    for ancestor in node.ancestors.prefix(64) {
      if ancestor.kind == .accessorBlock || ancestor.kind == .functionDecl { return false }
      guard ancestor.kind == .codeBlockItemList, let outer = Call(ancestor.parent?.parent),
        outer.builder == ancestor.parent
      else { continue }
      switch Container(outer.name) {
      case .scroll, .rows, .control: return true
      case .vertical, .horizontal: if ancestor.children.count > 1 { return true }
      default: continue
      }
    }
    return false
  }
}

extension SyntaxNode {
  /// Whether what is shown in the sheet is given by others: a view modifier's content, a value of a generic type.
  fileprivate func isInContainer(_ panel: SyntaxNode, _ model: FileModel) -> Bool {
    guard let type = enclosingType else { return false }
    if type.inheritedNames.contains("ViewModifier") || (type.kind == .extensionDecl && type.declaredName == "View") {
      return true
    }
    let parameters = type.child(.genericParameterClause)?.child(.genericParameterList)?.children ?? []
    let names = Set(parameters.compactMap { $0.child(.identifier)?.text })
    guard !names.isEmpty else { return false }
    return panel.descendants.prefix(4096).contains { node in
      guard node.kind == .declReferenceExpr, let property = model.property(node.firstToken.text, around: self),
        let type = property.child(.typeAnnotation)
      else { return false }
      return type.descendants.contains { $0.isToken && names.contains($0.text) }
    }
  }
}
