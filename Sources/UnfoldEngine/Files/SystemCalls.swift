#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The few calls into the system that reading and writing files takes, with errors thrown. Foundation is left out
// on purpose: loading it costs more than checking a whole app.

/// Why the system refused.
package struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }
  static let isFolder = SystemError(code: EISDIR)

  /// Whether somebody may, and this process may not.
  var isAboutPermission: Bool { code == EACCES || code == EPERM }

  package var description: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is no folder"
    case EROFS: "it is on a read-only file system"
    case ENOSPC: "no space is left on the disk"
    case ELOOP: "its symbolic links go round in a circle"
    default: String(cString: strerror(code))
    }
  }
}

/// What a file is on disk, whatever path led to it.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

package struct FileStatus: Sendable {
  package enum Kind: Sendable { case regular, folder, symbolicLink, other }

  let identity: FileIdentity
  package let kind: Kind
  let size: Int
  /// How many names it has.
  let linkCount: Int
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t

  fileprivate init(_ status: stat) {
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
    size = Int(status.st_size)
    linkCount = Int(status.st_nlink)
    permissions = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
  }
}

/// An open file, closed when it goes.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  init(reading path: String) throws(SystemError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw .last }
  }

  deinit { _ = close(descriptor) }

  func status() throws(SystemError) -> FileStatus {
    var result = stat()
    if fstat(descriptor, &result) != 0 { throw .last }
    return FileStatus(result)
  }

  /// Reads until the buffer is full or the file ends, and returns the number of bytes.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var count = 0
    while count < buffer.count {
      let got = systemRead(descriptor, buffer.baseAddress! + count, buffer.count - count)
      if got == 0 { break }
      if got > 0 {
        count += got
      } else if errno != EINTR {
        throw .last
      }
    }
    return count
  }

  func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }

  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var count = 0
    while count < bytes.count {
      let put = systemWrite(descriptor, bytes.baseAddress! + count, bytes.count - count)
      if put >= 0 {
        count += put
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  func synchronize() throws(SystemError) {
    // Some file systems have nothing to synchronise and say so; that is no failure.
    if fsync(descriptor) != 0 && errno != EINVAL && errno != ENOTSUP { throw .last }
  }
}

// The methods above bear the names of the functions they call.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

/// The status of what `path` leads to; of the link itself when `followingLinks` is false.
package func fileStatus(_ path: String, followingLinks: Bool = true) throws(SystemError) -> FileStatus {
  var result = stat()
  if (followingLinks ? stat(path, &result) : lstat(path, &result)) != 0 { throw .last }
  return FileStatus(result)
}

/// Whether this process may write the file, and why not. Being root does not make a read-only file writable here:
/// whoever took the write permission away meant it.
func checkWritable(_ path: String, _ status: FileStatus) throws(SystemError) {
  if access(path, W_OK) != 0 { throw .last }
  if status.permissions & 0o222 == 0 { throw SystemError(code: EACCES) }
}

/// Makes an empty file at `path`, where nothing may be yet, for its owner alone.
func makeFile(_ path: String) throws(SystemError) -> Int32 {
  let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  if descriptor < 0 { throw .last }
  return descriptor
}

/// Makes an empty file beside `path`, with a name that nothing else has, for its owner alone.
func makeTemporaryFile(beside path: String) throws(SystemError) -> (descriptor: Int32, path: String) {
  let (folder, name) = splitPath(path)
  var template = Array("\(folder)/.\(name.prefix(64)).unfold-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  if descriptor < 0 { throw .last }
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  return (descriptor, String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
}

func renameFile(_ from: String, to path: String) throws(SystemError) {
  if rename(from, path) != 0 { throw .last }
}

package func removeFile(_ path: String) { _ = unlink(path) }

/// The path without links, `.` and `..`.
public func canonicalPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}

/// The folder and the last part of `path`.
public func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
  let name = String(path[path.utf8.index(after: slash)...])
  return slash == path.startIndex ? ("/", name) : (String(path[..<slash]), name)
}

/// One name in a folder.
package struct FolderEntry: Sendable {
  package var name: String
  /// `nil` where the file system does not say.
  package var kind: FileStatus.Kind?
}

/// The names in a folder, but `.` and `..`, in the order of their bytes, and how many are no UTF-8.
package func folderEntries(_ path: String) throws(SystemError) -> (entries: [FolderEntry], unreadableNames: Int) {
  guard let folder = opendir(path) else { throw .last }
  defer { closedir(folder) }
  let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
  var entries: [FolderEntry] = []
  var unreadableNames = 0
  while let entry = readdir(folder) {
    let bytes = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
    if bytes[0] == 0x2E && (bytes[1] == 0 || (bytes[1] == 0x2E && bytes[2] == 0)) { continue }
    guard let name = String(validatingCString: bytes) else {
      unreadableNames += 1
      continue
    }
    let kind: FileStatus.Kind? =
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .regular
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .symbolicLink
      case Int32(DT_UNKNOWN): nil
      default: .other
      }
    entries.append(FolderEntry(name: name, kind: kind))
  }
  entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  return (entries, unreadableNames)
}
