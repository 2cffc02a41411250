/// Why a change was not made although a rule was certain of it: a mistake in Unfold, never in the user's file.
public struct ProofFailure: Hashable, Sendable, CustomStringConvertible {
  /// What could not be shown.
  public enum Kind: String, Sendable, CaseIterable {
    /// The unchanged file prints back to the same bytes.
    case roundTrip = "round trip"
    /// A fix has edits, inside the file, that do not overlap each other.
    case edits
    /// Outside the edits every byte is the same.
    case outsideEdits = "outside the edits"
    /// The comments are the same, but for those that a finding names.
    case comments
    /// The result has no syntax error.
    case syntax
    /// A second run changes nothing.
    case secondRun = "second run"
    /// After a few passes nothing changes any more.
    case settling
    /// Every API brought in is there on all systems the file runs on.
    case availability
  }

  public var kind: Kind
  /// The identifier of the rule whose change it was; `nil` where it is the parser's mistake.
  public var rule: String?
  /// What went wrong, in a sentence.
  public var message: String

  public init(_ kind: Kind, rule: String?, _ message: String) {
    self.kind = kind
    self.rule = rule
    self.message = message
  }

  public var description: String { "\(rule.map { "\($0): " } ?? "")\(message)" }
}
