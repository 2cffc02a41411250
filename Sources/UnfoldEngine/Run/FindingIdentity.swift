import UnfoldSyntax

/// Gives findings the names by which one of them can be asked for: made of the rule, the file's path, the declarations
/// around the code, and the words of the code itself. What stands in the same statement has no part in it, so that a
/// finding keeps its name when another one beside it is fixed.
struct FindingIdentity {
  /// As all runs on the same files have it, wherever they are started.
  let path: String

  /// Sets the names of all findings of a Swift file; those that are alike are counted in their order.
  func name(_ findings: inout [Finding], in tree: SyntaxTree) {
    name(&findings, tree.source) { BaselineEntry.declaration(around: $0.range, in: tree) }
  }

  /// Sets the names of all findings of a file that is no Swift source.
  func name(_ findings: inout [Finding], in source: SourceText) { name(&findings, source) { _ in "" } }

  private func name(_ findings: inout [Finding], _ source: SourceText, _ declaration: (Finding) -> String) {
    var counts: [String: Int] = [:]
    for place in findings.indices {
      var digest = TokenDigest()
      for part in [findings[place].rule, path, declaration(findings[place])] { digest.add(part.utf8) }
      digest.add(words: source.string(findings[place].range))
      let count = counts[digest.text, default: 0]
      counts[digest.text] = count + 1
      digest.add("\(count)".utf8)
      findings[place].id = String(digest.text.suffix(12))
    }
  }
}

extension TokenDigest {
  /// The name of a finding that other changes bring about, which nobody can ask for by itself.
  static func laterName(of finding: Finding) -> String {
    var digest = TokenDigest()
    digest.add("\(finding.rule) \(finding.range)".utf8)
    return String(digest.text.suffix(12))
  }
}
