import UnfoldEngine

/// What to do about a guess.
enum Verdict {
  /// Why a person has to look at it.
  enum Reason {
    case ignored, covered, floats, notAlone, unclear
  }

  case silent
  case review(Reason)
  case fix

  init(_ guess: Guess, _ standing: Standing, isRemovable: Bool) {
    let isBound = standing.place == .pinned || standing.place == .scrolled
    let isKnown = isBound && !standing.isOfUnknownSize
    guard case .number(let value) = guess.reason else {
      self = Verdict.stated(guess, standing, isKnown: isKnown, isRemovable: isRemovable)
      return
    }
    // A number alone says little: it must stand right where the inset is, and nothing else may explain it.
    guard isBound, !standing.floats else {
      self = .silent
      return
    }
    switch value {
    case 34:
      self = Verdict.homeIndicator(standing, isKnown: isKnown, isRemovable: isRemovable)
    case 83:
      let isBar = standing.isCovered || standing.isInTabs
      self = isBar ? .review(standing.isCovered ? .covered : .unclear) : .silent
    default:
      self = standing.isIgnored && standing.place == .pinned ? .review(.ignored) : .silent
    }
  }

  private static func homeIndicator(_ standing: Standing, isKnown: Bool, isRemovable: Bool) -> Verdict {
    guard standing.place == .pinned else { return .silent }
    if standing.isIgnored { return .review(.ignored) }
    guard isKnown else { return .silent }
    if standing.isCovered { return .review(.covered) }
    return isRemovable && standing.isFilledByContent && standing.isOnScreen ? .fix : .review(.unclear)
  }

  private static func stated(_ guess: Guess, _ standing: Standing, isKnown: Bool, isRemovable: Bool) -> Verdict {
    // The height of a bar alone, without what is below it, fits a bar of the app's own as well.
    if guess.isTabBar, guess.points == 49, !standing.isInTabs { return .silent }
    if standing.isIgnored { return .review(.ignored) }
    if standing.isCovered { return .review(.covered) }
    if !isKnown { return .review(.unclear) }
    if !standing.isOnScreen || (guess.isTabBar && !standing.isInTabs) { return .review(.unclear) }
    // Who reads the window's inset has often ignored the safe area, be it in another file.
    if case .window = guess.reason, !standing.isInSystemContainer { return .review(.unclear) }
    return isRemovable ? .fix : .review(.notAlone)
  }
}

/// A guess in words.
struct GuessedThing {
  /// What has the length: `padding`, `gap`, `frame`, `offset`.
  let what: String
  let edge: EdgeSet
  let guess: Guess

  /// What the length is meant for.
  private var meaning: String {
    let inset = edge == .bottom ? "the home indicator" : "the status bar"
    switch guess.reason {
    case .number(83): return "the tab bar and the home indicator"
    case .number: return inset
    case .stated(let subject): return subject.rawValue
    case .device: return inset
    case .window: return edge == .bottom ? "the bottom safe area" : "the top safe area"
    }
  }

  private var source: String {
    switch guess.reason {
    case .number(let points): "a fixed \(Int(points)) points"
    case .stated: "a length of its own"
    case .device: "a check for the kind of device"
    case .window: "an inset read from the window"
    }
  }

  private var side: String { edge == .bottom ? "bottom" : "top" }

  /// The sentence for what is removed.
  func fix(unused: [String], remarks: Int) -> String {
    var text = "This \(side) \(what) allows for \(meaning) with \(source), and SwiftUI already keeps the view clear "
    text += "of it, so the room is taken twice and is wrong on other devices and in resized windows."
    text += " Check the distance at the \(side) edge on a device with \(meaning(of: edge)) and on one without."
    for name in unused { text += " `\(name)` has no use in this file now; it was left." }
    if remarks > 0 { text += remarks == 1 ? " The remark beside it goes too." : " The remarks beside it go too." }
    return text
  }

  private func meaning(of edge: EdgeSet) -> String {
    edge == .bottom ? "a home indicator" : "a camera at the top"
  }

  /// The sentence for what a person has to look at.
  func review(_ reason: Verdict.Reason) -> String {
    let start = "This \(side) \(what) allows for \(meaning) with \(source), which is wrong on other devices and in "
    switch reason {
    case .ignored:
      return start + "resized windows, but what is around it may ignore the safe area there, so it may be all the "
        + "clearance there is. Check whether both can go, or take the inset from the safe area."
    case .covered:
      return start + "resized windows, but it may also clear a view of the app that lies over this edge. "
        + "Check whether that view can be attached with `safeAreaInset(edge:)` instead."
    case .floats:
      return start + "resized windows, but this view floats over others, so the gap may be meant as a margin. "
        + "Check whether SwiftUI keeps the view clear without it."
    case .notAlone:
      return start + "resized windows, but more than that hangs on it. Check which part is a margin to keep, and "
        + "drop the rest where SwiftUI keeps the view clear by itself."
    case .unclear:
      return start + "resized windows. Check whether SwiftUI keeps this view clear by itself wherever it is used, "
        + "and drop the \(what) if so."
    }
  }
}
