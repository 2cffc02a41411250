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

  /// Starts the pager that UNFOLD_PAGER or PAGER names, `less` where neither does, and sends standard output and, where
  /// it goes to a terminal too, standard error there. `nil` where the output goes elsewhere, or nothing can be started.
  init?() {
    guard Terminal.ofOutput != nil, let command = Pager.command else { return nil }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { for end in ends { close(end) } }
    // As git does: end at once where all fits on the screen, show colours, leave the text there.
    setenv("LESS", "FRX", 0)
    guard let child = startShell(command, input: ends[0], closing: ends[1]) else { return nil }
    self.child = child
    // What the reader types is the pager's: Ctrl-C stops a search there, and ends nothing here but by a closed pipe.
    signal(SIGINT, SIG_IGN)
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
    close(1)
    close(2)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
  }
}

/// Starts `command` by the shell with `input` as its standard input.
private func startShell(_ command: String, input: Int32, closing other: Int32) -> pid_t? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, input, 0)
  posix_spawn_file_actions_addclose(&actions, other)
  let arguments: [String] = ["/bin/sh", "-c", command]
  let words = arguments.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var child: pid_t = 0
  return posix_spawn(&child, "/bin/sh", &actions, nil, words, environ) == 0 ? child : nil
}
