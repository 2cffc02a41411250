import UnfoldSyntax

/// The patterns that hold in one folder: those of the folders around it come first, and later ones win.
struct IgnoreRules {
  /// The patterns of one file.
  private struct Source {
    /// How many names lead from the top to the folder that the patterns are about.
    let depth: Int
    let patterns: [IgnorePattern]
  }

  private var sources: [Source] = []

  /// Adds the patterns of the file at `path`, which are about the folder `depth` names below the top. A file that is
  /// not there or cannot be read adds nothing, as in git.
  mutating func add(_ path: String, depth: Int) {
    guard let text = try? readSource(path) else { return }
    var bytes = Array(text.bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let patterns = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      IgnorePattern(line: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    if !patterns.isEmpty { sources.append(Source(depth: depth, patterns: patterns)) }
  }

  /// Whether the file or folder is ignored. What is in an ignored folder is not asked for.
  ///
  /// - Parameter path: the names from the top down.
  func ignores(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    for source in sources.reversed() {
      let below = path[source.depth...]
      if let last = source.patterns.last(where: { $0.matches(below, isFolder: isFolder) }) {
        return !last.isNegated
      }
    }
    return false
  }

  /// The rules for the folder `folder`, whose canonical path is given, from the top of its repository down to its
  /// parent, and the names between the two. Outside a repository there are none: the folder is its own top.
  static func around(_ folder: String) -> (rules: IgnoreRules, names: [[UInt8]]) {
    guard let top = repositoryRoot(of: folder) else { return (IgnoreRules(), []) }
    let names = folder.utf8.dropFirst(top == "/" ? 0 : top.utf8.count)
      .split(separator: UInt8(ascii: "/")).map(Array.init)
    var rules = IgnoreRules()
    var current = top
    for (depth, name) in names.enumerated() {
      rules.addFiles(of: current, depth: depth)
      current += (current == "/" ? "" : "/") + String(decoding: name, as: UTF8.self)
    }
    return (rules, names)
  }

  /// Adds what the folder at `path` says about what is in it.
  mutating func addFiles(of path: String, depth: Int) {
    if let gitFolder = gitFolder(in: path) { add("\(gitFolder)/info/exclude", depth: depth) }
    add("\(path)/.gitignore", depth: depth)
  }
}

/// The nearest folder from `folder` upwards that is the top of a git work tree.
///
/// - Parameter folder: a canonical path.
public func repositoryRoot(of folder: String) -> String? {
  var current = folder
  while true {
    if (try? fileStatus("\(current)/.git")) != nil { return current }
    if current == "/" { return nil }
    current = splitPath(current).folder
  }
}

/// The folder in which git keeps what belongs to the work tree at `path`. A linked work tree and a submodule have a
/// file `.git` that says where that is, and a linked work tree shares most of it with the first one.
private func gitFolder(in path: String) -> String? {
  guard let folder = ownGitFolder(in: path) else { return nil }
  guard let common = firstLine(of: "\(folder)/commondir", behind: "") else { return folder }
  return absolute(common, from: folder)
}

/// The folder in which git keeps what belongs to the work tree at `path` alone.
func ownGitFolder(in path: String) -> String? {
  let entry = "\(path)/.git"
  guard let status = try? fileStatus(entry) else { return nil }
  if status.kind == .folder { return entry }
  return firstLine(of: entry, behind: "gitdir: ").map { absolute($0, from: path) }
}

private func firstLine(of path: String, behind prefix: String) -> String? {
  guard let text = try? readSource(path) else { return nil }
  let line = text.bytes.prefix { $0 != 0x0A && $0 != 0x0D }
  guard line.starts(with: prefix.utf8) else { return nil }
  return String(decoding: line.dropFirst(prefix.utf8.count), as: UTF8.self)
}

private func absolute(_ path: String, from folder: String) -> String {
  path.hasPrefix("/") ? path : "\(folder)/\(path)"
}
