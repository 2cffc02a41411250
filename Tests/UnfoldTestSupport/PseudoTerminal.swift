import Foundation

/// A program in a terminal of its own: what it writes is read, what it asks is answered.
public final class PseudoTerminal {
  private let process = Process()
  private let master: Int32
  private var output: [UInt8] = []

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - columns: how wide the terminal is.
  ///   - environment: variables on top of this process's own.
  public init(
    _ arguments: [String], in folder: String, columns: Int = 80, environment: [String: String] = [:]
  ) throws {
    var size = winsize(ws_row: 40, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var (master, slave): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else {
      throw Failure(description: "the system gives no pseudo-terminal")
    }
    self.master = master
    // What is started must not hold the other end open.
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let terminal = ["TERM": "xterm-256color"]
    process.environment = ProcessInfo.processInfo.environment.merging(terminal) { $1 }.merging(environment) { $1 }
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
  }

  /// Types `text`.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Waits until `text` has been written since the last wait, and returns all that was written since, up to it.
  @discardableResult
  public func wait(for text: String, seconds: Double = 60) throws -> String {
    let wanted = Array(text.utf8)
    let end = Date().addingTimeInterval(seconds)
    while true {
      let hasEnded = !process.isRunning
      read()
      if let range = Data(output).range(of: Data(wanted)) {
        let result = String(decoding: output[..<range.upperBound], as: UTF8.self)
        output.removeFirst(range.upperBound)
        return result
      }
      if hasEnded || Date() > end {
        let seen = String(decoding: output, as: UTF8.self)
        throw Failure(description: "waited for '\(text)' and saw: \(seen)")
      }
      usleep(5_000)
    }
  }

  /// Waits for the program's end.
  ///
  /// - Returns: its status, and what it wrote since the last wait.
  public func finish() -> (status: Int32, text: String) {
    // Who doesn't read holds the program up.
    while process.isRunning {
      read()
      usleep(5_000)
    }
    read()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      output += buffer[..<count]
    }
  }
}
