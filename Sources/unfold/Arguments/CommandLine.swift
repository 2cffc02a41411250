extension Options {
  /// The command line of another command for the same files, to be typed as it is.
  ///
  /// - Parameter rules: those that it names.
  func commandLine(_ command: CommandName, rules: [String]) -> String {
    var words = ["unfold", command.rawValue]
    for rule in rules { words += [Option.rule.name, rule] }
    for (option, value) in given where option.choosesFindings && command.options.contains(option) {
      words.append(option.name)
      if let value { words.append(value) }
    }
    // A path like an option has to stand behind the sign that no more options follow.
    if paths.contains(where: { $0.hasPrefix("-") && $0 != "-" }) { words.append("--") }
    return (words + paths).map(quoted).joined(separator: " ")
  }

  /// A word as shells take it for one.
  private func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "+,-./:=@_".utf8.contains(byte)
      }
    }
    if isPlain && !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension Option {
  /// Whether it has a say in what is found, other than by naming rules.
  fileprivate var choosesFindings: Bool {
    switch self {
    case .deploymentTarget, .baseline, .noConfig, .lines, .declaration, .since, .include, .exclude, .forceExclude: true
    default: false
    }
  }
}
