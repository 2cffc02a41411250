import UnfoldEngine
import UnfoldSyntax

/// A case's input and expected result compile at its deployment target, and each guard in the result is needed: one
/// version below, the same code without it does not compile.
public struct TypeCheck: GoldenCheck {
  public var name: String { "type check" }
  private let checker: TypeChecker

  public init(_ checker: TypeChecker) { self.checker = checker }

  public func failures(of golden: GoldenCase, rules: [any Rule]) -> [GoldenFailure] {
    do throws(GoldenError) {
      return try messages(golden, rules).map { GoldenFailure(name, $0) }
    } catch {
      return [GoldenFailure(name, "\(error)")]
    }
  }

  private func messages(_ golden: GoldenCase, _ rules: [any Rule]) throws(GoldenError) -> [String] {
    let added = golden.expected.map { AvailabilityCondition.added(to: golden.input, in: $0) } ?? []
    var messages: [String] = []
    var refusedLines: Set<Int> = []
    let targets = try targets(of: golden)
    if targets.isEmpty { return ["no system is old or new enough for input.swift to compile"] }
    for (platform, version) in targets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let needed = [version] + AvailabilityCondition.all(in: golden.expected ?? golden.input)
        .compactMap { $0.version(on: platform) }
      guard checker.knows(platform, needed.max()!) else { continue }
      for language in [5, 6] {
        // What does not compile in Swift 6 beforehand need not do so afterwards.
        if language == 6 && golden.expected == nil { continue }
        let errors = try checker.errors(in: golden.input, on: platform, version, language: language)
        let others = errors.filter { !isExpected($0, in: golden) }
        refusedLines.formUnion(errors.map { line(of: $0, in: golden) })
        if language == 5 { messages += others.map { "input.swift, \(platform) \(version): \($0)" } }
        guard let expected = golden.expected, others.isEmpty else { continue }
        messages += try checker.errors(in: expected, on: platform, version, language: language)
          .map { "expected.swift, \(platform) \(version), Swift \(language): \($0)" }
      }
      guard let expected = golden.expected else { continue }
      for condition in added {
        if let message = try guardMessage(condition, expected, platform, version) { messages.append(message) }
      }
      messages += try directCallMessages(golden, expected, rules, platform)
    }
    for finding in golden.findings where finding.rule == unguarded && !refusedLines.contains(finding.line) {
      messages.append("the compiler refuses nothing on line \(finding.line), where a finding says it does")
    }
    return messages
  }

  /// The deployment target; where it is not known, the oldest system for which the input compiles.
  private func targets(of golden: GoldenCase) throws(GoldenError) -> [Platform: Version] {
    if !golden.deploymentTarget.versions.isEmpty { return golden.deploymentTarget.versions }
    let releases = [13, 14, 15, 16, 17, 18, 26, 27].map { Version($0) } + [Version(27, 1)]
    for version in releases {
      let errors = try checker.errors(in: golden.input, on: .iOS, version)
      if errors.allSatisfy({ isExpected($0, in: golden) }) { return [.iOS: version] }
    }
    return [:]
  }

  /// Whether a finding of the case says that the compiler refuses this.
  private func isExpected(_ error: TypeChecker.Diagnostic, in golden: GoldenCase) -> Bool {
    let line = line(of: error, in: golden)
    return error.isAboutAvailability && golden.findings.contains { $0.rule == unguarded && $0.line == line }
  }

  /// Where people see the cause. What a result builder lacks for an `if` the compiler says at the end of the `if`.
  private func line(of error: TypeChecker.Diagnostic, in golden: GoldenCase) -> Int {
    guard error.message.hasPrefix("'build") else { return error.line }
    let source = SourceText(golden.input)
    let lines = LineTable(source)
    let ends = SyntaxTree.parse(source).root.descendants.filter {
      $0.kind == .ifExpr && lines.line(at: $0.textRange.upperBound - 1) == error.line
    }
    return ends.first.map { lines.line(at: $0.textRange.lowerBound) } ?? error.line
  }

  /// The rule whose inputs do not compile: that is what it finds.
  private var unguarded: String { "unguarded-availability" }

  /// What is wrong with a guard that the rules wrote: that it is always true, or that nothing needs it.
  private func guardMessage(
    _ condition: AvailabilityCondition, _ result: [UInt8], _ platform: Platform, _ target: Version
  ) throws(GoldenError) -> String? {
    guard let version = condition.version(on: platform) else { return nil }
    if version <= target { return "\(condition.text) is always true on \(platform) \(target)" }
    let below = max(target, version.predecessor(on: platform))
    let errors = try checker.errors(in: condition.unguarded(result), on: platform, below)
    return errors.contains(where: \.isAboutAvailability)
      ? nil : "without \(condition.text) the result compiles for \(platform) \(below) too, so nothing needs it"
  }

  /// APIs that are called directly, since the target has them, must be refused one version below.
  private func directCallMessages(
    _ golden: GoldenCase, _ result: [UInt8], _ rules: [any Rule], _ platform: Platform
  ) throws(GoldenError) -> [String] {
    let findings = GoldenRun(golden, rules: rules).outcome(of: golden.input).findings
    var messages: [String] = []
    for api in Set(findings.flatMap(\.introducedAPIs)) where !api.isGuarded {
      guard let version = api.introduced[platform] else { continue }
      let below = version.predecessor(on: platform)
      let errors = try checker.errors(in: result, on: platform, below)
      let baseName = String(api.name.prefix { $0 != "(" })
      if !errors.contains(where: { $0.isAboutAvailability && $0.message.contains(baseName) }) {
        messages.append("\(api.name) should be refused for \(platform) \(below), and is not")
      }
    }
    return messages
  }
}
