import Foundation
import UnfoldSyntax

/// What the files of a run declare and call, so that a rule can look beyond the file it is in.
///
/// Nothing is read before the first question. Then each file is scanned once, on all threads, for the names in it; a
/// file that may have the answer is parsed when asked for, and only some of those are kept. Answers depend on the files
/// of the run alone: not on their order, on the number of threads, or on what the run has already written.
public final class SourceIndex: @unchecked Sendable {
  // Unchecked: `lock` guards all that changes.

  /// Sorted, so that no answer depends on the order of the run.
  private let paths: [String]
  private let targets: TargetResolver?
  private let threads: Int
  private let lock = NSLock()
  /// A name's key in the upper half, the place of a file with it in `paths` in the lower; sorted.
  private var entries: [UInt64]?
  /// Files that the run has written or may write, as they were.
  private var originals: [String: SourceText] = [:]
  /// By their places in `paths`.
  private var parsed: [Int: FileContext] = [:]

  /// The most files that are kept parsed.
  private static let mostParsed = 64

  /// - Parameters:
  ///   - paths: the Swift files of the run; standard input among them is left out.
  ///   - targets: tells which files are built together; `nil` where all are.
  ///   - threads: how many scan at once.
  public init(paths: [String], targets: TargetResolver?, threads: Int) {
    self.paths = Set(paths).subtracting(["-"]).sorted()
    self.targets = targets
    self.threads = threads
  }

  /// An index of files that are given with their text and are all built together.
  public convenience init(sources: [String: SourceText]) {
    self.init(paths: Array(sources.keys), targets: nil, threads: 1)
    originals = sources
  }

  /// An index of nothing.
  public static let empty = SourceIndex(paths: [], targets: nil, threads: 1)

  /// Keeps a file as it is before it is changed, so that later answers are what they were.
  public func keep(_ source: SourceText, at path: String) {
    lock.withLock { if originals[path] == nil { originals[path] = source } }
  }

  /// The files that may use `name` so, by their paths, without the one at `path`. A name that very many files have
  /// means little; of those only some are looked at.
  ///
  /// - Parameter mayBeSeen: whether the file at a path is worth parsing.
  func files(with name: String, as use: NameUse, besides path: String, where mayBeSeen: (String) -> Bool)
    -> [FileContext]
  {
    if paths.isEmpty { return [] }
    let entries = allEntries()
    let key = UInt64(use.key(name.utf8)) << 32
    var place = entries.partitioningIndex { $0 >= key }
    var found: [FileContext] = []
    while place < entries.count, entries[place] >> 32 == key >> 32, found.count < SourceIndex.mostParsed {
      let file = Int(entries[place] & 0xFFFF_FFFF)
      if paths[file] != path, mayBeSeen(paths[file]), let context = context(of: file) { found.append(context) }
      place += 1
    }
    return found
  }

  /// Whether the files at two paths are built together, in at least one target; files that no target lists count as
  /// built with one another.
  func areTogether(_ one: String, _ other: String) -> Bool {
    guard let targets else { return true }
    let (first, second) = (targets.memberships(of: one), targets.memberships(of: other))
    return first.isEmpty && second.isEmpty || !first.isDisjoint(with: second)
  }

  private func allEntries() -> [UInt64] {
    lock.withLock {
      if let entries { return entries }
      var found: [UInt64] = []
      let originals = originals
      let paths = paths
      doInOrder(count: paths.count, threads: threads) { file in
        (file: file, keys: (originals[paths[file]] ?? readText(paths[file])).map { NameScan($0).keys } ?? [])
      } emit: { file, keys in
        found.append(contentsOf: keys.map { UInt64($0) << 32 | UInt64(file) })
        return true
      }
      found.sort()
      entries = found
      return found
    }
  }

  private func context(of file: Int) -> FileContext? {
    let path = paths[file]
    let (known, original) = lock.withLock { (parsed[file], originals[path]) }
    if let known { return known }
    guard let source = original ?? readText(path) else { return nil }
    let context = FileContext(
      path: path, tree: .parse(source), deploymentTarget: targets?.target(of: path) ?? .unknown, index: self)
    lock.withLock {
      if parsed.count >= SourceIndex.mostParsed { parsed.removeAll(keepingCapacity: true) }
      parsed[file] = context
    }
    return context
  }
}

/// The text of a file; `nil` where there is none to parse, which the run itself says.
private func readText(_ path: String) -> SourceText? {
  guard let source = try? readSource(path), source.problem == nil else { return nil }
  return source
}

extension Array {
  /// The first place whose element fits, where all that fit stand behind all that don't.
  fileprivate func partitioningIndex(where fits: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
