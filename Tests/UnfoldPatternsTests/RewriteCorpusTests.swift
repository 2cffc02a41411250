import Foundation
import Testing
import UnfoldEngine
import UnfoldSyntax

@testable import UnfoldPatterns

/// What each pair of patterns of `Rewrites` makes of code.
///
/// A case is `# title`, the code before, `=>`, the code after, and behind lines of `--` the input and the result, or
/// `review:` with a part of the reason. A line of `====` ends it. `edits:` behind the result are the texts that
/// change.
@Suite struct RewriteCorpusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var before: String
    var after: String
    var input: String
    var expected: String
    var edits: [String]
    var testDescription: String { title }
  }

  static let cases: [Case] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Rewrites")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.flatMap { file -> [Case] in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "====\n").compactMap { block in
        let parts = block.components(separatedBy: "\n--\n")
        guard parts.count == 3, let newline = parts[0].firstIndex(of: "\n") else { return nil }
        let pair = ("\n" + parts[0][parts[0].index(after: newline)...] + "\n").components(separatedBy: "\n=>\n")
        var result = parts[2].components(separatedBy: "\n")
        if result.last == "" { result.removeLast() }
        let edits = result.filter { $0.hasPrefix("edits:") }.map { String($0.dropFirst(7)) }
        result.removeAll { $0.hasPrefix("edits:") }
        return Case(
          title: String(parts[0][..<newline].dropFirst(2)), before: pair[0].trimmingCharacters(in: .newlines),
          after: pair[1].trimmingCharacters(in: .newlines), input: parts[1], expected: result.joined(separator: "\n"),
          edits: edits)
      }
    }
  }()

  @Test func thereAreCases() { #expect(Self.cases.count > 25) }

  @Test(arguments: cases) func writesWhatItMust(_ given: Case) throws {
    let pattern = try Pattern(given.before)
    let template = try Template(given.after, for: pattern)
    let tree = SyntaxTree.parse(SourceText(given.input))
    #expect(!tree.hasError)
    var edits: [Edit] = []
    for match in matches(of: pattern, in: tree) {
      let rewriter = Rewriter(
        match: match, template: template, tree: tree, indentationUnit: tree.indentationUnit())
      do {
        switch try rewriter.edits() {
        case .edits(let found): edits += found
        case .removal(let removal): edits.append(removal.edit)
        }
      } catch let trouble {
        #expect(given.expected.hasPrefix("review:"), "\(trouble.reason)")
        #expect(trouble.reason.contains(given.expected.dropFirst(8)), "\(trouble.reason)")
        return
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    let result = String(decoding: tree.source.applying(edits), as: UTF8.self)
    #expect(result == given.expected)
    let after = SyntaxTree.parse(SourceText(result))
    #expect(!after.hasError)
    if !given.edits.isEmpty {
      let changed = edits.map { "\(tree.source.string($0.range))|\($0.replacement)" }
      #expect(changed == given.edits)
    }
  }
}
