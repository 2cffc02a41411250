import UnfoldEngine

/// `unfold target`: the deployment targets of files, and where each was read.
///
/// A file that is named has a line of its own. For a folder each answer that differs has one, with the number of
/// files and the folder that they have in common.
func showTargets(_ options: Options, _ output: inout Output) -> ExitStatus {
  let configurations = chosenConfigurations(options)
  let resolver = TargetResolver(given: options.deploymentTarget, configurations: configurations)
  var hasTrouble = false
  var isUnknown = false
  for path in options.paths.isEmpty ? ["."] : options.paths {
    let found = findSwiftFiles([path])
    for trouble in found.troubles {
      note("\(trouble)")
      hasTrouble = true
    }
    var groups: [TargetGroup] = []
    var taken = 0
    var indices: [DeploymentTarget: Int] = [:]
    doInOrder(count: found.paths.count, threads: options.jobs) { index in
      resolver.target(of: found.paths[index])
    } emit: { target in
      let file = found.paths[taken]
      taken += 1
      if let index = indices[target] {
        groups[index].add(file)
      } else {
        indices[target] = groups.count
        groups.append(TargetGroup(target: target, file: file))
      }
      return true
    }
    for group in groups {
      isUnknown = isUnknown || group.target.lacksVersion
      let isFile = found.paths == [path]
      output.write("\(isFile ? path : group.place): \(isFile ? "" : counted(group.count, "file") + ": ")")
      output.write("\(described(group.target))\n")
    }
  }
  output.flush()
  noteWarnings(of: resolver)
  for trouble in shortenedTroubles(of: configurations) {
    note("\(trouble)")
    hasTrouble = true
  }
  if isUnknown && !options.isQuiet { note(unknownTargetNote) }
  return hasTrouble ? .trouble : .clean
}

/// Files with one deployment target.
private struct TargetGroup {
  let target: DeploymentTarget
  private(set) var count = 1
  /// The names of the folders that all files are in.
  private var common: [Substring]
  private let isAbsolute: Bool

  init(target: DeploymentTarget, file: String) {
    self.target = target
    isAbsolute = file.hasPrefix("/")
    common = splitPath(file).folder.split(separator: "/")
  }

  mutating func add(_ file: String) {
    count += 1
    let names = splitPath(file).folder.split(separator: "/")
    common = Array(zip(common, names).prefix { $0 == $1 }.map(\.0))
  }

  var place: String {
    let path = (isAbsolute ? "/" : "") + common.joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}

/// Such as `iOS 17.0, macCatalyst 17.0 (Package.swift:6)`.
func described(_ target: DeploymentTarget) -> String {
  if target.versions.isEmpty { return "unknown, so everything is guarded" }
  var parts: [(text: String, origin: DeploymentTarget.Origin?)] = []
  for platform in Platform.allCases {
    guard let version = target.versions[platform] else { continue }
    let text = version == .unknown ? "\(platform.rawValue) of unknown version" : "\(platform.rawValue) \(version)"
    parts.append((text, target.origins[platform]))
  }
  var result = ""
  for (index, part) in parts.enumerated() {
    result += (index == 0 ? "" : ", ") + part.text
    // Where one line says several things, it is named once.
    if index + 1 < parts.count, parts[index + 1].origin == part.origin { continue }
    if let origin = part.origin { result += " (\(described(origin)))" }
  }
  return result
}

private func described(_ origin: DeploymentTarget.Origin) -> String {
  shortened(origin.path) + (origin.line.map { ":\($0)" } ?? "") + (origin.note.map { ": \($0)" } ?? "")
}

/// Says what was wrong with project files; the run has gone on.
func noteWarnings(of resolver: TargetResolver) {
  for var warning in resolver.warnings() {
    warning.path = shortened(warning.path)
    note("\(warning)")
  }
}

/// The path from the current folder, where it lies below.
func shortened(_ path: String) -> String {
  guard let current = canonicalPath("."), path.hasPrefix(current + "/") else { return path }
  return String(path.dropFirst(current.count + 1))
}
