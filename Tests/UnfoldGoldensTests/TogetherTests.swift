import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax

@testable import UnfoldGoldens

/// Every rule at once, those on request too, as on an app that is moved in one go.
@Suite struct TogetherTests {
  private let rules = allRules.map(\.whenNamed)

  @Test(arguments: RepositoryGoldenTests.cases) func settles(_ path: String) throws {
    let golden = try GoldenCase(path: path)
    let run = GoldenRun(golden, rules: rules)
    let first = run.outcome(of: golden.input)
    #expect(first.failures.isEmpty)
    #expect((first.result != nil) == first.findings.contains { $0.kind == .fix })
    let ranges = first.findings.map(\.range)
    #expect(ranges.allSatisfy { $0.upperBound <= golden.input.count })
    guard let result = first.result else { return }
    let second = run.outcome(of: result)
    #expect(second.result == nil && second.failures.isEmpty)
    #expect(second.findings.allSatisfy { $0.kind == .review })
  }
}
