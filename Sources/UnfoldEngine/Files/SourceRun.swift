import UnfoldSyntax

/// A run of rules over files, each read, filtered, parsed and checked by itself: threads may share it.
public struct SourceRun: Sendable {
  private let filter: TriggerFilter
  private let targets: TargetResolver

  public init(rules: [any Rule], targets: TargetResolver) {
    filter = TriggerFilter(rules)
    self.targets = targets
  }

  /// What came of one file.
  public struct Result: Sendable {
    public enum Kind: Sendable {
      /// Looked at by those rules that may have something to say.
      case checked(SourceText, FileOutcome)
      case skipped(SkippedFile, SourceText)
      case unreadable(FileTrouble)
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
    let rules = filter.rules(for: source)
    if rules.isEmpty { return Result(path: path, kind: .checked(source, .nothing(in: path))) }
    let target = targets.target(of: path)
    let file = FileContext(path: path, tree: .parse(source), deploymentTarget: target)
    return Result(
      path: path, kind: .checked(source, runRules(rules, on: file)), lacksTarget: target.lacksVersion,
      targetWithoutIOS: target.hasIOS ? nil : target)
  }
}

extension FileOutcome {
  /// The outcome of a file in which there is nothing to find.
  public static func nothing(in path: String) -> FileOutcome {
    FileOutcome(path: path, findings: [], result: nil, failures: [])
  }
}
