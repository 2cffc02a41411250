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
  guard invocation.mayBeLong, let pager = Pager() else { return perform(invocation) }
  let status = perform(invocation)
  pager.finish()
  return status
}

extension Invocation {
  /// Whether the output is for reading, and may be more than a screen.
  fileprivate var mayBeLong: Bool {
    guard case .run(let command, let options) = self, !options.avoidsPager else { return false }
    switch command {
    case .check: return options.format == .text && options.writtenBaseline == nil
    case .diff, .explain, .search, .rewrite: return true
    default: return false
    }
  }
}

private func perform(_ invocation: Invocation) -> ExitStatus {
  var output = Output()
  let status: ExitStatus
  switch invocation {
  case .help(let command):
    output.write(command.map(helpText(for:)) ?? helpText())
    status = .clean
  case .version:
    output.write("unfold \(unfoldVersion)\n")
    status = .clean
  case .run(let command, let options):
    do throws(UsageError) {
      status = try run(command, options, &output)
    } catch {
      note("\(error)")
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
  case .completions: write(Shell(rawValue: options.paths[0])!.completions, &output)
  case .manual: write(manualPage(), &output)
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
