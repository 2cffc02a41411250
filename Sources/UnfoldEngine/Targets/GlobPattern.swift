/// A pattern for paths as project generators write it: `*`, `?` and `[a-z]` within a name, `**` for any number of
/// folders, `{a,b}` for one of several.
struct GlobPattern: Sendable {
  /// What every match begins with: the names before the first with a wildcard, as a canonical path.
  private let base: String
  /// What is behind `base`, each without braces; empty: `base` itself is what matches.
  private let alternatives: [IgnorePattern]
  private let coversFolders: Bool

  /// - Parameters:
  ///   - pattern: relative to `folder`, or absolute.
  ///   - folder: canonical.
  ///   - coversFolders: whether a match that is a folder stands for all that is in it.
  init(_ pattern: some StringProtocol, in folder: String, coversFolders: Bool = false) {
    let names = pattern.split(separator: "/")
    let fixed = names.prefix { name in !name.contains { "*?[{\\".contains($0) } }
    let start = (pattern.hasPrefix("/") ? "/" : "") + fixed.joined(separator: "/")
    base = absolutePath(start, in: folder)
    self.coversFolders = coversFolders
    let rest = names[fixed.endIndex...].joined(separator: "/")
    alternatives =
      rest.isEmpty ? [] : expandBraces(rest).compactMap { IgnorePattern(line: Array("/\($0)".utf8)[...]) }
  }

  /// The one path that matches, with what is in it; `nil` where there are wildcards.
  var singlePath: String? { alternatives.isEmpty ? base : nil }

  /// Whether a file's canonical path matches.
  func matches(_ path: String) -> Bool {
    if path == base { return alternatives.isEmpty }
    guard path.hasPrefix(base), base == "/" || path.utf8.dropFirst(base.utf8.count).first == UInt8(ascii: "/") else {
      return false
    }
    if alternatives.isEmpty { return coversFolders }
    let names = path.utf8.dropFirst(base.utf8.count).split(separator: UInt8(ascii: "/")).map { Array($0) }
    for pattern in alternatives {
      if pattern.matches(names[...], isFolder: false) { return true }
      guard coversFolders else { continue }
      for count in 1..<names.count where pattern.matches(names[..<count], isFolder: true) { return true }
    }
    return false
  }
}

/// `a{b,c}` as `ab` and `ac`. What would become too many stays as it is.
private func expandBraces(_ pattern: String) -> [String] {
  var done: [String] = []
  var open = [pattern]
  while let next = open.popLast() {
    guard let start = next.firstIndex(of: "{"), let end = next[start...].firstIndex(of: "}"),
      done.count + open.count < 256
    else {
      done.append(next)
      continue
    }
    let choices = next[next.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false)
    let (before, after) = (String(next[..<start]), String(next[next.index(after: end)...]))
    for choice in choices { open.append(before + choice + after) }
  }
  return done
}
