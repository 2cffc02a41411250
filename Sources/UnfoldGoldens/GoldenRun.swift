import UnfoldEngine
import UnfoldSyntax

/// Runs the rules of a case over one text.
struct GoldenRun {
  var golden: GoldenCase
  var rules: [any Rule]

  init(_ golden: GoldenCase, rules: [any Rule]) {
    self.golden = golden
    self.rules = rules
  }

  func outcome(of tree: SyntaxTree) -> FileOutcome {
    // The path is the same wherever the cases are kept, since rules may tell tests and previews by it.
    runRules(
      rules, on: FileContext(path: "input.swift", tree: tree, deploymentTarget: golden.deploymentTarget))
  }

  func outcome(of bytes: [UInt8]) -> FileOutcome { outcome(of: SyntaxTree.parse(SourceText(bytes))) }

  /// The findings in the form in which a case lists them.
  func findings(_ outcome: FileOutcome, in source: SourceText) -> [GoldenCase.ExpectedFinding] {
    let lines = LineTable(source)
    return outcome.findings.map {
      GoldenCase.ExpectedFinding(line: lines.line(at: $0.range.lowerBound), rule: $0.rule, kind: $0.kind)
    }
  }
}

/// What came of one case.
public struct GoldenResult: Sendable {
  /// The case's folder.
  public var path: String
  /// Empty: it passed.
  public var failures: [GoldenFailure]
  /// How many checks were made.
  public var checks: Int
}

/// Runs every case below `directory`: consistent, found, rewritten as expected, and all that in each variation.
///
/// - Parameters:
///   - directory: a folder of cases, of folders of them, or one case.
///   - rules: all rules that there are; each case runs those that it names.
///   - extraChecks: what else must hold for each case.
///   - threads: how many cases run at once.
/// - Returns: a result for each case, in the order of their paths.
/// - Throws: `GoldenError` when the folder can't be read or holds no case. A case that can't be read is a failed one.
public func runGoldens(
  in directory: String, rules: [any Rule], extraChecks: [any GoldenCheck] = [], threads: Int = 2
) throws(GoldenError) -> [GoldenResult] {
  let paths = try GoldenFiles.cases(in: directory)
  var results: [GoldenResult] = []
  doInOrder(count: paths.count, threads: threads) { place in
    do {
      return run(try GoldenCase(path: paths[place]), rules: rules, extraChecks: extraChecks)
    } catch {
      return GoldenResult(path: paths[place], failures: [GoldenFailure("case", "\(error)")], checks: 1)
    }
  } emit: {
    results.append($0)
    return true
  }
  return results
}

/// Runs one case through all checks.
func run(_ golden: GoldenCase, rules: [any Rule], extraChecks: [any GoldenCheck] = []) -> GoldenResult {
  let rules = golden.ruleSubset(of: rules)
  let variations = GoldenVariation.allCases.map { VariationCheck(variation: $0) as any GoldenCheck }
  let checks = [ConsistencyCheck(), PatternCheck()] + variations + extraChecks
  return GoldenResult(
    path: golden.path, failures: checks.flatMap { $0.failures(of: golden, rules: rules) }, checks: checks.count)
}
