import Foundation
import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax

@testable import UnfoldGoldens

/// The compiler and SDK that all tests share.
enum Compiler {
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Why there is none, in a sentence.
  static let checker = Result { () throws(GoldenError) in
    try TypeChecker(stubSDK: "\(repository)/Tests/StubSDK", cache: "\(repository)/.build/type-checks")
  }

  static var isMissing: Bool { if case .failure = checker { true } else { false } }
}

/// Each case in `Goldens` compiles at its own deployment target, before and after.
@Suite(
  .disabled(
    if: Compiler.isMissing,
    "type-checking needs swiftc and python3 on PATH, or Xcode: nothing was compiled")
) struct RepositoryTypeCheckTests {
  static let cases = (try? GoldenFiles.cases(in: "\(Compiler.repository)/Goldens")) ?? []

  @Test(arguments: cases) func compiles(_ path: String) throws {
    let golden = try GoldenCase(path: path)
    let check = TypeCheck(try Compiler.checker.get())
    let failures = check.failures(of: golden, rules: golden.ruleSubset(of: allRules))
    let result = GoldenResult(path: path, failures: failures, checks: 1)
    if !failures.isEmpty { Issue.record("\(GoldenReport().text([result]))") }
  }
}

/// What every rule together makes of each case compiles too.
@Suite(
  .disabled(
    if: Compiler.isMissing,
    "type-checking needs swiftc and python3 on PATH, or Xcode: nothing was compiled")
) struct TogetherTypeCheckTests {
  @Test(arguments: RepositoryTypeCheckTests.cases) func compiles(_ path: String) throws {
    var golden = try GoldenCase(path: path)
    let rules = allRules.map(\.whenNamed)
    let outcome = GoldenRun(golden, rules: rules).outcome(of: golden.input)
    guard let result = outcome.result, result != golden.expected else { return }
    golden.expected = result
    let lines = LineTable(SourceText(golden.input))
    golden.findings = outcome.findings.map {
      GoldenCase.ExpectedFinding(line: lines.line(at: $0.range.lowerBound), rule: $0.rule, kind: $0.kind)
    }
    let failures = TypeCheck(try Compiler.checker.get()).failures(of: golden, rules: rules)
    if !failures.isEmpty {
      let shown = GoldenReport().text([GoldenResult(path: path, failures: failures, checks: 1)])
      Issue.record("\(shown)\n\(String(decoding: result, as: UTF8.self))")
    }
  }
}
