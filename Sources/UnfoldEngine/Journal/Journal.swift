#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import UnfoldSyntax

/// What one run writes: the old bytes of each file and the hashes of the new ones, on disk before the first file is
/// replaced, so that a run can be taken back whenever it ended and however.
public final class Journal {
  private let folder: JournalFolder
  private let number: Int
  /// Held as long as this is there.
  private let lock: JournalLock
  private let file: OpenFile
  private var buffer: [UInt8] = []
  private var fileCount = 0
  /// How the files of this run are to be written.
  public let writer: FileWriter

  /// What the journal is about: every file in it lies below this folder.
  public var root: String { folder.root }

  /// How many bytes are written at once.
  private static let bufferSize = 1 << 20

  /// Begins a run, when what earlier ones may have left has been removed.
  ///
  /// - Parameters:
  ///   - paths: those that the user gave.
  ///   - writer: how files are written.
  ///   - label: what the user asked for.
  /// - Throws: `FileTrouble` where no journal can be kept; nothing may be written then.
  public init(for paths: GivenPaths, _ writer: FileWriter, label: String) throws(FileTrouble) {
    (folder, lock) = try Journal.place(for: paths)
    try lock.take()
    folder.sweep()
    number = (folder.runNumbers().last ?? 0) + 1
    let path = folder.runPath(number, isOpen: true)
    do throws(SystemError) {
      file = OpenFile(descriptor: try makeFile(path))
    } catch {
      throw FileTrouble(path: path, cause: "cannot be written, so nothing is changed: \(error)")
    }
    folder.prune()
    let token = String(UInt64.random(in: 0 ... .max), radix: 16)
    var writer = writer
    writer.temporaryName = JournalFolder.temporaryName(token)
    self.writer = writer
    buffer = Array(JournalRecords.firstLine.utf8)
    buffer += JournalRecords.run(token: token, time: time(nil), label: label)
  }

  /// The first folder that a journal can be kept in.
  private static func place(for paths: GivenPaths) throws(FileTrouble) -> (JournalFolder, JournalLock) {
    var trouble = FileTrouble(
      path: "XDG_STATE_HOME", cause: "says no folder for the journal, and there is no HOME; say one of them")
    for folder in JournalFolder.candidates(for: paths, current: canonicalPath(".") ?? "/") {
      do throws(SystemError) {
        return (folder, try folder.open())
      } catch {
        trouble = FileTrouble(
          path: folder.path, cause: "no journal can be kept there, so nothing is changed: \(error)")
      }
    }
    throw trouble
  }

  /// Keeps what a file holds before the run.
  ///
  /// - Parameter target: the file in canonical form, below one of the paths given.
  /// - Returns: the number of the file in this run.
  public func add(_ target: String, holding source: SourceText) throws(FileTrouble) -> Int {
    let path = root == "/" ? target.dropFirst() : target.dropFirst(root.count + 1)
    buffer += JournalRecords.file(path: String(path), bytes: source.bytes)
    if buffer.count > Journal.bufferSize { try flush() }
    fileCount += 1
    return fileCount - 1
  }

  /// Says what a file is about to hold. Nothing may be written before `commit()`.
  public func willWrite(_ bytes: [UInt8], to file: Int) { buffer += JournalRecords.write(file, bytes) }

  /// Makes all that was said last.
  public func commit() throws(FileTrouble) {
    try flush()
    do throws(SystemError) {
      try file.synchronize()
      synchronizeFolder(folder.path)
    } catch {
      throw trouble(error)
    }
  }

  /// Ends the run.
  ///
  /// - Parameter changed: whether any file is another than before: a run that leaves all as it was is none to undo.
  public func finish(changed: Bool) {
    if changed { try? folder.setOpen(number, false) } else { folder.remove(number) }
  }

  private func flush() throws(FileTrouble) {
    do {
      try file.write(buffer)
      buffer.removeAll(keepingCapacity: true)
    } catch {
      throw trouble(error)
    }
  }

  private func trouble(_ error: any Error) -> FileTrouble {
    let path = folder.runPath(number, isOpen: true)
    return FileTrouble(path: path, cause: "cannot be written, so nothing more is changed: \(error)")
  }
}
