/// Chooses files by patterns, as `.gitignore` has them: `*`, `?`, `[a-z]`, `**`, and `{a,b}`. One without a slash is
/// about names at any depth, another about paths from the current folder; one that matches a folder, about all in it.
public struct FileSelection: Sendable {
  /// As they were given.
  private let included: [String]
  private let includedPatterns: [GlobPattern]
  private let excludedPatterns: [GlobPattern]

  public init(including included: [String], excluding excluded: [String]) {
    self.included = included
    includedPatterns = included.map(FileSelection.pattern)
    excludedPatterns = excluded.map(FileSelection.pattern)
  }

  private static func pattern(_ text: String) -> GlobPattern {
    let isName = !text.hasSuffix("/") && !text.contains("/")
    return GlobPattern(isName ? "**/\(text)" : text, in: canonicalPath(".") ?? "/", coversFolders: true)
  }

  /// Leaves out what the patterns don't choose; standard input stays.
  ///
  /// - Returns: the patterns for files that match none, as they were given.
  public func apply(to found: inout FoundFiles) -> [String] {
    if includedPatterns.isEmpty && excludedPatterns.isEmpty { return [] }
    var used: Set<String> = []
    func isChosen(_ path: String) -> Bool {
      if path == "-" { return true }
      let file = canonicalPath(path) ?? path
      let including = zip(included, includedPatterns).filter { $1.matches(file) }
      used.formUnion(including.map(\.0))
      return (included.isEmpty || !including.isEmpty) && !excludedPatterns.contains { $0.matches(file) }
    }
    let all = found.paths + found.projectFiles
    let chosen = all.map(isChosen)
    for (path, isChosen) in zip(all, chosen) where !isChosen {
      found.leftOut.append(LeftOutFile(path: path, reason: .excluded))
    }
    let count = found.paths.count
    found.paths = found.paths.indices.filter { chosen[$0] }.map { all[$0] }
    found.projectFiles = found.projectFiles.indices.filter { chosen[count + $0] }.map { all[count + $0] }
    return included.filter { !used.contains($0) }
  }
}
