import UnfoldSyntax

/// Replaces a file's bytes, whole or not at all.
///
/// The new bytes go into a file beside it, which then takes its place in one step: whenever the run is interrupted,
/// the path names either the old bytes or the new ones. Permissions stay; a symbolic link stays one and the file
/// that it leads to is changed.
///
/// - Parameters:
///   - path: the file, or a link to it.
///   - expected: what the file held when it was read; it is left alone where it holds something else by now.
///   - replacement: the new bytes.
/// - Throws: `FileTrouble`; the file is untouched then.
public func replaceFile(_ path: String, expected: SourceText, with replacement: [UInt8]) throws(FileTrouble) {
  guard let target = canonicalPath(path) else {
    throw FileTrouble(path: path, cause: "cannot be written: \(SystemError.last)")
  }
  do {
    let original = try OpenFile(reading: target)
    let status = try original.status()
    guard status.kind == .regular else { throw Refusal("it is no regular file") }
    guard isWritable(target, status) else {
      throw Refusal("it is read-only; make it writable (chmod u+w) and run again")
    }
    let current = try SourceText(capacity: status.size + 1) { buffer in try original.read(into: buffer) }
    guard current.bytes.elementsEqual(expected.bytes) else {
      throw Refusal("it has changed on disk since it was read; run again")
    }
    try writeThenRename(replacement, over: target, original, status)
  } catch {
    throw FileTrouble(path: path, cause: "cannot be written: \(error)")
  }
}

/// Why a file is left alone, where the system would not object.
private struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

private func writeThenRename(
  _ bytes: [UInt8], over target: String, _ original: borrowing OpenFile, _ status: FileStatus
) throws {
  let (descriptor, temporaryPath) = try makeTemporaryFile(beside: target)
  let temporary = OpenFile(descriptor: descriptor)
  do {
    try bytes.withUnsafeBytes { try temporary.write($0) }
    try temporary.copyAttributes(of: original, status: status)
    try temporary.synchronize()
    try renameFile(temporaryPath, to: target)
  } catch {
    removeFile(temporaryPath)
    throw error
  }
  // The new name is only as lasting as its folder. Not every file system can do this, and the file is whole already.
  if let folder = try? OpenFile(reading: splitPath(target).folder) { try? folder.synchronize() }
}
