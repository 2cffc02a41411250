import UnfoldRules

/// The manual page, in the macros of `man`.
func manualPage() -> String {
  var page = """
    .TH UNFOLD 1 "\(unfoldVersionDate)" "unfold \(unfoldVersion)" "User Commands"
    .SH NAME
    unfold \\- move SwiftUI apps to resizable windows
    .SH SYNOPSIS
    .B unfold
    .I COMMAND
    .RI [ options ]
    .RI [ PATH ...]
    .SH DESCRIPTION
    Finds code that assumes one fixed screen, rewrites what is asked for where it is certain, and shows the rest.
    .PP
    .I PATH
    is a file or a folder, which is walked for .swift files without what git ignores.
    None means the current folder, \\- standard input.
    .SH COMMANDS

    """
  for command in CommandName.allCases { page += section(of: command) }
  page += ".SH OPTIONS\n"
  for option in Option.allCases {
    let value = option.valueName.map { " \\fI\(escaped($0))\\fR" } ?? ""
    let commands = CommandName.allCases.filter { $0.options.contains(option) }
    let users = commands.count == CommandName.allCases.count ? "" : " (\(commands.map(\.rawValue).joined(separator: ", ")))"
    page += ".TP\n\\fB\(escaped(option.name))\\fR\(value)\n\(sentence(option.help + users))\n"
  }
  page += ".SH RULES\n"
  for rule in allRules { page += ".TP\n.B \(escaped(rule.id))\n\(sentence(rule.summary)) (\(rule.level.rawValue))\n" }
  return page + ending
}

private func section(of command: CommandName) -> String {
  var text = ".SS \(command.rawValue)\n.nf\n.B \(escaped(command.usage.split(separator: "\n").map(trimmed).joined(separator: "\n.B ")))\n.fi\n"
  for paragraph in command.details.split(separator: "\n\n") {
    text += ".PP\n" + paragraph.split(separator: "\n").map { sentence(String($0)) }.joined(separator: "\n") + "\n"
  }
  text += ".PP\nExamples:\n.PP\n.nf\n.RS\n"
  for example in command.examples { text += "\(sentence(example))\n" }
  return text + ".RE\n.fi\n.PP\nExit status: \(sentence(command.exitStatuses))\n"
}

private func trimmed(_ text: Substring) -> String { String(text.drop { $0 == " " }) }

/// Text as it is, also where a macro could begin.
private func sentence(_ text: String) -> String {
  let text = escaped(text)
  return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&\(text)" : text
}

private func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "`": result += "\\(ga"
    case "~": result += "\\(ti"
    case "^": result += "\\(ha"
    case "'": result += "\\(aq"
    default: result.append(character)
    }
  }
}

private let ending = """
  .SH FILES
  .TP
  .I .unfold.json
  What holds for the folder that it is in and all below: rules on and off, files left out, deployment targets.
  .TP
  .I .git/unfold
  What
  .B unfold undo
  restores.
  .SH ENVIRONMENT
  .TP
  .B NO_COLOR
  Where it is set, nothing is coloured.
  .TP
  .BR UNFOLD_PAGER ", " PAGER
  What shows long output on a terminal; less where neither is set.
  .TP
  .B XDG_STATE_HOME
  Where the old bytes of changed files are kept outside of git.
  .SH SEE ALSO
  .BR git (1),
  .BR swift (1)

  """
