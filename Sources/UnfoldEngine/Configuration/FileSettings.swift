/// What the configuration files around a file say of it.
public struct FileSettings: Sendable {
  /// The configuration files, from the outside in, as canonical paths.
  public internal(set) var configurationFiles: [String] = []
  /// The rules that one of them switches on or off, and where.
  public internal(set) var rules: [String: (isOn: Bool, place: ConfigurationPlace)] = [:]
  /// Where it is said to be left out; `nil` where it is not.
  public internal(set) var exclusion: ConfigurationPlace?
  public internal(set) var deploymentTarget: DeploymentTarget?
  /// Whether one of the files is wrong, so that nobody knows what holds.
  public internal(set) var isBroken = false

  /// Nothing is said.
  public init() {}

  /// Takes what a configuration file says; what is here already is from further out.
  ///
  /// - Parameter path: the file's canonical path; `nil` for what has no name, for which overrides are not meant.
  mutating func take(_ file: ConfigurationFile, for path: String?) {
    configurationFiles.append(file.path)
    for part in file.parts {
      if let patterns = part.files {
        guard let path, patterns.contains(where: { $0.matches(path) }) else { continue }
      }
      for rule in part.rules { rules[rule.id] = (rule.isOn, rule.place) }
      if let target = part.deploymentTarget { deploymentTarget = target }
      if exclusion == nil, let path { exclusion = part.exclude.first { $0.pattern.matches(path) }?.place }
    }
  }
}
