#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the journals of the runs lie that wrote below one folder.
///
/// In a git work tree that is git's own folder, so that nothing of it is ever committed; elsewhere a folder of the
/// user's.
public struct JournalFolder: Sendable {
  /// What the journals are about, in canonical form: every file in them lies below it.
  public let root: String
  let path: String

  /// The runs that are kept: older ones make room.
  static let mostRuns = 20

  /// The folders for what is written below `paths`, the best one first: one may be impossible to write to.
  ///
  /// - Parameter current: the current folder, which stands for what lies below it where there is no repository.
  static func candidates(for paths: GivenPaths, current: String) -> [JournalFolder] {
    let common = paths.commonFolder ?? current
    let root = repositoryRoot(of: common) ?? (isPath(common, atOrBelow: current) ? current : common)
    return candidates(for: root)
  }

  private static func candidates(for root: String) -> [JournalFolder] {
    var folders: [JournalFolder] = []
    if let gitFolder = ownGitFolder(in: root) {
      folders.append(JournalFolder(root: root, path: "\(gitFolder)/unfold"))
    }
    if let state = stateFolder() {
      folders.append(JournalFolder(root: root, path: "\(state)/unfold/journals/\(sha256(Array(root.utf8)))"))
    }
    return folders
  }

  /// The nearest folder from `folder` upwards below which a run wrote.
  ///
  /// - Parameter folder: in canonical form.
  public static func nearest(to folder: String) -> JournalFolder? {
    var current = folder
    while true {
      for candidate in candidates(for: current) where !candidate.runNumbers().isEmpty { return candidate }
      if current == "/" { return nil }
      current = splitPath(current).folder
    }
  }

  /// The numbers of the runs, the oldest first.
  func runNumbers() -> [Int] {
    let names = (try? folderEntries(path).entries.map(\.name)) ?? []
    return Set(names.compactMap(JournalFolder.number)).sorted()
  }

  private static func number(_ name: String) -> Int? {
    guard name.hasPrefix("run-") else { return nil }
    let digits = name.dropFirst(4)
    return Int(digits.hasSuffix(openEnding) ? digits.dropLast(openEnding.count) : digits)
  }

  /// Behind the name of a run that is not done yet, or was killed.
  private static let openEnding = ".open"

  func runPath(_ number: Int, isOpen: Bool) -> String {
    "\(path)/run-\(number)\(isOpen ? JournalFolder.openEnding : "")"
  }

  func isOpen(_ number: Int) -> Bool { (try? fileStatus(runPath(number, isOpen: true))) != nil }

  func setOpen(_ number: Int, _ isOpen: Bool) throws(SystemError) {
    if self.isOpen(number) != isOpen {
      try renameFile(runPath(number, isOpen: !isOpen), to: runPath(number, isOpen: isOpen))
    }
  }

  func remove(_ number: Int) {
    for isOpen in [true, false] { removeFile(runPath(number, isOpen: isOpen)) }
  }

  func records(of number: Int) throws(FileTrouble) -> JournalRecords {
    JournalRecords(try readSource(runPath(number, isOpen: isOpen(number))))
  }

  /// Makes the folder where there is none.
  ///
  /// - Returns: a file in it to lock.
  func open() throws(SystemError) -> JournalLock {
    try makeFolders(path)
    return try JournalLock(path: "\(path)/lock")
  }

  /// Removes the files that runs left beside those that they were about to replace when they were killed. To be
  /// called with the lock held.
  func sweep() {
    for number in runNumbers() where isOpen(number) {
      guard let records = try? records(of: number) else { continue }
      // It was killed before anything could be written.
      if records.files.allSatisfy(\.written.isEmpty) {
        remove(number)
        continue
      }
      sweep(records)
      try? setOpen(number, false)
    }
  }

  func sweep(_ records: JournalRecords) {
    let folders = Set(records.files.compactMap { file(at: $0.path).map { splitPath($0).folder } })
    for folder in folders where canonicalPath(folder) == folder {
      removeFile("\(folder)/\(JournalFolder.temporaryName(records.token))")
    }
  }

  static func temporaryName(_ token: String) -> String { ".unfold-\(token)" }

  /// The canonical path of a journal's file; `nil` for one that leads out of the root, as no run writes it.
  func file(at path: String) -> String? {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    if names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) { return nil }
    return root == "/" ? "/" + path : "\(root)/\(path)"
  }

  /// Makes room, so that the newest runs are left.
  func prune() { for number in runNumbers().dropLast(JournalFolder.mostRuns) { remove(number) } }
}

/// Held by the one run that may write; the system lets go of it when that ends, however.
final class JournalLock {
  private let path: String
  private let file: OpenFile

  init(path: String) throws(SystemError) {
    self.path = path
    file = OpenFile(descriptor: open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    if file.descriptor < 0 { throw .last }
  }

  func take() throws(FileTrouble) {
    // Some network file systems have no locks. What a run writes is compared with what it read in any case.
    if flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK {
      throw FileTrouble(path: path, cause: "is held by another run of unfold that is writing; wait until it is done")
    }
  }
}

/// The user's folder for what programs remember: XDG_STATE_HOME, or where the system has that by custom.
private func stateFolder() -> String? {
  if let path = getenv("XDG_STATE_HOME").map({ String(cString: $0) }), path.hasPrefix("/") { return path }
  guard let home = (getenv("HOME") ?? getpwuid(getuid())?.pointee.pw_dir).map({ String(cString: $0) }),
    home.hasPrefix("/")
  else { return nil }
  #if canImport(Darwin)
    return "\(home)/Library/Application Support"
  #else
    return "\(home)/.local/state"
  #endif
}

/// Makes a folder and those around it that are not there.
///
/// - Parameter permissions: of those that are made; for the user alone where nothing else is said.
package func makeFolders(_ path: String, permissions: mode_t = 0o700) throws(SystemError) {
  if let status = try? fileStatus(path), status.kind == .folder { return }
  let parent = splitPath(path).folder
  if parent != path { try makeFolders(parent, permissions: permissions) }
  if mkdir(path, permissions) != 0 && errno != EEXIST { throw .last }
  synchronizeFolder(parent)
}
