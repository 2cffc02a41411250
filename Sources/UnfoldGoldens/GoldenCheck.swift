import UnfoldEngine
import UnfoldSyntax

/// One thing that must hold for a case. Type-checking a result against an SDK is one more of these.
public protocol GoldenCheck: Sendable {
  /// What is said when it fails, such as `with CRLF`.
  var name: String { get }

  /// What does not hold; empty where all does.
  ///
  /// - Parameters:
  ///   - golden: the case.
  ///   - rules: the rules that the case is about.
  func failures(of golden: GoldenCase, rules: [any Rule]) -> [GoldenFailure]
}

/// What does not hold for a case.
public struct GoldenFailure: Hashable, Sendable {
  /// The check's name.
  public var check: String
  /// What is wrong, in a sentence.
  public var message: String
  /// What should be there and what is, where texts differ.
  public var difference: Difference?

  /// Two texts that should be the same.
  public struct Difference: Hashable, Sendable {
    public var expected: [UInt8]
    public var actual: [UInt8]
  }

  public init(_ check: String, _ message: String, difference: Difference? = nil) {
    self.check = check
    self.message = message
    self.difference = difference
  }
}

/// The case agrees with itself, and its files are Swift that prints back.
struct ConsistencyCheck: GoldenCheck {
  var name: String { "case" }

  func failures(of golden: GoldenCase, rules: [any Rule]) -> [GoldenFailure] {
    var messages: [String] = []
    if !rules.contains(where: { $0.id == golden.rule }) {
      messages.append("there is no rule named \(golden.rule)")
    }
    let kinds = golden.findings.map(\.kind)
    let agrees =
      switch golden.expect {
      case .rewrite: golden.expected != nil && kinds.contains(.fix)
      case .review: golden.expected == nil && !kinds.isEmpty && !kinds.contains(.fix)
      case .untouched: golden.expected == nil && kinds.isEmpty
      }
    if !agrees {
      messages.append(
        "it expects \"\(golden.expect.rawValue)\", which does not go with its findings and "
          + (golden.expected == nil ? "the lack of an expected.swift" : "its expected.swift"))
    }
    if golden.expected == golden.input { messages.append("expected.swift is the same as input.swift") }
    if golden.why.allSatisfy(\.isWhitespace) { messages.append("it does not say why") }
    for (file, bytes) in [("input.swift", golden.input), ("expected.swift", golden.expected ?? [])] {
      let tree = SyntaxTree.parse(SourceText(bytes))
      if tree.hasError { messages.append("\(file) has a syntax error") }
      if tree.printed() != bytes { messages.append("\(file)'s tree does not print back to the same bytes") }
    }
    let awake = TriggerFilter(rules).rules(for: SourceText(golden.input)).map(\.id)
    for rule in rules.map(\.id) where !awake.contains(rule) && golden.findings.contains(where: { $0.rule == rule }) {
      messages.append("none of the trigger words of \(rule) stands in input.swift, so the rule would be skipped")
    }
    return messages.map { GoldenFailure(name, $0) }
  }
}
