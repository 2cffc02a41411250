/// What one project file says: its targets, and which files each is built from.
struct Project: Sendable {
  /// The deployment target of each target.
  var targets: [DeploymentTarget] = []
  /// The files that a target lists, by canonical path.
  var files: [String: [Membership]] = [:]
  /// The folders whose files all belong to a target, by canonical path.
  var folders: [String: [FolderMembership]] = [:]
  var globs: [GlobMembership] = []
  /// What holds for a file near the project that no target lists; `nil` where the project says nothing.
  var fallback: DeploymentTarget?
  /// Whether each file of the project is certainly listed, so that any other belongs to something else.
  var listsAllFiles = false

  /// One target that a file belongs to.
  struct Membership: Hashable, Sendable {
    var target: Int
    /// The platforms that the file is built for in that target; `nil`: all of them.
    var platforms: Set<Platform>?
  }

  /// One target that the files of a folder belong to.
  struct FolderMembership: Sendable {
    var target: Int
    /// Files and folders, as canonical paths, that do not belong to it after all.
    var exceptions: Set<String> = []
    /// What alone belongs to it, as canonical paths of files and folders; `nil`: all.
    var only: Set<String>?
    /// By canonical path of a file, the platforms that it is built for.
    var platforms: [String: Set<Platform>] = [:]
  }

  /// One target that the files which a pattern matches belong to.
  struct GlobMembership: Sendable {
    var target: Int
    var pattern: GlobPattern
    var excluded: [GlobPattern] = []
    /// What alone belongs to it; `nil`: all.
    var included: [GlobPattern]?

    func covers(_ path: String) -> Bool {
      guard pattern.matches(path), !excluded.contains(where: { $0.matches(path) }) else { return false }
      return included?.contains { $0.matches(path) } ?? true
    }
  }

  mutating func add(_ path: String, to target: Int, platforms: Set<Platform>? = nil) {
    let membership = Membership(target: target, platforms: platforms)
    if files[path]?.contains(membership) != true { files[path, default: []].append(membership) }
  }

  /// Adds what a pattern matches. Without wildcards it is a file or a folder, which are found at once.
  mutating func add(_ glob: GlobMembership) {
    guard glob.excluded.isEmpty, glob.included == nil, let path = glob.pattern.singlePath else {
      globs.append(glob)
      return
    }
    if path.hasSuffix(".swift") {
      add(path, to: glob.target)
    } else {
      folders[path, default: []].append(FolderMembership(target: glob.target))
    }
  }

  /// What holds for a file that no target lists: the oldest versions of the targets that are built from Swift files
  /// at all, if any are.
  mutating func setFallback() {
    var used = Set(files.values.joined().map(\.target))
    used.formUnion(folders.values.joined().map(\.target))
    used.formUnion(globs.map(\.target))
    let indices = used.isEmpty ? Set(targets.indices) : used
    fallback = .lowest(of: indices.sorted().map { targets[$0] }.filter { !$0.versions.isEmpty })
  }

  /// The deployment targets of the targets that are built from the file.
  ///
  /// - Parameters:
  ///   - path: the file, canonical.
  ///   - ancestors: the folders around it, from the inside out.
  func deploymentTargets(of path: String, ancestors: [String]) -> [DeploymentTarget] {
    memberships(of: path, ancestors: ancestors).map { targets[$0.target].limited(to: $0.platforms) }
  }

  /// The targets that are built from the file, with the parameters of `deploymentTargets`.
  func memberships(of path: String, ancestors: [String]) -> [Membership] {
    var found = files[path] ?? []
    if !folders.isEmpty {
      for (depth, folder) in ancestors.enumerated() {
        for membership in folders[folder] ?? [] {
          let inner = ancestors[..<depth]
          func names(_ paths: Set<String>) -> Bool { paths.contains(path) || inner.contains(where: paths.contains) }
          if names(membership.exceptions) { continue }
          if let only = membership.only, !names(only) { continue }
          found.append(Membership(target: membership.target, platforms: membership.platforms[path]))
        }
      }
    }
    for glob in globs where glob.covers(path) { found.append(Membership(target: glob.target)) }
    return found
  }
}

extension DeploymentTarget {
  /// The oldest version of each platform. Where one of the targets is not known, nothing is.
  static func lowest(of targets: some Sequence<DeploymentTarget>) -> DeploymentTarget {
    var result: DeploymentTarget?
    for target in targets {
      guard var known = result else {
        result = target
        continue
      }
      if target.versions.isEmpty { return .unknown }
      for (platform, version) in target.versions {
        if let other = known.versions[platform], other <= version { continue }
        known.versions[platform] = version
        known.origins[platform] = target.origins[platform]
      }
      result = known
      if known.versions.isEmpty { return .unknown }
    }
    return result ?? .unknown
  }

  /// The same without platforms that a file is not built for.
  func limited(to platforms: Set<Platform>?) -> DeploymentTarget {
    guard let platforms else { return self }
    let versions = versions.filter { platforms.contains($0.key) }
    // A file that is left out on every platform says nothing; the target then holds as it is.
    if versions.isEmpty { return self }
    return DeploymentTarget(versions: versions, origins: origins.filter { platforms.contains($0.key) })
  }
}
