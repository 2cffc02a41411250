// swift run -c release unfold-bench parse PATH...
//
// Reads all Swift files below PATH into memory, then lexes and parses them several times on one thread.

import Foundation
import UnfoldSyntax

let arguments = Array(CommandLine.arguments.dropFirst())
guard let command = arguments.first, arguments.count > 1, command == "parse" || command == "growth" else {
  FileHandle.standardError.write(
    Data(
      """
      usage: unfold-bench parse PATH...     speed of lexing alone and of parsing, over the Swift files below PATH
             unfold-bench growth BYTES      time over size for the shapes that a parser can choke on

      """.utf8))
  exit(2)
}
if command == "growth" {
  guard let size = Int(arguments[1]), size > 0 else {
    FileHandle.standardError.write(Data("unfold-bench: growth takes a number of bytes, not '\(arguments[1])'\n".utf8))
    exit(2)
  }
  runGrowthBenchmark(largest: size)
} else {
  runParseBenchmark(paths: Array(arguments.dropFirst()))
}
