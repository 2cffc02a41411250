#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the deployment target of each file: the one that the user gave, else that of a configuration file, else the
/// oldest of the targets that list the file in a project of the file's repository, else that of the nearest project
/// upwards.
public final class TargetResolver: @unchecked Sendable {
  // Unchecked: `index`, `places` and `memberships` are read and written only between `pthread_mutex_lock` and `unlock`.
  private let given: DeploymentTarget?
  private let configurations: ConfigurationResolver?
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var index = ProjectIndex()
  /// By folder, as it was asked for.
  private var places: [String: ProjectIndex.Place] = [:]
  /// By path, as it was asked for.
  private var memberships: [String: Set<TargetMembership>] = [:]

  /// - Parameters:
  ///   - given: what `--deployment-target` says.
  ///   - configurations: finds what configuration files say; `nil` where they count for nothing.
  public init(given: DeploymentTarget?, configurations: ConfigurationResolver? = nil) {
    self.given = given
    self.configurations = configurations
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// The target of the file or folder at `path`; for standard input, `-`, that of the current folder.
  public func target(of path: String) -> DeploymentTarget {
    if let given { return given }
    if let configured = configurations?.settings(of: path).deploymentTarget { return configured }
    let path = path == "-" ? "." : path
    guard let status = try? fileStatus(path, followingLinks: false) else { return .unknown }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard status.kind == .regular else { return target(ofLink: path) }
    guard let (place, file) = place(ofFile: path) else { return .unknown }
    return place.deploymentTarget(of: file)
  }

  /// The targets that are built from the file at `path`; empty where no project lists it.
  func memberships(of path: String) -> Set<TargetMembership> {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if let known = memberships[path] { return known }
    let found = place(ofFile: path).map { $0.place.memberships(of: $0.file) } ?? []
    memberships[path] = found
    return found
  }

  /// What may speak for a file, and the file's canonical path. To be called with the mutex locked.
  private func place(ofFile path: String) -> (place: ProjectIndex.Place, file: String)? {
    let (folder, name) = splitPath(path)
    // Files of one folder have their folders in common, and making paths canonical takes longer than all else here.
    if places[folder] == nil {
      guard let canonical = canonicalPath(folder) else { return nil }
      places[folder] = index.place(canonical)
    }
    let place = places[folder]!
    return (place, place.folder == "/" ? "/\(name)" : "\(place.folder)/\(name)")
  }

  /// What was wrong with the project files read so far, in the order of their paths.
  public func warnings() -> [TargetWarning] {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return Set(index.warnings).sorted { ($0.path, $0.line ?? 0, $0.cause) < ($1.path, $1.line ?? 0, $1.cause) }
  }

  /// The target of a folder or of what a link leads to.
  private func target(ofLink path: String) -> DeploymentTarget {
    guard let canonical = canonicalPath(path) else { return .unknown }
    if (try? fileStatus(canonical))?.kind == .folder { return index.place(canonical).fallback }
    return index.place(splitPath(canonical).folder).deploymentTarget(of: canonical)
  }
}
