import UnfoldEngine

/// What the user asked for, after the command's name.
struct Options {
  /// Identifiers, in the order given, each once. Empty: every rule but those on request.
  var rules: [String] = []
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
  /// Whether goldens are compiled too.
  var typeChecks = false
  var listsSpans = false
  var checksRoundTrip = false
  /// Files, folders or, for `explain`, the rule.
  var paths: [String] = []
}

enum ReportFormat: String, CaseIterable {
  case text, json, sarif, xcode, github, markdown

  static let ofFindings: [ReportFormat] = [.text, .json, .sarif, .xcode, .github]
  static let ofRules: [ReportFormat] = [.text, .markdown]
}

/// An option of the command line.
enum Option: String, CaseIterable {
  case rule, deploymentTarget = "deployment-target", verify, lines, declaration, since, include, exclude, format, jobs
  case color, quiet, verbose, update, typeCheck = "type-check", spans, check, help, version

  var name: String { "--\(rawValue)" }

  /// What its value is called in the help; `nil` where it has none.
  var valueName: String? {
    switch self {
    case .rule: "ID"
    case .deploymentTarget: "ios=17.0[,macos=14.0...]"
    case .verify: "COMMAND"
    case .lines: "FILE:10-40"
    case .declaration: "NAME"
    case .since: "REF"
    case .include, .exclude: "GLOB"
    case .format: ReportFormat.ofFindings.map(\.rawValue).joined(separator: "|")
    case .jobs: "N"
    case .color: ColorChoice.allCases.map(\.rawValue).joined(separator: "|")
    case .quiet, .verbose, .update, .typeCheck, .spans, .check, .help, .version: nil
    }
  }

  var help: String {
    switch self {
    case .rule: "run this rule; may be given several times"
    case .deploymentTarget: "the oldest systems the app runs on, instead of the project's"
    case .verify: "keep only changes with which this succeeds, such as the app's build"
    case .lines: "only findings that begin on these lines; may be given several times"
    case .declaration: "only findings in this type or member, such as PlayerView or PlayerView.body; several times"
    case .since: "only findings on lines that differ from this commit, and in files that git doesn't track"
    case .include: "only files that match, such as 'Sources/**/*View.swift' or '*Screen.swift'; several times"
    case .exclude: "no files that match; several times"
    case .format: "how findings are written; text is the default"
    case .jobs: "how many files are worked on at once; one per processor is the default"
    case .color: "colours; auto, on a terminal and without NO_COLOR, is the default"
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
