import UnfoldEngine
import UnfoldReport

/// `unfold config [FILE]`: what holds for a file, and where each of it is said.
func showConfiguration(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  if options.printsSchema {
    output.write(configurationSchema(rules: options.knownRules))
    return .clean
  }
  let path = options.paths.first ?? "."
  let configurations = ConfigurationResolver(ruleNames: options.knownRules.map(\.id))
  let isFolder = path != "-" && canonicalPath("\(path)/.") != nil
  guard isFolder || path == "-" || canonicalPath(path) != nil else {
    note("\(path): cannot be read: no such file or folder")
    return .trouble
  }
  let settings = isFolder ? configurations.settings(ofFolder: path) : configurations.settings(of: path)
  let troubles = shortenedTroubles(of: configurations)
  if !troubles.isEmpty {
    for trouble in troubles { note("\(trouble)") }
    return .trouble
  }
  let files = settings.configurationFiles.map(shortened)
  output.write("configuration: \(files.isEmpty ? "none" : files.joined(separator: ", "))\n")
  if let place = settings.exclusion {
    output.write("left out, unless named: \(described(place))\n")
  }
  let targets = TargetResolver(given: options.deploymentTarget, configurations: configurations)
  output.write("deployment target: \(described(targets.target(of: path)))\n")
  for name in options.rules { _ = try rule(named: name, options) }
  let width = options.knownRules.map(\.id.count).max() ?? 0
  output.write("rules:\n")
  for rule in options.knownRules {
    let (isOn, reason) = decision(on: rule, options, settings)
    output.write("  \(padded(rule.id, width))  \(isOn ? "on " : "off")  \(reason)\n")
  }
  return .clean
}

private func decision(
  on rule: any Rule, _ options: Options, _ settings: FileSettings
) -> (isOn: Bool, reason: String) {
  if !options.rules.isEmpty {
    let isNamed = options.rules.contains(rule.id)
    return (isNamed, isNamed ? "--rule" : "not named with --rule")
  }
  if let said = settings.rules[rule.id] { return (said.isOn, described(said.place)) }
  return rule.level == .onRequest ? (false, "on request") : (true, "default")
}

private func described(_ place: ConfigurationPlace) -> String { "\(shortened(place.path)):\(place.line)" }

/// What is wrong with the configuration files that were read, with paths from the current folder.
func shortenedTroubles(of configurations: ConfigurationResolver?) -> [FileTrouble] {
  (configurations?.troubles() ?? []).map { trouble in
    FileTrouble(path: shortened(trouble.path), position: trouble.position, cause: trouble.cause)
  }
}
