import UnfoldEngine
import UnfoldSyntax

/// A file with the changes that can be made in it.
struct ChangedFile: Sendable {
  let path: String
  let source: SourceText
  /// With all changes; `nil` where there are none.
  let result: [UInt8]?
  let findings: [Finding]
  /// The places of the changes among the findings.
  let fixes: [Int]
  /// What the file holds now.
  var current: SourceText
  /// The places of the changes that are in it now.
  var made: Set<Int> = []

  var reviews: Int { findings.count - fixes.count }

  init(_ source: SourceText, _ outcome: FileOutcome) {
    path = outcome.path
    self.source = source
    result = outcome.result
    findings = outcome.findings
    fixes = findings.indices.filter { outcome.findings[$0].kind == .fix }
    current = source
  }

  /// The bytes with just these changes; `nil` where they can't be made without others.
  func bytes(making places: Set<Int>, _ run: SourceRun) -> [UInt8]? {
    if places.isEmpty { return Array(source.bytes) }
    if places.count == fixes.count { return result }
    let outcome = run.outcome(of: source, at: path, making: places)
    let made = outcome.findings.indices.filter { outcome.findings[$0].kind == .fix }
    return Set(made) == places ? outcome.result : nil
  }
}
