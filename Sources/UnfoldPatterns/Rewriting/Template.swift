import UnfoldEngine
import UnfoldSyntax

/// What is written in the place of a match: code with the holes of the pattern.
public struct Template: Sendable {
  /// A token or a hole, with the white space before it.
  struct Unit: Sendable {
    enum Content: Sendable {
      case token(String)
      case hole(Hole)
    }

    var content: Content
    /// Line breaks and spaces between the unit before and this one.
    var gap: String
    /// How many levels deeper the line is on which it stands than the first one.
    var level: Int
    /// Where it stands in the template, in UTF-8 bytes.
    var range: Range<Int>

    var lineBreaks: Int { gap.utf8.count { $0 == 0x0A } }

    var hole: Hole? {
      if case .hole(let hole) = content { return hole }
      return nil
    }
  }

  /// As it was written; empty where the match is removed.
  public let text: String
  /// `nil` where the match is removed.
  let tree: PatternTree?
  let units: [Unit]

  /// - Parameters:
  ///   - text: Swift with holes.
  ///   - pattern: where the holes get their code.
  public init(_ text: String, for pattern: Pattern) throws(PatternError) {
    let text = LineEnding.lineFeed.applied(to: text)
    self.text = text
    guard text.contains(where: { !$0.isWhitespace }) else {
      tree = nil
      units = []
      return
    }
    let tree: PatternTree
    do throws(PatternError) {
      tree = try PatternTree(text, as: pattern.tree.context)
    } catch {
      tree = try PatternTree(text)
    }
    if let comment = SyntaxTree.parse(SourceText(text)).comments().first {
      let source = SourceText(text)
      throw PatternError(
        "`\(source.string(comment))` would be written into every file: leave the comment out, or say it above the "
          + "block", line: source.line(of: comment.lowerBound))
    }
    try Template.check(tree, against: pattern)
    self.tree = tree
    units = Template.units(of: tree)
  }

  /// A template whose holes are those of a match, whatever its pattern is.
  init(_ text: String, holesOf match: Match) throws(PatternError) {
    let tree = try PatternTree(text)
    self.text = text
    self.tree = tree
    units = Template.units(of: tree)
    let names = Set(match.captures.compactMap(\.hole.name))
    if let hole = tree.holes.first(where: { $0.name.map { !names.contains($0) } ?? true }) {
      throw PatternError("nothing is called `\(hole.description)`", line: 1)
    }
  }

  private static func check(_ tree: PatternTree, against pattern: Pattern) throws(PatternError) {
    for hole in tree.holes {
      let line = tree.tree.source.line(of: hole.range.lowerBound) - tree.tree.source.line(of: tree.offset) + 1
      guard let name = hole.name else {
        throw PatternError("`<#_#>` has no name by which its code could be put here: give both holes one", line: line)
      }
      let same = pattern.holes.filter { $0.name == name }
      guard let before = same.first else {
        let names = pattern.holes.compactMap(\.name)
        let hint = nearest(name, in: names).map { "; did you mean `<#\($0)#>`?" } ?? "."
        throw PatternError("nothing in the code before is called `<#\(name)#>`\(hint)", line: line)
      }
      if hole.isRun != before.isRun {
        throw PatternError(
          "`\(hole.description)` is `\(before.description)` in the code before: write it the same way", line: line)
      }
      if !hole.kinds.isEmpty {
        throw PatternError(
          "a kind belongs to the hole in the code before: write `\(hole.description)` here", line: line)
      }
    }
  }

  // MARK: Units

  static func units(of tree: PatternTree) -> [Unit] {
    let source = tree.tree.source
    let step = tree.tree.indentationUnit().utf8.count
    var units: [Unit] = []
    guard let first = tree.roots.first, let last = tree.roots.last else { return [] }
    let range = first.textRange.lowerBound..<last.textRange.upperBound
    let base = source.indentation(ofLineAt: range.lowerBound).utf8.count
    var end = range.lowerBound
    for token in tree.tree.tokens(in: range) {
      let text = token.textRange
      // A semicolon only separates, as a line break does: it is part of what stands between.
      guard text.lowerBound >= end, token.kind != .semicolon else { continue }
      let hole = tree.holes.first { $0.range.contains(text.lowerBound) }
      let indentation = source.indentation(ofLineAt: text.lowerBound).utf8.count
      let unit = Unit(
        content: hole.map { .hole($0) } ?? .token(token.text), gap: source.string(end..<text.lowerBound),
        level: indentation <= base ? 0 : max(1, (indentation - base + step / 2) / max(step, 1)),
        range: hole?.range ?? text)
      units.append(unit)
      end = unit.range.upperBound
    }
    return units
  }
}
