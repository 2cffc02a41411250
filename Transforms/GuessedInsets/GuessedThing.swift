import UnfoldEngine

/// A guess in words.
struct GuessedThing {
  /// What has the length: `padding`, `gap`, `frame`, `offset`.
  let what: String
  let edge: EdgeSet
  let guess: Guess

  private var side: String { edge == .bottom ? "bottom" : "top" }

  /// What the length does, to be followed by what SwiftUI does.
  private var deed: String {
    let inset = edge == .bottom ? "the home indicator" : "the status bar"
    switch guess.reason {
    case .number(83): return "makes room for the tab bar and the home indicator with a fixed 83 points"
    case .number(let points): return "makes room for \(inset) with a fixed \(Int(points)) points"
    case .stated(let subject): return "makes room for \(subject.rawValue) with a length of its own"
    case .device: return "makes room for \(inset) after a check for the kind of device"
    case .window: return "copies the window's \(side) inset"
    }
  }

  /// The message for what is removed.
  ///
  /// - Parameters:
  ///   - unused: names that nothing in the file uses afterwards.
  ///   - remarks: how many comments go too.
  func fix(unused: [String], remarks: Int) -> String {
    let device = edge == .bottom ? "a home indicator" : "a camera at the top"
    var text = "This \(side) \(what) \(deed), which SwiftUI already adds, so the room is taken twice."
    text += " Check the \(side) edge on a device with \(device), on one without, and in a resized window."
    if remarks > 0 { text += remarks == 1 ? " The remark beside it goes too." : " The remarks beside it go too." }
    for name in unused { text += " `\(name)` has no use in this file now and was left." }
    return text
  }

  /// The message for what a person has to look at.
  func review(_ reason: Verdict.Reason) -> String {
    let start = "This \(side) \(what) \(deed), which differs between devices and window sizes"
    switch reason {
    case .ignored:
      return start + ", and may be all the clearance there is, since something around it may ignore the safe area."
        + " Check whether both can go, or take the inset from the safe area."
    case .covered:
      return start + ", but it may also clear a view of the app that lies over this edge."
        + " Check whether that view can be attached with `safeAreaInset(edge:)` instead."
    case .notAlone:
      return start + ", but the app's own layout hangs on it too."
        + " Check which part is a margin to keep, and drop the rest where SwiftUI keeps the view clear by itself."
    case .unclear:
      return start + ", but this file doesn't show all that is around the view."
        + " Check whether SwiftUI keeps it clear by itself wherever it is used, and drop the \(what) if so."
    }
  }

  /// The message for a constraint to the view's own edge.
  var reviewOfConstraint: String {
    "This \(side) \(what) \(deed), which differs between devices and window sizes. Check whether the constraint can"
      + " go to `view.safeAreaLayoutGuide.\(side)Anchor`, with only the margin that is meant on top."
  }
}
