extension ProjectReading {
  /// Reads the specification of a project that XcodeGen makes.
  ///
  /// - Parameter path: the `project.yml`, canonical.
  mutating func xcodeGenProject(_ path: String) -> Project {
    var folders: [String: String] = [:]
    guard let root = specification(path, relativeTo: splitPath(path).folder, &folders, around: []) else {
      return Project(fallback: .unknown)
    }
    // A `project.yml` without targets belongs to some other tool.
    guard let targets = root["targets"], !targets.entries.isEmpty else { return Project() }
    let settings = XcodeGenSettings(root, folders: folders)
    var project = Project()
    for (name, written) in targets.entries {
      let target = withTemplates(written, root["targetTemplates"])
      for platforms in platforms(of: target) {
        project.targets.append(settings.deploymentTarget(of: target, name: name, platforms, &self))
        project.addSources(of: target, name: name, folders: folders)
      }
    }
    project.setFallback()
    return project
  }

  /// A specification with those that it includes below it.
  ///
  /// - Parameters:
  ///   - folder: what paths in it are relative to.
  ///   - folders: gets `folder` for each file.
  private mutating func specification(
    _ path: String, relativeTo folder: String, _ folders: inout [String: String], around: [String]
  ) -> YAML? {
    guard let source = source(path) else { return nil }
    folders[path] = folder
    let own: YAML
    do throws(YAMLParser.Fault) {
      own = try YAMLParser.parse(source.string(0..<source.count), path: path)
    } catch {
      warn(path, line: error.line, "\(error.cause); the deployment targets of the project are not known")
      return nil
    }
    var result: YAML?
    for included in own["include"]?.elements ?? [] {
      guard let name = included.text ?? included["path"]?.text else { continue }
      // With a variable of the environment in it, nobody knows here which file is meant.
      let place = absolutePath(name, in: splitPath(path).folder)
      guard !name.contains("$"), isRegularFile(place) else {
        warn(path, line: included.origin.line, "includes '\(name)', which is not there; what it says is not known")
        continue
      }
      includedFiles = around.isEmpty ? 0 : includedFiles + 1
      if around.contains(place) || place == path || around.count > 64 || includedFiles > 1000 { continue }
      let base = included["relativePaths"]?.text == "false" ? folder : splitPath(place).folder
      guard let other = specification(place, relativeTo: base, &folders, around: around + [path]) else { return nil }
      result = result?.merged(with: other) ?? other
    }
    return result?.merged(with: own) ?? own
  }
}

/// A target with its templates below it.
private func withTemplates(_ target: YAML, _ templates: YAML?, depth: Int = 0) -> YAML {
  var result: YAML?
  for name in target["templates"]?.elements ?? [] where depth < 32 {
    guard let template = name.text.flatMap({ templates?[$0] }) else { continue }
    let whole = withTemplates(template, templates, depth: depth + 1)
    result = result?.merged(with: whole) ?? whole
  }
  return result?.merged(with: target) ?? target
}

/// The platforms of each target that XcodeGen makes of one: a list of platforms makes one for each.
private func platforms(of target: YAML) -> [[Platform]] {
  let names = target["platform"]?.elements.compactMap(\.text) ?? []
  if names == ["auto"] || names.isEmpty {
    return [target["supportedDestinations"]?.elements.compactMap { $0.text.flatMap { Platform(name: $0) } } ?? []]
  }
  return names.map { Platform(name: $0).map { [$0] } ?? [] }
}

extension Project {
  /// Notes which files the last target is built from.
  fileprivate mutating func addSources(of target: YAML, name: String, folders: [String: String]) {
    for source in target["sources"]?.elements ?? [] {
      guard let written = source.text ?? source["path"]?.text else { continue }
      if let phase = source["buildPhase"]?.text, phase != "sources" { continue }
      var path = written
      for variable in ["${target_name}", "$target_name"] { path = path.replacing(variable, with: name) }
      // What only the environment knows cannot be read here.
      guard !path.contains("$"), let folder = folders[source.origin.path] else { continue }
      let base = absolutePath(path, in: folder)
      let excluded = source["excludes"]?.elements.compactMap(\.text) ?? []
      let included = source["includes"]?.elements.compactMap(\.text)
      add(
        GlobMembership(
          target: targets.count - 1, pattern: GlobPattern(path, in: folder, coversFolders: true),
          excluded: excluded.map { GlobPattern($0, in: base, coversFolders: true) },
          included: included?.map { GlobPattern($0, in: base, coversFolders: true) }))
    }
  }
}
