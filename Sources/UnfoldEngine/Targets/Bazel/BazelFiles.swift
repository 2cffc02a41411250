/// The values in Bazel files, with the constants that they load from `.bzl` files.
struct BazelFiles {
  let root: String
  private var loaded: [String: StarlarkFile] = [:]

  init(root: String) { self.root = root }

  /// What `minimum_os_version` of a rule says; `nil` where it says nothing.
  mutating func deploymentTarget(of rule: BazelRule, _ reading: inout ProjectReading) -> DeploymentTarget? {
    guard let written = rule.call.named["minimum_os_version"] else { return nil }
    var platform = Platform(name: rule.call.name.prefix { $0 != "_" })
    if let type = rule.call.named["platform_type"], let name = string(type, in: rule.file, &reading) {
      platform = Platform(name: name.text)
    }
    guard let platform else { return nil }
    if let value = string(written, in: rule.file, &reading) {
      var origin = value.origin
      let version = Version(value.text)
      if version == nil { origin.note = "'\(value.text)' is no version" }
      return DeploymentTarget(versions: [platform: version ?? .unknown], origins: [platform: origin])
    }
    let origin = DeploymentTarget.Origin(
      path: rule.file.path, line: written.line ?? rule.call.line,
      note: "minimum_os_version has no value that can be read here")
    return DeploymentTarget(versions: [platform: .unknown], origins: [platform: origin])
  }

  /// The rule itself and the rules that it is built from, up to those that have a version of their own.
  mutating func labels(
    builtInto rule: BazelRule, _ rules: [String: BazelRule], _ reading: inout ProjectReading
  ) -> Set<String> {
    var seen: Set<String> = [rule.label]
    var open = [rule]
    while let next = open.popLast() {
      for value in next.call.named.filter({ $0.key != "srcs" && $0.key != "name" }).values {
        for written in strings(value, in: next.file, &reading) {
          let label = absoluteLabel(written, in: next.package)
          guard let other = rules[label], other.call.named["minimum_os_version"] == nil else { continue }
          if seen.insert(label).inserted { open.append(other) }
        }
      }
    }
    return seen
  }

  /// A string, be it in a constant.
  mutating func string(
    _ value: Starlark, in file: StarlarkFile, _ reading: inout ProjectReading
  ) -> (text: String, origin: DeploymentTarget.Origin)? {
    let (value, file) = resolve(value, in: file, &reading)
    guard case .string(let text, let line) = value else { return nil }
    return (text, DeploymentTarget.Origin(path: file.path, line: line))
  }

  /// All strings in a value, but those of a `glob`.
  mutating func strings(_ value: Starlark, in file: StarlarkFile, _ reading: inout ProjectReading) -> [String] {
    var found: [String] = []
    for (part, _) in parts(value, in: file, &reading) {
      if case .string(let text, _) = part { found.append(text) }
    }
    return found
  }

  /// The patterns of each `glob` in a value.
  mutating func globs(
    _ value: Starlark, in file: StarlarkFile, _ reading: inout ProjectReading
  ) -> [(included: [String], excluded: [String])] {
    var found: [([String], [String])] = []
    for (part, file) in parts(value, in: file, &reading) {
      guard case .call(let call) = part, call.name == "glob" else { continue }
      let included = (call.named["include"] ?? call.positional.first).map { strings($0, in: file, &reading) } ?? []
      found.append((included, call.named["exclude"].map { strings($0, in: file, &reading) } ?? []))
    }
    return found
  }

  /// The elements of lists and sums, with the file that each stands in.
  private mutating func parts(
    _ value: Starlark, in file: StarlarkFile, _ reading: inout ProjectReading
  ) -> [(Starlark, StarlarkFile)] {
    var found: [(Starlark, StarlarkFile)] = []
    var open = [(value, file)]
    while let (next, file) = open.popLast(), found.count < 100_000 {
      let (value, place) = resolve(next, in: file, &reading)
      switch value {
      case .list(let elements): open += elements.reversed().map { ($0, place) }
      default: found.append((value, place))
      }
    }
    return found
  }

  /// What a name stands for, in its file or in one that it is loaded from.
  private mutating func resolve(
    _ value: Starlark, in file: StarlarkFile, _ reading: inout ProjectReading
  ) -> (Starlark, StarlarkFile) {
    var (value, file) = (value, file)
    for _ in 0..<16 {
      guard case .name(let name, _) = value else { break }
      if let constant = file.constants[name] {
        value = constant
      } else if let (other, original) = load(name, in: file, &reading), let constant = other.constants[original] {
        (value, file) = (constant, other)
      } else {
        break
      }
    }
    return (value, file)
  }

  /// The file that a name is loaded from, and what it is called there.
  private mutating func load(
    _ name: String, in file: StarlarkFile, _ reading: inout ProjectReading
  ) -> (StarlarkFile, String)? {
    for call in file.calls where call.name == "load" {
      guard case .string(let label, _)? = call.positional.first else { continue }
      var original: String?
      for argument in call.positional.dropFirst() {
        if case .string(let loaded, _) = argument, loaded == name { original = name }
      }
      if case .string(let renamed, _)? = call.named[name] { original = renamed }
      guard let original else { continue }
      let package = String(splitPath(file.path).folder.dropFirst(root.utf8.count + 1))
      let parts = absoluteLabel(label, in: package).dropFirst(2).split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let path = absolutePath("\(parts[0])/\(parts[1])", in: root)
      if let known = loaded[path] { return (known, original) }
      guard isRegularFile(path), let source = reading.source(path) else { continue }
      let other = StarlarkParser.parse(source.string(0..<source.count), path: path)
      loaded[path] = other
      return (other, original)
    }
    return nil
  }
}
