#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal that standard output goes to, as it is when the tool starts.
struct Terminal {
  /// In columns.
  let width: Int

  /// `nil` where standard output is a file, a pipe or a terminal that can do nothing.
  static let ofOutput: Terminal? = {
    guard isatty(1) == 1, !isDumb else { return nil }
    return Terminal(width: windowWidth(1) ?? 80)
  }()

  /// Whether what is written to standard error can be taken back.
  static let isErrorErasable = isatty(2) == 1 && !isDumb

  /// The columns of standard error's terminal.
  static var errorWidth: Int { windowWidth(2) ?? 80 }

  private static var isDumb: Bool { getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? false }

  private static func windowWidth(_ descriptor: Int32) -> Int? {
    if let columns = getenv("COLUMNS"), let count = Int(String(cString: columns)), count > 0 { return count }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
