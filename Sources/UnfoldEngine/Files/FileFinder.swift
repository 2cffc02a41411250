/// The Swift files that the user's paths stand for.
public struct FoundFiles: Sendable {
  /// In the order of the paths given and, below a folder, of the names; `-` is standard input.
  public var paths: [String] = []
  /// Files that are no Swift source and were asked for beside it, in the same order.
  public var projectFiles: [String] = []
  public var skipped: [SkippedFile] = []
  /// In the order in which they were met.
  public var leftOut: [LeftOutFile] = []
  public var troubles: [FileTrouble] = []

  /// The paths of files that were given themselves.
  private var named: Set<PathKey> = []

  public init() {}

  /// Whether the file was given itself, and not a folder around it.
  public func isNamed(_ path: String) -> Bool { path == "-" || named.contains(PathKey(path)) }

  /// Files that were given themselves are taken as if they had been found in a folder: what is excluded or generated
  /// is left out.
  public mutating func forgetNames() { named = [] }

  fileprivate mutating func name(_ path: String) { named.insert(PathKey(path)) }
}

/// Folders that hold what was built or fetched: never the user's own source.
let foldersLeftOut: Set<String> = [".git", ".build", ".unfold", "DerivedData", "Pods", "Carthage", "node_modules"]

/// Finds the Swift files.
///
/// A file that is named is taken whatever its name is and whatever ignores it. A folder is walked for `.swift`,
/// without what git ignores. Each file is taken once, however many paths and links lead to it.
///
/// - Parameter endings: how the names of other files end that are wanted too.
public func findSwiftFiles(_ paths: [String], andFilesEndingIn endings: [String] = []) -> FoundFiles {
  var finder = FileFinder(endings: endings.map { Array($0.utf8) })
  for path in paths { finder.take(path) }
  return finder.found
}

private struct FileFinder {
  var found = FoundFiles()
  private let endings: [[UInt8]]
  /// Each with the path it is known by.
  private var seenFiles: [FileIdentity: String] = [:]
  /// Of the folder that is being walked only, which may lie within one that was walked before.
  private var seenFolders: Set<FileIdentity> = []
  private var sawSwift = false
  private var sawProjectFile = false
  /// Links are followed when all else below a folder has been seen, so that a file is known by its own path where
  /// that lies below the folder too.
  private var links: [Link] = []

  private struct Link {
    let path: String
    let names: [[UInt8]]
    let rules: IgnoreRules
  }

  init(endings: [[UInt8]]) { self.endings = endings }

  private func isProjectFile(_ path: String) -> Bool {
    endings.contains { path.utf8.count >= $0.count && path.utf8.suffix($0.count).elementsEqual($0) }
  }

  mutating func take(_ path: String) {
    if path == "-" {
      if !found.paths.contains("-") { found.paths.append("-") }
      return
    }
    do {
      let status = try fileStatus(path)
      guard status.kind == .folder else {
        if let known = see(path, status) { return found.name(known) }
        found.name(path)
        if isProjectFile(path) { found.projectFiles.append(path) } else { found.paths.append(path) }
        return
      }
      takeFolder(path, status)
    } catch {
      found.troubles.append(FileTrouble(path: path, cause: "cannot be read: \(error)"))
    }
  }

  /// - Returns: the path by which the file is known already; `nil` where this is the first.
  private mutating func see(_ path: String, _ status: FileStatus) -> String? {
    if let known = seenFiles[status.identity] { return known }
    seenFiles[status.identity] = path
    return nil
  }

  private mutating func leaveOut(_ path: String, _ reason: LeftOutFile.Reason) {
    found.leftOut.append(LeftOutFile(path: path, reason: reason))
  }

  private mutating func takeFolder(_ path: String, _ status: FileStatus) {
    let firstFile = found.paths.count
    let firstProjectFile = found.projectFiles.count
    let (rules, names) = IgnoreRules.around(canonicalPath(path) ?? path)
    seenFolders = [status.identity]
    sawSwift = false
    sawProjectFile = false
    walk(path, names, rules)
    if !links.isEmpty {
      while let link = links.popLast() { follow(link) }
      found.paths[firstFile...].sort(by: isBefore)
      found.projectFiles[firstProjectFile...].sort(by: isBefore)
    }
    if !sawSwift && !sawProjectFile {
      found.troubles.append(
        FileTrouble(path: path, cause: "has no .swift file in it, apart from what git ignores and build folders"))
    }
  }

  private mutating func walk(_ path: String, _ names: [[UInt8]], _ outerRules: IgnoreRules) {
    let entries: [FolderEntry]
    do {
      let (readable, unreadableNames) = try folderEntries(path.isEmpty ? "." : path)
      entries = readable
      if unreadableNames > 0 {
        let why = "\(unreadableNames) names in it are no UTF-8"
        found.skipped.append(SkippedFile(path: path, why: why))
      }
    } catch {
      found.troubles.append(FileTrouble(path: path, cause: "cannot be read: \(error)"))
      return
    }
    var rules = outerRules
    if entries.contains(where: { $0.name == ".gitignore" || $0.name == ".git" }) {
      rules.addFiles(of: path, depth: names.count)
    }
    for entry in entries { visit(entry, in: path, names, rules) }
  }

  private mutating func visit(_ entry: FolderEntry, in folder: String, _ names: [[UInt8]], _ rules: IgnoreRules) {
    let path = join(folder, entry.name)
    guard let kind = entry.kind ?? (try? fileStatus(path, followingLinks: false))?.kind else { return }
    let isSwift = entry.name.utf8.count > 6 && entry.name.hasSuffix(".swift")
    switch kind {
    case .folder:
      let names = names + [Array(entry.name.utf8)]
      if foldersLeftOut.contains(entry.name) { return leaveOut(path, .build) }
      if rules.ignores(names, isFolder: true) { return leaveOut(path, .ignored) }
      do {
        if seenFolders.insert(try fileStatus(path).identity).inserted { walk(path, names, rules) }
      } catch {
        found.troubles.append(FileTrouble(path: path, cause: "cannot be read: \(error)"))
      }
    case .regular where isSwift:
      if rules.ignores(names + [Array(entry.name.utf8)], isFolder: false) { return leaveOut(path, .ignored) }
      sawSwift = true
      do {
        if see(path, try fileStatus(path)) == nil { found.paths.append(path) }
      } catch {
        found.troubles.append(FileTrouble(path: path, cause: "cannot be read: \(error)"))
      }
    case .regular where isProjectFile(entry.name):
      if rules.ignores(names + [Array(entry.name.utf8)], isFolder: false) { return leaveOut(path, .ignored) }
      sawProjectFile = true
      // One that can't be looked at can't be read either, which is said when it is.
      if let status = try? fileStatus(path), see(path, status) != nil { return }
      found.projectFiles.append(path)
    case .symbolicLink:
      let names = names + [Array(entry.name.utf8)]
      if foldersLeftOut.contains(entry.name) || rules.ignores(names, isFolder: false) { return }
      links.append(Link(path: path, names: names, rules: rules))
    case .other where isSwift:
      found.skipped.append(SkippedFile(path: path, why: "it is no regular file"))
    default: return
    }
  }

  private mutating func follow(_ link: Link) {
    // A link that leads nowhere is nobody's source.
    guard let status = try? fileStatus(link.path) else { return }
    if status.kind == .folder {
      if seenFolders.insert(status.identity).inserted { walk(link.path, link.names, link.rules) }
    } else if status.kind == .regular && link.path.hasSuffix(".swift") {
      sawSwift = true
      if see(link.path, status) == nil { found.paths.append(link.path) }
    }
  }
}

/// A folder's path and a name in it; the current folder is left out.
private func join(_ folder: String, _ name: String) -> String {
  if folder == "." { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// The order in which a walk meets paths: name by name, so a slash is less than anything else.
private func isBefore(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8) { first, second in
    let slash = UInt8(ascii: "/")
    return (first == slash ? 0 : first) < (second == slash ? 0 : second)
  }
}
