import UnfoldEngine
import UnfoldSyntax

/// The case holds in one variation.
struct VariationCheck: GoldenCheck {
  var variation: GoldenVariation
  var name: String { variation.rawValue }

  func failures(of golden: GoldenCase, rules: [any Rule]) -> [GoldenFailure] {
    let run = GoldenRun(golden, rules: rules)
    guard let varied = variation.varied(golden, SyntaxTree.parse(SourceText(golden.input))) else { return [] }
    let tree = SyntaxTree.parse(SourceText(varied.input))
    var failures: [GoldenFailure] = []
    if tree.hasError { failures.append(GoldenFailure(name, "the input has a syntax error in this form")) }
    let outcome = run.outcome(of: tree)
    failures += outcome.failures.map { GoldenFailure(name, "internal error (\($0.kind.rawValue)): \($0)") }
    if variation == .twice {
      failures += secondRunFailures(outcome, golden)
    } else {
      failures += findingFailures(outcome, tree, varied, golden, run)
    }
    failures += resultFailures(outcome, varied)
    return failures
  }

  private func secondRunFailures(_ outcome: FileOutcome, _ golden: GoldenCase) -> [GoldenFailure] {
    var failures: [GoldenFailure] = []
    let fixes = outcome.findings.filter { $0.kind == .fix }.count
    if fixes > 0 { failures.append(GoldenFailure(name, "the second run still has \(fixes) to fix")) }
    let expected = golden.findings.filter { $0.kind == .review }.map(\.rule).sorted()
    let reviews = outcome.findings.filter { $0.kind == .review }.map(\.rule).sorted()
    if reviews != expected {
      failures.append(
        GoldenFailure(name, "the second run has \(reviews.count) to review, the first had \(expected.count)"))
    }
    return failures
  }

  private static func precedes(
    _ left: GoldenCase.ExpectedFinding, _ right: GoldenCase.ExpectedFinding
  ) -> Bool {
    (left.line, left.rule, left.kind.rawValue) < (right.line, right.rule, right.kind.rawValue)
  }

  private func findingFailures(
    _ outcome: FileOutcome, _ tree: SyntaxTree, _ varied: VariedCase, _ golden: GoldenCase, _ run: GoldenRun
  ) -> [GoldenFailure] {
    // Findings of one line count in any order: where each starts in it is no part of a case.
    let actual = run.findings(outcome, in: tree.source).sorted(by: VariationCheck.precedes)
    guard actual == varied.findings.sorted(by: VariationCheck.precedes) else {
      let difference = GoldenFailure.Difference(
        expected: VariationCheck.listed(varied.findings), actual: VariationCheck.listed(actual))
      return [GoldenFailure(name, "the findings are not those expected", difference: difference)]
    }
    guard variation != .asItIs, !actual.isEmpty else { return [] }
    // The same code must be meant, whatever its offset is now.
    let plain = run.outcome(of: golden.input)
    let meant = plain.findings.map { VariationCheck.shape(SourceText(golden.input).string($0.range)) }
    let now = outcome.findings.map { finding in
      VariationCheck.shape(tree.source.string(finding.range).replacing(varied.ignored ?? "\u{0}", with: ""))
    }
    if meant.count == now.count, let place = meant.indices.first(where: { meant[$0] != now[$0] }) {
      return [GoldenFailure(name, "a finding means `\(now[place])` where it means `\(meant[place])` as it is")]
    }
    return []
  }

  private func resultFailures(_ outcome: FileOutcome, _ varied: VariedCase) -> [GoldenFailure] {
    guard let expected = varied.expected else {
      guard let result = outcome.result else { return [] }
      let difference = GoldenFailure.Difference(expected: varied.input, actual: result)
      return [GoldenFailure(name, "the file is changed and should stay", difference: difference)]
    }
    guard var result = outcome.result else {
      let difference = GoldenFailure.Difference(expected: expected, actual: varied.input)
      return [GoldenFailure(name, "the file is not changed", difference: difference)]
    }
    if let ignored = varied.ignored {
      result = Array(String(decoding: result, as: UTF8.self).replacing(ignored, with: "").utf8)
    }
    guard result != expected else { return [] }
    let difference = GoldenFailure.Difference(expected: expected, actual: result)
    return [GoldenFailure(name, "the result is not what is expected", difference: difference)]
  }

  private static func listed(_ findings: [GoldenCase.ExpectedFinding]) -> [UInt8] {
    Array(findings.map { "\($0)\n" }.joined().utf8)
  }

  /// A text without its indentation and line endings.
  private static func shape(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
  }
}
