import UnfoldSyntax

/// A run of the past, as its journal has it.
public struct RecordedRun {
  /// From 1, in the order of the runs below one folder.
  public let number: Int
  /// What the user asked for.
  public var label: String { records.label }
  /// When it began, in seconds since 1970.
  public var time: Int { records.time }
  public var fileCount: Int { records.files.count }
  private let records: JournalRecords
  private let folder: JournalFolder

  /// The file in canonical form, and what came of it.
  public struct Restoration {
    public enum Outcome {
      case restored
      /// It holds what it held before the run.
      case unchanged
      case refused(FileTrouble)
    }

    public let path: String
    public let outcome: Outcome
  }

  fileprivate init(_ number: Int, in folder: JournalFolder) throws(FileTrouble) {
    self.number = number
    self.folder = folder
    records = try folder.records(of: number)
  }

  /// How many files hold what the run wrote.
  public var restorableCount: Int {
    records.files.filter { file in
      if case .ready = state(of: file) { true } else { false }
    }.count
  }

  /// Makes each file what it was before the run, but for those that were edited since.
  ///
  /// - Parameters:
  ///   - breaksHardLinks: as in `FileWriter`.
  ///   - use: gets each file when it is done; returns false where no more are to be restored.
  /// - Throws: `FileTrouble` where another run is writing.
  public func undo(breaksHardLinks: Bool, use: (Restoration) -> Bool) throws(FileTrouble) {
    var writer = FileWriter(territory: GivenPaths([folder.root]), breaksHardLinks: breaksHardLinks)
    writer.temporaryName = JournalFolder.temporaryName(records.token)
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    folder.sweep()
    folder.sweep(records)
    // An undo that is killed leaves files too.
    try? folder.setOpen(number, true)
    var isComplete = true
    for file in records.files {
      let path = folder.file(at: file.path) ?? file.path
      let outcome = restore(file, writer)
      if case .refused = outcome { isComplete = false }
      guard use(Restoration(path: path, outcome: outcome)) else {
        isComplete = false
        break
      }
    }
    if isComplete { folder.remove(number) } else { try? folder.setOpen(number, false) }
  }

  private enum State {
    case ready(path: String, current: SourceText)
    case unchanged
    case lost(FileTrouble)
  }

  private func state(of file: JournalRecords.File) -> State {
    // What was no link when it was written is none that leads elsewhere now.
    guard let path = folder.file(at: file.path), canonicalPath(path) == path else {
      return .lost(FileTrouble(path: file.path, cause: "is left alone: it is gone, or a link now"))
    }
    do throws(FileTrouble) {
      let current = try readSource(path)
      if current.bytes.elementsEqual(file.bytes) { return .unchanged }
      if file.written.contains(sha256(current.bytes)) { return .ready(path: path, current: current) }
      return .lost(FileTrouble(path: path, cause: "is left alone: it was edited since"))
    } catch {
      return .lost(error)
    }
  }

  private func restore(_ file: JournalRecords.File, _ writer: FileWriter) -> Restoration.Outcome {
    switch state(of: file) {
    case .unchanged: return .unchanged
    case .lost(let trouble): return .refused(trouble)
    case .ready(let path, let current):
      do throws(FileTrouble) {
        try writer.replace(path, expected: current, with: file.bytes)
        return .restored
      } catch {
        return .refused(error)
      }
    }
  }
}

extension JournalFolder {
  /// The runs that can be undone, the oldest first.
  ///
  /// - Throws: `FileTrouble` where a journal can't be read.
  public func runs() throws(FileTrouble) -> [RecordedRun] {
    var runs: [RecordedRun] = []
    for number in runNumbers() {
      let run = try RecordedRun(number, in: self)
      if run.fileCount > 0 { runs.append(run) }
    }
    return runs
  }

  fileprivate func lock() throws(FileTrouble) -> JournalLock {
    let lock: JournalLock
    do throws(SystemError) {
      lock = try open()
    } catch {
      throw FileTrouble(path: path, cause: "cannot be used: \(error)")
    }
    try lock.take()
    return lock
  }
}
