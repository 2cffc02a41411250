#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

import UnfoldSyntax

/// Writes a file that Unfold makes, whole or not at all; one that is there already is replaced.
///
/// - Throws: `FileTrouble`; what was there is untouched then.
public func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileTrouble) {
  // An empty file first, which gets the permissions that new files get here.
  let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
  if descriptor < 0 {
    let failure = SystemError.last
    guard failure.code == EEXIST else { throw FileTrouble(path: path, cause: "cannot be written: \(failure)") }
    let current = try readSource(path)
    try FileWriter().replace(path, expected: current, with: bytes)
    return
  }
  _ = close(descriptor)
  do {
    try FileWriter().replace(path, expected: SourceText([UInt8]()), with: bytes)
  } catch {
    removeFile(path)
    throw error
  }
}

/// The names of what is in a folder, in the order of their bytes.
///
/// - Throws: `FileTrouble` where it can't be read.
public func namesOfFiles(in folder: String) throws(FileTrouble) -> [String] {
  do throws(SystemError) {
    return try folderEntries(folder).entries.map(\.name)
  } catch {
    throw FileTrouble(path: folder, cause: "cannot be read: \(error)")
  }
}
