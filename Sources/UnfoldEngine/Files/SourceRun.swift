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
  /// Whether the files of the run are an app's.
  private let isOfApp: Bool

  /// - Parameters:
  ///   - files: those of the run, of which rules may ask what the others have.
  ///   - scope: where they may find something.
  ///   - threads: how many of them may be looked through at once.
  ///   - configurations: finds what configuration files say; `nil` where they count for nothing.
  ///   - baseline: what is known and silent.
  public init(
    rules: RuleSelection, targets: TargetResolver, files: FoundFiles = FoundFiles(),
    scope: FindingScope = FindingScope(), threads: Int = 1, configurations: ConfigurationResolver? = nil, baseline: Baseline? = nil
  ) {
    self.configurations = configurations
    self.baseline = baseline
    chooser = RuleChooser(rules)
    self.targets = targets
    self.files = files
    self.scope = scope
    index = SourceIndex(paths: files.paths, targets: targets, threads: threads)
    isOfApp = (files.paths + files.projectFiles).contains(where: ProjectFile.isAppProject)
  }

  /// To be called before a file is changed: what the run says of other files stays as it was.
  public func keep(_ source: SourceText, at path: String) { index.keep(source, at: path) }

  /// What came of one file.
  public struct Result: Sendable {
    public enum Kind: Sendable {
      /// Looked at by those rules that may have something to say.
      case checked(SourceText, FileOutcome)
      case skipped(SkippedFile, SourceText)
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
  }

  /// Reads the file at `path`, `-` being standard input, and runs the rules.
  public func result(for path: String) -> Result {
    let settings = configurations?.settings(of: path) ?? FileSettings()
    if let kind = kind(without: settings, path) { return Result(path: path, kind: kind) }
    let source: SourceText
    do throws(FileTrouble) {
      source = try readSource(path)
    } catch {
      return Result(path: path, kind: .unreadable(error))
    }
    if let problem = source.problem {
      let skipped = SkippedFile(path: path, why: problem, isEmpty: source.count == 0)
      return Result(path: path, kind: .skipped(skipped, source))
    }
    if source.saysItIsGenerated, !files.isNamed(path) { return Result(path: path, kind: .generated) }
    let chosen = chooser.rules(for: settings)
    let limits = limits(of: source, at: path)
    let rules = limits.isNowhere ? [] : chosen.filter.rules(for: source)
    var result = Result(path: path, kind: .checked(source, .nothing(in: path)))
    result.declarations = limits.found
    result.scopeTroubles = limits.troubles
    if rules.isEmpty { return result }
    let file = context(of: source, at: path)
    let target = file.deploymentTarget
    let run = RunLimits(within: limits, baseline: baseline, ran: chosen.names)
    let outcome = runRules(on: file, run) { $0 === source ? rules : chosen.filter.rules(for: $0) }
    result.kind = .checked(source, outcome)
    result.lacksTarget = target.lacksVersion
    result.targetWithoutIOS = target.hasIOS ? nil : target
    return result
  }

  private func limits(of source: SourceText, at path: String) -> FileLimits {
    scope.isUnlimited ? FileLimits() : scope.limits(of: source, at: path) { .parse(source) }
  }

  /// Reads a file that is no Swift source and runs the rules over it that know such files.
  public func result(forProjectFile path: String) -> Result {
    let settings = configurations?.settings(of: path) ?? FileSettings()
    if let kind = kind(without: settings, path) { return Result(path: path, kind: kind) }
    let source: SourceText
    do throws(FileTrouble) {
      source = try readSource(path)
    } catch {
      return Result(path: path, kind: .unreadable(error))
    }
    let file = ProjectFile(path: path, source: source, deploymentTarget: targets.target(of: path), isOfApp: isOfApp)
    // Nothing is declared in such a file.
    let limits = scope.isUnlimited ? FileLimits() : scope.limits(of: source, at: path) { .parse(SourceText("")) }
    var findings = limits.isNowhere ? [] : chooser.rules(for: settings).ofProjectFiles
      .filter { $0.projectFileEndings.contains(where: path.hasSuffix) }
      .flatMap { $0.check(file) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var outcome = FileOutcome(path: path, findings: [], result: nil, failures: [])
    if let baseline {
      outcome.entries = BaselineEntry.entries(of: findings, in: source)
      findings = baseline.newOnes(among: outcome.entries).map { findings[$0] }
    }
    outcome.findings = findings.filter { limits.contains($0.range) }
    var result = Result(path: path, kind: .checked(source, outcome))
    result.scopeTroubles = limits.troubles
    return result
  }

  /// Runs the rules over a file once more, to make some of its fixes only.
  ///
  /// - Parameters:
  ///   - source: the file's bytes as they were in the first run.
  ///   - path: the file.
  ///   - making: the places of these fixes among the findings of the first run.
  public func outcome(of source: SourceText, at path: String, making: Set<Int>) -> FileOutcome {
    let chosen = chooser.rules(for: configurations?.settings(of: path) ?? FileSettings())
    let run = RunLimits(within: limits(of: source, at: path), baseline: baseline, ran: chosen.names)
    return runRules(on: context(of: source, at: path), run, making: making, rules: chosen.filter.rules(for:))
  }

  /// What becomes of a file that isn't to be looked at.
  private func kind(without settings: FileSettings, _ path: String) -> Result.Kind? {
    if settings.isBroken { return .misconfigured }
    return settings.exclusion != nil && !files.isNamed(path) ? .leftOut : nil
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
