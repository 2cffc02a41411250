/// Reads the build configurations of an Xcode project's targets.
struct XcodeConfigurations {
  private let objects: XcodeObjects
  private let files: XcodeFiles
  private let projectName: String
  /// The project's own, by name.
  private var projectLevels: [String: [BuildSettingsLevel]] = [:]
  private var defaultName: String?
  private var isRead = false

  init(_ objects: XcodeObjects, _ files: XcodeFiles) {
    self.objects = objects
    self.files = files
    projectName = String(splitPath(objects.path).name.dropLast(".xcodeproj".count))
  }

  /// The oldest of what a target's configurations say.
  mutating func deploymentTarget(of target: Int, _ reading: inout ProjectReading) -> DeploymentTarget {
    readProject(&reading)
    guard let list = objects.object("buildConfigurationList", in: target) else { return .unknown }
    let name = objects.list.string("name", in: target) ?? ""
    return .lowest(
      of: objects.objects("buildConfigurations", in: list).map { configuration in
        let configurationName = objects.list.string("name", in: configuration) ?? ""
        let below = projectLevels[configurationName] ?? defaultName.flatMap { projectLevels[$0] } ?? []
        let settings = BuildSettings(
          levels: below + levels(of: configuration, &reading),
          builtIn: builtInSettings(
            projectName: projectName, projectFolder: objects.sourceRoot, targetName: name,
            configuration: configurationName))
        return settings.deploymentTarget(in: configurationName, at: objects.origin(target))
      })
  }

  private mutating func readProject(_ reading: inout ProjectReading) {
    guard !isRead, let list = objects.object("buildConfigurationList", in: objects.root) else { return }
    isRead = true
    defaultName = objects.list.string("defaultConfigurationName", in: list)
    for configuration in objects.objects("buildConfigurations", in: list) {
      projectLevels[objects.list.string("name", in: configuration) ?? ""] = levels(of: configuration, &reading)
    }
  }

  /// The `.xcconfig` file that a configuration is based on, and over it what it sets itself.
  private func levels(of configuration: Int, _ reading: inout ProjectReading) -> [BuildSettingsLevel] {
    var levels: [BuildSettingsLevel] = []
    if let base = baseFile(of: configuration) {
      levels.append(reading.buildSettings(ofFile: base, namedAt: objects.origin(configuration)))
    }
    if let own = objects.list.value("buildSettings", in: configuration) {
      let settings = objects.list.entries(of: own).compactMap { key, value -> BuildSetting? in
        guard let name = objects.list.string(key) else { return nil }
        let text =
          objects.list.string(value)
          ?? objects.list.elements(of: value).compactMap(objects.list.string).joined(separator: " ")
        return BuildSetting(key: name, value: text, origin: objects.origin(key))
      }
      // A dictionary has no order: what has conditions goes before what has none.
      levels.append(
        BuildSettingsLevel(settings.filter(\.conditions.isEmpty) + settings.filter { !$0.conditions.isEmpty }))
    }
    return levels
  }

  private func baseFile(of configuration: Int) -> String? {
    if let reference = objects.object("baseConfigurationReference", in: configuration) {
      return files.path(of: reference)
    }
    // Since Xcode 16 also by its path in a synchronised folder.
    guard let anchor = objects.object("baseConfigurationReferenceAnchor", in: configuration),
      let path = objects.list.string("baseConfigurationReferenceRelativePath", in: configuration)
    else { return nil }
    return files.path(of: anchor).map { absolutePath(path, in: $0) }
  }
}
