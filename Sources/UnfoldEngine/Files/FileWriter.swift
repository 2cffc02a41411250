import UnfoldSyntax

/// Replaces the bytes of files, each whole or not at all.
///
/// The new bytes go into a file beside it, which then takes its place in one step: whenever the run is interrupted,
/// the path names either the old bytes or the new ones. Permissions, owner and extended attributes stay; a symbolic
/// link stays one and the file that it leads to is changed.
public struct FileWriter: Sendable {
  /// Where files may be written; anywhere where there is none.
  public var territory: GivenPaths?
  /// Whether a file with several names is replaced at one of them, so that the others keep the old bytes.
  public var breaksHardLinks = false
  /// What the file beside is called while it is there, so that one who knows it can remove what a run left that was
  /// killed. `nil` is a name that nothing else has.
  var temporaryName: String?

  public init(territory: GivenPaths? = nil, breaksHardLinks: Bool = false) {
    self.territory = territory
    self.breaksHardLinks = breaksHardLinks
  }

  /// The file that is written where `path` is: the path without links, `.` and `..`.
  ///
  /// - Throws: `FileTrouble` where there is none, or it lies outside of the territory.
  public func target(of path: String) throws(FileTrouble) -> String {
    guard let target = canonicalPath(path) else {
      throw FileTrouble(path: path, cause: "cannot be written: \(SystemError.last)")
    }
    guard territory?.contain(target) ?? true else {
      throw FileTrouble(
        path: path, cause: "is left alone: it leads out of the paths given, to \(target); name that file to change it")
    }
    return target
  }

  /// - Parameters:
  ///   - path: the file, or a link to it.
  ///   - expected: what the file held when it was read; it is left alone where it holds something else by now.
  ///   - replacement: the new bytes.
  /// - Throws: `FileTrouble`; the file is untouched then.
  public func replace(_ path: String, expected: SourceText, with replacement: [UInt8]) throws(FileTrouble) {
    let target = try target(of: path)
    do {
      let original = try OpenFile(reading: target)
      let status = try original.status()
      guard status.kind == .regular else { throw Refusal("it is no regular file") }
      try checkMayReplace(target, status)
      let current = try original.source(capacity: status.size + 1)
      guard current.bytes.elementsEqual(expected.bytes) else {
        throw Refusal("it has changed on disk since it was read; run again")
      }
      try writeThenRename(replacement, over: target, original, status)
    } catch {
      throw FileTrouble(path: path, cause: "cannot be written: \(error)")
    }
  }

  private func checkMayReplace(_ target: String, _ status: FileStatus) throws {
    do throws(SystemError) {
      try checkWritable(target, status)
    } catch {
      guard error.isAboutPermission else { throw error }
      throw Refusal("it is read-only; make it writable (chmod u+w) and run again")
    }
    guard breaksHardLinks || status.linkCount == 1 else {
      throw Refusal(
        "it has \(status.linkCount) hard links, and only this one would change; "
          + "--break-hard-links changes it all the same")
    }
  }

  private func writeThenRename(
    _ bytes: [UInt8], over target: String, _ original: borrowing OpenFile, _ status: FileStatus
  ) throws {
    let (descriptor, temporaryPath) = try makeTemporary(beside: target)
    do {
      try fill(OpenFile(descriptor: descriptor), with: bytes, original, status)
      try renameFile(temporaryPath, to: target)
    } catch {
      removeFile(temporaryPath)
      throw error
    }
    synchronizeFolder(splitPath(target).folder)
  }

  private func fill(
    _ temporary: consuming OpenFile, with bytes: [UInt8], _ original: borrowing OpenFile, _ status: FileStatus
  ) throws {
    try temporary.write(bytes)
    try temporary.copyAttributes(of: original, status)
    try temporary.synchronize()
  }

  private func makeTemporary(beside target: String) throws -> (descriptor: Int32, path: String) {
    do throws(SystemError) {
      guard let temporaryName else { return try makeTemporaryFile(beside: target) }
      let path = "\(splitPath(target).folder)/\(temporaryName)"
      return (try makeFile(path), path)
    } catch {
      guard error.isAboutPermission else { throw error }
      throw Refusal("its folder is read-only, and the new file is made there; make it writable and run again")
    }
  }
}

/// Why a file is left alone, where the system would not object.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A new name is only as lasting as its folder. Not every file system can do this, and the file is whole already.
func synchronizeFolder(_ path: String) {
  if let folder = try? OpenFile(reading: path) { try? folder.synchronize() }
}
