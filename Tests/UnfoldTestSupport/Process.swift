import Foundation

/// What a finished process left behind.
public struct ProcessResult: Sendable {
  public var status: Int32
  public var output: [UInt8]
  public var errors: String

  public var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs a program to its end.
///
/// - Parameters:
///   - arguments: the program, looked up in PATH where it is no path, and its arguments.
///   - folder: where it runs.
///   - input: its standard input.
///   - environment: variables on top of this process's own.
public func run(
  _ arguments: [String], in folder: String, input: [UInt8] = [], environment: [String: String] = [:]
) throws -> ProcessResult {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  // Files and not pipes: a pipe that fills up on one side holds up the other.
  let scratch = TemporaryFolder()
  try scratch.write("in", input)
  try scratch.write("out", [])
  try scratch.write("err", [])
  process.standardInput = FileHandle(forReadingAtPath: scratch("in"))
  process.standardOutput = FileHandle(forWritingAtPath: scratch("out"))
  process.standardError = FileHandle(forWritingAtPath: scratch("err"))
  try process.run()
  process.waitUntilExit()
  return ProcessResult(
    status: process.terminationStatus, output: try scratch.read("out"),
    errors: String(decoding: try scratch.read("err"), as: UTF8.self))
}
