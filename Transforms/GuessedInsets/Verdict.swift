import UnfoldEngine

/// What to do about a guess.
enum Verdict {
  /// Why a person has to look at it.
  enum Reason {
    case ignored, covered, notAlone, unclear
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
