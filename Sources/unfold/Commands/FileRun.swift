import UnfoldEngine
import UnfoldSyntax

/// The run over all files that `check`, `diff` and `apply` share.
struct FileRun {
  let options: Options
  private let selection: RuleSelection
  private let configurations: ConfigurationResolver?
  /// All rules that may run on any file.
  let rules: [any Rule]
  private(set) var source: SourceRun
  private let targets: TargetResolver
  private let baseline: Baseline?
  /// What a baseline knows, or would know, the findings by.
  private(set) var entries: Set<BaselineEntry> = []
  private(set) var skipped: [SkippedFile] = []
  private(set) var troubles: [FileTrouble] = []
  /// How many files were looked at.
  private(set) var fileCount = 0
  private(set) var internalErrors = 0
  private var lacksTarget = false
  /// Files that the user named and that are no Swift source.
  private var unusableNamedFiles = 0
  /// Files below a configuration file that is wrong.
  private var misconfiguredFiles = 0
  private var filesWithoutIOS = 0
  private var generatedFiles = 0
  /// Which of the findings asked for were met.
  private var namedFindings: Set<String> = []
  /// Which of the declarations asked for were seen.
  private var declarations: Set<String> = []
  private var exampleWithoutIOS: (path: String, target: DeploymentTarget)?

  init(_ options: Options) throws(UsageError) {
    self.options = options
    selection = try chosenRules(options)
    configurations = chosenConfigurations(options)
    rules = configurations == nil ? selection.rules : selection.possible
    targets = TargetResolver(given: options.deploymentTarget, configurations: configurations)
    baseline = try chosenBaseline(options)
    source = SourceRun(rules: selection, targets: targets)
  }

  /// One file, when it is done.
  struct Done<Value: Sendable>: Sendable {
    var result: SourceRun.Result
    /// What the command made of the outcome; `nil` for a file that could not be read.
    var value: Value?

    fileprivate var findings: Int {
      if case .checked(_, let outcome) = result.kind { outcome.findings.count } else { 0 }
    }

    /// Whether something may be written about the file.
    fileprivate var hasSomethingToSay: Bool {
      switch result.kind {
      case .checked(_, let outcome): !outcome.findings.isEmpty || !outcome.failures.isEmpty
      case .nothingToFind: !result.scopeTroubles.isEmpty
      default: true
      }
    }
  }

  /// Runs the rules over all files that the user's paths stand for.
  ///
  /// - Parameters:
  ///   - make: makes something of a file's outcome, on several threads at once; also of one that was skipped.
  ///   - use: gets it on this thread, in the order of the files; returns false where nothing more is wanted.
  mutating func run<Value: Sendable>(
    make: @escaping @Sendable (SourceText, FileOutcome) -> Value, use: (Value, inout FileRun) -> Bool
  ) {
    var progress = Progress(isQuiet: options.isQuiet)
    let endings = Set(rules.compactMap { $0 as? any ProjectFileRule }.flatMap(\.projectFileEndings))
    let paths = (options.paths.isEmpty ? ["."] : options.paths) + options.scope.lines.map(\.path)
    var found = findSwiftFiles(paths, andFilesEndingIn: endings.sorted())
    if options.forcesExclusion { found.forgetNames() }
    for trouble in found.troubles { report(trouble) }
    for file in found.skipped { skip(file) }
    guard let scope = scope(of: found.paths + found.projectFiles) else { return }
    self.source = SourceRun(
      rules: selection, targets: targets, files: found, scope: scope, wanted: Set(options.findings),
      threads: options.jobs,
      configurations: configurations, baseline: baseline)
    let fileCount = found.paths.count
    for pattern in FileSelection(including: options.included, excluding: options.excluded).apply(to: &found) {
      report(FileTrouble(path: pattern, cause: "matches no file of the run (--include)"))
    }
    if options.isVerbose { for file in found.leftOut { note("\(file)") } }
    if scope.isUnlimited && found.paths.count == fileCount { self.source.lookThroughAll() }
    let source = self.source
    let (sourceFiles, projectFiles) = (found.paths, found.projectFiles)
    let sourceCount = sourceFiles.count
    var isWhole = true
    progress.total = sourceCount + projectFiles.count
    doInOrder(count: sourceCount + projectFiles.count, threads: options.jobs) { index in
      let result =
        index < sourceCount
        ? source.result(for: sourceFiles[index])
        : source.result(forProjectFile: projectFiles[index - sourceCount])
      switch result.kind {
      case .checked(let text, let outcome): return Done(result: result, value: make(text, outcome))
      case .skipped(_, let text?): return Done(result: result, value: make(text, .nothing(in: result.path)))
      case .skipped, .nothingToFind, .unreadable, .generated, .leftOut, .misconfigured:
        return Done<Value>(result: result)
      }
    } emit: { done in
      if done.hasSomethingToSay { progress.hide() }
      take(done.result)
      if let value = done.value, !use(value, &self) { isWhole = false }
      progress.advance(findings: done.findings)
      return isWhole
    }
    progress.hide()
    for name in options.scope.declarations where !declarations.contains(name) {
      report(FileTrouble(path: name, cause: "is declared in no file of the run (--declaration)"))
    }
    for id in options.findings where !namedFindings.contains(id) {
      let cause = "is no finding now; it was fixed, or its code was edited: unfold check --format json lists what there is"
      report(FileTrouble(path: id, cause: "\(cause) (--finding)"))
    }
    noteWarnings(of: targets)
    for trouble in shortenedTroubles(of: configurations) { report(trouble) }
    if misconfiguredFiles > 0 {
      note("\(counted(misconfiguredFiles, "file")) not looked at: it isn't known what holds there")
    }
    if options.isQuiet { return }
    noteGeneratedFiles()
    let isLimited = !scope.isUnlimited || !options.included.isEmpty || !options.excluded.isEmpty
    if isWhole && !isLimited { noteGoneFindings() }
    // A pattern of the command line asks for no system.
    if !options.patterns.isEmpty { return }
    if lacksTarget { note(unknownTargetNote) }
    noteFilesWithoutIOS()
  }

  /// Silence has a reason, and who wonders about it should not have to guess.
  private func noteFilesWithoutIOS() {
    guard let (path, target) = exampleWithoutIOS else { return }
    let platforms = target.versions.keys.map(\.rawValue).sorted().joined(separator: " and ")
    let origin = target.origins.values.first.map { ", read from \($0.path)" + ($0.line.map { ":\($0)" } ?? "") } ?? ""
    note(
      "\(counted(filesWithoutIOS, "file")) built for no iOS, such as \(path) (\(platforms) only\(origin)): rules about "
        + "iPhone and iPad windows are silent there; --deployment-target ios=17.0 says otherwise")
  }

  private func noteGeneratedFiles() {
    if generatedFiles == 0 || options.isVerbose { return }
    let files = counted(generatedFiles, "generated file")
    note("\(files) left out; --verbose says which, and one that is named is done")
  }

  /// Where findings count; `nil` where git does not say.
  private mutating func scope(of files: [String]) -> FindingScope? {
    var scope = options.scope
    guard let reference = options.since else { return scope }
    do throws(FileTrouble) {
      scope.changes = try GitChanges(since: reference, files: files)
      return scope
    } catch {
      report(error)
      return nil
    }
  }

  /// What a baseline still lists and nobody finds any more.
  private func noteGoneFindings() {
    guard let baseline, let path = baseline.path, troubles.isEmpty else { return }
    let paths = options.paths.isEmpty ? ["."] : options.paths
    let count = baseline.gone(met: entries, rules: Set(selection.rules.map(\.id)), paths: paths)
    guard count > 0 else { return }
    note(
      "\(path): \(counted(count, "finding")) in it \(count == 1 ? "is" : "are") gone or changed; where all that is "
        + "reported is settled, renew it: unfold check --write-baseline \(path) \(paths.joined(separator: " "))")
  }

  private mutating func take(_ result: SourceRun.Result) {
    declarations.formUnion(result.declarations)
    for trouble in result.scopeTroubles { report(trouble) }
    switch result.kind {
    case .unreadable(let trouble): report(trouble)
    case .skipped(let file, _): skip(file)
    case .generated:
      generatedFiles += 1
      if options.isVerbose { note("\(LeftOutFile(path: result.path, reason: .generated))") }
    case .leftOut:
      if options.isVerbose { note("\(LeftOutFile(path: result.path, reason: .configured))") }
    case .misconfigured: misconfiguredFiles += 1
    case .nothingToFind: fileCount += 1
    case .checked(_, let outcome):
      fileCount += 1
      entries.formUnion(outcome.entries)
      if !options.findings.isEmpty { namedFindings.formUnion(outcome.findings.map(\.id)) }
      lacksTarget = lacksTarget || result.lacksTarget
      if let target = result.targetWithoutIOS {
        filesWithoutIOS += 1
        exampleWithoutIOS = exampleWithoutIOS ?? (result.path, target)
      }
      for failure in outcome.failures {
        internalErrors += 1
        note("\(result.path): internal error: \(failure); that change is not made. Please report it with the file")
      }
    }
  }

  /// Says what could not be done; the run goes on.
  mutating func report(_ trouble: FileTrouble) {
    troubles.append(trouble)
    note("\(trouble)")
  }

  private mutating func skip(_ file: SkippedFile) {
    skipped.append(file)
    let isTrouble = !file.isEmpty && options.paths.contains(file.path)
    if isTrouble { unusableNamedFiles += 1 }
    // Who asks for quiet still has to learn why the status is 2.
    if isTrouble || !options.isQuiet { note("\(file)") }
  }

  /// The status of a run that found something or nothing.
  func status(found: Bool) -> ExitStatus {
    if !troubles.isEmpty || internalErrors > 0 || unusableNamedFiles > 0 { return .trouble }
    return found ? .found : .clean
  }
}

/// Said once where files have no deployment target.
let unknownTargetNote =
  "no deployment target found for some files, so everything newer than the oldest system is guarded there; "
  + "say --deployment-target ios=17.0 where you know it"

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
