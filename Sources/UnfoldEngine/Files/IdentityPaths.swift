/// The paths of files below the top of their repository or, outside of git, below the current folder: the same whatever
/// folder a run is started in or given.
final class IdentityPaths: Sendable {
  /// For each folder, what stands before the names of its files.
  private let folders = Locked([String: String]())

  func path(of path: String) -> String {
    if path == "-" { return path }
    let (folder, name) = splitPath(path)
    if let known = folders.withLock({ $0[folder] }) { return known + name }
    let canonical = canonicalPath(folder) ?? folder
    let top = repositoryRoot(of: canonical) ?? canonicalPath(".") ?? "/"
    let relative = relativePath(of: canonical, from: top)
    let prefix = relative == "." || relative.isEmpty ? "" : relative + "/"
    folders.withLock { $0[folder] = prefix }
    return prefix + name
  }
}
