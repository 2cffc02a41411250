import UnfoldSyntax

/// What finds, and where it is certain mends, one thing.
public protocol Rule: Sendable {
  /// Names the rule on the command line, in findings and in suppressions, such as `guessed-insets`.
  var id: String { get }
  var level: RuleLevel { get }
  /// What the rule is about, in one line.
  var summary: String { get }
  /// What `unfold explain` prints.
  var explanation: Explanation { get }
  /// The kinds of node that `check` is called with.
  var nodeKinds: [SyntaxKind] { get }
  /// Words of which at least one stands in each file that the rule has anything to say about. Empty: every file is
  /// looked at.
  var triggers: [Trigger] { get }
  /// Words of which one has to stand in the file besides, for rules whose triggers mean other things elsewhere.
  var neededBesides: [Trigger] { get }

  /// The rule as it is where somebody asks for it by name: one that is only reviewed otherwise may then change code.
  /// Itself for most.
  var whenNamed: any Rule { get }

  /// Looks at one node of one of `nodeKinds`.
  func check(_ node: SyntaxNode, in file: FileContext) -> [Finding]
}

extension Rule {
  public var neededBesides: [Trigger] { [] }
  public var whenNamed: any Rule { self }
}

/// How far a rule goes.
public enum RuleLevel: String, Sendable, CaseIterable {
  /// Rewritten by `apply` where certain, reported for review elsewhere.
  case fix
  /// Only ever reported.
  case review
  /// Silent unless named.
  case onRequest = "on request"
}

/// The parts of a rule's page.
public struct Explanation: Sendable {
  /// What the rule finds.
  public var finds: String
  /// Why it matters, with the guidance behind it.
  public var why: String
  /// Code that is found.
  public var before: String
  /// The same code as it should be.
  public var after: String
  /// What the rule leaves alone or only reports.
  public var leavesAlone: String
  /// What a person should try by hand afterwards.
  public var checkByHand: String

  public init(
    finds: String, why: String, before: String, after: String, leavesAlone: String, checkByHand: String
  ) {
    self.finds = finds
    self.why = why
    self.before = before
    self.after = after
    self.leavesAlone = leavesAlone
    self.checkByHand = checkByHand
  }
}
