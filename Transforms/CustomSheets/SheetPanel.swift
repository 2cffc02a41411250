import UnfoldEngine
import UnfoldSyntax

/// The view that a drag moves, taken apart: what it shows, and what was drawn around that to look like a sheet.
struct SheetPanel {
  /// What is inside: a view with the modifiers that a sheet's content keeps, from its base on.
  private(set) var content: SyntaxNode
  /// Modifiers behind the first one that goes, in source order, that the content keeps.
  private(set) var kept: [Modifier] = []
  private(set) var drags: [SheetDrag] = []
  /// The state that its position hangs on, where it is moved out of sight instead of being taken away.
  private(set) var shownBy: String?
  /// The branch within a stack around it that shows it.
  private(set) var branch: SyntaxNode?
  private(set) var isMovedVertically = false
  /// The lengths that it is moved by.
  private(set) var offsets: [SyntaxNode] = []
  /// Whether it stands at the bottom by itself, whatever is around it.
  private(set) var isAtBottom = false
  /// The transition or position says that it comes from another side.
  private(set) var comesFromElsewhere = false
  private(set) var height: SheetHeight = .none
  /// The statement that draws a grabber, in the stack that `content` is.
  private(set) var grabber: SyntaxNode?
  private(set) var hasGrabber = false
  /// What closes it beside the drag: a tap on the grabber, the escape gesture of VoiceOver.
  private(set) var taps: [SyntaxNode] = []
  /// Why it can't be changed with certainty; the first reason counts.
  private(set) var doubts: [SheetDoubt] = []
  /// Where alignment in a fixed height says something.
  private(set) var alignment: SyntaxNode?

  let model: FileModel
  let view: SyntaxNode
  /// Whether a branch takes it away while it is hidden.
  private(set) var isInBranch: Bool
  /// The property or function that draws it, where the stack only names it: its name there, and its expression.
  private(set) var declared: (reference: SyntaxNode, expression: SyntaxNode)?
  /// The colour behind it, where it is one of the app's own.
  private(set) var ownBackground: SyntaxNode?
  /// What is drawn around it, in words.
  private(set) var drawnParts: Set<String> = []

  /// `nil` where no drag moves `view` up and down.
  ///
  /// - Parameter isInBranch: whether a branch takes it away while it is hidden.
  init?(_ view: SyntaxNode, isInBranch: Bool, in model: FileModel) {
    guard !view.isLongChain else { return nil }
    self.model = model
    self.view = view
    self.isInBranch = isInBranch
    content = view
    var inner = view
    var outer: [Modifier] = []
    while let next = wrapped(inner, &outer) ?? named(inner, &outer) { inner = next }
    let chain = ModifierChain(outermost: inner)
    if chain.links.count != chain.modifiers.count { doubts.append(.unclear) }
    content = chain.base
    var isDrawn = false
    var isWhole = true
    for modifier in chain.modifiers {
      if !read(modifier, isDrawn: isDrawn) {
        isWhole = false
      } else if isWhole {
        content = modifier.node
      } else {
        kept.append(modifier)
      }
      isDrawn = isDrawn || modifier.name == "offset" || modifier.drawsSurface || modifier.attachesGesture
    }
    for modifier in outer where read(modifier, isDrawn: true) { doubts.append(.modifier(modifier.name)) }
    findGrabber()
    if drags.isEmpty { findInnerDrag(chain.base) }
    guard !drags.isEmpty, isMovedVertically else { return nil }
    if drags.count > 1 { doubts.append(.unclear) }
  }

  // MARK: What is around it

  /// The view in a stack that only pushes it to the bottom, or in a reader of the size.
  private mutating func wrapped(_ view: SyntaxNode, _ outer: inout [Modifier]) -> SyntaxNode? {
    let chain = ModifierChain(outermost: view)
    guard let call = chain.baseCall else { return nil }
    let items = (call.builder?.child(.codeBlockItemList)?.children ?? []).compactMap(\.statementExpression)
    var inner: SyntaxNode
    switch Container(call.name) {
    case .vertical where items.count == 2 && Call(items[0])?.callee.isText("Spacer") == true && !chain.isDrawn:
      isAtBottom = true
      inner = items[1]
    case .reader where items.count == 1:
      doubts.append(.geometry)
      inner = items[0]
    case .transparent where items.count == 1: inner = items[0]
    default: return nil
    }
    if inner.kind == .ifExpr {
      guard branch == nil, inner.children(.codeBlock).count == 1, inner.child(.ifExpr) == nil,
        let list = inner.child(.codeBlock)?.child(.codeBlockItemList), list.children.count == 1,
        let only = list.firstChild!.statementExpression
      else { return nil }
      branch = inner
      isInBranch = true
      inner = only
    }
    outer = chain.modifiers + outer
    return inner.isViewExpression ? inner : nil
  }

  /// The view that a property or function of this file draws, where it is drawn for this place alone.
  private mutating func named(_ view: SyntaxNode, _ outer: inout [Modifier]) -> SyntaxNode? {
    let chain = ModifierChain(outermost: view)
    let isDraggedHere = chain.modifiers.contains(where: \.attachesGesture)
    guard declared == nil, !isDraggedHere, let expression = model.onlyExpression(ofDeclarationNamedBy: chain.base),
      expression.isViewExpression, expression.text.contains("offset")
    else { return nil }
    if model.names.references[chain.baseName]?.count != 1 { doubts.append(.unclear) }
    declared = (chain.base, expression)
    outer = chain.modifiers + outer
    return expression
  }

  // MARK: Modifiers

  /// Notes what a modifier says; whether the content keeps it.
  private mutating func read(_ modifier: Modifier, isDrawn: Bool) -> Bool {
    switch modifier.name {
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      guard let drag = SheetDrag(modifier, in: model) else {
        doubts.append(.unclear)
        return false
      }
      drags.append(drag)
    case "offset": offset(modifier)
    case "frame": return frame(modifier)
    case "background":
      drawnParts.insert("background")
      if !modifier.isPlainBackground {
        if ownBackground != nil { doubts.append(.ownLook) }
        ownBackground = modifier.backgroundStyle
        if ownBackground == nil { doubts.append(.ownLook) }
      }
    case "transition":
      let text = modifier.call.node.child(.labeledExprList)?.text ?? ""
      if [".leading", ".trailing", ".top"].contains(where: text.contains) { comesFromElsewhere = true }
    case "overlay":
      if let view = modifier.call.builder?.child(.codeBlockItemList)?.firstChild?.statementExpression,
        let found = Grabber(view, in: model) {
        hasGrabber = true
        taps += found.taps
      } else {
        doubts.append(.ownLook)
      }
    case "clipShape", "cornerRadius": drawnParts.insert("corners")
    case "shadow": drawnParts.insert("shadow")
    case "animation", "zIndex", "ignoresSafeArea", "edgesIgnoringSafeArea",
      "contentShape", "clipped", "compositingGroup", "drawingGroup": break
    case "padding":
      if !isDrawn, case .none = height { return true }
      doubts.append(.ownLook)
    case "onTapGesture":
      // An empty one keeps taps from what is below.
      guard modifier.call.trailingClosures.first?.closure.child(.codeBlockItemList) == nil else {
        doubts.append(.modifier(modifier.name))
        return true
      }
    case "accessibilityAddTraits":
      // A sheet is modal by itself.
      guard modifier.arguments.count == 1, modifier.arguments[0].value.nameToken?.isText("isModal") == true else {
        return true
      }
    case "accessibilityAction":
      let isEscape = modifier.arguments.first?.value.nameToken?.isText("escape") == true
      guard isEscape, let action = modifier.call.builder else {
        doubts.append(.modifier(modifier.name))
        return true
      }
      taps.append(action)
    case "opacity":
      guard let choice = modifier.arguments.first?.value.choice, choice.otherwise.first.flatMap(model.number) == 0,
        shownBy == nil || shownBy == choice.key
      else {
        doubts.append(.modifier(modifier.name))
        return true
      }
      shownBy = choice.key
    case "onAppear", "onDisappear", "task":
      if !isInBranch { doubts.append(.modifier(modifier.name)) }
      return true
    default:
      if !SheetPanel.keepable.contains(modifier.name) { doubts.append(.modifier(modifier.name)) }
      return true
    }
    return false
  }

  private static let keepable: Set<String> = Set(
    """
    font fontWeight bold foregroundColor foregroundStyle tint accentColor environment environmentObject \
    multilineTextAlignment lineLimit listStyle buttonStyle labelStyle toggleStyle pickerStyle formStyle \
    textFieldStyle controlSize disabled accessibilityElement accessibilityLabel accessibilityIdentifier \
    accessibilityHint accessibilityValue accessibilityHidden dynamicTypeSize scrollContentBackground \
    scrollDisabled scrollIndicators redacted fixedSize
    """.split(separator: " ").map(String.init))

  private mutating func offset(_ modifier: Modifier) {
    let arguments = modifier.arguments
    if let sideways = modifier.call.argument("x"), model.number(sideways) != 0 { comesFromElsewhere = true }
    let size = arguments.first { $0.label == nil }
    guard let length = modifier.call.argument("y") ?? size?.value else { return }
    isMovedVertically = true
    offsets.append(length)
    guard let choice = length.descendants.prefix(256).lazy.compactMap(\.choice).first else { return }
    if shownBy == nil || shownBy == choice.key { shownBy = choice.key } else { doubts.append(.unclear) }
    if let otherwise = choice.otherwise.first.flatMap(model.number), otherwise < 50 { doubts.append(.reversed) }
  }

  private mutating func frame(_ modifier: Modifier) -> Bool {
    let call = modifier.call
    if call.argument("width") != nil || call.argument("minHeight") != nil || call.argument("minWidth") != nil {
      doubts.append(.ownLook)
    }
    if let width = call.argument("maxWidth"), width.nameToken?.isText("infinity") != true { doubts.append(.ownLook) }
    let limit = call.argument("maxHeight")
    if limit?.nameToken?.isText("infinity") == true {
      if call.argument("alignment").map({ $0.nameToken?.text.hasPrefix("bottom") == true }) == true {
        isAtBottom = true
        return false
      }
      isAtBottom = true
      height = .full
    } else if let value = call.argument("height") ?? limit {
      if case .none = height {} else { doubts.append(.unclear) }
      height = call.argument("height") == nil ? .limit(value) : .fixed(value)
    }
    guard let alignment = call.argument("alignment"), alignment.nameToken?.isText("center") != true else {
      return false
    }
    if limit == nil, call.argument("height") == nil { return true }
    self.alignment = alignment
    return false
  }

  /// Whether its position is computed from a state.
  func isMoved(by state: SheetState) -> Bool {
    offsets.contains { $0.descendants.prefix(256).contains { $0.stateKey == state.key } }
  }

  // MARK: Inside

  private mutating func findGrabber() {
    let chain = ModifierChain(outermost: content)
    guard let call = chain.baseCall, Container(call.name) == .vertical,
      let items = call.builder?.child(.codeBlockItemList)?.children, items.count > 1,
      let first = items[0].statementExpression, let found = Grabber(first, in: model)
    else { return }
    hasGrabber = true
    grabber = items[0]
    taps += found.taps
    drags += found.drags
  }

  /// A drag on a part of the content, such as its heading.
  private mutating func findInnerDrag(_ base: SyntaxNode) {
    for node in base.descendants.prefix(4096) where node.kind == .functionCallExpr {
      guard let modifier = Modifier(node), let drag = SheetDrag(modifier, in: model) else { continue }
      drags.append(drag)
      doubts.append(.gestureInside)
    }
  }
}

extension Modifier {
  /// Whether it draws something of the same size as what is in front of it.
  fileprivate var drawsSurface: Bool {
    ["background", "clipShape", "cornerRadius", "shadow", "overlay"].contains(name)
  }

  fileprivate var attachesGesture: Bool { SheetDrag.modifierNames.contains(name) }
}

extension ModifierChain {
  /// Whether a stack is a panel itself, by a background or a height, and doesn't just push one to the bottom.
  fileprivate var isDrawn: Bool {
    modifiers.contains { $0.drawsSurface || $0.name == "padding" || $0.call.argument("height") != nil }
  }
}

extension SyntaxNode {
  /// Whether more is applied to a view than to any that a person has written.
  fileprivate var isLongChain: Bool {
    var node = self
    for _ in 0..<128 {
      guard let base = Modifier(node)?.base else { return false }
      node = base
    }
    return true
  }
}
