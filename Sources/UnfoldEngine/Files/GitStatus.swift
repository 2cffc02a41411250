/// What git knows of the changes in a work tree.
public enum GitStatus {
  /// Why git could not bring a file back as it is.
  public enum Unsaved: Sendable {
    /// It has changes that are in no commit.
    case changed
    /// It is in no commit at all.
    case untracked
  }

  /// Asks once for the files that git could not bring back. Nothing in the repository is changed, and no hook of it
  /// is run.
  ///
  /// - Parameters:
  ///   - files: those asked about, in canonical form and below the top.
  ///   - top: the top of the work tree, in canonical form.
  /// - Returns: those of them that are unsaved; `nil` where there is no git to be asked.
  /// - Throws: `FileTrouble` where git does not say.
  public static func unsaved(among files: [String], in top: String) throws(FileTrouble) -> [PathKey: Unsaved]? {
    let names = files.map { String($0.dropFirst(top == "/" ? 1 : top.count + 1)) }
    // What a hook of git sets would lead to another repository.
    var words = ["env", "-u", "GIT_DIR", "-u", "GIT_WORK_TREE", "git", "-C", top, "--literal-pathspecs"]
    words += ["--no-optional-locks", "-c", "core.fsmonitor=false"]
    words += ["status", "--porcelain", "-z", "--untracked-files=all", "--ignored=matching"]
    // The whole work tree where they don't fit into a command line.
    if names.reduce(0, { $0 + $1.utf8.count + 16 }) < 64 << 10 { words += ["--"] + names }
    let result = try runProgram(words, mergesErrors: false)
    // As `env` says it.
    if result.status == 127 { return nil }
    guard result.status == 0 else {
      let reason = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first ?? "no reason given"
      throw FileTrouble(path: top, cause: "'git status' fails there (status \(result.status)): \(reason)")
    }
    let changed = changedPaths(result.output)
    var unsaved: [PathKey: Unsaved] = [:]
    for (file, name) in zip(files, names) {
      // A folder that is untracked as a whole is one entry.
      let folders = name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: "/") }.map { String(name[...$0]) }
      unsaved[PathKey(file)] = ([name] + folders).lazy.compactMap { changed[PathKey($0)] }.first
    }
    return unsaved
  }

  /// What `git status --porcelain -z` prints: `XY PATH`, and behind a renamed one the old path.
  private static func changedPaths(_ output: [UInt8]) -> [PathKey: Unsaved] {
    var paths: [PathKey: Unsaved] = [:]
    var entries = output.split(separator: 0)[...]
    while let entry = entries.popFirst() {
      guard entry.count > 3 else { continue }
      let code = String(decoding: entry.prefix(2), as: UTF8.self)
      let path = PathKey(String(decoding: entry.dropFirst(3), as: UTF8.self))
      paths[path] = ["??", "!!"].contains(code) ? .untracked : .changed
      if code.contains("R") || code.contains("C") { _ = entries.popFirst() }
    }
    return paths
  }
}
