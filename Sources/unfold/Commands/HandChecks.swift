import UnfoldEngine

/// The screens with changes that a person has to look at: no tool sees them on a device.
struct HandChecks {
  /// In the order of the files, each once; a file itself where a change stands outside of all views.
  private var places: [String] = []
  private var screenCount = 0
  private var seen: Set<PathKey> = []

  /// The most screens that are named; who changed more has a list of files already.
  private static let mostNamed = 40

  /// Takes the screens of the changes in one file.
  mutating func add(_ findings: some Sequence<Finding>, in path: String) {
    let file = path == "-" ? "standard input" : path
    for finding in findings where finding.kind == .fix {
      let place = finding.screen.map { "\($0) (\(file))" } ?? file
      guard seen.insert(PathKey(place)).inserted else { continue }
      places.append(place)
      if finding.screen != nil { screenCount += 1 }
    }
  }

  /// What to try, of the guidance's "Checking changes"; `nil` where nothing changes.
  ///
  /// - Parameter areMade: whether the changes are in the files, and not only proposed.
  func text(areMade: Bool) -> String? {
    if places.isEmpty { return nil }
    let others = places.count - screenCount
    let subject = [(screenCount, "screen"), (others, "file")].filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }.joined(separator: " and ")
    var text =
      areMade
      ? "\(subject) changed. Nothing of it was tried on a device: try by hand, with sheets and popovers,\n"
      : "\(subject) would change. Nothing of it is tried on a device: try by hand then, with sheets and popovers,\n"
    text += """
        - on both displays of iPhone Duo, in all rotations, with vertical bars
        - partly folded, with an eye on controls near the fold
        - in Split View on either side, and in a right-to-left language

      """
    text += places.prefix(HandChecks.mostNamed).map { "    \($0)" }.joined(separator: "\n")
    let rest = places.count - HandChecks.mostNamed
    return rest > 0 ? text + "\n    and \(rest) more" : text
  }

  /// Says it on standard error.
  func say(areMade: Bool) {
    if let text = text(areMade: areMade) { note(text) }
  }
}
