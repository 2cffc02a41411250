/// The build settings that XcodeGen makes of a specification.
///
/// A deployment target in the specification sets a build setting of the project or the target, unless an `.xcconfig`
/// file sets it: then XcodeGen leaves it out, even where the file is the project's and the setting the target's.
struct XcodeGenSettings {
  private let root: YAML
  private let folders: [String: String]
  private let configurations: [String]

  init(_ root: YAML, folders: [String: String]) {
    self.root = root
    self.folders = folders
    let names = root["configs"]?.entries.map(\.key) ?? []
    configurations = names.isEmpty ? ["Debug", "Release"] : names
  }

  func deploymentTarget(
    of target: YAML, name: String, _ platforms: [Platform], _ reading: inout ProjectReading
  ) -> DeploymentTarget {
    .lowest(
      of: configurations.map { configuration in
        let projectFile = file(in: root["configFiles"], configuration, &reading)
        let targetFile = file(in: target["configFiles"], configuration, &reading)
        let project = without([projectFile], made(from: root["options"]?["deploymentTarget"], for: nil))
        let own = without([projectFile, targetFile], made(from: target["deploymentTarget"], for: platforms))
        let platformSettings = BuildSetting.of(platforms, at: target.origin)
        let levels = [
          projectFile, BuildSettingsLevel(project + settings(root["settings"], configuration)), targetFile,
          BuildSettingsLevel(platformSettings + own + settings(target["settings"], configuration)),
        ]
        let settings = BuildSettings(
          levels: levels.compactMap { $0 },
          builtIn: builtInSettings(
            projectName: root["name"]?.text ?? "", projectFolder: splitPath(root.origin.path).folder,
            targetName: name,
            configuration: configuration))
        return settings.deploymentTarget(in: configuration, at: target.origin)
      })
  }

  /// What `deploymentTarget:` sets: a version, or a version for each platform.
  private func made(from written: YAML?, for platforms: [Platform]?) -> [BuildSetting] {
    guard let written else { return [] }
    if let version = written.text {
      return (platforms ?? []).compactMap(\.deploymentTargetSetting).map {
        BuildSetting(key: $0, value: version, origin: written.origin)
      }
    }
    return written.entries.compactMap { name, version in
      guard let setting = Platform(name: name)?.deploymentTargetSetting, let text = version.text else { return nil }
      return BuildSetting(key: setting, value: text, origin: version.origin)
    }
  }

  private func without(_ files: [BuildSettingsLevel?], _ settings: [BuildSetting]) -> [BuildSetting] {
    settings.filter { setting in !files.contains { $0?.settings[setting.name] != nil } }
  }

  private func file(
    in files: YAML?, _ configuration: String, _ reading: inout ProjectReading
  ) -> BuildSettingsLevel? {
    guard let named = files?[configuration], let path = named.text, let folder = folders[named.origin.path] else {
      return nil
    }
    return reading.buildSettings(ofFile: absolutePath(path, in: folder), namedAt: named.origin)
  }

  /// What `settings:` says for a configuration: groups, then the base, then those of the configuration. Without any
  /// of these keys it is the base itself.
  private func settings(_ written: YAML?, _ configuration: String, depth: Int = 0) -> [BuildSetting] {
    guard let written, depth < 32 else { return [] }
    let hasParts = written.entries.contains { ["base", "configs", "groups"].contains($0.key) }
    var result: [BuildSetting] = []
    for group in written["groups"]?.elements ?? [] {
      guard let name = group.text else { continue }
      result += settings(root["settingGroups"]?[name], configuration, depth: depth + 1)
    }
    for (key, value) in (hasParts ? written["base"] : written)?.entries ?? [] {
      result.append(
        BuildSetting(
          key: key, value: value.elements.compactMap(\.text).joined(separator: " "), origin: value.origin))
    }
    for (name, value) in written["configs"]?.entries ?? []
    where configuration.lowercased().contains(name.lowercased()) {
      result += settings(value, configuration, depth: depth + 1)
    }
    return result
  }
}
