import UnfoldSyntax

/// Reads the targets of a Tuist manifest.
struct TuistManifest {
  let tree: SyntaxTree
  let constants: TuistConstants
  /// The manifest's folder.
  let folder: String
  /// What `.relativeToRoot` is relative to.
  let root: String

  func project(_ reading: inout ProjectReading) -> Project {
    var project = Project()
    var settings: SyntaxNode?
    var targets: [ManifestCall] = []
    for index in 0..<tree.count where tree.kind(at: index) == .functionCallExpr {
      guard let call = ManifestCall(tree[index]) else { continue }
      if call.name == "Project", !call.isMember { settings = call["settings"] ?? settings }
      let says = ["destinations", "platform", "deploymentTargets", "deploymentTarget"].contains { call[$0] != nil }
      if says, !call.isDependency { targets.append(call) }
    }
    let projectSettings = TuistSettings(settings, self)
    for call in targets {
      let target = deploymentTarget(of: call, projectSettings, &reading)
      project.targets.append(target)
      addSources(of: call, to: &project)
    }
    return project
  }

  /// Tuist sets a target's deployment target as a build setting of the target, where its settings may change it
  /// again; all of them go before its `.xcconfig` and before the project.
  private func deploymentTarget(
    of call: ManifestCall, _ project: TuistSettings, _ reading: inout ProjectReading
  ) -> DeploymentTarget {
    let versions = (call["deploymentTargets"] ?? call["deploymentTarget"]).map(self.versions) ?? []
    var platforms = destinations(call["destinations"] ?? call["platform"])
    if platforms.isEmpty {
      platforms = versions.compactMap { platform in
        Platform.allCases.first { $0.deploymentTargetSetting == platform.name }
      }
    }
    // What neither names a platform nor a version tells nothing.
    if platforms.isEmpty { return .unknown }
    let own = TuistSettings(call["settings"], self)
    let place = constants.origin(call.node)
    let names = Set(project.configurations.keys).union(own.configurations.keys)
    return .lowest(
      of: (names.isEmpty ? ["Debug", "Release"] : names.sorted()).map { name in
        let levels = [
          project.file(name, self, &reading), BuildSettingsLevel(project.settings(name)),
          own.file(name, self, &reading),
          BuildSettingsLevel(BuildSetting.of(platforms, at: place) + versions + own.settings(name)),
        ]
        let settings = BuildSettings(
          levels: levels.compactMap { $0 },
          builtIn: builtInSettings(projectName: "", projectFolder: folder, targetName: "", configuration: name))
        return settings.deploymentTarget(in: name, at: place)
      })
  }

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0")` and, in older manifests, `.iOS(targetVersion: "17.0")`.
  private func versions(_ node: SyntaxNode) -> [BuildSetting] {
    let value = constants.resolve(node)
    guard let call = ManifestCall(value) else { return [] }
    return call.arguments.compactMap { label, argument in
      let name = label == nil || label == "targetVersion" ? call.name : label!
      guard let setting = Platform(name: name)?.deploymentTargetSetting else { return nil }
      // A version that cannot be read must not give way to one of the project.
      let version = constants.string(argument) ?? ("$(unreadable)", constants.origin(argument))
      return BuildSetting(key: setting, value: version.text, origin: version.origin)
    }
  }

  private func destinations(_ node: SyntaxNode?) -> [Platform] {
    guard let node else { return [] }
    let value = constants.resolve(node)
    // `[.iPhone, .iPad]`, `Set([.iPhone])` or `.iOS`.
    let inner = ManifestCall(value)?.arguments.first?.value
    let nodes = arrayElements(of: value) ?? inner.flatMap(arrayElements) ?? [value]
    var platforms: [Platform] = []
    for element in nodes {
      let found: Platform? =
        switch element.lastToken.text {
        case "iPhone", "iPad", "macWithiPadDesign", "appleVisionWithiPadDesign": .iOS
        case "mac": .macOS
        case "appleTv": .tvOS
        case "appleWatch": .watchOS
        case "appleVision": .visionOS
        case let name: Platform(name: name)
        }
      if let found, !platforms.contains(found) { platforms.append(found) }
    }
    return platforms
  }

  private func addSources(of call: ManifestCall, to project: inout Project) {
    let target = project.targets.count - 1
    for (label, isFolder) in [("sources", false), ("buildableFolders", true)] {
      guard let node = call[label] else { continue }
      let strings = self.paths(constants.resolve(node))
      let excluded = strings.filter(\.isExcluded).map { GlobPattern($0.path, in: "/", coversFolders: true) }
      for (path, isExcluded) in strings where !isExcluded {
        let pattern = GlobPattern(path, in: "/", coversFolders: isFolder || !path.contains("*"))
        project.add(Project.GlobMembership(target: target, pattern: pattern, excluded: excluded))
      }
    }
  }

  /// The paths in an expression, made absolute, and whether they are in `excluding:` or `exceptions:`.
  func paths(_ node: SyntaxNode) -> [(path: String, isExcluded: Bool)] {
    node.descendants.compactMap { literal in
      guard let text = literalText(literal) else { return nil }
      let around = literal.ancestors.prefix { $0 != node.parent }
      let isExcluded = around.contains { argument in
        argument.kind == .labeledExpr && ["excluding", "exceptions", "excluded"].contains(argument.firstToken.text)
      }
      let isInRoot = around.contains { $0.kind == .functionCallExpr && ManifestCall($0)?.name == "relativeToRoot" }
      return (absolutePath(text, in: isInRoot ? root : folder), isExcluded)
    }
  }
}

/// The settings of a project or a target in a Tuist manifest: `.settings(base:debug:release:configurations:)`.
struct TuistSettings {
  private var base: [BuildSetting] = []
  /// By the name of the configuration.
  private(set) var configurations: [String: (settings: [BuildSetting], file: SyntaxNode?)] = [:]

  init(_ node: SyntaxNode?, _ manifest: TuistManifest) {
    guard let node, let call = ManifestCall(manifest.constants.resolve(node)) else { return }
    base = call["base"].map { TuistSettings.read($0, manifest) } ?? []
    for (label, name) in [("debug", "Debug"), ("release", "Release")] {
      guard let written = call[label] else { continue }
      configurations[name] = (TuistSettings.read(written, manifest), nil)
    }
    let listed = call["configurations"].map { manifest.constants.resolve($0) }
    for element in listed.flatMap(arrayElements) ?? [] {
      guard let configuration = ManifestCall(manifest.constants.resolve(element)) else { continue }
      let name = configuration["name"].flatMap { literalText($0) ?? $0.lastToken.text } ?? configuration.name
      let key = name.lowercased() == "debug" ? "Debug" : name.lowercased() == "release" ? "Release" : name
      let settings = configuration["settings"].map { TuistSettings.read($0, manifest) } ?? []
      configurations[key] = (settings, configuration["xcconfig"])
    }
  }

  func settings(_ configuration: String) -> [BuildSetting] { base + (configurations[configuration]?.settings ?? []) }

  /// The `.xcconfig` file of a configuration.
  func file(
    _ configuration: String, _ manifest: TuistManifest, _ reading: inout ProjectReading
  ) -> BuildSettingsLevel? {
    guard let node = configurations[configuration]?.file else { return nil }
    let value = manifest.constants.resolve(node)
    guard let path = manifest.paths(value).first?.path else { return nil }
    return reading.buildSettings(ofFile: path, namedAt: manifest.constants.origin(value))
  }

  /// A dictionary literal, or several that are merged into one.
  private static func read(_ node: SyntaxNode, _ manifest: TuistManifest) -> [BuildSetting] {
    let value = manifest.constants.resolve(node)
    return value.descendants.compactMap { element in
      guard element.kind == .dictionaryElement, let key = element.firstChild.flatMap(literalText),
        let last = element.children.last(where: { !$0.isToken }), let text = manifest.constants.string(last)
      else { return nil }
      return BuildSetting(key: key, value: text.text, origin: manifest.constants.origin(element))
    }
  }
}
