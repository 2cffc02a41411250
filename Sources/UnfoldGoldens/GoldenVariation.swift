import UnfoldEngine
import UnfoldSyntax

/// A way in which each case is run once more, mechanically.
public enum GoldenVariation: String, Sendable, CaseIterable {
  case asItIs = "as it is"
  case twice
  case carriageReturns = "with CRLF"
  case byteOrderMark = "with a byte-order mark"
  case noLastNewline = "without a last newline"
  case afterEmojiLine = "after a line of emoji"
  case afterEmojiComment = "after an emoji on the same line"
  case otherIndentation = "indented by tabs"
  case suppressed
  case suppressedInFile = "suppressed in the whole file"
  case insideComment = "inside a comment"
  case insideString = "inside a string literal"
}

/// What a variation makes of a case.
struct VariedCase {
  var input: [UInt8]
  /// `nil`: nothing may change.
  var expected: [UInt8]?
  var findings: [GoldenCase.ExpectedFinding]
  /// Taken out of the result before it is compared.
  var ignored: String?
}

extension GoldenVariation {
  /// The case in this variation; `nil` where the variation would be the case itself.
  ///
  /// - Parameters:
  ///   - golden: the case.
  ///   - tree: of its input.
  func varied(_ golden: GoldenCase, _ tree: SyntaxTree) -> VariedCase? {
    let input = golden.input
    var varied = VariedCase(input: input, expected: golden.expected, findings: golden.findings)
    switch self {
    case .asItIs:
      return varied
    case .twice:
      guard let expected = golden.expected else { return nil }
      varied.input = expected
      varied.expected = nil
      return varied
    case .carriageReturns:
      varied.input = LineEnding.carriageReturnLineFeed.applied(to: input)
      varied.expected = golden.expected.map { LineEnding.carriageReturnLineFeed.applied(to: $0) }
    case .byteOrderMark:
      guard !input.starts(with: GoldenVariation.mark) else { return nil }
      varied.input = GoldenVariation.mark + input
      varied.expected = golden.expected.map { GoldenVariation.mark + $0 }
    case .noLastNewline:
      varied.input = GoldenVariation.withoutLastNewline(input)
      varied.expected = golden.expected.map(GoldenVariation.withoutLastNewline)
    case .afterEmojiLine:
      guard !input.starts(with: Array("#!".utf8)) else { return nil }
      varied.input = GoldenVariation.inserting(GoldenVariation.emojiLine, before: input)
      varied.expected = golden.expected.map { GoldenVariation.inserting(GoldenVariation.emojiLine, before: $0) }
      varied.findings = golden.findings.map { finding in
        var finding = finding
        finding.line += 1
        return finding
      }
    case .afterEmojiComment:
      varied.ignored = GoldenVariation.emojiComment
      varied.input = SourceText(input).applying(
        insertions(GoldenVariation.emojiComment, atLinesOf: golden.findings, in: tree))
    case .otherIndentation:
      let unit = tree.indentationUnit()
      varied.input = IndentationChange(from: unit).applied(to: input)
      varied.expected = golden.expected.map { IndentationChange(from: unit).applied(to: $0) }
    case .suppressed:
      guard !golden.findings.isEmpty else { return nil }
      varied.input = SourceText(input).applying(suppressions(of: golden.findings, in: tree))
      varied.expected = nil
      varied.findings = []
    case .suppressedInFile:
      guard !golden.findings.isEmpty, !input.starts(with: Array("#!".utf8)) else { return nil }
      varied.input = GoldenVariation.inserting("// unfold:disable all\n", before: input)
      varied.expected = nil
      varied.findings = []
    case .insideComment:
      return VariedCase(input: GoldenVariation.commented(input), expected: nil, findings: [])
    case .insideString:
      return VariedCase(input: GoldenVariation.quoted(input), expected: nil, findings: [])
    }
    return varied.input == input ? nil : varied
  }

  // MARK: Texts

  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// A family of one grapheme, 18 bytes; a letter with combining marks; a flag.
  private static let emoji = "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467} e\u{301}\u{323} \u{1F1E9}\u{1F1EA}"
  static let emojiLine = "// \(emoji)\n"
  static let emojiComment = "/* \(emoji) */ "

  private static func inserting(_ text: String, before bytes: [UInt8]) -> [UInt8] {
    let ending = LineEnding(of: SourceText(bytes))
    let hasMark = bytes.starts(with: mark)
    return (hasMark ? mark : []) + Array(ending.applied(to: text).utf8) + bytes.dropFirst(hasMark ? mark.count : 0)
  }

  private static func withoutLastNewline(_ bytes: [UInt8]) -> [UInt8] {
    let end = bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }
    return Array(bytes[...(end ?? bytes.startIndex - 1)])
  }

  private static func commented(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let whole = Array("/*\n".utf8) + bytes + Array("\n*/\n".utf8)
    let source = SourceText(whole)
    if source.triviaPieces(in: 0..<source.count).first?.range.upperBound == source.count - 1 { return whole }
    // A delimiter in a string literal or in a line comment would end the comment too early.
    let harmless = String(decoding: whole, as: UTF8.self).dropFirst(2).dropLast(3)
      .replacing("/*", with: "/ *").replacing("*/", with: "* /")
    return Array("/*\(harmless)*/\n".utf8)
  }

  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let text = String(decoding: bytes, as: UTF8.self)
    var pounds = "##"
    while text.contains("\"\"\"\(pounds)") || text.contains("\\\(pounds)") { pounds += "#" }
    return Array("let text = \(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds)\n".utf8)
  }

  // MARK: Places

  /// Puts `text` before the first token of each finding's line, where that token is code.
  private func insertions(
    _ text: String, atLinesOf findings: [GoldenCase.ExpectedFinding], in tree: SyntaxTree
  ) -> [Edit] {
    let lines = LineTable(tree.source)
    return Set(findings.map(\.line)).sorted().compactMap { line in
      guard let token = firstToken(ofLine: line, lines, tree) else { return nil }
      let start = token.textRange.lowerBound
      return Edit(start..<start, text)
    }
  }

  /// A comment on the line before each finding, or at the top of the file where a comment there would be text.
  private func suppressions(of findings: [GoldenCase.ExpectedFinding], in tree: SyntaxTree) -> [Edit] {
    let source = tree.source
    let lines = LineTable(source)
    let ending = LineEnding(of: source).rawValue
    return Dictionary(grouping: findings, by: \.line).sorted { $0.key < $1.key }.compactMap { line, findings in
      guard line <= lines.starts.count else { return nil }
      let rules = Set(findings.map(\.rule)).sorted().joined(separator: " ")
      let start = lines.starts[line - 1]
      guard let token = firstToken(ofLine: line, lines, tree) else {
        return Edit(0..<0, "// unfold:disable \(rules) -- golden\(ending)")
      }
      let indentation = source.indentation(ofLineAt: token.textRange.lowerBound)
      let place = start == 0 && source.bytes.starts(with: GoldenVariation.mark) ? GoldenVariation.mark.count : start
      return Edit(place..<place, "\(indentation)// unfold:disable:next \(rules) -- golden\(ending)")
    }
  }

  /// The first token of a line; `nil` where the line starts inside a token or with a directive.
  private func firstToken(ofLine line: Int, _ lines: LineTable, _ tree: SyntaxTree) -> SyntaxNode? {
    guard line >= 1, line <= lines.starts.count else { return nil }
    let start = lines.starts[line - 1]
    guard let token = tree.token(endingAfter: start), token.textRange.lowerBound >= start else { return nil }
    switch token.kind {
    case .stringSegmentToken, .multilineStringQuote, .shebang: return nil
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return nil
    default: return lines.line(at: token.textRange.lowerBound) == line ? token : nil
    }
  }
}

extension LineEnding {
  /// `bytes` with each line break written this way.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    Array(applied(to: String(decoding: bytes, as: UTF8.self)).utf8)
  }
}
