/// One target of one project, which a file is built for.
struct TargetMembership: Hashable, Sendable {
  /// The project's path, canonical.
  let project: String
  let target: Int
}

/// The projects of a run, each read once, and which of them may speak for the files of a folder.
struct ProjectIndex {
  /// A project that has been read. A class, since many folders have it in common.
  final class KnownProject: Sendable {
    let path: String
    let project: Project

    init(path: String, project: Project) {
      self.path = path
      self.project = project
    }
  }

  /// A folder with what may speak for its files.
  struct Place {
    /// Canonical.
    var folder: String
    /// The folder and those around it, from the inside out.
    var ancestors: [String] = []
    /// What may list files of the folder.
    var projects: [KnownProject] = []
    /// What holds for a file that no target lists.
    var fallback = DeploymentTarget.unknown

    /// - Parameter path: a file in the folder, canonical.
    func deploymentTarget(of path: String) -> DeploymentTarget {
      let targets = projects.flatMap { $0.project.deploymentTargets(of: path, ancestors: ancestors) }
      return targets.isEmpty ? fallback : .lowest(of: targets)
    }

    /// The targets of all projects that are built from a file in the folder.
    func memberships(of path: String) -> Set<TargetMembership> {
      var found: Set<TargetMembership> = []
      for known in projects {
        for membership in known.project.memberships(of: path, ancestors: ancestors) {
          found.insert(TargetMembership(project: known.path, target: membership.target))
        }
      }
      return found
    }
  }

  private var reading = ProjectReading()
  private var projects: [String: KnownProject] = [:]
  private var places: [String: Place] = [:]

  var warnings: [TargetWarning] { reading.warnings }

  /// What may speak for the files of a canonical folder: the projects in it and above it within the repository, and
  /// those elsewhere in the repository that reach out of their own folder.
  mutating func place(_ folder: String) -> Place {
    if let known = places[folder] { return known }
    let entries = (try? folderEntries(folder))?.entries ?? []
    let isRepository = entries.contains { $0.name == ".git" } && !isSubmodule(folder)
    var place = Place(folder: folder)
    if isRepository {
      place.projects = projectsReachingOut(in: folder)
    } else if folder != "/" {
      place = self.place(splitPath(folder).folder)
      place.folder = folder
    }
    place.ancestors.insert(folder, at: 0)
    let own = projectsIn(folder, entries)
    for project in own where !place.projects.contains(where: { $0 === project }) { place.projects.append(project) }
    place.fallback = fallback(own.map(\.project), around: place.fallback)
    places[folder] = place
    return place
  }

  /// What holds for a file that no target lists: what the nearest projects say. A package whose files are all known
  /// is no such project: a package of tools beside an app says nothing about the app.
  private func fallback(_ projects: [Project], around outer: DeploymentTarget) -> DeploymentTarget {
    let speaking = projects.filter { $0.fallback != nil }
    let open = speaking.filter { !$0.listsAllFiles }
    if !open.isEmpty { return .lowest(of: open.compactMap(\.fallback)) }
    return speaking.isEmpty ? outer : .lowest(of: speaking.compactMap(\.fallback) + [outer])
  }

  private mutating func projectsIn(_ folder: String, _ entries: [FolderEntry]) -> [KnownProject] {
    var found: [KnownProject] = []
    let manifests = entries.filter { isManifest($0.name) }.map { join(folder, $0.name) }
    if !manifests.isEmpty {
      found.append(known(join(folder, "Package.swift")) { $0.package(manifests, in: folder) })
    }
    if let workspace = entries.first(where: { isBazelRoot($0.name) }) {
      found.append(known(join(folder, workspace.name)) { $0.bazelWorkspace(folder) })
    }
    for entry in entries {
      let path = join(folder, entry.name)
      if entry.name.hasSuffix(".xcworkspace") {
        for project in reading.xcodeProjects(ofWorkspace: path) { found.append(xcodeProject(project)) }
      } else if let project = project(at: path, named: entry.name) {
        found.append(project)
      }
    }
    return found
  }

  /// The project that a file or folder of that name is; `nil` where it is none.
  private mutating func project(at path: String, named name: String) -> KnownProject? {
    switch name {
    case _ where name.hasSuffix(".xcodeproj"): xcodeProject(path)
    case "project.yml", "project.yaml": known(path) { $0.xcodeGenProject(path) }
    case "Project.swift": known(path) { $0.tuistProject(path) }
    default: nil
    }
  }

  private mutating func xcodeProject(_ path: String) -> KnownProject { known(path) { $0.xcodeProject(path) } }

  private mutating func known(_ path: String, read: (inout ProjectReading) -> Project) -> KnownProject {
    if let known = projects[path] { return known }
    let project = KnownProject(path: path, project: read(&reading))
    projects[path] = project
    return project
  }

  /// Projects anywhere in a repository that may list files outside of their own folder.
  private mutating func projectsReachingOut(in root: String) -> [KnownProject] {
    var found: [KnownProject] = []
    for path in reading.search(root, for: isFreeProject) {
      let file = path.hasSuffix(".xcodeproj") ? path + "/project.pbxproj" : path
      guard let source = try? readSource(file), mayReachOut(source) else { continue }
      if let project = project(at: path, named: splitPath(path).name) { found.append(project) }
    }
    return found
  }
}

/// Whether a repository lies within another one, whose projects may list its files.
private func isSubmodule(_ folder: String) -> Bool {
  // Where it is a folder, the repository stands on its own; in a file git says where that folder is.
  guard let link = try? readSource(join(folder, ".git")) else { return false }
  return link.string(0..<min(link.count, 4096)).contains("/modules/")
}

private func isManifest(_ name: String) -> Bool {
  name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
}

private func join(_ folder: String, _ name: String) -> String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }
