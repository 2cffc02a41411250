import Foundation
import UnfoldSyntax

/// Seconds of the processor that `work` takes: what other programs do meanwhile doesn't count.
func seconds(_ work: () -> Void) -> Double {
  let start = clock()
  work()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

/// Prints how fast the Swift files at and below `paths` are lexed and parsed.
func runParseBenchmark(paths: [String]) {
  var sources: [SourceText] = []
  for path in paths {
    var files = [path]
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      files = below.filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
    }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        FileHandle.standardError.write(Data("unfold-bench: cannot read \(file)\n".utf8))
        exit(2)
      }
      sources.append(SourceText(data))
    }
  }
  let bytes = sources.reduce(0) { $0 + $1.count }
  guard bytes > 0 else {
    FileHandle.standardError.write(Data("unfold-bench: no Swift source at \(paths.joined(separator: ", "))\n".utf8))
    exit(2)
  }
  var tokens = 0
  let lexing = runs { tokens = sources.reduce(0) { $0 + SyntaxTree.tokenCount($1) } }
  var records = 0
  let parsing = runs { records = sources.reduce(0) { $0 + SyntaxTree.parse($1).count } }
  print("\(sources.count) files, \(bytes) bytes, \(tokens) tokens, \(records - tokens) nodes")
  report("lexing", lexing, bytes: bytes, tokens: tokens, nodes: 0)
  report("parsing", parsing, bytes: bytes, tokens: tokens, nodes: records - tokens)
  let memory = Double(records * SyntaxTree.bytesPerRecord) / Double(bytes)
  print(String(format: "tree: %.2f bytes a byte of source", memory))
}

/// The times of enough runs to see past the machine's noise, sorted.
private func runs(_ work: () -> Void) -> [Double] {
  var times: [Double] = []
  var total = 0.0
  while times.count < 5 || (total < 4 && times.count < 40) {
    times.append(seconds(work))
    total += times.last!
  }
  return times.sorted()
}

private func report(_ name: String, _ times: [Double], bytes: Int, tokens: Int, nodes: Int) {
  func line(_ label: String, _ time: Double) -> String {
    var text = String(
      format: "%@ %@: %.1f MB/s, %.1f million tokens/s", name, label, Double(bytes) / time / 1e6,
      Double(tokens) / time / 1e6)
    if nodes > 0 { text += String(format: ", %.1f million nodes/s", Double(nodes) / time / 1e6) }
    return text
  }
  print(line("best  ", times[0]))
  print(line("median", times[times.count / 2]))
}
