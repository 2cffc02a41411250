import UnfoldEngine

extension SheetCandidate {
  private static var start: String {
    "This sheet is drawn by hand over its screen and moved by a drag, so it doesn't adjust to the fold or the window"
  }

  /// The message for what is changed.
  ///
  /// - Parameters:
  ///   - left: names that nothing in the file uses afterwards.
  ///   - remarks: how many comments go too.
  func fixMessage(left: [String], remarks: Int) -> String {
    let own = panel.ownBackground == nil ? ["background", "corners", "shadow"] : ["corners", "shadow"]
    var parts = ["dimming"] + own.filter(panel.drawnParts.contains)
    if panel.hasGrabber { parts.append("grabber") }
    parts.append("gesture")
    if left.isEmpty { parts.append("drag state") }
    let list = parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
    var text = SheetCandidate.start + "; a system sheet does, and its own \(list) go."
    text += " Check its height, its background and how it closes, with VoiceOver too."
    if !hidesOnTap { text += " A tap beside it hides it now, which it didn't before." }
    if remarks > 0 { text += remarks == 1 ? " The remark on them goes too." : " The remarks on them go too." }
    for name in left { text += " `\(name)` has no use in this file now and was left." }
    return text
  }

  /// The message for what a person has to look at.
  static func reviewMessage(_ doubt: SheetDoubt) -> String { "\(start) as a system sheet does. \(doubt.words)" }
}
