#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output, written in large pieces.
struct Output: ~Copyable {
  private var buffer: [UInt8] = []
  /// Why nothing more is written: the reader went away, or the system's error.
  private var failure: Int32?
  /// Whether a pager is to be started with the first piece. Not before: until then standard error says how far it is.
  private var wantsPager: Bool
  private var pager: Pager?

  private static let capacity = 1 << 16

  /// - Parameter isPaged: whether what goes to a terminal is shown by a pager.
  init(isPaged: Bool = false) {
    wantsPager = isPaged
    // A reader that goes away, as `head` does, is an error of `write` and not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    buffer.reserveCapacity(Output.capacity)
  }

  /// Whether somebody still reads.
  var isOpen: Bool { failure == nil }

  mutating func write(_ bytes: some Collection<UInt8>) {
    buffer += bytes
    if buffer.count >= Output.capacity { flush() }
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func flush() {
    if wantsPager && !buffer.isEmpty {
      wantsPager = false
      pager = Pager()
    }
    if failure == nil { failure = writeAll(buffer, to: 1) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what is left, and waits until the pager's reader has seen enough.
  ///
  /// - Returns: the error of standard output, but for a reader that went away, which is the reader's business.
  consuming func finish() -> String? {
    flush()
    if let pager = pager.take() { pager.finish() }
    guard let failure, failure != EPIPE else { return nil }
    return "standard output cannot be written: \(String(cString: strerror(failure)))"
  }
}

/// Writes everything; returns the error's number where that fails.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var count = 0
    while count < buffer.count {
      let written = write(descriptor, buffer.baseAddress! + count, buffer.count - count)
      if written >= 0 {
        count += written
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// Says something on standard error, where the tool's name stands before it.
func note(_ text: String) { _ = writeAll(Array("unfold: \(text)\n".utf8), to: 2) }

/// When output is coloured.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Whether to colour standard output: on a terminal that can, unless NO_COLOR says not to (no-color.org).
  var isOn: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let choice = getenv("NO_COLOR"), choice[0] != 0 { return false }
      return Terminal.ofOutput != nil
    }
  }
}

/// What the process says to the one that started it.
enum ExitStatus: Int32 {
  /// Nothing found, or all done.
  case clean = 0
  /// Something was found, or would change.
  case found = 1
  /// A wrong argument, an unreadable file, or one that could not be written.
  case trouble = 2
}

func exitProcess(_ status: ExitStatus) -> Never { exit(status.rawValue) }
