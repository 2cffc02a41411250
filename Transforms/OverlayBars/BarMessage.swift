import UnfoldEngine

/// A bar over its content, in words.
struct BarMessage {
  let layering: Layering

  private var edge: String { "\(layering.bar.edge.name)" }

  private var layers: String {
    if case .overlay = layering.form { return "This overlay" }
    return "This ZStack"
  }

  private var start: String { "\(layers) lays a bar over the \(edge) of what scrolls below it" }

  /// The message for what is rewritten.
  ///
  /// - Parameters:
  ///   - clearance: the room that goes.
  ///   - unused: names that nothing in the file uses afterwards.
  ///   - remarks: how many comments go too.
  func fix(_ clearance: Clearance, unused: [String], remarks: Int) -> String {
    let size = clearance.points.map { " of \($0 == $0.rounded() ? "\(Int($0))" : "\($0)") points" } ?? ""
    var text = "\(start), and room\(size) is guessed for it; attached to the edge, it reserves just what it takes."
    text += " Check the \(edge) end of the content at several text sizes and in a resized window."
    if remarks > 0 { text += remarks == 1 ? " The remark on it goes too." : " The remarks on it go too." }
    for name in unused { text += " `\(name)` has no use in this file now and was left." }
    return text
  }

  /// The message for what a person has to look at.
  func review(_ doubt: BarVerdict.Doubt) -> String {
    let attach = "attach it with `safeAreaBar(edge: .\(edge))`, or below iOS 26 `safeAreaInset(edge: .\(edge))`"
    switch doubt {
    case .noClearance:
      return "\(start) and covers its end, since this file keeps no room for it."
        + " Check whether the room is kept elsewhere; if it is, take it out and \(attach)."
    case .callers:
      return "\(layers) lays a bar over the \(edge) of the content that callers give it, and leaves the room to them."
        + " Check whether they keep it; then take the room out there and \(attach) here."
    case .clearance(.unknownSize):
      return "\(start), and the room for it is measured or decided while the app runs."
        + " Check whether it is only for the bar; then take it out and \(attach)."
    case .clearance(.entangled):
      return "\(start), and the room for it is part of something that does more."
        + " Check which part is for the bar; take that out and \(attach)."
    case .clearance(.forOthers):
      return "\(start), and the room at that edge is said to be for something else."
        + " Check what it is for, and \(attach)."
    case .clearance(.copy):
      return "\(start), and a hidden copy of the bar keeps room for it. Take the copy out and \(attach)."
    case .severalClearances:
      return "\(start), and room is kept at that edge more than once."
        + " Check which is for the bar; take that out and \(attach)."
    case .condition:
      return "\(start), but the bar and the room for it don't come and go together."
        + " Check what the room is for; if it is for the bar, take it out and \(attach)."
    case .content, .crowded:
      return "\(start), with other views around it, so its place among them is for a person to choose."
        + " Check what it should stay above; take the room for it out and \(attach)."
    case .otherView:
      return "\(start), and the view below keeps room for it in its own body."
        + " Check whether it is used without the bar too; if not, take the room out there and \(attach) here."
    case .shared:
      return "\(start), and the content that keeps room for it is used in several places."
        + " Check whether all of them have the bar; then take the room out and \(attach)."
    case .notice:
      return "This text lies over the \(edge) of what scrolls below it, and room is guessed for it."
        + " It is no bar of controls; check whether `safeAreaInset(edge: .\(edge))` should reserve the room instead."
    case .unknownBar:
      let name = layering.bar.name.isEmpty ? layering.traits.unknownViews.first ?? "" : layering.bar.name
      return "`\(name)` lies over the \(edge) of what scrolls below it, and room is guessed for it."
        + " Check whether it is a bar of controls; if so, take the room out and \(attach)."
    case .floating:
      return "\(start), and room is guessed for it, but it may be meant to float."
        + " Check whether the content should end above it; if so, take the room out and \(attach)."
    case .safeArea:
      return "\(start), and something here ignores or reads the safe area at that edge."
        + " Check whether it has to; else take that and the room for the bar out and \(attach)."
    case .moved:
      return "\(start), and the bar is moved or faded while the room for it stays."
        + " Check whether it can come and go with a condition; then take the room out and \(attach)."
    case .ownSize:
      return "\(start), and what scrolls has a size or a place of its own, which a bar attached to it would get too."
        + " Check how wide the bar has to be; then take the room for it out and \(attach)."
    case .unknownModifier(let name):
      return "\(start), and this file doesn't show all that `\(name)` does to what scrolls."
        + " Check that it keeps to the safe area; then take the room for the bar out and \(attach)."
    case .animated:
      return "\(start), and the room for it is animated where the bar is not."
        + " Check what should move; then take the room out, \(attach), and animate both."
    case .unavailable(let reason):
      return "\(start), and room is guessed for it. Not changed: \(reason)"
        + " Check whether the room fits the bar at several text sizes."
    case .entangled:
      return "\(start), and room is guessed for it, but the code around it isn't taken apart with certainty."
        + " Take the room out and \(attach)."
    }
  }
}
