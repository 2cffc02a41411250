import UnfoldSyntax

/// Understands a field that limits what is found.
struct ConditionParser {
  let field: MigrationLines.Field
  let pattern: Pattern
  /// Whether the pattern may lack the hole that the field is about.
  let isOptional: Bool

  /// `nil` where the pattern lacks the hole.
  func condition() throws(PatternError) -> Condition? {
    switch field.name {
    case "inside", "not inside":
      return Condition(
        subject: .inside, test: .pattern(try nested(field.value)), isNegated: field.name.hasPrefix("not"))
    case "followed by", "not followed by":
      return Condition(
        subject: .followed, test: .pattern(try nested(field.value)), isNegated: field.name.hasPrefix("not"))
    case "imports", "does not import":
      return Condition(subject: .imports, test: .name(field.value), isNegated: field.name != "imports")
    case "declares", "does not declare":
      return Condition(subject: .declares, test: .name(field.value), isNegated: field.name != "declares")
    default:
      let name = field.name.dropFirst("where ".count).trimmed
      guard pattern.holes.contains(where: { $0.name == name }) else {
        if isOptional { return nil }
        throw MigrationParser.unknownHole(name, pattern, line: field.line)
      }
      return try hole(name)
    }
  }

  private static let forms: [(words: String, isNegated: Bool)] = [
    ("is not", true), ("is", false), ("does not match", true), ("matches", false), ("does not contain", true),
    ("contains", false),
  ]

  private func hole(_ name: String) throws(PatternError) -> Condition {
    for (words, isNegated) in ConditionParser.forms where field.value.hasPrefix(words + " ") {
      let value = field.value.dropFirst(words.count).trimmed
      let test: Condition.Test
      switch words {
      case "is", "is not":
        if value.hasPrefix("`") {
          test = .pattern(try nested(value))
        } else {
          var kinds: Set<SyntaxKind> = []
          for word in value.split(separator: "|") {
            kinds.formUnion(try SyntaxKind.named(word.trimmed, line: field.line))
          }
          test = .kinds(kinds)
        }
      case "matches", "does not match":
        guard value.count > 2, value.hasPrefix("/"), value.hasSuffix("/") else {
          throw PatternError("a regular expression stands between slashes: `matches /^is[A-Z]/`", line: field.line)
        }
        test = .matches(try RegularExpression(String(value.dropFirst().dropLast()), line: field.line))
      default: test = .contains(try nested(value))
      }
      return Condition(subject: .hole(name), test: test, isNegated: isNegated)
    }
    throw PatternError(
      "`\(field.value)` says nothing about `<#\(name)#>`: write `is integerLiteralExpr`, ``is `CODE` ``, "
        + "`matches /EXPRESSION/` or ``contains `CODE` ``, each also with `not`", line: field.line)
  }

  /// A pattern, with or without back-ticks around it.
  private func nested(_ text: String) throws(PatternError) -> Pattern {
    var text = text
    if text.count > 1, text.hasPrefix("`"), text.hasSuffix("`") { text = String(text.dropFirst().dropLast()) }
    do throws(PatternError) {
      return try Pattern(text)
    } catch {
      throw PatternError(error.message, line: field.line)
    }
  }
}
