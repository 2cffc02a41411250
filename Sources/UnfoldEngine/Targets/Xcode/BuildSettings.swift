/// One assignment of a build setting, such as `IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 16.0`.
struct BuildSetting: Sendable {
  var name: String
  /// What must hold for it to count, such as `sdk` and `macosx*`.
  var conditions: [Condition] = []
  /// As it is written, with its variables.
  var value: String
  var origin: DeploymentTarget.Origin

  struct Condition: Sendable {
    var parameter: String
    var pattern: String
  }

  /// - Parameter key: the name with its conditions in brackets, as project files write it.
  init(key: some StringProtocol, value: String, origin: DeploymentTarget.Origin) {
    var parts = key.split(separator: "[")
    name = parts.isEmpty ? "" : trimmed(parts.removeFirst())
    // `[sdk=iphoneos*][arch=arm64]` and `[sdk=iphoneos*,arch=arm64]` say the same.
    for part in parts.flatMap({ $0.split(separator: "]").first?.split(separator: ",") ?? [] }) {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { conditions.append(Condition(parameter: trimmed(sides[0]), pattern: trimmed(sides[1]))) }
    }
    self.value = value
    self.origin = origin
  }
}

/// The settings that are written in one place, by name, those of one name in their order.
struct BuildSettingsLevel: Sendable {
  let settings: [String: [BuildSetting]]

  init(_ settings: [BuildSetting]) { self.settings = Dictionary(grouping: settings, by: \.name) }
}

/// The build settings of one target in one configuration, level over level: the project's `.xcconfig`, the project,
/// the target's `.xcconfig`, the target.
struct BuildSettings: Sendable {
  /// From the lowest up.
  let levels: [BuildSettingsLevel]
  /// What Xcode itself sets.
  let builtIn: [String: String]

  /// Where an evaluation is made for.
  struct Context: Hashable, Sendable {
    /// Such as `iphoneos`; `nil` before the platform is known.
    var sdk: String?
    var configuration: String
    /// How to decide what cannot be known here: whether a condition on the architecture holds, and whether a later
    /// assignment without conditions replaces one whose conditions hold. Both ways are tried, and the oldest counts.
    var isGenerous = false
  }

  struct Value: Sendable {
    var text: String
    var origin: DeploymentTarget.Origin?
  }

  /// The value of a setting, its variables replaced; `nil` where nothing sets it.
  func value(of name: String, in context: Context) -> Value? {
    var budget = 256
    return value(of: name, in: context, depth: 0, budget: &budget)
  }

  private func value(of name: String, in context: Context, depth: Int, budget: inout Int) -> Value? {
    let assignments = assignments(to: name, in: context)
    guard !assignments.isEmpty else { return builtIn[name].map { Value(text: $0) } }
    return expand(assignments[...], in: context, depth: depth, budget: &budget)
  }

  /// The assignments that hold, from the lowest up: each one hides those before it.
  private func assignments(to name: String, in context: Context) -> [BuildSetting] {
    var result: [BuildSetting] = []
    for level in levels {
      guard let settings = level.settings[name] else { continue }
      let holding = settings.filter { setting in setting.conditions.allSatisfy { holds($0, in: context) } }
      if context.isGenerous {
        result += holding.filter(\.conditions.isEmpty) + holding.filter { !$0.conditions.isEmpty }
      } else {
        result += holding
      }
    }
    return result
  }

  private func holds(_ condition: BuildSetting.Condition, in context: Context) -> Bool {
    switch condition.parameter {
    case "sdk":
      guard let sdk = context.sdk else { return condition.pattern == "*" }
      // The version of an SDK is not known, so `iphoneos17.0` may hold as well as `iphoneos*`.
      let name = condition.pattern.prefix { !$0.isNumber }
      return matchesWildcards(name, sdk) || matchesWildcards(condition.pattern, sdk)
    case "config": return matchesWildcards(condition.pattern, context.configuration)
    default: return condition.pattern == "*" || context.isGenerous
    }
  }

  /// The value of the last of several assignments, in which `$(inherited)` is the value of those before it.
  private func expand(
    _ assignments: ArraySlice<BuildSetting>, in context: Context, depth: Int, budget: inout Int
  ) -> Value? {
    guard let last = assignments.last else { return nil }
    budget -= 1
    // Variables that go round in a circle have no value.
    guard depth < 32, budget > 0 else { return nil }
    var origin: DeploymentTarget.Origin? = last.origin
    let text = replaceVariables(in: last.value) { name in
      let value =
        name == "inherited" || name == last.name
        ? expand(assignments.dropLast(), in: context, depth: depth + 1, budget: &budget)
        : self.value(of: name, in: context, depth: depth + 1, budget: &budget)
      // What is nothing but a variable was read where the variable is set.
      if let inner = value?.origin, isOneVariable(last.value) { origin = inner }
      return value?.text
    }
    return Value(text: trimmed(text), origin: origin)
  }
}

/// Whether `text` is a single `$(NAME)`.
private func isOneVariable(_ text: String) -> Bool {
  text.hasPrefix("$") && (text.hasSuffix(")") || text.hasSuffix("}")) && text.filter { $0 == "$" }.count == 1
}

/// Replaces `$(NAME)`, `${NAME}` and `$(NAME:default=value)` from the inside out; what has no value becomes nothing.
private func replaceVariables(in text: String, with value: (String) -> String?) -> String {
  guard text.contains("$") else { return text }
  /// The text of each bracket that is open, outermost first.
  var open: [(text: String, closing: Character)] = [("", "\0")]
  var rest = text[...]
  while let character = rest.popFirst() {
    if character == "$", rest.first == "(" || rest.first == "{" {
      open.append(("", rest.removeFirst() == "(" ? ")" : "}"))
    } else if character == open.last!.closing, open.count > 1 {
      let parts = open.removeLast().text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      var replacement = value(String(parts[0])) ?? ""
      if replacement.isEmpty, parts.count > 1, parts[1].hasPrefix("default=") {
        replacement = String(parts[1].dropFirst("default=".count))
      }
      open[open.count - 1].text += replacement
    } else {
      open[open.count - 1].text.append(character)
    }
  }
  // A bracket that never closes stays as text, which no version is.
  return open.map(\.text).joined()
}

/// Whether a name matches a pattern with `*` and `?`.
func matchesWildcards(_ pattern: some StringProtocol, _ name: some StringProtocol) -> Bool {
  guard !pattern.contains("/"), let pattern = IgnorePattern(line: Array(pattern.utf8)[...]) else {
    return pattern == name
  }
  return pattern.matches([Array(name.utf8)], isFolder: false)
}

/// Without white space at both ends.
func trimmed(_ text: some StringProtocol) -> String {
  var text = text[...]
  while text.first?.isWhitespace == true { text.removeFirst() }
  while text.last?.isWhitespace == true { text.removeLast() }
  return String(text)
}
