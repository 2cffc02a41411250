/// The help of the tool as a whole.
func helpText() -> String {
  var text = """
    unfold moves SwiftUI apps to resizable windows: it finds code that assumes one fixed screen, rewrites what is
    asked for where it is certain, and shows the rest.

    usage: unfold COMMAND [options] [PATH...]


    """
  for command in CommandName.allCases { text += "  \(padded(command.rawValue, 13))\(command.summary)\n" }
  return text + """

    PATH is a file or a folder, which is walked for .swift without what git ignores. None means the current folder,
    '-' standard input. 'unfold COMMAND --help' says more; 'unfold --version' says which version this is.

    Begin with:
      unfold check                                  what there is to find in this folder
      unfold explain guessed-insets                 what a rule is about
      unfold diff --rule guessed-insets Sources     what the rule would change
      unfold apply --rule guessed-insets Sources    change it

    """
}

/// The help of one command.
func helpText(for command: CommandName) -> String {
  var text = "usage: \(command.usage)\n\n\(command.details)\n\noptions:\n"
  for option in command.options {
    let value = option == .format ? command.formats.map(\.rawValue).joined(separator: "|") : option.valueName
    let name = option.name + (value.map { " \($0)" } ?? "")
    let start = name.count > 28 ? "\(name)\n  \(padded("", 28))" : padded(name, 28)
    text += "  \(start)\(option.help)\n"
  }
  text += "\nexamples:\n"
  for example in command.examples { text += "  \(example)\n" }
  return text + "\nexit status: \(command.exitStatuses)\n"
}

extension CommandName {
  var summary: String {
    switch self {
    case .check: "report findings"
    case .diff: "print what would change as a patch"
    case .apply: "change the files"
    case .undo: "restore what 'apply' wrote"
    case .rules: "list the rules"
    case .explain: "say what a rule finds, why, and what it leaves alone"
    case .search: "find code by a pattern with holes"
    case .rewrite: "print what a pattern and its replacement would change as a patch"
    case .target: "show deployment targets and where each was read"
    case .config: "show what holds for a file and where that is said"
    case .test: "run the goldens"
    case .syntax: "show or check what the parser sees"
    case .new: "begin a migration of your own, with a golden"
    case .completions: "print a script that completes commands in a shell"
    case .manual: "print the manual page"
    }
  }

  var usage: String {
    switch self {
    case .check: "unfold check [--rule ID]... [options] [PATH...]\n       unfold check --schema"
    case .diff: "unfold diff [--rule ID]... [options] [PATH...]"
    case .apply: "unfold apply --rule ID... [--verify COMMAND] [--allow-dirty] [options] [PATH...]"
    case .undo: "unfold undo [--list] [--run N] [options] [FOLDER]"
    case .rules: "unfold rules [--rules PATH] [--format text|json|markdown]"
    case .explain: "unfold explain ID [--format text|json]"
    case .search: "unfold search PATTERN [options] [PATH...]"
    case .rewrite: "unfold rewrite BEFORE AFTER [options] [PATH...]"
    case .target: "unfold target [options] [PATH...]"
    case .config: "unfold config [options] [FILE]\n       unfold config --schema"
    case .test: "unfold test [DIR] [--update] [--type-check]"
    case .syntax: "unfold syntax --spans|--check FILE..."
    case .new: "unfold new RULE"
    case .completions: "unfold completions bash|zsh|fish"
    case .manual: "unfold manual"
    }
  }

  var details: String {
    switch self {
    case .check:
      """
      Reports findings: what 'apply' would fix, and what a person has to look at. Without --rule every rule runs, but
      for those that are on request only. No file is changed. --report writes all of it as one page too, to look
      through in a browser. --schema prints the JSON Schema of what --format json writes.
      """
    case .diff:
      """
      Prints what 'apply' would change as a patch that 'git apply' takes in the same folder. Without --rule every
      rule runs, but for those that are on request only. No file is changed.
      """
    case .apply:
      """
      Changes the files, by the rules that are named and no others. Each result is proven before it is written: all
      outside the edits is the same, it parses, and a second run changes nothing. A file is written whole or not at
      all; permissions, owner and extended attributes stay. Left alone and named are files with several hard links, and
      those that a symbolic link leads to out of the paths given. With '-' the result goes to standard output.

      In a git work tree nothing is changed where a file to be written has uncommitted changes or is in no commit;
      --allow-dirty changes it all the same. 'unfold undo' restores what a run wrote.

      --verify gives COMMAND to sh in the current folder, before the change and after it. Where it fails before,
      nothing is changed. Where it fails after, the changes that break it are found by halving and taken back, and
      each is named; the others stay. What was interrupted is taken back as a whole.
      """
    case .undo:
      """
      Restores the files that the last run of 'apply' wrote in the current folder's git work tree or, outside of git,
      in the current folder or one around it; one run at a time, the newest first. A run that was cut off can be
      undone too. Files that were edited since are named and left alone. FOLDER stands for the current folder.

      The old bytes of the last 20 runs are kept: in .git/unfold, outside of git in XDG_STATE_HOME or where the system
      keeps such things, by default ~/.local/state or, on macOS, ~/Library/Application Support.
      """
    case .rules:
      "Lists the rules: identifier, how far it goes, what it is about."
    case .explain:
      "Says what a rule finds, why, how it rewrites it, what it leaves alone, and what to check by hand."
    case .search:
      """
      Lists where the code of PATTERN stands: Swift in which <#name#> stands for any code, <#name...#> for any number
      of arguments, statements or modifiers, and <#n: integerLiteralExpr#> for code of one kind. White space and
      comments make no difference. Put it into single quotes, so that the shell leaves it alone.
      """
    case .rewrite:
      """
      Prints, as a patch that 'git apply' takes, what it changes to write AFTER wherever the code of BEFORE stands.
      AFTER has the holes of BEFORE; where it is empty, the code goes. No file is changed. Where a comment would be
      lost, the code is left as it is.
      """
    case .target:
      """
      Shows the oldest systems that the files must run on, and the file and line that each version was read from. A
      file that is named has a line of its own; for a folder each answer that differs has one, with the number of
      files.

      Read are Package.swift, Xcode projects and workspaces with their .xcconfig files, XcodeGen's project.yml,
      Tuist's Project.swift and Bazel's minimum_os_version; nothing in them is executed. The targets that list a file
      count, where there are several the oldest version of each platform. For a file that none lists it is the
      nearest project upwards. Where nothing is known, all that is newer than the oldest system is guarded.
      """
    case .config:
      """
      Shows which rules look at FILE, a file or a folder, for which systems it is built, and the file and line that
      says so. It is said in .unfold.json, in FILE's folder and those around it up to the top of the repository; the
      nearer one wins, and the command line wins over all. --schema prints what such a file may hold.
      """
    case .test:
      """
      Runs the goldens in DIR, Goldens where none is given: findings, result, patterns, and the same again in each
      mechanical variation. --type-check compiles input and result too, with Xcode's SDK or, elsewhere, that of the
      repository's Tests/StubSDK, which takes swiftc and python3; each guard in a result must be needed.
      """
    case .syntax:
      """
      --spans lists for each file "# PATH ok|error", then every node and token before what is in it, a line each:
      DEPTH KIND START END, in UTF-8 bytes. --check parses each file, prints it back and compares the bytes.
      """
    case .new:
      """
      Makes .unfold/RULE.swift, a migration to write code before and after into, and a golden for it that passes, in
      .unfold/goldens. 'unfold test .unfold' runs the goldens; 'unfold check' and the others run the migration.
      """
    case .completions:
      """
      Prints a script that completes commands, options, rules and paths. For bash: source <(unfold completions bash),
      in ~/.bashrc. For zsh: unfold completions zsh > DIR/_unfold, where DIR is a folder of $fpath. For fish:
      unfold completions fish > ~/.config/fish/completions/unfold.fish.
      """
    case .manual:
      "Prints the manual page, for man to show: unfold manual > unfold.1, then man ./unfold.1."
    }
  }

  var examples: [String] {
    switch self {
    case .check:
      [
        "unfold check", "unfold check --rule guessed-insets Sources",
        "unfold check --format sarif Sources > findings.sarif",
        "unfold check --report report.html Sources",
        "unfold check --deployment-target ios=17.0 App/Player.swift",
      ]
    case .diff: ["unfold diff --rule guessed-insets Sources", "unfold diff --rule guessed-insets | git apply"]
    case .apply:
      [
        "unfold apply --rule guessed-insets Sources", "unfold apply --rule guessed-insets - < In.swift > Out.swift",
        "unfold apply --rule guessed-insets --verify 'swift build' Sources",
      ]
    case .undo: ["unfold undo", "unfold undo --list", "unfold undo --run 3"]
    case .rules: ["unfold rules", "unfold rules --format markdown"]
    case .explain: ["unfold explain guessed-insets", "unfold explain overlay-bars --no-pager"]
    case .search:
      [
        "unfold search '<#view#>.padding(.bottom, <#n#>)' Sources",
        "unfold search 'UIScreen.main' --format json Sources",
      ]
    case .rewrite:
      [
        "unfold rewrite '<#view#>.foregroundColor(<#c#>)' '<#view#>.foregroundStyle(<#c#>)' Sources",
        "unfold rewrite 'debugPrint(<#items...#>)' '' | git apply",
      ]
    case .target: ["unfold target", "unfold target Packages/Player App"]
    case .config: ["unfold config App/Player.swift", "unfold config --schema > unfold.schema.json"]
    case .test: ["unfold test", "unfold test Goldens/guessed-insets", "unfold test --type-check", "unfold test --update"]
    case .new: ["unfold new rounded-corners", "unfold new rounded-corners && unfold test .unfold"]
    case .completions: ["unfold completions zsh > _unfold", "unfold completions bash > unfold.bash"]
    case .manual: ["unfold manual > unfold.1", "unfold manual > unfold.1 && man ./unfold.1"]
    case .syntax: ["unfold syntax --spans App/Player.swift", "unfold syntax --check Sources"]
    }
  }

  var exitStatuses: String {
    switch self {
    case .check: "0 no findings, 1 some, 2 trouble"
    case .diff: "0 no changes, 1 some, 2 trouble"
    case .search: "0 none, 1 some, 2 trouble"
    case .rewrite: "0 no changes, 1 some, 2 trouble"
    case .apply: "0 done, also where there was nothing to do; 1 --verify took changes back; 2 trouble"
    case .undo: "0 done; 2 trouble, also where files were edited since, or there is nothing to undo"
    case .rules, .explain, .target, .config, .new, .completions, .manual: "0 done, 2 trouble"
    case .test: "0 all pass, 1 some fail, 2 trouble"
    case .syntax: "0 done and all the same; 1 some differ (--check); 2 trouble"
    }
  }
}
