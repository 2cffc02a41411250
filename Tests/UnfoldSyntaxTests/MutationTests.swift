import Foundation
import Testing
import UnfoldSyntax

/// Breaks good source in many ways and looks whether the parser bears it: no crash, no hang, the bytes come back.
///
/// A short run is part of the tests. The long one, a million inputs:
///
///     UNFOLD_MUTATIONS=1000000 swift test -c release --filter MutationTests
///
/// `UNFOLD_MUTATION_SEED` starts elsewhere. What fails says its number, and the same number gives the same input again.
@Suite struct MutationTests {
  @Test func brokenSourcesComeBack() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["UNFOLD_MUTATIONS"].flatMap { Int($0) } ?? 4_000
    let seed = environment["UNFOLD_MUTATION_SEED"].flatMap { UInt64($0) } ?? 1
    let sources = try originals()
    try #require(sources.count > 50)
    var slowest = (seconds: 0.0, number: seed)
    for number in seed..<seed + UInt64(count) {
      var mutator = Mutator(sources: sources, seed: number)
      let bytes = mutator.next()
      let watchdog = Watchdog(number: number)
      let start = DispatchTime.now().uptimeNanoseconds
      let tree = SyntaxTree.parse(SourceText(bytes))
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      watchdog.stop()
      if seconds > slowest.seconds { slowest = (seconds, number) }
      if tree.printed() != bytes {
        Issue.record("input \(number) is not printed back the same")
        return
      }
      if let fault = structuralFault(of: tree) {
        Issue.record("input \(number): \(fault)")
        return
      }
    }
    #expect(slowest.seconds < 1, "input \(slowest.number) took \(slowest.seconds) s")
  }

  @Test func everyPrefixOfASourceComesBack() throws {
    let source = try #require(try originals().first { (2_000..<6_000).contains($0.count) })
    for length in 0..<source.count {
      let bytes = Array(source[..<length])
      #expect(SyntaxTree.parse(SourceText(bytes)).printed() == bytes, "the first \(length) bytes")
    }
  }

  /// The project's own Swift files: sources, rules, tests and goldens.
  private func originals() throws -> [[UInt8]] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var result: [[UInt8]] = []
    for folder in ["Sources", "Transforms", "Tests", "Goldens"] {
      let below = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      for case let path as String in below ?? .init() where path.hasSuffix(".swift") {
        result.append(Array(try Data(contentsOf: root.appendingPathComponent(folder + "/" + path))))
      }
    }
    // An enumerator's order is the file system's; the same seed has to mean the same input everywhere.
    return result.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// What is wrong with how the nodes nest; `nil` where nothing is.
  private func structuralFault(of tree: SyntaxTree) -> String? {
    var textEnd = 0
    for index in 0..<tree.count {
      let node = tree[index]
      let range = node.textRange
      if node.isToken {
        if range.lowerBound < textEnd { return "token \(index) starts before the one before it ends" }
        textEnd = range.upperBound
      }
      guard let parent = node.parent else {
        if index != tree.count - 1 { return "node \(index) has no parent" }
        continue
      }
      if parent.index <= index || !parent.contains(node) { return "node \(index) is not inside its parent" }
    }
    return tree.root.kind == .sourceFile ? nil : "the root is \(tree.root.kind)"
  }
}

/// Ends the process where one input takes too long, and says which.
private final class Watchdog: @unchecked Sendable {
  // Unchecked: the flag is only touched with the lock held.
  private let lock = NSLock()
  private var isDone = false

  init(number: UInt64) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 20) { [self] in
      lock.lock()
      defer { lock.unlock() }
      if !isDone { fatalError("mutated input \(number) takes more than 20 seconds") }
    }
  }

  func stop() {
    lock.lock()
    isDone = true
    lock.unlock()
  }
}

/// Makes a broken source from good ones, the same one for the same seed.
private struct Mutator {
  let sources: [[UInt8]]
  var state: UInt64

  init(sources: [[UInt8]], seed: UInt64) {
    self.sources = sources
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func random(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return limit < 1 ? 0 : Int(state >> 33) % limit
  }

  mutating func next() -> [UInt8] {
    var bytes = excerpt(sources[random(sources.count)])
    for _ in 0...random(6) { mutate(&bytes) }
    return bytes
  }

  private mutating func excerpt(_ source: [UInt8]) -> [UInt8] {
    let length = min(source.count, 200 + random(3_000))
    let start = random(source.count - length + 1)
    return Array(source[start..<start + length])
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let pieces = random(2) == 0 ? tokens(bytes) : [run(bytes.count), run(bytes.count)]
    guard !pieces.isEmpty else { return }
    let piece = pieces[random(pieces.count)]
    switch random(8) {
    case 0: bytes.removeSubrange(piece)
    case 1: bytes.insert(contentsOf: bytes[piece], at: piece.lowerBound)
    case 2:
      let other = pieces[random(pieces.count)]
      let text = Array(bytes[other])
      bytes.replaceSubrange(piece, with: text)
    case 3: bytes.removeSubrange(random(bytes.count)...)
    case 4:
      let other = excerpt(sources[random(sources.count)])
      let words = tokens(other)
      if !words.isEmpty {
        let first = random(words.count)
        let last = min(words.count - 1, first + random(12))
        bytes.insert(contentsOf: other[words[first].lowerBound..<words[last].upperBound], at: piece.lowerBound)
      }
    case 5: bytes[random(bytes.count)] = UInt8(random(256))
    case 6:
      let text = Array(Mutator.awkward[random(Mutator.awkward.count)].utf8)
      bytes.insert(contentsOf: text, at: piece.lowerBound)
    default:
      let text = Array(bytes[piece])
      let repeated = (0...random(40)).flatMap { _ in text }
      bytes.replaceSubrange(piece, with: repeated)
    }
  }

  private mutating func run(_ count: Int) -> Range<Int> {
    let start = random(count)
    return start..<min(count, start + 1 + random(20))
  }

  private func tokens(_ bytes: [UInt8]) -> [Range<Int>] {
    let tree = SyntaxTree.parse(SourceText(bytes))
    return (0..<tree.count).filter { tree.kind(at: $0).isToken }.map { tree[$0].textRange }.filter { !$0.isEmpty }
  }

  private static let awkward = [
    "\"", "\"\"\"", "#\"", "\\(", "\\", "/*", "*/", "//", "{", "}", "(", ")", "[", "]", "<", ">", ">>", "#if A\n",
    "#else\n", "#endif\n", "#elseif", "`", "<#", "#>", "@", "#", "#/", "/#", "/", "'", "?", "!", ".", "...", ":",
    "::", "->", "in", "case", "let", "func ", "\0", "\r", "\r\n", "\u{FEFF}", "é", "👩‍👩‍👧", "<<<<<<< a\n", "$0", "0x",
    "1.0.", "\\.", "~", "&", "nonisolated(", "each", "repeat", "some ", "any ", "is", "as", "try", "await", "#available(",
  ]
}
