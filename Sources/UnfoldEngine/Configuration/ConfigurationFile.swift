import UnfoldSyntax

/// A line of a configuration file.
public struct ConfigurationPlace: Hashable, Sendable {
  /// Canonical.
  public var path: String
  /// From 1.
  public var line: Int
}

/// One `.unfold.json`.
struct ConfigurationFile: Sendable {
  /// What holds for all files below, or for some of them.
  struct Part: Sendable {
    /// `nil`: for all.
    var files: [GlobPattern]?
    var rules: [(id: String, isOn: Bool, place: ConfigurationPlace)] = []
    var exclude: [(pattern: GlobPattern, place: ConfigurationPlace)] = []
    var deploymentTarget: DeploymentTarget?
  }

  /// Canonical.
  let path: String
  /// Later ones win.
  let parts: [Part]
}

/// Reads a configuration file and finds all that is wrong with it.
struct ConfigurationReader {
  private let path: String
  private let folder: String
  private let ruleNames: [String]
  private let lines: LineTable
  private var faults: [JSONFault] = []

  /// Who has more of them looks at another kind of file.
  private static let mostFaults = 20

  /// - Parameters:
  ///   - folder: the file's folder, canonical.
  ///   - ruleNames: the identifiers of all rules that there are.
  /// - Returns: the file, or what is wrong with it.
  static func read(in folder: String, ruleNames: [String]) -> (file: ConfigurationFile?, troubles: [FileTrouble]) {
    let path = (folder == "/" ? "" : folder) + "/" + configurationFileName
    do throws(FileTrouble) {
      let (value, source) = try readJSON(path)
      var reader = ConfigurationReader(path: path, folder: folder, ruleNames: ruleNames, lines: LineTable(source))
      let parts = reader.file(value)
      if reader.faults.isEmpty { return (ConfigurationFile(path: path, parts: parts), []) }
      let shown = reader.faults.prefix(mostFaults).map { fault in
        FileTrouble(path: path, position: reader.lines.position(at: fault.offset), cause: fault.cause)
      }
      return (nil, shown)
    } catch {
      return (nil, [error])
    }
  }

  private init(path: String, folder: String, ruleNames: [String], lines: LineTable) {
    self.path = path
    self.folder = folder
    self.ruleNames = ruleNames
    self.lines = lines
  }

  private mutating func file(_ value: JSONValue) -> [ConfigurationFile.Part] {
    var parts = [ConfigurationFile.Part()]
    for (key, value) in fields(value, "a configuration", ConfigurationKey.ofFile) {
      switch key {
      case .schema: attempt { _ throws(JSONFault) in _ = try value.text("\"$schema\"") }
      case .overrides:
        for element in elements(value, "\"overrides\"") { parts.append(override(element)) }
      default: set(key, value, of: &parts[0])
      }
    }
    return parts
  }

  private mutating func override(_ value: JSONValue) -> ConfigurationFile.Part {
    var part = ConfigurationFile.Part(files: [])
    let fields = fields(value, "an override", ConfigurationKey.ofOverride)
    if case .object = value.content, !fields.contains(where: { $0.key == .files }) {
      faults.append(JSONFault(value.offset, "an override says with \"files\" which files it is about"))
    }
    for (key, value) in fields {
      if key == .files {
        part.files = patterns(value, "\"files\"").map(\.pattern)
      } else {
        set(key, value, of: &part)
      }
    }
    return part
  }

  private mutating func set(_ key: ConfigurationKey, _ value: JSONValue, of part: inout ConfigurationFile.Part) {
    switch key {
    case .rules: part.rules = rules(value)
    case .exclude: part.exclude = patterns(value, "\"exclude\"")
    case .deploymentTarget: part.deploymentTarget = deploymentTarget(value)
    case .schema, .overrides, .files: break
    }
  }

  // MARK: Values

  private mutating func rules(_ value: JSONValue) -> [(id: String, isOn: Bool, place: ConfigurationPlace)] {
    var result: [(id: String, isOn: Bool, place: ConfigurationPlace)] = []
    for member in members(value, "\"rules\"") {
      if !ruleNames.contains(member.key) {
        let hint = jsonSuggestion(member.key, ruleNames)
        let cause = "there is no rule \"\(member.key)\"\(hint); 'unfold rules' lists them"
        faults.append(JSONFault(member.offset, cause))
      }
      guard case .boolean(let isOn) = member.value.content else {
        let cause = "a rule is true or false, and this is \(member.value.kind)"
        faults.append(JSONFault(member.value.offset, cause))
        continue
      }
      result.append((member.key, isOn, place(member.offset)))
    }
    return result
  }

  private mutating func patterns(
    _ value: JSONValue, _ what: String
  ) -> [(pattern: GlobPattern, place: ConfigurationPlace)] {
    var result: [(pattern: GlobPattern, place: ConfigurationPlace)] = []
    for element in elements(value, what) {
      attempt { reader throws(JSONFault) in
        let text = try element.text("a pattern")
        let names = text.split(separator: "/")
        if names.isEmpty || text.hasPrefix("/") || names.contains("..") {
          throw JSONFault(element.offset, "a pattern is a path below this file's folder, such as \"Generated/**\"")
        }
        result.append((GlobPattern(text, in: reader.folder, coversFolders: true), reader.place(element.offset)))
      }
    }
    return result
  }

  private mutating func deploymentTarget(_ value: JSONValue) -> DeploymentTarget? {
    var target = DeploymentTarget()
    for member in members(value, "\"deploymentTarget\"") {
      attempt { reader throws(JSONFault) in
        let text = try member.value.text("a version")
        guard let platform = Platform(rawValue: member.key) else {
          let hint = jsonSuggestion(member.key, Platform.allCases.map(\.rawValue))
          throw JSONFault(member.offset, "there is no platform \"\(member.key)\"\(hint)")
        }
        guard let version = Version(text), version != .unknown else {
          throw JSONFault(member.value.offset, "\"\(text.prefix(40))\" is no version; write one such as \"17.0\"")
        }
        target.versions[platform] = version
        target.origins[platform] = .init(path: reader.path, line: reader.place(member.offset).line)
      }
    }
    if case .object(let members) = value.content, members.isEmpty {
      faults.append(JSONFault(value.offset, "\"deploymentTarget\" names no platform; write {\"iOS\": \"17.0\"}"))
    }
    return target
  }

  // MARK: Structure

  private func place(_ offset: Int) -> ConfigurationPlace {
    ConfigurationPlace(path: path, line: lines.line(at: offset))
  }

  private mutating func attempt(_ body: (inout ConfigurationReader) throws(JSONFault) -> Void) {
    do throws(JSONFault) { try body(&self) } catch { faults.append(error) }
  }

  private mutating func members(_ value: JSONValue, _ what: String) -> [JSONMember] {
    var result: [JSONMember] = []
    attempt { _ throws(JSONFault) in result = try value.members(of: what) }
    return result
  }

  private mutating func elements(_ value: JSONValue, _ what: String) -> [JSONValue] {
    var result: [JSONValue] = []
    attempt { _ throws(JSONFault) in result = try value.elements(of: what) }
    return result
  }

  private mutating func fields(
    _ value: JSONValue, _ what: String, _ keys: [ConfigurationKey]
  ) -> [(key: ConfigurationKey, value: JSONValue)] {
    members(value, what).compactMap { member in
      if let key = keys.first(where: { $0.rawValue == member.key }) { return (key, member.value) }
      let hint = jsonSuggestion(member.key, keys.map(\.rawValue))
      faults.append(JSONFault(member.offset, "\(what) has no \"\(member.key)\"\(hint)"))
      return nil
    }
  }
}
