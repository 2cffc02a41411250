import UnfoldEngine
import UnfoldRules

/// A shell for which there are completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// A script for it that completes commands, options and their values.
  var completions: String {
    switch self {
    case .bash: bashCompletions()
    case .zsh: zshCompletions()
    case .fish: fishCompletions()
    }
  }
}

/// What can stand for a value or a path.
enum CompletedValue {
  case oneOf([String])
  case file
  case folder
  /// Nobody but the user knows.
  case anything
}

extension Option {
  /// What its value can be after that command; `nil` where it has none.
  func completedValue(after command: CommandName) -> CompletedValue? {
    switch self {
    case .rule: .oneOf(allRules.map(\.id))
    case .format: .oneOf(command.formats.map(\.rawValue))
    case .color: .oneOf(ColorChoice.allCases.map(\.rawValue))
    case .rules, .report, .baseline, .writeBaseline, .buildStamp, .lines: .file
    default: valueName == nil ? nil : .anything
    }
  }
}

extension CommandName {
  /// What can stand behind the options.
  var completedPath: CompletedValue {
    switch self {
    case .explain: .oneOf(allRules.map(\.id))
    case .completions: .oneOf(Shell.allCases.map(\.rawValue))
    case .test, .undo: .folder
    case .rules, .manual, .new: .oneOf([])
    default: .file
    }
  }
}

// MARK: bash

private func bashCompletions() -> String {
  var text = """
    # Completions of unfold for bash: source <(unfold completions bash)
    _unfold() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} options= values= paths=
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(CommandName.allCases.map(\.rawValue).joined(separator: " ")) --help --version" -- "$current"))
        return
      fi
      case "${COMP_WORDS[1]} $previous" in

    """
  for command in CommandName.allCases {
    for option in command.options {
      guard let value = option.completedValue(after: command) else { continue }
      text += "    '\(command.rawValue) \(option.name)') \(bashReply(value)); return ;;\n"
    }
  }
  text += "  esac\n  case \"${COMP_WORDS[1]}\" in\n"
  for command in CommandName.allCases {
    text += "    \(command.rawValue)) options='\(command.options.map(\.name).joined(separator: " "))'\n"
    text += "      if [ \"${current:0:1}\" != - ]; then \(bashReply(command.completedPath)); return; fi ;;\n"
  }
  return text + """
      esac
      COMPREPLY=($(compgen -W "$options" -- "$current"))
    }
    complete -o filenames -F _unfold unfold

    """
}

private func bashReply(_ value: CompletedValue) -> String {
  switch value {
  case .oneOf(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
  // A name may have spaces in it.
  case .file: "local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$current\"))"
  case .folder: "local IFS=$'\\n'; COMPREPLY=($(compgen -d -- \"$current\"))"
  case .anything: ":"
  }
}

// MARK: zsh

private func zshCompletions() -> String {
  var text = """
    #compdef unfold
    # Completions of unfold for zsh: put this into a file named _unfold in a folder of $fpath, or source it.
    _unfold() {
      local -a commands
      commands=(

    """
  for command in CommandName.allCases {
    text += "    '\(command.rawValue):\(zshText(command.summary))'\n"
  }
  text += """
      )
      if (( CURRENT == 2 )); then
        _describe -t commands command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in

    """
  for command in CommandName.allCases {
    text += "    \(command.rawValue))\n      _arguments -S"
    for option in command.options {
      let value = option.completedValue(after: command).map { ":\(zshText(option.valueName ?? "value")):\(zshAction($0))" }
      let star = option.isRepeatable ? "*" : ""
      text += " \\\n        '\(star)\(option.name)[\(zshText(option.help))]\(value ?? "")'"
    }
    text += " \\\n        '*:path:\(zshAction(command.completedPath))' ;;\n"
  }
  return text + """
      esac
    }
    if [ "$funcstack[1]" = _unfold ]; then _unfold "$@"; else compdef _unfold unfold; fi

    """
}

private func zshAction(_ value: CompletedValue) -> String {
  switch value {
  case .oneOf(let words): "(\(words.joined(separator: " ")))"
  case .file: "_files"
  case .folder: "_files -/"
  case .anything: " "
  }
}

/// Text within single quotes in which brackets and colons mean something.
private func zshText(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "'": result += "'\\''"
    case "[", "]", ":", "\\": result += "\\\(character)"
    default: result.append(character)
    }
  }
}

// MARK: fish

private func fishCompletions() -> String {
  var text = "# Completions of unfold for fish: unfold completions fish > ~/.config/fish/completions/unfold.fish\n"
  for command in CommandName.allCases {
    text += "complete -c unfold -f -n __fish_use_subcommand -a \(command.rawValue) -d '\(fishText(command.summary))'\n"
  }
  for command in CommandName.allCases {
    let start = "complete -c unfold -n '__fish_seen_subcommand_from \(command.rawValue)'"
    switch command.completedPath {
    case .oneOf(let words): text += "\(start) -f -a '\(words.joined(separator: " "))'\n"
    case .folder: text += "\(start) -f -a '(__fish_complete_directories)'\n"
    case .file, .anything: text += "\(start) -F\n"
    }
    for option in command.options {
      var line = "\(start) -l \(option.rawValue) -d '\(fishText(option.help))'"
      switch option.completedValue(after: command) {
      case .oneOf(let words): line += " -x -a '\(words.joined(separator: " "))'"
      case .file, .folder: line += " -r -F"
      case .anything: line += " -x"
      case nil: break
      }
      text += line + "\n"
    }
  }
  return text
}

/// Text within single quotes.
private func fishText(_ text: String) -> String {
  text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" }
}
