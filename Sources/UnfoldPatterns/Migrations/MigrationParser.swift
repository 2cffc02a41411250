import UnfoldEngine
import UnfoldSyntax

extension Migration {
  /// Reads a migration's file.
  ///
  /// - Parameters:
  ///   - text: all of it.
  ///   - name: the file's name without its ending, which is the identifier where the file says none.
  public init(_ text: String, name: String) throws(PatternError) {
    let lines = try MigrationLines(text)
    var parser = MigrationParser(lines: lines, name: name)
    self = try parser.migration()
  }

  /// A migration of one pair, as it is given on a command line.
  ///
  /// - Parameter after: `nil` to find only.
  public init(before: String, after: String?, id: String, message: String) throws(PatternError) {
    let pattern = try Pattern(before)
    var pair = Pair(before: pattern, after: nil, conditions: [], guarding: nil, line: 1)
    if let after {
      pair = Pair(
        before: pattern, after: try Template(after, for: pattern), conditions: [], guarding: nil, line: 1)
    }
    try MigrationParser.refuseEndless([pair])
    self.init(
      id: id, level: after == nil ? .review : .fix, message: message, why: "", checkByHand: "", leavesAlone: "",
      pairs: [pair])
  }
}

/// Understands the fields and blocks of a migration.
struct MigrationParser {
  let lines: MigrationLines
  let name: String
  private var id: String
  private var level: RuleLevel?
  private var texts: [String: String] = [:]
  private var conditions: [MigrationLines.Field] = []

  init(lines: MigrationLines, name: String) {
    self.lines = lines
    self.name = name
    id = name
  }

  private static let headFields = ["id", "kind", "why", "check by hand", "leaves alone"]
  private static let conditionFields = [
    "inside", "not inside", "followed by", "not followed by", "imports", "does not import", "declares",
    "does not declare",
  ]
  private static let afterFields = ["availability", "helper"]

  mutating func migration() throws(PatternError) -> Migration {
    try readHead()
    guard !lines.paragraphs.isEmpty else {
      throw PatternError(
        "the file doesn't say why: begin it with `/// ` and a sentence, which findings show", line: 1)
    }
    let pairs = try pairs()
    if level != .review { try MigrationParser.refuseEndless(pairs) }
    let fixes = pairs.contains { $0.after != nil }
    return Migration(
      id: id, level: level ?? (fixes ? .fix : .review), message: lines.paragraphs[0],
      why: (lines.paragraphs.dropFirst() + [texts["why"]].compactMap { $0 }).joined(separator: "\n\n"),
      checkByHand: texts["check by hand"] ?? "", leavesAlone: texts["leaves alone"] ?? "", pairs: pairs)
  }

  // MARK: The head

  private mutating func readHead() throws(PatternError) {
    for field in lines.fields {
      switch field.name {
      case "id": id = field.value
      case "kind":
        guard let kind = RuleLevel(rawValue: field.value) else {
          throw PatternError(
            "there is no kind `\(field.value)`: write `fix`, `review` or `on request`", line: field.line)
        }
        level = kind
      case "why", "check by hand", "leaves alone": texts[field.name] = field.value
      default:
        guard MigrationParser.isCondition(field.name) else {
          let known = MigrationParser.headFields + MigrationParser.conditionFields + ["where NAME"]
          throw MigrationParser.unknown(field, among: known)
        }
        conditions.append(field)
      }
    }
    let isName = id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard isName, id.first?.isLetter == true, id != "all" else {
      let line = lines.fields.first { $0.name == "id" }?.line ?? 1
      throw PatternError(
        "`\(id)` is no identifier: it is made of letters, digits and `-`, such as `rounded-corners`"
          + (line == 1 ? "; rename the file, or write `/// - id: rounded-corners`" : ""), line: line)
    }
  }

  private static func unknown(_ field: MigrationLines.Field, among names: [String]) -> PatternError {
    let hint = nearest(field.name, in: names).map { "; did you mean `\($0)`?" } ?? ""
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return PatternError("there is no field `\(field.name)`\(hint) Here there are \(list)", line: field.line)
  }

  // MARK: Blocks

  private func pairs() throws(PatternError) -> [Migration.Pair] {
    guard let first = lines.blocks.first else {
      throw PatternError(
        "there is no block of code: write `// before` on a line of its own, and the code that is to be found below",
        line: 1)
    }
    guard first.isBefore else {
      throw PatternError(
        "`// after` comes before any `// before`: write the code that is to be found first", line: first.line)
    }
    var pairs: [Migration.Pair] = []
    var index = 0
    while index < lines.blocks.count {
      let before = lines.blocks[index]
      guard before.isBefore else {
        throw PatternError(
          "a second `// after` for the same `// before`: each has one, so write the code before again",
          line: before.line)
      }
      let after = index + 1 < lines.blocks.count && !lines.blocks[index + 1].isBefore ? lines.blocks[index + 1] : nil
      if after == nil, level == .fix || level == .onRequest {
        throw PatternError(
          "`// before` has no `// after`, which a fix needs: write it below (empty to remove the code), or say "
            + "`/// - kind: review`", line: before.line)
      }
      pairs.append(try pair(before, after))
      index += after == nil ? 1 : 2
    }
    return pairs
  }

  private func pair(
    _ before: MigrationLines.Block, _ after: MigrationLines.Block?
  ) throws(PatternError) -> Migration.Pair {
    var context: PatternContext?
    var fields = conditions
    for field in before.fields {
      if field.name == "context" {
        guard let known = PatternContext(rawValue: field.value) else {
          let names = PatternContext.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
          throw PatternError("there is no context `\(field.value)`: there are \(names)", line: field.line)
        }
        context = known
      } else if MigrationParser.isCondition(field.name) {
        fields.append(field)
      } else {
        throw MigrationParser.unknown(field, among: ["context", "where NAME"] + MigrationParser.conditionFields)
      }
    }
    let pattern: Pattern
    do throws(PatternError) {
      pattern = try Pattern(before.text, as: context)
    } catch {
      throw error.moved(to: before)
    }
    var conditions: [Condition] = []
    for field in fields {
      // What the head says of a hole counts for the blocks that have it.
      let isOfHead = field.line < before.line
      if let condition = try ConditionParser(field: field, pattern: pattern, isOptional: isOfHead).condition() {
        conditions.append(condition)
      }
    }
    guard let after else {
      return Migration.Pair(
        before: pattern, after: nil, conditions: conditions, guarding: nil, line: before.line)
    }
    let template: Template
    do throws(PatternError) {
      template = try Template(after.text, for: pattern)
    } catch {
      throw error.moved(to: after)
    }
    return Migration.Pair(
      before: pattern, after: template, conditions: conditions, guarding: try guarding(after.fields, pattern),
      line: before.line)
  }

  private func guarding(
    _ fields: [MigrationLines.Field], _ pattern: Pattern
  ) throws(PatternError) -> Migration.Guarding? {
    var versions: [Platform: Version] = [:]
    var text = ""
    var helper: String?
    var parameters: [(name: String, type: String)] = []
    for field in fields {
      if field.name == "availability" {
        for part in field.value.split(separator: ",").map(\.trimmed) where part != "*" {
          let words = part.split(separator: " ")
          guard words.count == 2, let platform = Platform(name: words[0]), let version = Version(words[1]) else {
            throw PatternError(
              "`\(part)` is no platform with its version: write it as in `#available`, such as `iOS 26, macOS 26`",
              line: field.line)
          }
          versions[platform] = version
        }
        guard !versions.isEmpty else {
          throw PatternError("no platform is named: write `// - availability: iOS 26`", line: field.line)
        }
        text = field.value.hasSuffix("*") ? field.value : "\(field.value), *"
      } else if field.name == "helper" {
        helper = field.value
      } else if field.name.hasPrefix("parameter ") {
        let name = field.name.dropFirst("parameter ".count).trimmed
        guard pattern.holes.contains(where: { $0.name == name }) else {
          throw MigrationParser.unknownHole(name, pattern, line: field.line)
        }
        parameters.append((name, field.value))
      } else {
        throw MigrationParser.unknown(field, among: MigrationParser.afterFields + ["parameter NAME"])
      }
    }
    if versions.isEmpty {
      guard let field = fields.first else { return nil }
      throw PatternError(
        "`\(field.name)` is for code that newer systems have: say which, with `// - availability: iOS 26`",
        line: field.line)
    }
    return Migration.Guarding(versions: versions, text: text, helper: helper, parameters: parameters)
  }

  static func isCondition(_ name: String) -> Bool { conditionFields.contains(name) || name.hasPrefix("where ") }

  static func unknownHole(_ name: String, _ pattern: Pattern, line: Int) -> PatternError {
    let names = pattern.holes.compactMap(\.name)
    let hint = nearest(name, in: names).map { "; did you mean `\($0)`?" } ?? ""
    return PatternError("the code before has no hole `<#\(name)#>`\(hint)", line: line)
  }

  // MARK: What would never end

  /// Code that is written and found again would be written for ever.
  static func refuseEndless(_ pairs: [Migration.Pair]) throws(PatternError) {
    for written in pairs {
      guard let after = written.after?.tree, written.guarding == nil else { continue }
      for pair in pairs where pair.conditions.isEmpty && pair.after != nil {
        var matcher = Matcher(pair.before, in: after.tree)
        let kinds = Set(pair.before.nodeKinds)
        let isFound = after.roots.contains { root in
          root.descendants.contains { kinds.contains($0.kind) && !matcher.matches(at: $0).isEmpty }
        }
        guard isFound else { continue }
        let which = pairs.count > 1 ? "the code before in line \(pair.line)" : "the code before"
        throw PatternError(
          "\(which) is found in what is written here, so that the change would never end: limit it by a field such "
            + "as `- not inside: `, or write both as they differ", line: written.line)
      }
    }
  }
}

extension MigrationLines.Block {
  /// The code without empty lines around it.
  fileprivate var text: String {
    var lines = code[...]
    while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension PatternError {
  /// The same in a block of a file.
  fileprivate func moved(to block: MigrationLines.Block) -> PatternError {
    PatternError(message, line: line + block.codeLine - 1)
  }
}
