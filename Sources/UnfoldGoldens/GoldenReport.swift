import UnfoldReport

/// Says in plain text what came of goldens.
public struct GoldenReport: Sendable {
  private let diff: UnifiedDiff
  private let isQuiet: Bool

  /// - Parameters:
  ///   - isColored: whether diffs are coloured for a terminal.
  ///   - isQuiet: leaves out what passed and the sums.
  public init(isColored: Bool = false, isQuiet: Bool = false) {
    diff = UnifiedDiff(isColored: isColored)
    self.isQuiet = isQuiet
  }

  /// A line for each case, what failed below it, and a line with the sums.
  public func text(_ results: [GoldenResult]) -> String {
    var text = ""
    for result in results where !isQuiet || !result.failures.isEmpty {
      text += "\(result.failures.isEmpty ? "ok  " : "FAIL") \(result.path)\n"
      text += self.text(result.failures, path: result.path)
    }
    if isQuiet { return text }
    let failed = results.filter { !$0.failures.isEmpty }.count
    let checks = results.reduce(0) { $0 + $1.checks }
    return text + "\(cases(results.count)), \(checks) checks, \(failed == 0 ? "all right" : "\(failed) failed")\n"
  }

  private func text(_ failures: [GoldenFailure], path: String) -> String {
    var text = ""
    // A case that fails as it is fails in most variations, in the same way.
    let plain = failures.filter { $0.check == GoldenVariation.asItIs.rawValue }.map(\.message)
    var repeated: [String] = []
    for failure in failures {
      if failure.check != GoldenVariation.asItIs.rawValue, plain.contains(failure.message) {
        if repeated.last != failure.check { repeated.append(failure.check) }
        continue
      }
      text += "     \(failure.check): \(failure.message)\n"
      if let difference = failure.difference {
        text += indented(patch(path, difference.expected, difference.actual))
      }
    }
    return repeated.isEmpty ? text : text + "     the same: \(repeated.joined(separator: ", "))\n"
  }

  /// What an update changed, as a patch for each file.
  public func text(_ updates: [GoldenUpdate]) -> String {
    var text = ""
    for update in updates {
      for refusal in update.refusals { text += "not updated: \(update.path): \(refusal)\n" }
      for change in update.changes { text += patch(change.path, change.old, change.new) }
    }
    if isQuiet { return text }
    let changed = updates.filter { !$0.changes.isEmpty }.count
    text += "\(cases(updates.count)), \(changed) updated\n"
    return text
  }

  private func patch(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> String {
    let name = String(path.drop { $0 == "/" })
    let bytes = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in diff.patch(path: name, old: old, new: new) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func cases(_ count: Int) -> String { "\(count) \(count == 1 ? "case" : "cases")" }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "       \($0)\n" }.joined()
  }
}
