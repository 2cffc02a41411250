import UnfoldEngine

/// The screens with changes that a person has to look at: no tool sees them on a device.
struct HandChecks {
  /// In the order of the files, each once.
  private var screens: [String] = []
  private var seen: Set<String> = []

  /// The most screens that are named; who changed more has a list of files already.
  private static let mostNamed = 40

  /// Takes the screens of the changes in one file.
  mutating func add(_ findings: some Sequence<Finding>, in path: String) {
    let file = path == "-" ? "standard input" : path
    for finding in findings where finding.kind == .fix {
      let screen = finding.screen.map { "\($0) (\(file))" } ?? file
      if seen.insert(screen).inserted { screens.append(screen) }
    }
  }

  /// What to try, of the guidance's "Checking changes"; `nil` where nothing changes.
  ///
  /// - Parameter areMade: whether the changes are in the files, and not only proposed.
  func text(areMade: Bool) -> String? {
    if screens.isEmpty { return nil }
    let subject = counted(screens.count, "screen")
    var text =
      areMade
      ? "\(subject) changed. Nothing of it was tried on a device: try by hand, with sheets and popovers,\n"
      : "\(subject) would change. Nothing of it is tried on a device: try by hand then, with sheets and popovers,\n"
    text += """
        - on both displays of iPhone Duo, in all rotations, with vertical bars
        - partly folded, with an eye on controls near the fold
        - in Split View on either side, and in a right-to-left language

      """
    text += screens.prefix(HandChecks.mostNamed).map { "    \($0)" }.joined(separator: "\n")
    let rest = screens.count - HandChecks.mostNamed
    return rest > 0 ? text + "\n    and \(rest) more" : text
  }

  /// Says it on standard error.
  func say(areMade: Bool) {
    if let text = text(areMade: areMade) { note(text) }
  }
}
