import UnfoldEngine

/// A migration's file cut into its head and its blocks of code, before anything in them is understood.
struct MigrationLines {
  /// `- name: value`.
  struct Field {
    var name: String
    var value: String
    /// From 1.
    var line: Int
  }

  /// The code behind `// before` or `// after`.
  struct Block {
    var isBefore: Bool
    var fields: [Field] = []
    var code: [String] = []
    /// Of the marker, from 1.
    var line: Int
    /// Of the first line of code.
    var codeLine: Int
  }

  /// The paragraphs of the comment at the top.
  private(set) var paragraphs: [String] = []
  private(set) var fields: [Field] = []
  private(set) var blocks: [Block] = []

  init(_ text: String) throws(PatternError) {
    let lines = LineEnding.lineFeed.applied(to: text).split(separator: "\n", omittingEmptySubsequences: false)
    var paragraph: [String] = []
    var isBelowMarker = false
    for (index, line) in lines.enumerated() {
      let number = index + 1
      let words = line.trimmed
      if let isBefore = MigrationLines.marker(words) {
        blocks.append(Block(isBefore: isBefore, line: number, codeLine: number + 1))
        isBelowMarker = true
      } else if blocks.isEmpty {
        guard words.hasPrefix("///") else {
          if words.isEmpty || words.hasPrefix("//") || words.hasPrefix("import ") { continue }
          throw PatternError(
            "code stands before the first block: write `// before` on a line of its own above the code that is to be "
              + "found", line: number)
        }
        take(line.trimmedStart.dropFirst(3), number, &paragraph)
      } else if isBelowMarker, words.hasPrefix("// - ") {
        guard let field = MigrationLines.field(words.dropFirst(3), number) else {
          throw PatternError("`\(words)` has no colon: a field is written `// - name: value`", line: number)
        }
        blocks[blocks.count - 1].fields.append(field)
        blocks[blocks.count - 1].codeLine = number + 1
      } else {
        isBelowMarker = false
        blocks[blocks.count - 1].code.append(String(line))
      }
    }
    if !paragraph.isEmpty { paragraphs.append(paragraph.joined(separator: " ")) }
  }

  private mutating func take(_ line: Substring, _ number: Int, _ paragraph: inout [String]) {
    let words = line.trimmed
    if words.isEmpty {
      if !paragraph.isEmpty { paragraphs.append(paragraph.joined(separator: " ")) }
      paragraph = []
    } else if let field = MigrationLines.field(words[...], number) {
      fields.append(field)
    } else if line.hasPrefix("   "), !fields.isEmpty, paragraph.isEmpty {
      // A field goes on where its lines are indented.
      fields[fields.count - 1].value += " " + words
    } else {
      paragraph.append(words)
    }
  }

  private static func marker(_ words: String) -> Bool? {
    switch words.lowercased() {
    case "// before", "//before": true
    case "// after", "//after": false
    default: nil
    }
  }

  private static func field(_ words: Substring, _ line: Int) -> Field? {
    guard words.hasPrefix("- "), let colon = words.firstIndex(of: ":") else { return nil }
    return Field(
      name: words[..<colon].dropFirst(2).trimmed, value: words[words.index(after: colon)...].trimmed, line: line)
  }
}

extension Substring {
  fileprivate var trimmedStart: Substring { drop(while: \.isWhitespace) }
}
