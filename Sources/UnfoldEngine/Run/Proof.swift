import UnfoldSyntax

/// A fix that a rule offers: the finding, with edits in the file's line ending.
struct Fix: Sendable {
  /// The place of the finding in the run's list.
  var finding: Int
  var rule: String
  /// As it would be made without any other.
  var offered: Finding
  /// As they are made, together with the others.
  var edits: [Edit]
  var removedComments: [Range<Int>]
  var introducedAPIs: [IntroducedAPI]

  /// The fix as it would be made without any other.
  var alone: Fix {
    var fix = self
    fix.edits = offered.edits
    fix.removedComments = offered.removedComments
    return fix
  }
}

/// What is shown of a result before anybody sees it.
///
/// Nothing here uses the code that made the result: the proof reads the two texts again.
struct Proof {
  let file: FileContext

  /// Whether the unchanged file prints back to the same bytes.
  func roundTripFailure() -> ProofFailure? {
    let printed = file.tree.printed()
    let source = file.tree.source.bytes
    if printed.count == source.count, source.elementsEqual(printed) { return nil }
    let shared = zip(printed, source).prefix { $0 == $1 }.count
    return ProofFailure(
      .roundTrip, rule: nil, "the syntax tree does not print back to the file's bytes from byte \(shared) on")
  }

  /// What of the result's text cannot be shown; the second run is not part of it.
  ///
  /// - Parameters:
  ///   - result: the bytes with all edits of `fixes` made.
  ///   - fixes: what was made, together.
  func failures(of result: SyntaxTree, after fixes: [Fix]) -> [ProofFailure] {
    let rule = fixes.first?.rule
    var failures: [ProofFailure] = []
    let edits = Set(fixes.flatMap(\.edits))
    if let message = outsideFailure(result.source, edits) {
      failures.append(ProofFailure(.outsideEdits, rule: rule, message))
    }
    if let message = commentFailure(result, fixes, edits) {
      failures.append(ProofFailure(.comments, rule: rule, message))
    }
    if result.hasError, !file.tree.hasError {
      failures.append(ProofFailure(.syntax, rule: rule, "the result has a syntax error that the file has not"))
    }
    if !result.printed().elementsEqual(result.source.bytes) {
      let message = "the result's syntax tree does not print back to its bytes"
      failures.append(ProofFailure(.roundTrip, rule: rule, message))
    }
    for fix in fixes {
      for api in fix.introducedAPIs where !api.isCovered(by: file.deploymentTarget) {
        failures.append(
          ProofFailure(
            .availability, rule: fix.rule,
            "\(api.name) is newer than the deployment target and is called without a guard"))
      }
    }
    let introduced = Set(fixes.flatMap(\.introducedAPIs).map(\.name))
    if !introduced.isEmpty, let name = nameWithoutGuard(in: result, among: introduced) {
      let message = "\(name) is called in the result where neither the deployment target nor a guard allows it"
      failures.append(ProofFailure(.availability, rule: rule, message))
    }
    return failures
  }

  /// The first of `names` that the result calls without a guard in more places than the file.
  private func nameWithoutGuard(in result: SyntaxTree, among names: Set<String>) -> String? {
    let after = file.with(result).unguardedUses()
    let before = file.unguardedUses()
    return names.sorted().first { after[$0, default: 0] > before[$0, default: 0] }
  }

  // MARK: Outside the edits

  private func outsideFailure(_ result: SourceText, _ edits: Set<Edit>) -> String? {
    let source = file.tree.source
    var old = 0
    var new = 0
    for edit in edits.sorted(by: Edit.precedes) {
      guard edit.range.lowerBound >= old, edit.range.upperBound <= source.count else {
        return "an edit at byte \(edit.range.lowerBound) overlaps another or leaves the file"
      }
      let kept = edit.range.lowerBound - old
      let replacement = Array(edit.replacement.utf8)
      guard
        new + kept + replacement.count <= result.count,
        source.bytes[old..<old + kept].elementsEqual(result.bytes[new..<new + kept]),
        result.bytes[new + kept..<new + kept + replacement.count].elementsEqual(replacement)
      else { return "the bytes before the edit at byte \(edit.range.lowerBound) are not those of the file" }
      old = edit.range.upperBound
      new += kept + replacement.count
    }
    guard source.bytes[old...].elementsEqual(result.bytes[new...]) else {
      return "the bytes behind the last edit are not those of the file"
    }
    return nil
  }

  // MARK: Comments

  private func commentFailure(_ result: SyntaxTree, _ fixes: [Fix], _ edits: Set<Edit>) -> String? {
    let comments = file.tree.comments()
    let named = Set(fixes.flatMap(\.removedComments))
    let ordered = edits.sorted(by: Edit.precedes)
    let removed = FixPlan.touchingRemovals(ordered).map {
      ordered[$0.lowerBound].range.lowerBound..<ordered[$0.upperBound - 1].range.upperBound
    }
    let changed = removed + ordered.filter { !$0.replacement.isEmpty }.map(\.range)
    for comment in named {
      let text = file.tree.source.string(comment)
      guard comments.contains(comment) else { return "`\(text)` is named as a removed comment but is none" }
      let range = changed.first { $0.lowerBound <= comment.lowerBound && comment.upperBound <= $0.upperBound }
      guard let range, isBeside(comment, range) else {
        return "`\(text)` is removed but does not stand on the removed code's own lines"
      }
    }
    var balance: [String: Int] = [:]
    for comment in comments where !named.contains(comment) {
      balance[Proof.comparable(file.tree.source, comment), default: 0] += 1
    }
    for comment in result.comments() {
      balance[Proof.comparable(result.source, comment), default: 0] -= 1
    }
    guard let (text, count) = balance.filter({ $0.value != 0 }).min(by: { $0.key < $1.key }) else { return nil }
    return "the comment `\(text)` \(count > 0 ? "is lost" : "was not in the file as often")"
  }

  /// Whether a comment stands inside removed code, or beside it on a line that holds no code that stays.
  private func isBeside(_ comment: Range<Int>, _ edit: Range<Int>) -> Bool {
    guard
      let first = file.tree.token(endingAfter: edit.lowerBound), first.textRange.lowerBound < edit.upperBound,
      let last = file.tree.token(startingBefore: edit.upperBound), last.textRange.upperBound > edit.lowerBound
    else { return false }
    let code = first.textRange.lowerBound..<last.textRange.upperBound
    if code.lowerBound <= comment.lowerBound, comment.upperBound <= code.upperBound { return true }
    let source = file.tree.source
    let gap = comment.lowerBound < code.lowerBound
      ? comment.lowerBound..<code.lowerBound : code.upperBound..<comment.upperBound
    guard !source.hasLineBreak(in: gap) else { return false }
    // Code that stays on the comment's line may be what the comment speaks of.
    let line = source.line(around: gap)
    let before = file.tree.token(startingBefore: edit.lowerBound)?.textRange.upperBound ?? 0
    let after = file.tree.token(endingAfter: edit.upperBound)?.textRange.lowerBound ?? source.count
    return before <= line.lowerBound && after >= line.upperBound
  }

  /// A comment's text without the indentation of its further lines, which moves with the code around it.
  private static func comparable(_ source: SourceText, _ comment: Range<Int>) -> String {
    let text = source.string(comment)
    guard source.hasLineBreak(in: comment) else { return text }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
  }
}

extension SourceText {
  /// The whole lines on which `range` stands, without the line break behind them.
  func line(around range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, self[start - 1] != 0x0A, self[start - 1] != 0x0D { start -= 1 }
    var end = range.upperBound
    while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    return start..<end
  }
}
