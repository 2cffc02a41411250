import UnfoldEngine
import UnfoldSyntax

/// One example of what a rule does: a folder with `input.swift`, `case.json` and, where something changes,
/// `expected.swift`.
public struct GoldenCase: Sendable {
  /// What is expected of the rule.
  public enum Expectation: String, Sendable, CaseIterable {
    /// The file is changed.
    case rewrite
    /// Something is found, and nothing changed.
    case review
    /// Nothing is found.
    case untouched
  }

  /// A finding that must be there.
  public struct ExpectedFinding: Hashable, Sendable, CustomStringConvertible {
    /// Of the finding's first byte, from 1.
    public var line: Int
    /// The rule's identifier.
    public var rule: String
    public var kind: Finding.Kind

    public init(line: Int, rule: String, kind: Finding.Kind) {
      self.line = line
      self.rule = rule
      self.kind = kind
    }

    public var description: String { "line \(line): \(rule) (\(kind.rawValue))" }
  }

  /// The folder.
  public var path: String
  /// The rule's identifier.
  public var rule: String
  public var deploymentTarget: DeploymentTarget
  public var expect: Expectation
  /// All of them, in source order.
  public var findings: [ExpectedFinding]
  /// Regular expressions that match in the result; `^` and `$` match at lines.
  public var mustContain: [String]
  /// Regular expressions that match nowhere in the result.
  public var mustNotContain: [String]
  /// What the case is there to show.
  public var why: String
  public var input: [UInt8]
  /// `nil`: nothing may change.
  public var expected: [UInt8]?

  /// The rules among `rules` that the case is about, as they are when named.
  func ruleSubset(of rules: [any Rule]) -> [any Rule] {
    rules.filter { rule in rule.id == self.rule || findings.contains { $0.rule == rule.id } }.map(\.whenNamed)
  }
}

extension GoldenCase {
  /// Reads the case in the folder at `path`.
  ///
  /// - Throws: `GoldenError` for what can't be read or is not in the format.
  public init(path: String) throws(GoldenError) {
    let description = try CaseDescription(path: "\(path)/case.json")
    self.path = path
    rule = description.rule
    deploymentTarget = description.deploymentTarget
    expect = description.expect
    findings = description.findings
    mustContain = description.mustContain
    mustNotContain = description.mustNotContain
    why = description.why
    input = try GoldenFiles.read("\(path)/input.swift")
    let expectedPath = "\(path)/expected.swift"
    expected = GoldenFiles.exists(expectedPath) ? try GoldenFiles.read(expectedPath) : nil
    for name in try GoldenFiles.names(in: path) where !GoldenCase.fileNames.contains(name) && !name.hasPrefix(".") {
      let names = GoldenCase.fileNames.joined(separator: ", ")
      throw GoldenError(path: "\(path)/\(name)", message: "is no part of a case; one has \(names)")
    }
  }

  private static let fileNames = ["case.json", "input.swift", "expected.swift"]
}

/// Why a case can't be run.
public struct GoldenError: Error, Hashable, CustomStringConvertible {
  public var path: String
  /// What is wrong and what to do.
  public var message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { "\(path): \(message)" }
}
