/// Whether a file of that name stands at the root of a Bazel workspace.
func isBazelRoot(_ name: String) -> Bool {
  ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"].contains(name)
}

extension ProjectReading {
  /// Reads the `BUILD` files of a Bazel workspace. The rules that make apps, extensions, frameworks and tests say
  /// `minimum_os_version`, which holds for all that they are built from.
  ///
  /// - Parameter root: the workspace's folder, canonical.
  mutating func bazelWorkspace(_ root: String) -> Project {
    var files = BazelFiles(root: root)
    var rules: [String: BazelRule] = [:]
    for path in search(root, for: { $0 == "BUILD" || $0 == "BUILD.bazel" }) {
      guard let source = source(path) else { continue }
      let file = StarlarkParser.parse(source.string(0..<source.count), path: path)
      let package = String(splitPath(path).folder.dropFirst(root == "/" ? 0 : root.utf8.count + 1))
      for call in file.calls {
        guard case .string(let name, _)? = call.named["name"] else { continue }
        rules["//\(package):\(name)"] = BazelRule(call: call, file: file, package: package)
      }
    }
    var reached: [String: [DeploymentTarget]] = [:]
    for (_, rule) in rules.sorted(by: { $0.key < $1.key }) {
      guard let target = files.deploymentTarget(of: rule, &self) else { continue }
      for label in files.labels(builtInto: rule, rules, &self) { reached[label, default: []].append(target) }
    }
    var project = Project()
    for (label, targets) in reached.sorted(by: { $0.key < $1.key }) {
      guard let rule = rules[label] else { continue }
      project.targets.append(.anyOf(targets))
      addSources(of: rule, in: root, &files, to: &project)
    }
    project.fallback = reached.isEmpty ? nil : .anyOf(reached.values.flatMap { $0 })
    return project
  }

  private mutating func addSources(
    of rule: BazelRule, in root: String, _ files: inout BazelFiles, to project: inout Project
  ) {
    guard let sources = rule.call.named["srcs"] else { return }
    let target = project.targets.count - 1
    let folder = absolutePath(rule.package, in: root)
    for path in files.strings(sources, in: rule.file, &self) {
      if !path.hasSuffix(".swift") { continue }
      let place = path.split(separator: ":").last.map(String.init) ?? path
      let package = path.hasPrefix("//") ? absolutePath(path.dropFirst(2).prefix { $0 != ":" }, in: root) : folder
      project.add(absolutePath(place, in: package), to: target)
    }
    for (included, excluded) in files.globs(sources, in: rule.file, &self) {
      for pattern in included {
        project.add(
          Project.GlobMembership(
            target: target, pattern: GlobPattern(pattern, in: folder),
            excluded: excluded.map { GlobPattern($0, in: folder) }))
      }
    }
  }
}

extension DeploymentTarget {
  /// The oldest version of each platform that any of the targets is built for.
  fileprivate static func anyOf(_ targets: [DeploymentTarget]) -> DeploymentTarget {
    .lowest(of: targets.filter { !$0.versions.isEmpty })
  }
}

/// A rule in a `BUILD` file.
struct BazelRule {
  var call: StarlarkCall
  var file: StarlarkFile
  /// The folder of its file, from the workspace's.
  var package: String

  var label: String {
    if case .string(let name, _)? = call.named["name"] { return "//\(package):\(name)" }
    return ""
  }
}

/// `//package:name` for `:name`, `name`, `//package` and `@//package:name`.
func absoluteLabel(_ label: String, in package: String) -> String {
  var label = label[...]
  while label.hasPrefix("@") { label = label.dropFirst() }
  guard label.hasPrefix("//") else { return "//\(package):\(label.hasPrefix(":") ? label.dropFirst() : label)" }
  if label.contains(":") { return String(label) }
  return "\(label):\(label.split(separator: "/").last ?? "")"
}
