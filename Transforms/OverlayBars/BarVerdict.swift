import UnfoldEngine
import UnfoldSyntax

/// What to do about a view that lies over another.
enum BarVerdict {
  /// Why a person has to look at it.
  enum Doubt {
    /// No room for it was found in the content.
    case noClearance
    /// The content is given by callers, who may keep room of their own.
    case callers
    /// The room that was found can't be taken out with certainty.
    case clearance(Clearance.Doubt)
    case severalClearances
    /// The bar and the room for it come and go at different times.
    case condition
    /// The content is in stacks or branches, or isn't in this file.
    case content
    /// The room is kept by a view of this file that the content is.
    case otherView
    /// The content with its room is used in several places.
    case shared
    /// It is text without controls.
    case notice
    /// It is a view of another file, and only its name says that it is a bar.
    case unknownBar
    /// It floats, or is one wide button without a ground.
    case floating
    /// Something ignores the safe area or reads it.
    case safeArea
    /// It is moved or faded while the app runs.
    case moved
    /// What scrolls has a size or a place of its own.
    case ownSize
    /// A modifier that this file doesn't explain is applied to what scrolls.
    case unknownModifier(String)
    /// The room is animated where the bar isn't.
    case animated
    /// Other layers lie between or move with it.
    case crowded
    /// The code around it can't be taken apart with certainty.
    case entangled
    /// The system's bar can't be called there; a sentence says why.
    case unavailable(String)
  }

  case silent
  case review(Doubt)
  case fix(Clearance)

  init(_ layering: Layering, in model: FileModel) {
    let content = ContentReader.read(layering.content, in: model)
    let traits = layering.traits
    guard content.kind != .other, !traits.isTall, !traits.isDragged, !traits.showsProgress else {
      self = .silent
      return
    }
    var reader = ClearanceReader(model: model, edge: layering.bar.edge, bar: layering.bar.name)
    reader.read(content)
    let clearances = reader.found
    guard BarVerdict.isWorthAWord(layering, content, clearances), layering.isOnScreen(model) else {
      self = .silent
      return
    }
    if let doubt = BarVerdict.doubt(layering, content, clearances, model) {
      self = .review(doubt)
    } else {
      self = .fix(clearances[0])
    }
  }

  /// Whether it is a bar by more than its place: by its controls, or by the room that is kept for it.
  private static func isWorthAWord(
    _ layering: Layering, _ content: CoveredContent, _ clearances: [Clearance]
  ) -> Bool {
    let traits = layering.traits
    let isBar = traits.isControlBar
    let hasRoom = clearances.contains { $0.doubt != .forOthers }
    if traits.isNotice { return hasRoom }
    if traits.isMoved, !clearances.contains(where: { $0.doubt == nil }) { return false }
    if traits.controls == 0 {
      guard hasRoom, content.kind != .unknown, !traits.unknownViews.isEmpty else { return false }
      let isBarLike = layering.bar.name.isBarName || (traits.spansWidth && traits.isPainted && !traits.isShaped)
      return clearances.contains { $0.doubt == .copy || ($0.doubt == nil && isBarLike) }
    }
    switch content.kind {
    case .unknown: return isBar && hasRoom && traits.isPainted
    case .wrapped:
      // A wrapper for dialogs and menus looks the same where what it shows comes and goes; a name tells.
      let isMeant = layering.bar.name.isBarName || (traits.isPainted && layering.bar.condition == nil)
      return isBar && (hasRoom || isMeant)
    default:
      if hasRoom { return traits.isWide }
      return isBar && traits.isPainted && !traits.isShaped && !traits.isMoved
        && (layering.bar.condition == nil || traits.controls > 1)
    }
  }

  private static func doubt(
    _ layering: Layering, _ content: CoveredContent, _ clearances: [Clearance], _ model: FileModel
  ) -> Doubt? {
    let traits = layering.traits
    if traits.isNotice { return .notice }
    if let copy = clearances.first(where: { $0.doubt == .copy }) { return copy.doubt.map(Doubt.clearance) }
    if traits.controls == 0 { return .unknownBar }
    guard let clearance = clearances.first else { return content.kind == .wrapped ? .callers : .noClearance }
    if let doubt = clearance.doubt { return .clearance(doubt) }
    if clearances.count > 1 { return .severalClearances }
    if traits.isShaped || traits.isRaised || !traits.isControlBar { return .floating }
    if let height = traits.height, let points = clearance.points, points < height / 2 || points > height * 2.5 {
      return .floating
    }
    if traits.leavesSafeArea || content.ignoresKeyboard { return .safeArea }
    if layering.leavesSafeArea(content, model) { return .safeArea }
    if traits.isMoved { return .moved }
    if traits.hasUnknownModifier { return .entangled }
    if clearance.condition != layering.bar.condition { return .condition }
    if content.hasOwnSize { return .ownSize }
    if let name = content.unknownModifier { return .unknownModifier(name) }
    if clearance.condition != nil, content.isAnimated { return .animated }
    switch content.kind {
    case .unknown, .scrollsWithin, .other: return .content
    case .wrapped:
      // Callers may keep room of their own where the wrapper keeps none.
      guard clearance.isModifier, content.chains.count == 1 else { return .content }
    case .scrolls: break
    }
    if !layering.content.textRange.contains(clearance.range.lowerBound) {
      if content.isInOtherView { return .otherView }
      if content.isShared { return .shared }
    }
    if content.chains.contains(where: { $0.allModifiers.contains { $0.name == "zIndex" } }) { return .crowded }
    if layering.isCrowded || layering.sharesItsEdge(but: clearance) { return .crowded }
    let isBound = layering.node.isBoundToItsType || clearance.expression.isBoundToItsType
    return layering.bar.isEntangled || isBound ? .entangled : nil
  }
}

extension String {
  /// Whether a view of this name is a bar of controls.
  fileprivate var isBarName: Bool {
    let name = lowercased()
    let others = ["tab", "progress", "sidebar", "statusbar", "scrollbar", "button", "toast", "indicator"]
    guard !others.contains(where: name.contains) else { return false }
    let ends = ["bar", "controls", "composer", "footer", "banner", "actions", "input", "panel"]
    return ends.contains { name.hasSuffix($0) || name.hasSuffix($0 + "view") || name.hasSuffix($0 + "section") }
  }
}

extension Layering {
  /// Whether the content, or something around the layers, ignores the safe area at the bar's edge.
  fileprivate func leavesSafeArea(_ content: CoveredContent, _ model: FileModel) -> Bool {
    if content.chains.contains(where: { $0.allModifiers.contains(where: ignores) }) { return true }
    return model.paths(from: node).contains { path in
      path.steps.contains { step in
        switch step {
        case .modified(let modifier): ignores(modifier)
        case .conditional(let clauses): clauses.joined().contains(where: ignores)
        default: false
        }
      }
    }
  }

  private func ignores(_ modifier: Modifier) -> Bool { modifier.ignoredEdges.mayContain(bar.edge) }

  /// Whether the layers are a screen, or a part that fills one, and no card, row or popup.
  fileprivate func isOnScreen(_ model: FileModel) -> Bool {
    if case .overlay(let modifier) = form {
      let inner = modifier.base.map { ModifierChain(outermost: $0).allModifiers } ?? []
      if inner.contains(where: { $0.isCardLike }) { return false }
    }
    if case .stack = form, ModifierChain(outermost: content).allModifiers.contains(where: { $0.isCardLike }) {
      return false
    }
    return model.paths(from: node).allSatisfy { path in
      if case .preview = path.end { return false }
      return path.steps.allSatisfy { step in
        switch step {
        case .modified(let modifier): !modifier.isCardLike
        case .conditional(let clauses): !clauses.joined().contains { $0.isCardLike }
        case .contained(let call, _):
          switch Container(call.name) {
          case .rows, .control, .scroll: false
          default: true
          }
        case .attached(let modifier, _):
          switch Attachment(modifier.name) {
          case .over, .behind, .inset: false
          default: true
          }
        default: true
        }
      }
    }
  }
}

extension Modifier {
  /// Whether it makes a card of its view: a shape, or a fixed height.
  fileprivate var isCardLike: Bool {
    switch name {
    case "clipShape", "cornerRadius", "aspectRatio", "scaleEffect", "rotationEffect", "rotation3DEffect", "mask": true
    case "frame":
      call.argument("height") != nil
        || call.argument("maxHeight").map { $0.nameToken?.isText("infinity") != true } == true
    default: false
    }
  }
}
