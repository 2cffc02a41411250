import UnfoldSyntax

/// The rules of a run, which a file's configuration may change.
public struct RuleSelection: Sendable {
  /// Those for a file of which no configuration says anything.
  public let rules: [any Rule]
  /// Those that a configuration may switch on.
  public let onRequest: [any Rule]
  /// Whether a configuration may switch rules on and off: not where they were named.
  public let isConfigurable: Bool

  /// - Parameter rules: those that were named, and no others whatever a configuration says.
  public init(named rules: [any Rule]) {
    self.rules = rules
    onRequest = []
    isConfigurable = false
  }

  /// - Parameter rules: all that there are.
  public init(all rules: [any Rule]) {
    self.rules = rules.filter { $0.level != .onRequest }
    onRequest = rules.filter { $0.level == .onRequest }.map(\.whenNamed)
    isConfigurable = true
  }

  /// All rules that may run.
  public var possible: [any Rule] { rules + onRequest }

  /// The rules for a file.
  func rules(for settings: FileSettings) -> [any Rule] {
    guard isConfigurable, !settings.rules.isEmpty else { return rules }
    return rules.filter { settings.rules[$0.id]?.isOn ?? true }
      + onRequest.filter { settings.rules[$0.id]?.isOn ?? false }
  }
}

/// What looks at a file, made once for all files with the same rules.
struct FileRules: Sendable {
  let filter: TriggerFilter
  let ofProjectFiles: [any ProjectFileRule]
  /// The identifiers of all.
  let names: Set<String>

  init(_ rules: [any Rule]) {
    filter = TriggerFilter(rules)
    ofProjectFiles = rules.compactMap { $0 as? any ProjectFileRule }
    names = Set(rules.map(\.id))
  }
}

/// The rules of each file of a run.
struct RuleChooser: Sendable {
  private let selection: RuleSelection
  private let usual: FileRules
  private let others = Locked([Set<String>: FileRules]())

  init(_ selection: RuleSelection) {
    self.selection = selection
    usual = FileRules(selection.rules)
  }

  func rules(for settings: FileSettings) -> FileRules {
    if settings.rules.isEmpty || !selection.isConfigurable { return usual }
    let rules = selection.rules(for: settings)
    let names = Set(rules.map(\.id))
    return others.withLock { others in
      if let known = others[names] { return known }
      let made = FileRules(rules)
      others[names] = made
      return made
    }
  }
}
