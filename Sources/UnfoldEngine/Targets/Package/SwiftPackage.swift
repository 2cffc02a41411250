import UnfoldSyntax

extension ProjectReading {
  /// Reads a Swift package.
  ///
  /// - Parameters:
  ///   - manifests: `Package.swift` and those for certain versions of the tools, such as `Package@swift-5.9.swift`.
  ///     Which of them will count is not known, so the oldest version of each platform does.
  ///   - folder: the package's folder, canonical.
  mutating func package(_ manifests: [String], in folder: String) -> Project {
    var project = Project(fallback: .unknown)
    var found: [DeploymentTarget] = []
    /// By name; the first is that of the manifests themselves.
    var indices: [String: Int] = [:]
    var saysAnything = false
    var listsAllFiles = true
    for manifest in manifests {
      project.add(manifest, to: 0)
      guard let source = source(manifest) else {
        found.append(.unknown)
        saysAnything = true
        listsAllFiles = false
        continue
      }
      let tree = SyntaxTree.parse(source)
      let (targets, areAll) = packageTargets(in: tree)
      let target = deploymentTarget(ofManifest: tree, path: manifest)
      if tree.hasError, target == .unknown || target.usesDefaults {
        warn(manifest, "cannot be parsed as Swift; its deployment targets are not known")
        found.append(.unknown)
        saysAnything = true
        listsAllFiles = false
        continue
      }
      // A package without targets and platforms stands there to hide its folder from another package.
      if targets.isEmpty, target.usesDefaults { continue }
      saysAnything = true
      found.append(target)
      listsAllFiles = listsAllFiles && areAll && !targets.isEmpty
      for target in targets {
        let index = indices[target.name] ?? indices.count + 1
        indices[target.name] = index
        if !project.addPackageTarget(target, at: index, in: folder) { listsAllFiles = false }
      }
    }
    let target = DeploymentTarget.lowest(of: found)
    project.targets = Array(repeating: target, count: indices.count + 1)
    project.fallback = saysAnything ? target : nil
    project.listsAllFiles = listsAllFiles
    return project
  }
}

extension Project {
  /// Adds the folder of a package's target: the one that `path:` says, or the first of those where SwiftPM looks.
  ///
  /// - Parameter index: the target's place among the project's.
  /// - Returns: whether the folder is there.
  fileprivate mutating func addPackageTarget(_ target: PackageTarget, at index: Int, in folder: String) -> Bool {
    let parents = target.kind.folders + ["Sources", "Source", "src", "srcs"]
    let places =
      target.path.map { [absolutePath($0, in: folder)] } ?? parents.map { "\(folder)/\($0)/\(target.name)" }
    // Without a folder of its own, a package's only target may have its sources in `Sources`.
    let existing = places.first { (try? fileStatus($0))?.kind == .folder }
    let place = existing ?? "\(folder)/\(parents[0])"
    folders[place, default: []].append(
      FolderMembership(
        target: index, exceptions: Set(target.excluded.map { absolutePath($0, in: place) }),
        only: target.sources.map { Set($0.map { absolutePath($0, in: place) }) }))
    return existing != nil
  }
}

/// A target as a manifest declares it.
struct PackageTarget: Hashable {
  enum Kind: Hashable {
    case source, test, plugin

    /// Where such targets lie before all else.
    var folders: [String] {
      switch self {
      case .source: []
      case .test: ["Tests"]
      case .plugin: ["Plugins"]
      }
    }
  }

  var kind: Kind
  var name: String
  var path: String?
  var excluded: [String] = []
  var sources: [String]?
}

/// The targets with names that can be read, and whether they are all that the manifest declares.
private func packageTargets(in tree: SyntaxTree) -> (targets: [PackageTarget], areAll: Bool) {
  var targets: [PackageTarget] = []
  var areAll = true
  for index in 0..<tree.count where tree.kind(at: index) == .functionCallExpr {
    let call = ManifestCall(tree[index])
    let kind: PackageTarget.Kind
    switch call?.member {
    case "target", "executableTarget", "macro": kind = .source
    case "testTarget": kind = .test
    case "plugin": kind = .plugin
    default: continue
    }
    guard let call, !call.isDependency else { continue }
    guard let name = call["name"].flatMap(literalText), !hasUnreadablePath(call) else {
      areAll = false
      continue
    }
    targets.append(
      PackageTarget(
        kind: kind, name: name, path: call["path"].flatMap(literalText),
        excluded: call["exclude"].map(literalTexts) ?? [], sources: call["sources"].map(literalTexts)))
  }
  return (targets, areAll)
}

private func hasUnreadablePath(_ call: ManifestCall) -> Bool { call["path"].map { literalText($0) == nil } ?? false }
