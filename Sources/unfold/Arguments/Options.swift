import UnfoldEngine

/// What the user asked for, after the command's name.
struct Options {
  /// Identifiers, in the order given, each once. Empty: every rule but those on request.
  var rules: [String] = []
  /// Files and folders with migrations.
  var migrationPaths: [String] = []
  /// The rules of the project's own.
  var migrations: [any Rule] = []
  /// The names of the only findings that are wanted; empty for all.
  var findings: [String] = []
  var deploymentTarget: DeploymentTarget?
  var format = ReportFormat.text
  var jobs = processorCount
  var color = ColorChoice.auto
  var isQuiet = false
  /// Whether each file that is left out is said.
  var isVerbose = false
  var isUpdating = false
  /// What has to succeed before and after a change.
  var verifyCommand: String?
  /// Where findings count, and from which commit on.
  var scope = FindingScope()
  var since: String?
  var included: [String] = []
  var excluded: [String] = []
  /// Whether a file that is named is left out where one in a folder would be.
  var forcesExclusion = false
  /// The file that tells a build system that the run is done.
  var buildStamp: String?
  /// Whether a file with several names is replaced at one of them.
  var breaksHardLinks = false
  /// Whether files are changed that git could not bring back.
  var allowsDirty = false
  /// Whether the runs that can be undone are listed.
  var listsRuns = false
  /// The run to undo; the newest where there is none.
  var runNumber: Int?
  /// Whether configuration files count for nothing.
  var ignoresConfigurations = false
  var printsSchema = false
  /// The page for people that is written beside the usual output.
  var report: String?
  /// The baseline to read, and the one to write.
  var baseline: String?
  var writtenBaseline: String?
  /// Whether goldens are compiled too.
  var typeChecks = false
  var listsSpans = false
  var checksRoundTrip = false
  /// Whether a long output goes to the terminal as it is.
  var avoidsPager = false
  /// The code to search for and, for `rewrite`, what takes its place.
  var patterns: [String] = []
  /// Files, folders or, for `explain`, the rule.
  var paths: [String] = []
  /// The options as they were given.
  var given: [(option: Option, value: String?)] = []
}

enum ReportFormat: String, CaseIterable {
  case text, json, sarif, xcode, github, gitlab, junit, markdown

  static let ofFindings: [ReportFormat] = [.text, .json, .sarif, .xcode, .github, .gitlab, .junit]
  static let ofRules: [ReportFormat] = [.text, .json, .markdown]
  static let ofExplanations: [ReportFormat] = [.text, .json]
}

/// An option of the command line.
enum Option: String, CaseIterable {
  case rule, rules, finding, deploymentTarget = "deployment-target", verify, allowDirty = "allow-dirty"
  case breakHardLinks = "break-hard-links", list, run, baseline, writeBaseline = "write-baseline"
  case buildStamp = "build-stamp", forceExclude = "force-exclude"
  case noConfig = "no-config", schema, lines, declaration, since, include, exclude, format, jobs, color, quiet
  case noPager = "no-pager", report
  case verbose, update, typeCheck = "type-check", spans, check, help, version

  var name: String { "--\(rawValue)" }

  /// What its value is called in the help; `nil` where it has none.
  var valueName: String? {
    switch self {
    case .rule, .finding: "ID"
    case .deploymentTarget: "ios=17.0[,macos=14.0...]"
    case .rules: "PATH"
    case .verify: "COMMAND"
    case .lines: "FILE:10-40"
    case .declaration: "NAME"
    case .since: "REF"
    case .include, .exclude: "GLOB"
    case .baseline, .writeBaseline, .buildStamp, .report: "FILE"
    case .format: ReportFormat.ofFindings.map(\.rawValue).joined(separator: "|")
    case .jobs: "N"
    case .color: ColorChoice.allCases.map(\.rawValue).joined(separator: "|")
    case .run: "N"
    case .allowDirty, .breakHardLinks, .forceExclude, .list, .noConfig, .schema, .quiet, .noPager, .verbose, .update, .typeCheck,
      .spans, .check, .help, .version: nil
    }
  }

  /// Whether it may be given several times.
  var isRepeatable: Bool {
    switch self {
    case .rule, .rules, .finding, .lines, .declaration, .include, .exclude: true
    default: false
    }
  }

  var help: String {
    switch self {
    case .rule: "run this rule; may be given several times"
    case .rules: "a migration, or a folder of them, besides those in .unfold; several times"
    case .finding: "only the finding with this id, as --format json lists them; may be given several times"
    case .deploymentTarget: "the oldest systems the app runs on, instead of the project's"
    case .verify: "keep only changes with which this succeeds, such as the app's build"
    case .lines: "only findings that begin on these lines; may be given several times"
    case .declaration: "only findings in this type or member, such as PlayerView or PlayerView.body; several times"
    case .since: "only findings on lines that differ from this commit, and in files that git doesn't track"
    case .include: "only files that match, such as 'Sources/**/*View.swift' or '*Screen.swift'; several times"
    case .exclude: "no files that match; several times"
    case .forceExclude: "leave out what is excluded or generated also where it is named, as hooks and builds do"
    case .buildStamp: "for builds: write this empty file at the end, and end with 0 whatever was found"
    case .allowDirty: "change files with uncommitted changes too"
    case .list: "list the runs that can be undone, the newest first"
    case .run: "undo this run, by its number in the list"
    case .breakHardLinks: "change files with several hard links too; their other names keep the old bytes"
    case .baseline: "findings that are known: silent, and left alone by 'apply'"
    case .writeBaseline: "write what is found as a baseline, instead of reporting it"
    case .noConfig: "pay no attention to .unfold.json"
    case .report: "write a page with all findings too, to open in a browser"
    case .schema: "print the JSON Schema: of .unfold.json, or of what check --format json writes"
    case .format: "how findings are written; text is the default"
    case .jobs: "how many files are worked on at once; one per processor is the default"
    case .color: "colours; auto, on a terminal and without NO_COLOR, is the default"
    case .noPager: "write to the terminal and not to UNFOLD_PAGER, PAGER or less"
    case .quiet: "nothing on standard error but trouble"
    case .verbose: "say each file that is left out, and why"
    case .update: "write the results as the expected ones, and say what changed"
    case .typeCheck: "compile each case too, at its own deployment target, before and after"
    case .spans: "list every node and token: DEPTH KIND START END"
    case .check: "parse, print back and compare the bytes"
    case .help: "this help"
    case .version: "the version"
    }
  }
}

/// A mistake in the command line: what is wrong, and what to do.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
