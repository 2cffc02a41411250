/// The commands.
enum CommandName: String, CaseIterable {
  case check, diff, apply, undo, rules, explain, search, rewrite, target, config, test, new, syntax, completions, manual

  /// In the order in which the help lists them.
  var options: [Option] {
    let own: [Option] =
      switch self {
      case .check:
        [
          .rule, .rules, .finding, .deploymentTarget, .baseline, .writeBaseline, .noConfig, .format, .report, .schema,
          .buildStamp, .noPager,
        ] + CommandName.ofScope
      case .diff: [.rule, .rules, .finding, .deploymentTarget, .baseline, .noConfig, .noPager] + CommandName.ofScope
      case .apply:
        [
          .rule, .rules, .finding, .deploymentTarget, .baseline, .noConfig, .verify, .allowDirty, .breakHardLinks,
        ] + CommandName.ofScope
      case .undo: [.list, .run, .breakHardLinks]
      case .rules: [.rules, .format]
      case .explain: [.rules, .format, .noPager]
      case .search: [.noConfig, .format, .noPager] + CommandName.ofScope
      case .rewrite: [.noConfig, .noPager] + CommandName.ofScope
      case .target: [.deploymentTarget, .noConfig]
      case .config: [.rule, .rules, .deploymentTarget, .schema]
      case .test: [.rules, .update, .typeCheck]
      case .syntax: [.spans, .check]
      case .completions, .manual, .new: []
      }
    return own + [.jobs, .color, .quiet, .help, .version]
  }

  /// How many arguments before the paths are code.
  var patternCount: Int {
    switch self {
    case .search: 1
    case .rewrite: 2
    default: 0
    }
  }

  /// What `--format` may be.
  var formats: [ReportFormat] {
    switch self {
    case .rules: ReportFormat.ofRules
    case .explain: ReportFormat.ofExplanations
    default: ReportFormat.ofFindings
    }
  }

  private static let ofScope: [Option] = [.lines, .declaration, .since, .include, .exclude, .forceExclude, .verbose]

  /// Finds what is missing or too much.
  func validate(_ options: Options) throws(UsageError) {
    switch self {
    case .apply where options.rules.isEmpty && options.findings.isEmpty:
      throw UsageError(
        "'apply' changes files, so it does only what is named: unfold apply --rule ID PATH; "
          + "'unfold rules' lists the rules, 'unfold diff' shows what they would change")
    case .apply where options.verifyCommand != nil && options.paths.contains("-"):
      throw UsageError("'--verify' builds with the changed files, and '-' changes none; name the file")
    case .apply where options.verifyCommand != nil && !options.findings.isEmpty:
      throw UsageError("'--verify' finds out which changes a build bears, and '--finding' names them; give one")
    case .undo where options.paths.count > 1:
      throw UsageError("'undo' takes one folder; it restores all that a run wrote below it")
    case .check where !ReportFormat.ofFindings.contains(options.format):
      throw UsageError("'check' writes no \(options.format.rawValue); 'unfold check --help' lists what it writes")
    case .check where options.printsSchema && !options.paths.isEmpty:
      throw UsageError("'--schema' is the same for every file; leave out '\(options.paths[0])'")
    case .check where options.baseline != nil && options.writtenBaseline != nil:
      throw UsageError("'--baseline' silences what is known and '--write-baseline' writes all there is; give one")
    case .check where options.buildStamp != nil && options.writtenBaseline != nil:
      throw UsageError("'--build-stamp' is for builds that show findings, and '--write-baseline' shows none; give one")
    case .check where options.report != nil && options.writtenBaseline != nil:
      throw UsageError("'--report' shows findings, and '--write-baseline' shows none; give one")
    case .rules where !ReportFormat.ofRules.contains(options.format):
      throw UsageError("'rules' writes no \(options.format.rawValue); it writes text, json and markdown")
    case .rules where !options.paths.isEmpty:
      throw UsageError("'rules' takes no path; 'unfold explain \(options.paths[0])' explains one rule")
    case .explain where !ReportFormat.ofExplanations.contains(options.format):
      throw UsageError("'explain' writes no \(options.format.rawValue); it writes text and json")
    case .explain where options.paths.count != 1:
      throw UsageError("'explain' takes one rule: unfold explain ID; 'unfold rules' lists them")
    case .completions where options.paths.count != 1 || Shell(rawValue: options.paths[0]) == nil:
      throw UsageError("'completions' takes the name of a shell, one of bash, zsh, fish: unfold completions zsh")
    case .new where options.paths.count != 1 || !isRuleName(options.paths[0]):
      throw UsageError("'new' takes the name of a rule, small letters and hyphens: unfold new rounded-corners")
    case .manual where !options.paths.isEmpty:
      throw UsageError("'manual' takes no path; write unfold manual > unfold.1, and man ./unfold.1 shows it")
    case .search where options.patterns.isEmpty:
      throw UsageError("'search' needs code with holes: unfold search '<#view#>.padding(.bottom, <#n#>)' PATH")
    case .search where !ReportFormat.ofFindings.contains(options.format):
      throw UsageError("'search' writes no \(options.format.rawValue); 'unfold search --help' lists what it writes")
    case .rewrite where options.patterns.count < 2:
      throw UsageError(
        "'rewrite' needs the code before and the code after: unfold rewrite 'old(<#x#>)' 'new(<#x#>)' PATH")
    case .config where options.paths.count > 1:
      throw UsageError("'config' takes one file or folder: unfold config FILE")
    case .config where options.printsSchema && !options.paths.isEmpty:
      throw UsageError("'--schema' is the same for every file; leave out '\(options.paths[0])'")
    case .test where options.paths.count > 1:
      throw UsageError("'test' takes one folder of goldens")
    case .syntax where options.listsSpans == options.checksRoundTrip:
      throw UsageError("'syntax' does one of two things: --spans or --check")
    case .syntax where options.paths.isEmpty:
      throw UsageError("'syntax' needs files: unfold syntax --check FILE...")
    default: return
    }
  }
}

private func isRuleName(_ text: String) -> Bool {
  text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
    !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }
}
