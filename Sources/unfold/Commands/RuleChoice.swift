import UnfoldEngine
import UnfoldPatterns

/// The rules that were asked for, as they are when named; without any, all but those on request, unless a
/// configuration file says otherwise.
///
/// - Throws: `UsageError` where there is no such rule.
func chosenRules(_ options: Options) throws(UsageError) -> RuleSelection {
  if let migration = try givenMigration(options) { return RuleSelection(named: [PatternRule(migration)]) }
  // A finding that is named may be any rule's.
  if options.rules.isEmpty && !options.findings.isEmpty { return RuleSelection(named: options.knownRules) }
  if options.rules.isEmpty { return RuleSelection(all: options.knownRules) }
  var rules: [any Rule] = []
  for id in options.rules { rules.append(try rule(named: id, options).whenNamed) }
  return RuleSelection(named: rules)
}

/// What finds configuration files; `nil` with `--no-config`.
func chosenConfigurations(_ options: Options) -> ConfigurationResolver? {
  options.ignoresConfigurations ? nil : ConfigurationResolver(ruleNames: options.knownRules.map(\.id))
}

/// The rule with this identifier.
func rule(named id: String, _ options: Options) throws(UsageError) -> any Rule {
  if let rule = options.knownRules.first(where: { $0.id == id }) { return rule }
  throw UsageError("there is no rule '\(id)'\(suggestion(id, options.knownRules.map(\.id))); 'unfold rules' lists them")
}

/// The migration that `search` and `rewrite` have on the command line; `nil` for other commands.
private func givenMigration(_ options: Options) throws(UsageError) -> Migration? {
  guard let before = options.patterns.first else { return nil }
  let after = options.patterns.count > 1 ? options.patterns[1] : nil
  do throws(PatternError) {
    return try Migration(
      before: before, after: after, id: after == nil ? "search" : "rewrite",
      message: "The code is what was asked for.")
  } catch {
    throw UsageError("\(after == nil ? "the pattern" : "the patterns"), line \(error.line): \(error.message)")
  }
}
