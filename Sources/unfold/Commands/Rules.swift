import UnfoldEngine
import UnfoldReport

/// `unfold rules`: a line for each rule, or a table's row.
func listRules(_ options: Options, _ output: inout Output) -> ExitStatus {
  if options.format == .markdown {
    output.write("| rule | kind | what it is about |\n|---|---|---|\n")
    for rule in options.knownRules {
      output.write("| `\(rule.id)` | \(rule.level.rawValue) | \(rule.summary.replacing("|", with: "\\|")) |\n")
    }
    return .clean
  }
  if options.format == .json {
    var json = JSONWriter()
    json.array(options.knownRules) { json, rule in
      json.object { json in json.rule(rule) }
    }
    output.write(json.bytes + [0x0A])
    return .clean
  }
  let idWidth = options.knownRules.map(\.id.count).max() ?? 0
  let levelWidth = RuleLevel.allCases.map(\.rawValue.count).max() ?? 0
  for rule in options.knownRules {
    output.write("\(padded(rule.id, idWidth))  \(padded(rule.level.rawValue, levelWidth))  \(rule.summary)\n")
  }
  return .clean
}

/// `unfold explain ID`: the rule's page.
func explain(_ options: Options, _ output: inout Output) throws(UsageError) -> ExitStatus {
  let rule = try rule(named: options.paths[0], options)
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
    ("What it finds", prose(page.finds)), ("Why", prose(page.why)), ("Before", indented(page.before)),
    ("After", indented(page.after)), ("What it leaves alone", prose(page.leavesAlone)),
    ("What to check by hand", prose(page.checkByHand)),
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

/// Prose in lines that are easy to read, and no wider than the terminal.
private func prose(_ text: String) -> String {
  wrapped(text, width: min(100, Terminal.ofOutput?.width ?? 100)).joined(separator: "\n")
}

/// The text with spaces behind it.
func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
