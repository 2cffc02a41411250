import UnfoldSyntax

/// A run of rules over files, each read, filtered, parsed and checked by itself: threads may share it.
public struct SourceRun: Sendable {
  private let chooser: RuleChooser
  private let configurations: ConfigurationResolver?
  private let baseline: Baseline?
  private let targets: TargetResolver
  private let index: SourceIndex
  private let files: FoundFiles
  private let scope: FindingScope
  /// The names of the only findings that are wanted; empty for all.
  private let wanted: Set<String>
  private let paths = IdentityPaths()
  /// Whether the files of the run are an app's.
  private let isOfApp: Bool
  /// Held while rules look at a very large file.
  private let turn = Lock()
  /// What is known of the files since `lookThroughAll()`.
  private var looks: [PathKey: Look] = [:]

  /// - Parameters:
  ///   - files: those of the run, of which rules may ask what the others have.
  ///   - scope: where they may find something.
  ///   - wanted: the names of the only findings that are wanted; empty for all.
  ///   - threads: how many of them may be looked through at once.
  ///   - configurations: finds what configuration files say; `nil` where they count for nothing.
  ///   - baseline: what is known and silent.
  public init(
    rules: RuleSelection, targets: TargetResolver, files: FoundFiles = FoundFiles(),
    scope: FindingScope = FindingScope(), wanted: Set<String> = [], threads: Int = 1,
    configurations: ConfigurationResolver? = nil, baseline: Baseline? = nil
  ) {
    self.configurations = configurations
    self.baseline = baseline
    chooser = RuleChooser(rules)
    self.targets = targets
    self.files = files
    self.scope = scope
    self.wanted = wanted
    index = SourceIndex(paths: files.paths, targets: targets, threads: threads)
    isOfApp = (files.paths + files.projectFiles).contains(where: ProjectFile.isAppProject)
  }

  /// What a file tells before it is parsed.
  private enum Look: Sendable {
    case done(Result)
    /// Rules may have something to say.
    case open(Opened)

    /// Adds to the bytes that wait in memory; false where there is no room for more.
    func takesRoom(in waiting: inout Int) -> Bool {
      guard case .open(let opened) = self else { return true }
      guard waiting + opened.source.count <= SourceRun.mostWaiting else { return false }
      waiting += opened.source.count
      return true
    }
  }

  private struct Opened: Sendable {
    let source: SourceText
    let chosen: FileRules
    /// Those of `chosen` that have their words in the text.
    let rules: [any Rule]
    let limits: FileLimits
  }

  /// A file of more bytes is parsed while no other such file is: a tree takes ten times the room of its source, and
  /// what comes of it is parsed beside it.
  private static let large = 8 << 20

  /// The most bytes of source that wait for their turn in memory; the rest is read again.
  fileprivate static let mostWaiting = 16 << 20

  /// Reads all files once, so that those in which no rule can find anything are done with in the same pass as the
  /// search for names. Worth while where all files are going to be asked for.
  public mutating func lookThroughAll() {
    guard files.paths.count > 1 else { return }
    let waiting = Locked(0)
    let run = self
    looks = index.readAll { path in
      let settings = run.settings(of: path)
      let leftOut = run.resultWithoutReading(path, settings)
      return run.read(path) { source in
        let look = leftOut.map { .done($0) } ?? run.look(at: source, of: path, settings)
        let hasNames = source.problem == nil
        return (hasNames ? source : nil, waiting.withLock { look.takesRoom(in: &$0) } ? look : nil)
      } else: {
        (nil, .done(leftOut ?? $0))
      }
    }
  }

  /// To be called before a file is changed: what the run says of other files stays as it was.
  public func keep(_ source: SourceText, at path: String) { index.keep(source, at: path) }

  /// What came of one file.
  public struct Result: Sendable {
    public enum Kind: Sendable {
      /// Looked at by those rules that may have something to say.
      case checked(SourceText, FileOutcome)
      /// With the text of standard input, which is handed on as it is.
      case skipped(SkippedFile, SourceText?)
      /// Looked at, without anything in it that a rule is about.
      case nothingToFind
      /// Not looked at: a program wrote it, and would write over any change.
      case generated
      case unreadable(FileTrouble)
      /// A configuration file says so.
      case leftOut
      /// A configuration file around it is wrong, so that nobody knows what holds.
      case misconfigured
    }

    public var path: String
    public var kind: Kind
    /// Whether rules looked at it without a deployment target.
    public var lacksTarget = false
    /// The target of a file that is built for no iOS, so that rules about iPhone and iPad windows are silent.
    public var targetWithoutIOS: DeploymentTarget?
    /// Which of the declarations that the scope asks for are in the file.
    public var declarations: Set<String> = []
    /// What is wrong with the scope in this file.
    public var scopeTroubles: [FileTrouble] = []

    init(path: String, kind: Kind, _ limits: FileLimits = FileLimits()) {
      self.path = path
      self.kind = kind
      declarations = limits.found
      scopeTroubles = limits.troubles
    }
  }

  /// Reads the file at `path`, `-` being standard input, and runs the rules.
  public func result(for path: String) -> Result {
    if let look = looks[PathKey(path)] { return result(of: look, at: path) }
    let settings = settings(of: path)
    return resultWithoutReading(path, settings)
      ?? read(path) { result(of: look(at: $0, of: path, settings), at: path) } else: { $0 }
  }

  /// What a file in which a configuration file has a say comes to, where it isn't to be looked at.
  private func resultWithoutReading(_ path: String, _ settings: FileSettings) -> Result? {
    if settings.isBroken { return Result(path: path, kind: .misconfigured) }
    if scope.excludes(path) { return Result(path: path, kind: .nothingToFind) }
    return settings.exclusion != nil && !files.isNamed(path) ? Result(path: path, kind: .leftOut) : nil
  }

  /// - Parameter failed: given what a file comes to that can't be read.
  private func read<Value>(_ path: String, _ use: (SourceText) -> Value, else failed: (Result) -> Value) -> Value {
    do throws(FileTrouble) {
      return use(try readSource(path))
    } catch {
      return failed(Result(path: path, kind: .unreadable(error)))
    }
  }

  private func look(at source: SourceText, of path: String, _ settings: FileSettings) -> Look {
    if let problem = source.problem {
      let skipped = SkippedFile(path: path, why: problem, isEmpty: source.count == 0)
      return .done(Result(path: path, kind: .skipped(skipped, path == "-" ? source : nil)))
    }
    if source.saysItIsGenerated, !files.isNamed(path) { return .done(Result(path: path, kind: .generated)) }
    let limits = limits(of: source, at: path)
    let chosen = chooser.rules(for: settings)
    let rules = limits.isNowhere ? [] : chosen.filter.rules(for: source)
    if !rules.isEmpty { return .open(Opened(source: source, chosen: chosen, rules: rules, limits: limits)) }
    // Only what is piped through is written even where nothing changes.
    let kind: Result.Kind = path == "-" ? .checked(source, .nothing(in: path)) : .nothingToFind
    return .done(Result(path: path, kind: kind, limits))
  }

  private func result(of look: Look, at path: String) -> Result {
    switch look {
    case .done(let result): return result
    case .open(let opened) where opened.source.count > SourceRun.large:
      return turn.withLock { result(of: opened, at: path) }
    case .open(let opened): return result(of: opened, at: path)
    }
  }

  private func result(of opened: Opened, at path: String) -> Result {
    let (source, rules, chosen) = (opened.source, opened.rules, opened.chosen)
    let file = context(of: source, at: path)
    let target = file.deploymentTarget
    var run = RunLimits(within: opened.limits, baseline: baseline, ran: chosen.names)
    run.identity = FindingIdentity(path: paths.path(of: path))
    let rulesOfText: @Sendable (SourceText) -> [any Rule] = { $0 === source ? rules : chosen.filter.rules(for: $0) }
    var outcome = runRules(on: file, run, rules: rulesOfText)
    if !wanted.isEmpty {
      let places = outcome.findings.indices.filter { wanted.contains(outcome.findings[$0].id) }
      outcome = runRules(on: file, run, making: Set(places), rules: rulesOfText)
      outcome.findings = places.map { outcome.findings[$0] }
    }
    var result = Result(path: path, kind: .checked(source, outcome), opened.limits)
    result.lacksTarget = target.lacksVersion
    result.targetWithoutIOS = target.hasIOS ? nil : target
    return result
  }

  private func settings(of path: String) -> FileSettings { configurations?.settings(of: path) ?? FileSettings() }

  private func limits(of source: SourceText, at path: String) -> FileLimits {
    scope.isUnlimited ? FileLimits() : scope.limits(of: source, at: path) { .parse(source) }
  }

  /// Reads a file that is no Swift source and runs the rules over it that know such files.
  public func result(forProjectFile path: String) -> Result {
    resultWithoutReading(path, settings(of: path))
      ?? read(path) { result(ofProjectFile: $0, at: path) } else: { $0 }
  }

  private func result(ofProjectFile source: SourceText, at path: String) -> Result {
    if source.count > 0, let problem = source.problem {
      let why = source.isUTF16 ? "it is UTF-16, and only UTF-8 is read here" : problem
      return Result(path: path, kind: .skipped(SkippedFile(path: path, why: why), nil))
    }
    let file = ProjectFile(path: path, source: source, deploymentTarget: targets.target(of: path), isOfApp: isOfApp)
    // Nothing is declared in such a file.
    let limits = scope.isUnlimited ? FileLimits() : scope.limits(of: source, at: path) { .parse(SourceText("")) }
    var findings = limits.isNowhere ? [] : chooser.rules(for: settings(of: path)).ofProjectFiles
      .filter { $0.projectFileEndings.contains(where: path.hasSuffix) }
      .flatMap { $0.check(file) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    FindingIdentity(path: paths.path(of: path)).name(&findings, in: source)
    var outcome = FileOutcome(path: path, findings: [], result: nil, failures: [])
    if let baseline {
      outcome.entries = BaselineEntry.entries(of: findings, in: source)
      findings = baseline.newOnes(among: outcome.entries).map { findings[$0] }
    }
    outcome.findings = findings.filter { limits.contains($0.range) && (wanted.isEmpty || wanted.contains($0.id)) }
    return Result(path: path, kind: .checked(source, outcome), limits)
  }

  /// Runs the rules over a file once more, to make some of its fixes only.
  ///
  /// - Parameters:
  ///   - source: the file's bytes as they were in the first run.
  ///   - path: the file.
  ///   - making: the places of these fixes among the findings of the first run.
  public func outcome(of source: SourceText, at path: String, making: Set<Int>) -> FileOutcome {
    let chosen = chooser.rules(for: settings(of: path))
    let run = RunLimits(within: limits(of: source, at: path), baseline: baseline, ran: chosen.names)
    return runRules(on: context(of: source, at: path), run, making: making, rules: chosen.filter.rules(for:))
  }

  private func context(of source: SourceText, at path: String) -> FileContext {
    FileContext(path: path, tree: .parse(source), deploymentTarget: targets.target(of: path), index: index)
  }
}

extension FileOutcome {
  /// The outcome of a file in which there is nothing to find.
  public static func nothing(in path: String) -> FileOutcome {
    FileOutcome(path: path, findings: [], result: nil, failures: [])
  }
}
