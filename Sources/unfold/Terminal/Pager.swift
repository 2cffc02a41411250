#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program such as `less` that shows what the tool says, screen by screen, as git has it.
struct Pager: ~Copyable {
  private let child: pid_t
  /// What standard output and standard error were before.
  private let output: Int32
  private let errors: Int32

  /// Starts the pager that UNFOLD_PAGER or PAGER names, `less` where neither does, and sends standard output there
  /// and, where it goes to a terminal too, standard error. `nil` where the output goes elsewhere, or there is no such
  /// program.
  init?() {
    guard Terminal.ofOutput != nil, let command = Pager.command, isThere(command) else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { for end in ends { close(end) } }
    guard let child = startShell(command, input: ends[0], closing: ends[1]) else { return nil }
    self.child = child
    // What the reader types is the pager's: Ctrl-C stops a search there, and ends nothing here but by a closed pipe.
    signal(SIGINT, SIG_IGN)
    output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    errors = fcntl(2, F_DUPFD_CLOEXEC, 3)
    dup2(ends[1], 1)
    if isatty(2) == 1 { dup2(ends[1], 2) }
  }

  private static var command: String? {
    for name in ["UNFOLD_PAGER", "PAGER"] {
      guard let value = getenv(name) else { continue }
      let command = String(cString: value)
      return command.isEmpty || command == "cat" ? nil : command
    }
    return "less"
  }

  /// Ends the output and waits until the reader has seen enough.
  consuming func finish() {
    dup2(output, 1)
    dup2(errors, 2)
    for descriptor in [output, errors] { close(descriptor) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }
}

/// Whether the shell would find the program: what is written to one that isn't there is lost. What is more than a
/// program with its options is taken for right.
private func isThere(_ command: String) -> Bool {
  guard let program = command.split(separator: " ").first,
    command.utf8.allSatisfy({ !"|&;<>()$`\\\"'*?[#~=%!\t\n".utf8.contains($0) })
  else { return command.contains { $0 != " " } }
  if program.contains("/") { return access(String(program), X_OK) == 0 }
  let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
  return folders.split(separator: ":", omittingEmptySubsequences: false)
    .contains { access("\($0.isEmpty ? "." : $0)/\(program)", X_OK) == 0 }
}

/// Starts `command` by the shell with `input` as its standard input.
private func startShell(_ command: String, input: Int32, closing other: Int32) -> pid_t? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, input, 0)
  posix_spawn_file_actions_addclose(&actions, input)
  posix_spawn_file_actions_addclose(&actions, other)
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // This process ignores SIGPIPE, and a pager that is a pipeline counts on it.
  var restored = sigset_t()
  sigemptyset(&restored)
  sigaddset(&restored, SIGPIPE)
  posix_spawnattr_setsigdefault(&attributes, &restored)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  let arguments: [String] = ["/bin/sh", "-c", command]
  let words = arguments.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var variables: [UnsafeMutablePointer<CChar>?] = []
  var next = environ
  while let variable = next.pointee {
    variables.append(variable)
    next += 1
  }
  // As git does: end at once where all fits on the screen, show colours, leave the text there. Not `setenv`, since
  // other threads run by now.
  let usual = strdup("LESS=FRX")
  defer { free(usual) }
  if getenv("LESS") == nil { variables.append(usual) }
  var child: pid_t = 0
  return posix_spawn(&child, "/bin/sh", &actions, &attributes, words, variables + [nil]) == 0 ? child : nil
}
