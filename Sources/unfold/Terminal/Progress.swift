#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A line on standard error that says how far a run is. There is none where it could not be taken back, in the first
/// second, and for who asks for quiet.
struct Progress {
  private let isWanted: Bool
  /// How many files there are.
  var total = 0
  private let start = now()
  private var lastShown = 0.0
  private var isShown = false
  private var done = 0
  private var findings = 0

  init(isQuiet: Bool) { isWanted = !isQuiet && Terminal.isErrorErasable && isatty(2) == 1 }

  /// Takes the line back, for something else to be said.
  mutating func hide() {
    guard isShown else { return }
    put("\r\u{1B}[K")
    isShown = false
    lastShown = 0
  }

  /// Counts a file that is done, and says so now and then.
  mutating func advance(findings found: Int) {
    done += 1
    findings += found
    // Asking the clock for each file would cost more than the line.
    guard isWanted, done & 15 == 0 else { return }
    let time = now()
    guard time - start >= 1, time - lastShown >= 0.1 else { return }
    lastShown = time
    isShown = true
    let left = (time - start) / Double(done) * Double(total - done)
    let text = "\(done) of \(total) files, \(findings) found, \(duration(left)) left"
    put("\r\(String(text.prefix(max(Terminal.errorWidth - 1, 0))))\u{1B}[K")
  }

  private func duration(_ seconds: Double) -> String {
    let count = Int(seconds.rounded(.up))
    return count < 60 ? "\(count) s" : "\(count / 60) min \(count % 60) s"
  }

  private func put(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  }
}

/// Seconds since some moment.
private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
