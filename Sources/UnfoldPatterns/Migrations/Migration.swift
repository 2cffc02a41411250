import UnfoldEngine
import UnfoldSyntax

/// A migration that a project wrote itself: what is found, and what is written in its place.
public struct Migration: Sendable {
  /// Code before and code after.
  public struct Pair: Sendable {
    public let before: Pattern
    /// `nil` where the code is only reported.
    public let after: Template?
    let conditions: [Condition]
    let guarding: Guarding?
    /// Of `// before`, from 1.
    let line: Int
  }

  /// What the new code needs, where older systems keep the old code.
  struct Guarding: Sendable {
    /// The first version of each platform that has it; on platforms that aren't named it always is.
    let versions: [Platform: Version]
    /// As `#available` names it.
    let text: String
    /// The name of the function that chooses.
    let helper: String?
    /// The types of holes that become its parameters, in their order.
    let parameters: [(name: String, type: String)]
  }

  public let id: String
  public let level: RuleLevel
  /// Why, in a sentence or two: what a finding says.
  public let message: String
  /// More about it; empty where there isn't any.
  public let why: String
  public let checkByHand: String
  public let leavesAlone: String
  public let pairs: [Pair]
}

/// What a project's own migration is for the engine: a rule like any other.
public struct PatternRule: Rule {
  public let migration: Migration
  public let nodeKinds: [SyntaxKind]
  public let triggers: [Trigger]
  private let kinds: [Set<SyntaxKind>]

  public init(_ migration: Migration) {
    self.migration = migration
    kinds = migration.pairs.map { Set($0.before.nodeKinds) }
    nodeKinds = Array(kinds.reduce(into: Set()) { $0.formUnion($1) })
    let words = migration.pairs.map(\.before.trigger)
    triggers = words.contains(nil) ? [] : words.compactMap { $0 }.map { .name($0) }
  }

  public var id: String { migration.id }
  public var level: RuleLevel { migration.level }

  /// The first sentence of the message.
  public var summary: String {
    let text = migration.message.replacing("\n", with: " ")
    guard let end = text.firstRange(of: ". ") else { return text.hasSuffix(".") ? String(text.dropLast()) : text }
    return String(text[..<end.lowerBound])
  }

  public var explanation: Explanation {
    Explanation(
      finds: migration.message, why: migration.why,
      before: migration.pairs.map(\.before.text).joined(separator: "\n\n"),
      after: migration.pairs.compactMap(\.after?.text).joined(separator: "\n\n"), leavesAlone: migration.leavesAlone,
      checkByHand: migration.checkByHand)
  }

  public func check(_ node: SyntaxNode, in file: FileContext) -> [Finding] {
    var findings: [Finding] = []
    var taken: Set<Range<Int>> = []
    for (pair, kinds) in zip(migration.pairs, kinds) where kinds.contains(node.kind) {
      var matcher = Matcher(pair.before, in: file.tree)
      for match in matcher.matches(at: node) where !taken.contains(match.range) {
        guard pair.conditions.allSatisfy({ $0.holds(for: match, in: file) }),
          let finding = finding(match, pair, file)
        else { continue }
        taken.insert(match.range)
        findings.append(finding)
      }
    }
    return findings
  }

  /// `nil` where there is nothing to say.
  private func finding(_ match: Match, _ pair: Migration.Pair, _ file: FileContext) -> Finding? {
    let place = match.place(in: file.tree)
    guard let after = pair.after else { return .review(id, place, migration.message) }
    do throws(Rewriter.Trouble) {
      let edits: [Edit]
      var comments: [Range<Int>] = []
      var introduced: [IntroducedAPI] = []
      if let guarding = pair.guarding, !guarding.isCovered(match, in: file) {
        guard !guarding.isFallback(match, in: file.tree) else { return nil }
        (edits, introduced) = try GuardedRewrite(match: match, pair: pair, guarding: guarding, file: file).edits()
      } else {
        let rewriter = Rewriter(
          match: match, template: after, tree: file.tree, indentationUnit: file.model.indentationUnit)
        switch try rewriter.edits() {
        case .edits(let found): edits = found
        case .removal(let removal):
          edits = [removal.edit]
          comments = removal.removedComments
        }
      }
      // Code that is as it shall be already is none of a migration's business.
      guard !edits.isEmpty else { return nil }
      var finding = Finding.fix(id, place, migration.message, edits: edits, removedComments: comments)
      finding.introducedAPIs = introduced
      return finding
    } catch {
      return .review(id, place, "\(migration.message) Not changed: \(error.reason.uncapitalized)")
    }
  }
}

extension Match {
  /// Where a finding stands: where the pattern's own code begins, so that a modifier is found on its own line.
  func place(in tree: SyntaxTree) -> Range<Int> {
    guard let first = captures.first, first.range.lowerBound == range.lowerBound, !first.range.isEmpty,
      let token = tree.firstToken(from: first.range.upperBound), token.kind == .period
    else { return range }
    return token.textRange.lowerBound..<range.upperBound
  }
}

extension String {
  var uncapitalized: String {
    guard let first, dropFirst().first?.isUppercase != true else { return self }
    return first.lowercased() + dropFirst()
  }
}
