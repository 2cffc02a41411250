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
  private var total = 0
  private let start = now()
  /// When the first file was begun: what comes before it says nothing of the time that is left.
  private var firstFile = 0.0
  private var lastShown = 0.0
  private var isShown = false
  private var done = 0
  private var findings = 0

  init(isQuiet: Bool) { isWanted = !isQuiet && Terminal.isErrorErasable && isatty(2) == 1 }

  /// Begins to count.
  ///
  /// - Parameter total: how many files there are.
  mutating func begin(total: Int) {
    self.total = total
    if isWanted { firstFile = now() }
  }

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
    // Once a pager shows the output, standard error is the pager's.
    guard time - start >= 1, time - lastShown >= 0.1, isatty(2) == 1 else { return }
    lastShown = time
    isShown = true
    let left = (time - firstFile) / Double(done) * Double(total - done)
    let files = "\(done) of \(total) files"
    let texts = ["\(files), \(findings) found, \(duration(left)) left", "\(files), \(duration(left)) left", files]
    let room = Terminal.errorWidth - 1
    put("\r\(texts.first { $0.utf8.count <= room } ?? "")\u{1B}[K")
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
