import UnfoldSyntax

/// A run of rules over files, each read, filtered, parsed and checked by itself: threads may share it.
public struct SourceRun: Sendable {
  private let chooser: RuleChooser
  private let configurations: ConfigurationResolver?
  private let baseline: Baseline?
  /// Files that the user named: no configuration leaves them out.
  private let namedFiles: Set<String>
  private let targets: TargetResolver
  private let index: SourceIndex
  /// Whether the files of the run are an app's.
  private let isOfApp: Bool

  /// - Parameters:
  ///   - files: those of the run, of which rules may ask what the others have.
  ///   - threads: how many of them may be looked through at once.
  ///   - namedFiles: those that the user named: no configuration leaves them out.
  ///   - configurations: finds what configuration files say; `nil` where they count for nothing.
  ///   - baseline: what is known and silent.
  public init(
    rules: RuleSelection, targets: TargetResolver, files: FoundFiles = FoundFiles(), threads: Int = 1,
    namedFiles: Set<String> = [], configurations: ConfigurationResolver? = nil, baseline: Baseline? = nil
  ) {
    self.namedFiles = namedFiles
    self.configurations = configurations
    self.baseline = baseline
    chooser = RuleChooser(rules)
    self.targets = targets
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
    let chosen = chooser.rules(for: settings)
    let rules = chosen.filter.rules(for: source)
    if rules.isEmpty { return Result(path: path, kind: .checked(source, .nothing(in: path))) }
    let file = context(of: source, at: path)
    let target = file.deploymentTarget
    let outcome = runRules(rules, on: file, baseline: baseline, ran: chosen.names)
    return Result(
      path: path, kind: .checked(source, outcome), lacksTarget: target.lacksVersion,
      targetWithoutIOS: target.hasIOS ? nil : target)
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
    var findings = chooser.rules(for: settings).ofProjectFiles
      .filter { $0.projectFileEndings.contains(where: path.hasSuffix) }
      .flatMap { $0.check(file) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var outcome = FileOutcome(path: path, findings: [], result: nil, failures: [])
    if let baseline {
      outcome.entries = BaselineEntry.entries(of: findings, in: source)
      findings = baseline.newOnes(among: outcome.entries).map { findings[$0] }
    }
    outcome.findings = findings
    return Result(path: path, kind: .checked(source, outcome))
  }

  /// Runs the rules over a file once more, to make some of its fixes only.
  ///
  /// - Parameters:
  ///   - source: the file's bytes as they were in the first run.
  ///   - path: the file.
  ///   - making: the places of these fixes among the findings of the first run.
  public func outcome(of source: SourceText, at path: String, making: Set<Int>) -> FileOutcome {
    let chosen = chooser.rules(for: configurations?.settings(of: path) ?? FileSettings())
    return runRules(
      chosen.filter.rules(for: source), on: context(of: source, at: path), making: making, baseline: baseline,
      ran: chosen.names)
  }

  /// What becomes of a file that isn't to be looked at.
  private func kind(without settings: FileSettings, _ path: String) -> Result.Kind? {
    if settings.isBroken { return .misconfigured }
    return settings.exclusion != nil && !namedFiles.contains(path) ? .leftOut : nil
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
