/// What lies at and below the paths that the user gave: nothing else is written.
public struct GivenPaths: Sendable {
  /// In canonical form.
  private let paths: [String]

  /// - Parameter paths: files and folders; what isn't there has nothing below it, and `-` is none.
  public init(_ paths: [String]) {
    self.paths = paths.compactMap { $0 == "-" ? nil : canonicalPath($0) }
  }

  /// Whether the file lies there.
  ///
  /// - Parameter path: in canonical form.
  public func contain(_ path: String) -> Bool { paths.contains { isPath(path, atOrBelow: $0) } }

  /// The nearest folder that all of them lie in; a folder lies in itself.
  public var commonFolder: String? {
    let folders = paths.map { path in
      (try? fileStatus(path))?.kind == .folder ? path : splitPath(path).folder
    }
    guard var common = folders.first else { return nil }
    for folder in folders {
      while !isPath(folder, atOrBelow: common) { common = splitPath(common).folder }
    }
    return common
  }
}

/// Whether one canonical path is the other or leads through it.
public func isPath(_ path: String, atOrBelow folder: String) -> Bool {
  let (path, folder) = (path.utf8, folder.utf8)
  guard path.starts(with: folder) else { return false }
  return path.count == folder.count || folder.last == UInt8(ascii: "/")
    || path.dropFirst(folder.count).first == UInt8(ascii: "/")
}
