#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that ask this process to end, held back while files are half way between two states.
public enum HeldSignals {
  /// From now on a signal is only noted, and passed on to the program that runs.
  public static func begin() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // What is ignored, as with nohup, stays ignored.
      if isIgnored(signal(number, note)) { signal(number, SIG_IGN) } else { held.append(number) }
    }
  }

  /// The signal that came, if any.
  public static var pending: Int32? { noted == 0 ? nil : noted }

  /// Lets go: a signal that came ends this process now, as it would have before.
  public static func end() {
    for number in held { signal(number, SIG_DFL) }
    held = []
    if let pending { raise(pending) }
  }

  /// - Parameter child: the leader of a process group; `nil` when it has ended.
  static func passOn(to child: pid_t?) {
    group = child ?? 0
    // One that came before there was anybody to pass it on to.
    if let child, let pending { kill(-child, pending) }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

// Written by a signal's handler, which may do no more than this, and read by the one thread that changes files.
nonisolated(unsafe) private var noted: Int32 = 0
nonisolated(unsafe) private var group: pid_t = 0
/// Changed by that thread alone.
nonisolated(unsafe) private var held: [Int32] = []

private func note(_ signal: Int32) {
  noted = signal
  if group > 0 { kill(-group, signal) }
}
