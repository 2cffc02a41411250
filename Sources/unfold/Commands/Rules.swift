import UnfoldEngine
import UnfoldReport
import UnfoldRules

/// `unfold rules`: a line for each rule, or a table's row.
func listRules(_ options: Options, _ output: inout Output) -> ExitStatus {
  if options.format == .markdown {
    output.write("| rule | kind | what it is about |\n|---|---|---|\n")
    for rule in allRules {
      output.write("| `\(rule.id)` | \(rule.level.rawValue) | \(rule.summary.replacing("|", with: "\\|")) |\n")
    }
    return .clean
  }
  if options.format == .json {
    var json = JSONWriter()
    json.array(allRules) { json, rule in
      json.object { json in json.rule(rule) }
    }
    output.write(json.bytes + [0x0A])
    return .clean
  }
  let idWidth = allRules.map(\.id.count).max() ?? 0
  let levelWidth = RuleLevel.allCases.map(\.rawValue.count).max() ?? 0
  for rule in allRules {
    output.write("\(padded(rule.id, idWidth))  \(padded(rule.level.rawValue, levelWidth))  \(rule.summary)\n")
  }
  return .clean
}

/// `unfold explain ID`: the rule's page.
func explain(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  let rule = try rule(named: options.paths[0])
  let page = rule.explanation
  if options.format == .json {
    var json = JSONWriter()
    json.object { json in
      json.rule(rule)
      json.field("finds", page.finds)
      json.field("why", page.why)
      json.field("before", page.before)
      json.field("after", page.after)
      json.field("leavesAlone", page.leavesAlone)
      json.field("checkByHand", page.checkByHand)
    }
    output.write(json.bytes + [0x0A])
    return .clean
  }
  let isColored = options.color.isOn
  func heading(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[m" : text }
  output.write("\(heading(rule.id)) (\(rule.level.rawValue)): \(rule.summary)\n")
  let parts = [
    ("What it finds", wrapped(page.finds)), ("Why", wrapped(page.why)), ("Before", indented(page.before)),
    ("After", indented(page.after)), ("What it leaves alone", wrapped(page.leavesAlone)),
    ("What to check by hand", wrapped(page.checkByHand)),
  ]
  for (title, text) in parts where !text.isEmpty { output.write("\n\(heading(title))\n\(text)\n") }
  return .clean
}

extension JSONWriter {
  /// What is known of a rule in one line, as members of an object.
  fileprivate mutating func rule(_ rule: any Rule) {
    field("id", rule.id)
    field("kind", rule.level.rawValue)
    field("summary", rule.summary)
  }
}

private func indented(_ code: String) -> String {
  code.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}

/// Prose in lines of at most 100 characters, where its words allow that; line breaks stay.
func wrapped(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var result = ""
    var width = 0
    for word in line.split(separator: " ") {
      if width > 0 && width + 1 + word.count > 100 {
        result += "\n"
        width = 0
      }
      if width > 0 { result += " " }
      result += word
      width += (width > 0 ? 1 : 0) + word.count
    }
    return result
  }.joined(separator: "\n")
}

/// The text with spaces behind it.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
