/// One line of a `.gitignore`, matched as git does (gitignore(5)).
struct IgnorePattern {
  /// Whether what matches is not ignored after all (`!`).
  let isNegated: Bool
  /// Whether only folders match (a last `/`).
  let matchesFoldersOnly: Bool
  /// The parts between slashes.
  private let parts: [ArraySlice<UInt8>]
  /// Whether the pattern is about the path from the file's folder and not about a name at any depth.
  private let isAnchored: Bool

  /// - Parameter line: without the line end. `nil` is returned for what is empty or a comment.
  init?(line: ArraySlice<UInt8>) {
    var pattern = line
    // Spaces at the end count only where a backslash stands before them.
    while pattern.last == UInt8(ascii: " "), pattern.dropLast().last != UInt8(ascii: "\\") { pattern.removeLast() }
    if pattern.first == UInt8(ascii: "#") { return nil }
    isNegated = pattern.first == UInt8(ascii: "!")
    if isNegated { pattern.removeFirst() }
    matchesFoldersOnly = pattern.last == UInt8(ascii: "/")
    if matchesFoldersOnly { pattern.removeLast() }
    isAnchored = pattern.contains(UInt8(ascii: "/"))
    if pattern.first == UInt8(ascii: "/") { pattern.removeFirst() }
    if pattern.isEmpty { return nil }
    parts = pattern.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  }

  /// Whether a path matches.
  ///
  /// - Parameter path: the names from the pattern's own folder down, at least one.
  func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly && !isFolder { return false }
    guard isAnchored else { return matchesName(parts[0], path.last![...]) }
    return matchesPath(path)
  }

  /// Goes along pattern and path, and back to the last `**` with one name more under it where they part. Going back
  /// to the last one only is enough: an earlier one could not reach anything that this one cannot.
  private func matchesPath(_ path: ArraySlice<[UInt8]>) -> Bool {
    var part = 0
    var name = path.startIndex
    var retry: (part: Int, name: Int)?
    while name < path.endIndex {
      if part < parts.count && parts[part].elementsEqual("**".utf8) {
        retry = (part, name)
        part += 1
      } else if part < parts.count && matchesName(parts[part], path[name][...]) {
        part += 1
        name += 1
      } else if let last = retry {
        part = last.part + 1
        name = last.name + 1
        retry = (last.part, name)
      } else {
        return false
      }
    }
    return part == parts.count
  }
}

/// Whether a name matches a pattern without slashes: `*`, `?`, `[a-z]` and backslashes.
private func matchesName(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
  var at = pattern.startIndex
  var offset = name.startIndex
  var retry: (at: Int, offset: Int)?
  while offset < name.endIndex {
    if at < pattern.endIndex && pattern[at] == UInt8(ascii: "*") {
      at += 1
      retry = (at, offset)
    } else if let next = matchOne(pattern, at, name[offset]) {
      at = next
      offset += 1
    } else if let last = retry {
      at = last.at
      offset = last.offset + 1
      retry = (at, offset)
    } else {
      return false
    }
  }
  while at < pattern.endIndex && pattern[at] == UInt8(ascii: "*") { at += 1 }
  return at == pattern.endIndex
}

/// Where the pattern goes on behind what matches `byte`; `nil` where it does not match.
private func matchOne(_ pattern: ArraySlice<UInt8>, _ at: Int, _ byte: UInt8) -> Int? {
  guard at < pattern.endIndex else { return nil }
  switch pattern[at] {
  case UInt8(ascii: "?"): return at + 1
  case UInt8(ascii: "["): return matchBracket(pattern, at, byte)
  case UInt8(ascii: "\\") where at + 1 < pattern.endIndex: return pattern[at + 1] == byte ? at + 2 : nil
  default: return pattern[at] == byte ? at + 1 : nil
  }
}

private func matchBracket(_ pattern: ArraySlice<UInt8>, _ start: Int, _ byte: UInt8) -> Int? {
  var at = start + 1
  guard at < pattern.endIndex else { return nil }
  let isNegated = pattern[at] == UInt8(ascii: "!") || pattern[at] == UInt8(ascii: "^")
  if isNegated { at += 1 }
  var isFound = false
  var isFirst = true
  while at < pattern.endIndex, isFirst || pattern[at] != UInt8(ascii: "]") {
    isFirst = false
    if let (members, next) = characterClass(pattern, at) {
      isFound = isFound || members(byte)
      at = next
      continue
    }
    if pattern[at] == UInt8(ascii: "\\"), at + 1 < pattern.endIndex { at += 1 }
    let low = pattern[at]
    at += 1
    guard at + 1 < pattern.endIndex, pattern[at] == UInt8(ascii: "-"), pattern[at + 1] != UInt8(ascii: "]") else {
      isFound = isFound || byte == low
      continue
    }
    at += 1
    if pattern[at] == UInt8(ascii: "\\"), at + 1 < pattern.endIndex { at += 1 }
    isFound = isFound || (low <= byte && byte <= pattern[at])
    at += 1
  }
  // A bracket that never closes matches nothing.
  return at < pattern.endIndex && isFound != isNegated ? at + 1 : nil
}

/// `[:alpha:]` and its like inside a bracket.
private func characterClass(_ pattern: ArraySlice<UInt8>, _ at: Int) -> ((UInt8) -> Bool, Int)? {
  guard pattern[at...].starts(with: "[:".utf8) else { return nil }
  let rest = pattern[(at + 2)...]
  guard let colon = rest.firstIndex(of: UInt8(ascii: ":")), rest[colon...].starts(with: ":]".utf8) else { return nil }
  func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  func isGraphic(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
  func isAlphanumeric(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) || isDigit(byte) }
  let members: (UInt8) -> Bool
  switch String(decoding: rest[..<colon], as: UTF8.self) {
  case "alpha": members = { isUpper($0) || isLower($0) }
  case "digit": members = isDigit
  case "alnum": members = isAlphanumeric
  case "upper": members = isUpper
  case "lower": members = isLower
  case "space": members = { $0 == 0x20 || (0x09...0x0D).contains($0) }
  case "blank": members = { $0 == 0x20 || $0 == 0x09 }
  case "punct": members = { isGraphic($0) && !isAlphanumeric($0) }
  case "xdigit": members = { isDigit($0) || (0x41...0x46).contains($0 & 0xDF) }
  case "cntrl": members = { $0 < 0x20 || $0 == 0x7F }
  case "print": members = { isGraphic($0) || $0 == 0x20 }
  case "graph": members = isGraphic
  default: return nil
  }
  return (members, colon + 2)
}
