#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a finished program left behind.
public struct ProgramResult: Sendable {
  /// The exit status; 128 and the signal's number where a signal ended it, as shells say it.
  public var status: Int32
  /// Standard output and standard error together, in the order in which they were written.
  public var output: [UInt8]
  /// Standard error, where it was asked for by itself.
  public var errors: [UInt8] = []

  public var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs a program to its end, in the current folder and without standard input.
///
/// - Parameters:
///   - arguments: the program, looked up in PATH where it is no path, and its arguments.
///   - hasOwnGroup: whether it gets, with all that it starts, the signals that `HeldSignals` holds back. One
///     program at a time can.
///   - mergesErrors: whether standard error is written among standard output.
/// - Throws: `FileTrouble` where it can't be started.
public func runProgram(
  _ arguments: [String], hasOwnGroup: Bool = false, mergesErrors: Bool = true
) throws(FileTrouble) -> ProgramResult {
  do {
    let output = try makeScratchFile()
    let errors = try makeScratchFile()
    let child = try spawn(
      arguments, output: output.descriptor, errors: mergesErrors ? output.descriptor : errors.descriptor, hasOwnGroup)
    let status = try wait(for: child, hasOwnGroup)
    return ProgramResult(status: status, output: try output.contents(), errors: try errors.contents())
  } catch {
    throw FileTrouble(path: arguments[0], cause: "cannot be run: \(error)")
  }
}

/// A file without a name, which goes with its last reader. No pipe: what goes on in the background afterwards would
/// hold a pipe open.
private func makeScratchFile() throws(SystemError) -> OpenFile {
  let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  let (descriptor, path) = try makeTemporaryFile(beside: "\(folder)/output")
  removeFile(path)
  return OpenFile(descriptor: descriptor)
}

private func spawn(
  _ arguments: [String], output: Int32, errors: Int32, _ hasOwnGroup: Bool
) throws(SystemError) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, output, 1)
  posix_spawn_file_actions_adddup2(&actions, errors, 2)
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // This process ignores SIGPIPE, and programs such as `yes | head` count on it.
  var restored = sigset_t()
  sigemptyset(&restored)
  sigaddset(&restored, SIGPIPE)
  posix_spawnattr_setsigdefault(&attributes, &restored)
  var flags = Int32(POSIX_SPAWN_SETSIGDEF)
  if hasOwnGroup {
    flags |= Int32(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setpgroup(&attributes, 0)
  }
  posix_spawnattr_setflags(&attributes, Int16(flags))
  let words = arguments.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var child: pid_t = 0
  let failure = posix_spawnp(&child, arguments[0], &actions, &attributes, words, environ)
  if failure != 0 { throw SystemError(code: failure) }
  return child
}

private func wait(for child: pid_t, _ hasOwnGroup: Bool) throws(SystemError) -> Int32 {
  if hasOwnGroup { HeldSignals.passOn(to: child) }
  defer { if hasOwnGroup { HeldSignals.passOn(to: nil) } }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0 {
    if errno != EINTR { throw .last }
  }
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}

extension OpenFile {
  fileprivate func contents() throws(SystemError) -> [UInt8] {
    let size = try status().size
    if lseek(descriptor, 0, SEEK_SET) < 0 { throw .last }
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    do {
      count = try bytes.withUnsafeMutableBytes { try read(into: $0) }
    } catch let error as SystemError {
      throw error
    } catch {
      throw .last
    }
    bytes.removeLast(size - count)
    return bytes
  }
}
