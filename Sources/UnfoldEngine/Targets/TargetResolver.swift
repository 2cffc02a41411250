#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the deployment target of each file: the one that the user gave, else that of the nearest `Package.swift`
/// upwards within the file's repository.
public final class TargetResolver: @unchecked Sendable {
  // Unchecked: `known` is read and written only between `pthread_mutex_lock` and `unlock`.
  private let given: DeploymentTarget?
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// By folder, both as it was asked for and in canonical form.
  private var known: [String: DeploymentTarget] = [:]

  /// - Parameter given: what `--deployment-target` says.
  public init(given: DeploymentTarget?) {
    self.given = given
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// The target of the file or folder at `path`; for standard input, `-`, that of the current folder.
  public func target(of path: String) -> DeploymentTarget {
    if let given { return given }
    let path = path == "-" ? "." : path
    guard let status = try? fileStatus(path, followingLinks: false) else { return .unknown }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard status.kind == .regular else { return target(ofCanonical: path) }
    // Files of one folder have one target, and making paths canonical takes longer than all else here.
    let folder = splitPath(path).folder
    if let target = known[folder] { return target }
    let target = target(ofCanonical: folder)
    known[folder] = target
    return target
  }

  /// The target of a folder or of what a link leads to.
  private func target(ofCanonical path: String) -> DeploymentTarget {
    guard let canonical = canonicalPath(path) else { return .unknown }
    let isFolder = (try? fileStatus(canonical))?.kind == .folder
    return target(ofFolder: isFolder ? canonical : splitPath(canonical).folder)
  }

  private func target(ofFolder folder: String) -> DeploymentTarget {
    if let target = known[folder] { return target }
    let manifest = folder == "/" ? "/Package.swift" : "\(folder)/Package.swift"
    let target: DeploymentTarget
    if (try? fileStatus(manifest))?.kind == .regular {
      target = (try? readSource(manifest)).map { deploymentTarget(ofManifest: $0, path: manifest) } ?? .unknown
    } else if folder == "/" || (try? fileStatus("\(folder)/.git")) != nil {
      target = .unknown
    } else {
      target = self.target(ofFolder: splitPath(folder).folder)
    }
    known[folder] = target
    return target
  }
}

extension DeploymentTarget {
  /// A list such as `ios=17.0,macos=14.0`.
  ///
  /// - Throws: `TargetListError`, which says what is wrong with it.
  public init(list: String) throws(TargetListError) {
    self.init()
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else {
        throw TargetListError("'\(part)' is no deployment target; write a platform and a version, such as ios=17.0")
      }
      guard let platform = Platform(name: sides[0]) else {
        let names = Platform.allCases.map(\.rawValue).joined(separator: ", ")
        throw TargetListError("'\(sides[0])' is no platform; there are \(names)")
      }
      guard let version = Version(sides[1]) else {
        throw TargetListError("'\(sides[1])' is no version; write one such as 17.0")
      }
      guard versions[platform] == nil else { throw TargetListError("\(platform.rawValue) is given twice") }
      versions[platform] = version
      origins[platform] = Origin(path: "--deployment-target")
    }
  }
}

/// Why a list of deployment targets cannot be read.
public struct TargetListError: Error, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
