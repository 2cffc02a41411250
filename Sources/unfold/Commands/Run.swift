import UnfoldEngine

/// Does what the command line says.
func runCommand(_ arguments: [String]) -> ExitStatus {
  let invocation: Invocation
  do throws(UsageError) {
    invocation = try parseArguments(arguments)
  } catch {
    note("\(error)")
    return .trouble
  }
  return perform(invocation)
}

extension Invocation {
  /// Whether the output is for reading, and may be more than a screen.
  fileprivate var mayBeLong: Bool {
    guard case .run(let command, let options) = self, !options.avoidsPager else { return false }
    switch command {
    case .check, .search: return options.format == .text
    case .diff, .explain, .rewrite: return true
    default: return false
    }
  }
}

private func perform(_ invocation: Invocation) -> ExitStatus {
  var output = Output(isPaged: invocation.mayBeLong)
  let status: ExitStatus
  switch invocation {
  case .help(let command):
    output.write(command.map(helpText(for:)) ?? helpText())
    status = .clean
  case .version:
    output.write("unfold \(unfoldVersion)\n")
    status = .clean
  case .run(let command, var options):
    let troubles = command.usesRules ? options.readMigrations() : []
    for trouble in troubles { note("\(trouble)") }
    do throws(UsageError) {
      let ended = try run(command, options, &output)
      status = troubles.isEmpty ? ended : .trouble
    } catch {
      note("\(error)")
      _ = output.finish()
      return .trouble
    }
  }
  if let failure = output.finish() {
    note(failure)
    return .trouble
  }
  return status
}

private func run(
  _ command: CommandName, _ options: Options, _ output: inout Output
) throws(UsageError) -> ExitStatus {
  switch command {
  case .check: try check(options, &output)
  case .diff: try diff(options, &output)
  case .apply: try apply(options, &output)
  case .undo: try undo(options, &output)
  case .rules: listRules(options, &output)
  case .explain: try explain(options, &output)
  case .search: try search(options, &output)
  case .rewrite: try diff(options, &output)
  case .target: showTargets(options, &output)
  case .config: try showConfiguration(options, &output)
  case .test: try runGoldens(options, &output)
  case .syntax: syntax(options, &output)
  case .new: try makeMigration(options, &output)
  case .completions: write(Shell(rawValue: options.paths[0])!.completions, &output)
  case .manual: write(manualPage(), &output)
  }
}

extension CommandName {
  /// Whether the project's own rules have a say.
  fileprivate var usesRules: Bool {
    switch self {
    case .check, .diff, .apply, .rules, .explain, .config, .test, .new: true
    default: false
    }
  }
}

extension Options {
  /// Reads the project's own rules.
  ///
  /// - Returns: what is wrong with some of them.
  fileprivate mutating func readMigrations() -> [FileTrouble] {
    let found = ProjectMigrations(self)
    migrations = found.rules
    return found.troubles
  }
}

private func write(_ text: String, _ output: inout Output) -> ExitStatus {
  output.write(text)
  return .clean
}

/// The version of this tool, as releases are tagged.
let unfoldVersion = "0.1.0"
/// The day of that version.
let unfoldVersionDate = "2026-12-01"
