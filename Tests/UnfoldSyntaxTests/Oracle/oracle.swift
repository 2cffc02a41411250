// Prints the tree that the toolchain's own SwiftParser builds, in the format of `unfold syntax --spans`.
//
//   oracle spans FILE...   for each file a line "# PATH ok" (or "# PATH error", where the parser found a syntax error),
//                          then every node and token that has text, each before what is in it: "DEPTH KIND START END"
//   oracle parse PATH...   parses the Swift files at and below PATH and prints how fast
//
// START and END are UTF-8 byte offsets of the text without the trivia around it.

import Foundation
import SwiftParser
import SwiftSyntax

/// Ends the program with a message and an exit status of sysexits.h.
func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("oracle: \(message)\n".utf8))
  exit(status)
}

/// The token kind's name without what it carries.
func name(of token: TokenSyntax) -> String {
  String("\(token.tokenKind)".prefix { $0 != "(" })
}

/// The lines of a tree.
func spans(of root: Syntax) -> [String] {
  var lines: [String] = []
  // An explicit stack: real files nest deeper than a thread's stack likes.
  var stack: [(node: Syntax, depth: Int)] = [(root, 0)]
  while let (node, depth) = stack.popLast() {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    if end <= start { continue }
    if let token = node.as(TokenSyntax.self) {
      if token.presence == .present { lines.append("\(depth) token:\(name(of: token)) \(start) \(end)") }
      continue
    }
    lines.append("\(depth) \(node.kind) \(start) \(end)")
    for child in node.children(viewMode: .sourceAccurate).reversed() { stack.append((child, depth + 1)) }
  }
  return lines
}

func contents(of path: String) -> Data {
  guard let data = FileManager.default.contents(atPath: path) else {
    fail("cannot read \(path): check that it is a file that you may read", status: 66)
  }
  return data
}

func parse(_ data: Data) -> SourceFileSyntax {
  data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
}

/// The Swift files at and below the path.
func swiftFiles(_ path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [path] }
  let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return below.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
}

/// Seconds of the processor that this process has had: what other programs do meanwhile doesn't count.
func processorSeconds() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// Parses all files several times and prints the best and the median speed.
func measure(_ paths: [String]) {
  let sources = paths.flatMap(swiftFiles).map(contents)
  let bytes = sources.reduce(0) { $0 + $1.count }
  var times: [Double] = []
  for _ in 0..<3 {
    let start = processorSeconds()
    for source in sources { _ = parse(source) }
    times.append(processorSeconds() - start)
  }
  times.sort()
  func line(_ label: String, _ time: Double) -> String {
    String(format: "parsing %@: %.2f MB/s", label, Double(bytes) / time / 1e6)
  }
  print("\(sources.count) files, \(bytes) bytes")
  print(line("best  ", times[0]))
  print(line("median", times[times.count / 2]))
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 1 else { fail("usage: oracle spans FILE... | oracle parse PATH...", status: 64) }
switch arguments[0] {
case "spans":
  for path in arguments.dropFirst() {
    let tree = parse(contents(of: path))
    print("# \(path) \(tree.hasError ? "error" : "ok")")
    print(spans(of: Syntax(tree)).joined(separator: "\n"))
  }
case "parse": measure(Array(arguments.dropFirst()))
default: fail("there is no mode '\(arguments[0])': use spans or parse", status: 64)
}
