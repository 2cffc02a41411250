import UnfoldSyntax

/// Findings that are known and silent until the code they speak of is changed.
public struct Baseline: Sendable {
  /// The file's name on disk; `nil` for one that isn't read from any.
  public private(set) var path: String?
  /// The files and folders that were looked at, relative to the baseline's own folder.
  public private(set) var paths: [String] = []
  public private(set) var entries: Set<BaselineEntry> = []

  /// - Parameter entries: what is known; empty where a baseline is about to be made.
  public init(knowing entries: Set<BaselineEntry> = []) { self.entries = entries }

  /// Reads the baseline at `path`.
  ///
  /// - Throws: `FileTrouble`, with the place in the file.
  public init(path: String) throws(FileTrouble) {
    let (value, source) = try readJSON(path)
    do throws(JSONFault) {
      try self.init(value)
      self.path = path
    } catch {
      throw error.trouble(in: source, at: path)
    }
  }

  private enum Key: String, CaseIterable { case version, paths, findings }
  private enum EntryKey: String, CaseIterable { case rule, declaration, code, tokens, ordinal }

  private init(_ value: JSONValue) throws(JSONFault) {
    var fields: [Key: JSONValue] = [:]
    for member in try value.members(of: "a baseline") {
      fields[try Baseline.key(member, Key.self)] = member.value
    }
    guard let version = fields[.version], case .number("1") = version.content else {
      let place = (fields[.version] ?? value).offset
      throw JSONFault(place, "\"version\" is not 1: no baseline that this Unfold can read")
    }
    for path in try fields[.paths]?.elements(of: "\"paths\"") ?? [] {
      paths.append(try path.text("a path"))
    }
    guard let findings = fields[.findings] else {
      throw JSONFault(value.offset, "\"findings\" is missing; 'unfold check --write-baseline FILE' writes it")
    }
    for finding in try findings.elements(of: "\"findings\"") { entries.insert(try Baseline.entry(finding)) }
  }

  private static func entry(_ value: JSONValue) throws(JSONFault) -> BaselineEntry {
    var fields: [EntryKey: JSONValue] = [:]
    for member in try value.members(of: "a finding") { fields[try key(member, EntryKey.self)] = member.value }
    func text(_ key: EntryKey) throws(JSONFault) -> String {
      guard let field = fields[key] else { throw JSONFault(value.offset, "\"\(key.rawValue)\" is missing here") }
      return try field.text("\"\(key.rawValue)\"")
    }
    var entry = BaselineEntry(
      rule: try text(.rule), declaration: try text(.declaration), tokens: try text(.tokens), ordinal: 1,
      code: try fields[.code]?.text("\"code\"") ?? "")
    guard let ordinal = fields[.ordinal] else { return entry }
    guard case .number(let digits) = ordinal.content, let number = Int(digits), number > 0 else {
      throw JSONFault(ordinal.offset, "\"ordinal\" is no whole number from 1")
    }
    entry.ordinal = number
    return entry
  }

  private static func key<Key: RawRepresentable & CaseIterable>(
    _ member: JSONMember, _: Key.Type
  ) throws(JSONFault) -> Key where Key.RawValue == String {
    if let key = Key(rawValue: member.key) { return key }
    let hint = jsonSuggestion(member.key, Key.allCases.map(\.rawValue))
    throw JSONFault(member.offset, "a baseline has no \"\(member.key)\"\(hint)")
  }

  /// The places of those that are no part of the baseline.
  func newOnes(among found: [BaselineEntry]) -> [Int] { found.indices.filter { !entries.contains(found[$0]) } }

  /// The entries that a run did not meet although it could have.
  ///
  /// - Parameters:
  ///   - met: what was found in the run.
  ///   - rules: the identifiers of the rules that ran.
  ///   - paths: the files and folders of the run.
  /// - Returns: none where the run looked at less than the baseline is about.
  public func gone(met: Set<BaselineEntry>, rules: Set<String>, paths runPaths: [String]) -> Int {
    guard let path, let folder = canonicalPath(splitPath(path).folder) else { return 0 }
    let tops = runPaths.compactMap(canonicalPath)
    let isCovered = paths.allSatisfy { path in
      let whole = absolutePath(path, in: folder)
      return tops.contains { $0 == "/" || whole == $0 || whole.hasPrefix("\($0)/") }
    }
    guard isCovered, !paths.isEmpty else { return 0 }
    return entries.count { rules.contains($0.rule) && !met.contains($0) }
  }
}

/// The path to a file or folder from a folder, both canonical, with `..` where it lies elsewhere.
public func relativePath(of path: String, from folder: String) -> String {
  let names = path.split(separator: "/")
  let base = folder.split(separator: "/")
  let shared = zip(names, base).prefix { $0 == $1 }.count
  let parts = base.dropFirst(shared).map { _ in ".." } + names.dropFirst(shared)
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}
