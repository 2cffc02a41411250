import Foundation
import Testing
import UnfoldSyntax

@testable import UnfoldPatterns

/// What each pattern of `Matches` must find, and what it must not.
///
/// A file has blocks with an empty line between them: `# title`, the pattern, `+` before code in which it is found
/// once (`+2`: twice), `-` before code in which it isn't, `=` before what a hole took in the code above. `\n` stands
/// for a line break.
@Suite struct MatchCorpusTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var title: String
    var pattern: String
    var context: PatternContext?
    var lines: [String]
    var testDescription: String { "\(file): \(title)" }
  }

  static let cases: [Case] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Matches")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.flatMap { file -> [Case] in
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n\n").compactMap { block in
        var lines = block.split(separator: "\n").map(String.init)
        guard lines.count > 2 else { return nil }
        let title = lines.removeFirst()
        var pattern = unescaped(lines.removeFirst())
        var context: PatternContext?
        for known in PatternContext.allCases where pattern.hasPrefix("(\(known.rawValue)) ") {
          context = known
          pattern.removeFirst(known.rawValue.count + 3)
        }
        return Case(
          file: file.deletingPathExtension().lastPathComponent, title: String(title.dropFirst(2)), pattern: pattern,
          context: context, lines: lines)
      }
    }
  }()

  static func unescaped(_ text: String) -> String { text.replacingOccurrences(of: "\\n", with: "\n") }

  @Test func thereAreCases() { #expect(Self.cases.count > 30) }

  @Test(arguments: cases) func findsWhatItMust(_ given: Case) throws {
    let pattern = try Pattern(given.pattern, as: given.context)
    var last: (match: Match, tree: SyntaxTree)?
    for line in given.lines {
      let code = Self.unescaped(String(line.drop { !$0.isWhitespace }.dropFirst()))
      let head = line.prefix { !$0.isWhitespace }
      if head == "=" {
        let parts = code.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        let (match, tree) = try #require(last, "\(line)")
        let capture = try #require(match.capture(parts[0]), "\(line)")
        let taken = tree.source.string(capture.range).replacingOccurrences(of: "\n", with: "\\n")
        #expect(taken == (parts.count > 1 ? parts[1] : ""), "\(parts[0])")
        continue
      }
      let tree = SyntaxTree.parse(SourceText(code))
      #expect(!tree.hasError, "no Swift: \(code)")
      let found = matches(of: pattern, in: tree)
      last = found.first.map { ($0, tree) }
      let wanted = head == "-" ? 0 : Int(head.dropFirst()) ?? 1
      #expect(found.count == wanted, "\(given.pattern) in \(code): \(found.map { tree.source.string($0.range) })")
    }
  }
}

/// All matches in a file.
func matches(of pattern: Pattern, in tree: SyntaxTree) -> [Match] {
  var matcher = Matcher(pattern, in: tree)
  let kinds = Set(pattern.nodeKinds)
  return (0..<tree.count).filter { kinds.contains(tree.kind(at: $0)) }.flatMap { matcher.matches(at: tree[$0]) }
}
