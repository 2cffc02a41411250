import UnfoldEngine

/// `unfold target`: the deployment targets of files, and where each was read.
func showTargets(_ options: Options, _ output: inout Output) -> ExitStatus {
  let resolver = TargetResolver(given: options.deploymentTarget)
  var hasTrouble = false
  for path in options.paths.isEmpty ? ["."] : options.paths {
    let found = findSwiftFiles([path])
    for trouble in found.troubles {
      note("\(trouble)")
      hasTrouble = true
    }
    var targets: [DeploymentTarget] = []
    var counts: [DeploymentTarget: Int] = [:]
    for file in found.paths {
      let target = resolver.target(of: file)
      if counts[target] == nil { targets.append(target) }
      counts[target, default: 0] += 1
    }
    for target in targets {
      output.write("\(folder(of: target) ?? path): \(counted(counts[target]!, "file"))\n")
      write(target, to: &output)
    }
  }
  return hasTrouble ? .trouble : .clean
}

/// The folder of the package that says so.
private func folder(of target: DeploymentTarget) -> String? {
  guard let origin = target.origins.values.first, origin.line != nil else { return nil }
  return splitPath(shortened(origin.path)).folder
}

private func write(_ target: DeploymentTarget, to output: inout Output) {
  if target.versions.isEmpty {
    output.write("  unknown: no Package.swift that names platforms, here or above; everything is guarded\n")
  }
  for platform in Platform.allCases {
    guard let version = target.versions[platform] else { continue }
    let origin = target.origins[platform].map { origin in
      shortened(origin.path) + (origin.line.map { ":\($0)" } ?? "")
    }
    output.write("  \(padded("\(platform.rawValue) \(version)", 18))  \(origin ?? "")\n")
  }
}

/// The path from the current folder, where it lies below.
private func shortened(_ path: String) -> String {
  guard let current = canonicalPath("."), path.hasPrefix(current + "/") else { return path }
  return String(path.dropFirst(current.count + 1))
}
