import UnfoldEngine

/// What the command line comes to.
enum Invocation {
  case run(CommandName, Options)
  case help(CommandName?)
  case version
}

/// Reads the command line. It is strict: what isn't understood is an error and never a path or a default.
///
/// - Throws: `UsageError`.
func parseArguments(_ arguments: [String]) throws(UsageError) -> Invocation {
  guard let first = arguments.first else { throw UsageError("no command given; 'unfold --help' lists them") }
  switch first {
  case Option.help.name, "-h": return .help(nil)
  case Option.version.name: return .version
  default: break
  }
  guard let command = CommandName(rawValue: first) else {
    let names = CommandName.allCases.map(\.rawValue) + [Option.help.name, Option.version.name]
    throw UsageError("there is no command '\(first)'\(suggestion(first, names)); 'unfold --help' lists them")
  }
  var parser = ArgumentParser(command: command, arguments: arguments.dropFirst())
  return try parser.parse()
}

private struct ArgumentParser {
  let command: CommandName
  var arguments: ArraySlice<String>
  var options = Options()

  mutating func parse() throws(UsageError) -> Invocation {
    var onlyPaths = false
    while let argument = arguments.popFirst() {
      if onlyPaths || argument == "-" || !argument.hasPrefix("-") {
        let isPattern = options.paths.count < command.patternCount
        guard !argument.isEmpty || isPattern else { throw UsageError("a path is empty; leave it out for the current folder") }
        options.paths.append(argument)
      } else if argument == "--" {
        onlyPaths = true
      } else if argument == "-h" || argument == Option.help.name {
        return .help(command)
      } else if argument == Option.version.name {
        return .version
      } else {
        try parseOption(argument)
      }
    }
    for _ in 0..<command.patternCount where !options.paths.isEmpty {
      options.patterns.append(options.paths.removeFirst())
    }
    try command.validate(options)
    return .run(command, options)
  }

  private mutating func parseOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Option.allCases.first(where: { $0.name == parts[0] }) else {
      let hint = suggestion(parts[0], command.options.map(\.name))
      throw UsageError("there is no option '\(parts[0])'\(hint); 'unfold \(command.rawValue) --help' lists them")
    }
    guard command.options.contains(option) else {
      let others = CommandName.allCases.filter { $0.options.contains(option) }.map { "'\($0.rawValue)'" }
      throw UsageError(
        "'\(option.name)' is an option of \(others.joined(separator: ", ")) and not of '\(command.rawValue)'")
    }
    guard let valueName = option.valueName else {
      if parts.count > 1 { throw UsageError("'\(option.name)' has no value") }
      options.given.append((option, nil))
      setFlag(option)
      return
    }
    // What looks like an option is hardly meant to be a value; `--rule=--x` can still be written.
    if parts.count == 1, arguments.first?.hasPrefix("-") ?? true {
      throw UsageError("'\(option.name)' lacks its value: \(option.name) \(valueName)")
    }
    let value = parts.count > 1 ? parts[1] : arguments.popFirst()!
    options.given.append((option, value))
    try set(option, to: value)
  }

  private mutating func setFlag(_ option: Option) {
    switch option {
    case .allowDirty: options.allowsDirty = true
    case .list: options.listsRuns = true
    case .breakHardLinks: options.breaksHardLinks = true
    case .quiet: options.isQuiet = true
    case .noPager: options.avoidsPager = true
    case .verbose: options.isVerbose = true
    case .forceExclude: options.forcesExclusion = true
    case .noConfig: options.ignoresConfigurations = true
    case .schema: options.printsSchema = true
    case .update: options.isUpdating = true
    case .typeCheck: options.typeChecks = true
    case .spans: options.listsSpans = true
    case .check: options.checksRoundTrip = true
    default: break
    }
  }

  private mutating func set(_ option: Option, to value: String) throws(UsageError) {
    switch option {
    case .rule:
      if !options.rules.contains(value) { options.rules.append(value) }
    case .rules:
      if value.isEmpty { throw UsageError("--rules: the path is empty; write --rules Migrations") }
      options.migrationPaths.append(value)
    case .finding:
      guard value.utf8.count == 12, value.allSatisfy(\.isHexDigit) else {
        throw UsageError("--finding: '\(value)' is no finding's id, which has twelve digits; check --format json has them")
      }
      options.findings.append(value.lowercased())
    case .deploymentTarget:
      do throws(TargetListError) {
        options.deploymentTarget = try DeploymentTarget(list: value)
      } catch {
        throw UsageError("--deployment-target: \(error)")
      }
    case .verify:
      guard value.contains(where: { !$0.isWhitespace }) else {
        throw UsageError("--verify: the command is empty; write --verify 'swift build'")
      }
      options.verifyCommand = value
    case .lines: options.scope.lines.append(try lines(value))
    case .declaration:
      let parts = value.split(separator: ".", omittingEmptySubsequences: false)
      guard !value.contains(where: \.isWhitespace), parts.allSatisfy({ !$0.isEmpty }) else {
        throw UsageError("--declaration: '\(value)' is no name; write PlayerView or PlayerView.body")
      }
      options.scope.declarations.append(value)
    case .since:
      // git would take it for an option of its own.
      guard !value.isEmpty, !value.hasPrefix("-"), !value.contains("..") else {
        throw UsageError("--since: '\(value)' is no commit; write --since main")
      }
      options.since = value
    case .include, .exclude:
      guard !value.isEmpty else { throw UsageError("\(option.name): the pattern is empty; write '*View.swift'") }
      if option == .include { options.included.append(value) } else { options.excluded.append(value) }
    case .run:
      guard let number = Int(value), number > 0 else {
        throw UsageError("--run: '\(value)' is no number of a run; 'unfold undo --list' shows them")
      }
      options.runNumber = number
    case .baseline: options.baseline = try filePath(option, value)
    case .writeBaseline: options.writtenBaseline = try filePath(option, value)
    case .report: options.report = try filePath(option, value)
    case .buildStamp: options.buildStamp = try filePath(option, value)
    case .format: options.format = try choice(option, value)
    case .color: options.color = try choice(option, value)
    case .jobs:
      guard let jobs = Int(value), jobs > 0 else {
        throw UsageError("--jobs: '\(value)' is no number from 1; write --jobs 4, or leave it out")
      }
      options.jobs = min(jobs, 1024)
    default: break
    }
  }

  private func lines(_ value: String) throws(UsageError) -> FindingScope.Lines {
    if let colon = value.lastIndex(of: ":"), colon > value.startIndex {
      let words = value[value.index(after: colon)...].split(separator: "-", omittingEmptySubsequences: false)
      let numbers = words.compactMap { Int($0) }
      if words.count <= 2, numbers.count == words.count, let first = numbers.first, let last = numbers.last, first > 0,
        first <= last
      {
        return FindingScope.Lines(path: String(value[..<colon]), range: first...last)
      }
    }
    throw UsageError("--lines: '\(value)' names no lines; write --lines App/Player.swift:10-40")
  }

  private func filePath(_ option: Option, _ value: String) throws(UsageError) -> String {
    if value.isEmpty { throw UsageError("\(option.name): the file's name is empty; write \(option.name) FILE") }
    return value
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, _ value: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let list = names.joined(separator: ", ")
    throw UsageError("\(option.name): there is no '\(value)'\(suggestion(value, names)); it is one of \(list)")
  }
}

/// ` (did you mean '...'?)` where a name is near.
func suggestion(_ word: String, _ names: [String]) -> String {
  nearest(word, in: names).map { " (did you mean '\($0)'?)" } ?? ""
}
