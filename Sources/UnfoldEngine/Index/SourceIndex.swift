import UnfoldSyntax

/// What the files of a run declare and call, so that a rule can look beyond the file it is in.
///
/// Nothing is read before the first question. Then each file is scanned once, on all threads, for the names in it; a
/// file that may have the answer is parsed when asked for, and only some of those are kept. Answers depend on the files
/// of the run alone: not on their order, on the number of threads, or on what the run has already written.
public final class SourceIndex: @unchecked Sendable {
  // Unchecked: `lock` guards all that changes.

  /// Sorted, so that answers don't depend on the order in which the user gave them.
  private let paths: [String]
  private let targets: TargetResolver?
  private let threads: Int
  private let lock = Lock()
  /// A name's key in the upper half, the place of a file with it in `paths` in the lower; sorted.
  private var entries: [UInt64]?
  /// Files that the run has written or may write, as they were.
  private var originals: [PathKey: SourceText] = [:]
  /// By their places in `paths`.
  private var parsed: [Int: FileContext] = [:]
  /// For each path, the number of the targets it is built in; made when first asked for, so -1 at first.
  private var groups: [Int32] = []
  private var numbersOfGroups: [Set<TargetMembership>: Int32] = [:]
  /// Whether files of two groups are built together, by the groups' numbers.
  private var togetherness: [UInt64: Bool] = [:]
  /// The places in `paths` of the files below a folder of that name.
  private var placesByFolder: [Substring: Set<Int>] = [:]

  private var parsedBytes = 0

  /// The most files that are kept parsed, and the most bytes of source in them.
  private static let mostParsed = (files: 64, bytes: 16 << 20)

  /// - Parameters:
  ///   - paths: the Swift files of the run; standard input among them is left out.
  ///   - targets: tells which files are built together; `nil` where all are.
  ///   - threads: how many scan at once.
  public init(paths: [String], targets: TargetResolver?, threads: Int) {
    self.paths = paths.filter { $0 != "-" }.sorted()
    self.targets = targets
    self.threads = threads
  }

  /// An index of files that are given with their text and are all built together.
  public convenience init(sources: [String: SourceText]) {
    self.init(paths: sources.keys.sorted(), targets: nil, threads: 1)
    originals = Dictionary(uniqueKeysWithValues: sources.map { (PathKey($0), $1) })
  }

  /// An index of nothing.
  public static let empty = SourceIndex(paths: [], targets: nil, threads: 1)

  /// Keeps a file as it is before it is changed, so that later answers are what they were.
  public func keep(_ source: SourceText, at path: String) {
    let key = PathKey(path)
    lock.withLock { if originals[key] == nil { originals[key] = source } }
  }

  /// How a file that isn't built together with another may still have to do with it.
  enum Link {
    /// It lies in a folder with the name of one of these modules, as packages have it.
    case inFolder(of: Set<String>)
    /// It imports a module with the name of one of these folders.
    case importing(folders: Set<String>)
  }

  /// A file that may have an answer.
  struct Candidate {
    let file: FileContext
    /// Whether it is built together with the file that asks, in at least one target; files that no target lists
    /// count as built with one another.
    let isTogether: Bool
  }

  /// The files that may have all these names so, without the one at `path`: those that are built together with it, in
  /// the order of their paths, then those that are linked. Of each at most so many as may answer.
  func files(with names: [(name: String, use: NameUse)], besides path: String, or link: Link) -> [Candidate] {
    if paths.isEmpty { return [] }
    let entries = allEntries()
    var places = places(with: names[0].name, as: names[0].use, in: entries)
    for other in names.dropFirst() where !places.isEmpty {
      let theirs = Set(self.places(with: other.name, as: other.use, in: entries))
      places.removeAll { !theirs.contains($0) }
    }
    let own = PathKey(path)
    places.removeAll { PathKey(paths[$0]) == own }
    if places.isEmpty { return [] }
    let linked = linkedPlaces(link, in: entries)
    let most = names[0].use.mostAnswering
    let (near, far) = lock.withLock {
      let group = group(of: path)
      let near = places.lazy.filter { self.areTogether(self.group(at: $0), group) }.prefix(most)
      let far = linked.isEmpty ? [] : places.filter { linked.contains($0) && !areTogether(self.group(at: $0), group) }
      return (Array(near), far.prefix(most))
    }
    return near.compactMap { context(of: $0).map { Candidate(file: $0, isTogether: true) } }
      + far.compactMap { context(of: $0).map { Candidate(file: $0, isTogether: false) } }
  }

  /// The places in `paths` of the files with a name, in order.
  private func places(with name: String, as use: NameUse, in entries: [UInt64]) -> [Int] {
    let key = UInt64(use.key(name.utf8))
    var place = entries.partitioningIndex { $0 >= key << 32 }
    var found: [Int] = []
    while place < entries.count, entries[place] >> 32 == key {
      let file = Int(entries[place] & 0xFFFF_FFFF)
      // A file may have said so several times.
      if found.last != file { found.append(file) }
      place += 1
    }
    return found
  }

  private func linkedPlaces(_ link: Link, in entries: [UInt64]) -> Set<Int> {
    var found: Set<Int> = []
    switch link {
    case .inFolder(let modules): for module in modules { found.formUnion(placesByFolder[module[...]] ?? []) }
    case .importing(let folders):
      for folder in folders { found.formUnion(places(with: folder, as: .module, in: entries)) }
    }
    return found
  }

  // MARK: Files that are built together. All is called with the lock held.

  private func areTogether(_ one: Int32, _ other: Int32) -> Bool {
    if one == other { return true }
    let pair = UInt64(UInt32(min(one, other))) << 32 | UInt64(UInt32(max(one, other)))
    if let known = togetherness[pair] { return known }
    let sets = numbersOfGroups.filter { $0.value == one || $0.value == other }.map(\.key)
    let answer = !sets[0].isDisjoint(with: sets[1])
    togetherness[pair] = answer
    return answer
  }

  private func group(at place: Int) -> Int32 {
    if groups.isEmpty { groups = [Int32](repeating: -1, count: paths.count) }
    if groups[place] < 0 { groups[place] = group(of: paths[place]) }
    return groups[place]
  }

  private func group(of path: String) -> Int32 {
    let memberships = targets?.memberships(of: path) ?? []
    if let known = numbersOfGroups[memberships] { return known }
    let number = Int32(numbersOfGroups.count)
    numbersOfGroups[memberships] = number
    return number
  }

  /// Reads each file once, on all threads, for the names in it and for what the caller wants to know of it; to be
  /// called before the first question, if at all.
  ///
  /// - Parameter look: reads the file at a path. Gives its text, `nil` where there is none to parse, and what is wanted.
  /// - Returns: what is wanted, by path, where there is anything.
  func readAll<Look: Sendable>(
    _ look: @escaping @Sendable (String) -> (source: SourceText?, look: Look?)
  ) -> [PathKey: Look] {
    let paths = paths
    var looks: [PathKey: Look] = [:]
    looks.reserveCapacity(paths.count)
    lock.withLock {
      entries = entries { look(paths[$0]) } emit: { looks[PathKey(paths[$0])] = $1 }
    }
    return looks
  }

  private func allEntries() -> [UInt64] {
    lock.withLock {
      if let entries { return entries }
      let (originals, paths) = (originals, paths)
      let found = entries { (originals[PathKey(paths[$0])] ?? readText(paths[$0]), nil as Bool?) } emit: { _, _ in }
      entries = found
      return found
    }
  }

  /// Scans the files for the names in them. To be called with the lock held.
  private func entries<Look: Sendable>(
    read: @escaping @Sendable (Int) -> (source: SourceText?, look: Look?), emit: (Int, Look?) -> Void
  ) -> [UInt64] {
    var found: [UInt64] = []
    doInOrder(count: paths.count, threads: threads) { place in
      let (source, look) = read(place)
      return (place: place, keys: source.map { NameScan($0).keys } ?? [], look: look)
    } emit: { place, keys, look in
      found.append(contentsOf: keys.lazy.map { UInt64($0) << 32 | UInt64(place) })
      emit(place, look)
      return true
    }
    for place in paths.indices {
      for folder in paths[place].split(separator: "/").dropLast() { placesByFolder[folder, default: []].insert(place) }
    }
    return found.sortedByUpperHalf()
  }

  private func context(of file: Int) -> FileContext? {
    let path = paths[file]
    let (known, original) = lock.withLock { (parsed[file], originals[PathKey(path)]) }
    if let known { return known }
    guard let source = original ?? readText(path) else { return nil }
    let context = FileContext(
      path: path, tree: .parse(source), deploymentTarget: targets?.target(of: path) ?? .unknown,
      elsewhere: Elsewhere(index: self, path: path, isOfIndex: true))
    lock.withLock {
      let most = SourceIndex.mostParsed
      if parsed.count >= most.files || parsedBytes + source.count > most.bytes {
        parsed.removeAll(keepingCapacity: true)
        parsedBytes = 0
      }
      if parsed.updateValue(context, forKey: file) == nil { parsedBytes += source.count }
    }
    return context
  }
}

extension [UInt64] {
  /// Sorted by the upper 32 bits; what has the same ones stays in its order. Eleven bits at a time: names are too many
  /// to be compared with each other.
  fileprivate func sortedByUpperHalf() -> [UInt64] {
    var (from, to) = (self, self)
    for shift in stride(from: UInt64(32), to: 64, by: 11) {
      var places = [Int](repeating: 0, count: 1 << 11)
      for number in from { places[Int(number >> shift & 0x7FF)] += 1 }
      var sum = 0
      for digit in places.indices { (places[digit], sum) = (sum, sum + places[digit]) }
      for number in from {
        let digit = Int(number >> shift & 0x7FF)
        to[places[digit]] = number
        places[digit] += 1
      }
      swap(&from, &to)
    }
    return from
  }
}

/// The text of a file; `nil` where there is none to parse, which the run itself says.
private func readText(_ path: String) -> SourceText? {
  guard let source = try? readSource(path), source.problem == nil else { return nil }
  return source
}
