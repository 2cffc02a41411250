import Foundation
import Testing
import UnfoldTestSupport

/// The shell parts of the GitHub Action, as a runner calls them, with a `gh` that only writes down what it is told.
@Suite(.disabled(if: Command.isMissing("git"), "the action compares with a commit, which takes git"))
struct ActionTests {
  private let folder = TemporaryFolder()
  private let base: String

  init() throws {
    try folder.write("repository/App/PayScreen.swift", Sample.mended)
    try folder.write("repository/App/OldScreen.swift", Sample.guessed.replacing("PayScreen", with: "OldScreen"))
    try folder.write("temporary/.keep", "")
    try folder.write("output", "")
    try folder.write("summary", "")
    try folder.write("comments", "")
    // Answers with the comments that are there; of a comment that is written it keeps the text.
    try folder.write(
      "programs/gh",
      """
      #!/usr/bin/env bash
      printf '%s\\n' "$*" >>"\(folder("gh"))"
      [[ -z ${GH_FAILS:-} ]] || exit 1
      for word; do
        case $word in
          body=@*) cp "${word#body=@}" "\(folder("comment"))" ;;
          --jq) cat "\(folder("comments"))" ;;
        esac
      done

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("programs/gh"))
    _ = try Self.git(["init", "-q"], in: folder)
    base = try Self.commit(in: folder)
    try folder.write("repository/App/PayScreen.swift", Sample.guessed)
    _ = try Self.commit(in: folder)
  }

  private static func git(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
    let words = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org"] + arguments
    let result = try run(words, in: folder("repository"), environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    #expect(result.status == 0, "\(result.errors)")
    return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func commit(in folder: TemporaryFolder) throws -> String {
    _ = try git(["add", "-A"], in: folder)
    _ = try git(["commit", "-qm", "Go on"], in: folder)
    return try git(["rev-parse", "HEAD"], in: folder)
  }

  private static let action = Repository.path + "/.github/actions/unfold"

  private func act(_ changes: [String: String]) throws -> ProcessResult {
    let environment = [
      "PATH": "\(folder("programs")):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      "GITHUB_ACTION_PATH": Self.action, "GITHUB_REPOSITORY": "ann/app", "GITHUB_REF": "refs/heads/pay",
      "GITHUB_SHA": "", "GITHUB_OUTPUT": folder("output"), "GITHUB_STEP_SUMMARY": folder("summary"),
      "RUNNER_TEMP": folder("temporary"), "UNFOLD_TOOL": UnfoldTool.path, "UNFOLD_REPORT": "comment",
      "UNFOLD_PATHS": ".\n", "UNFOLD_RULES": "guessed-insets size-class-nil", "UNFOLD_SINCE": "",
      "UNFOLD_ARGUMENTS": "--deployment-target=ios=17.0\n", "UNFOLD_FAILS": "false", "UNFOLD_BASE": base,
      "UNFOLD_PULL_REQUEST": "7",
    ].merging(changes) { $1 }
    return try run(["bash", "\(Self.action)/run.sh"], in: folder("repository"), environment: environment)
  }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  @Test("What the pull request brings in is commented: the change, and each finding")
  func comment() throws {
    let result = try act([:])
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(try text("gh").contains("-X POST repos/ann/app/issues/7/comments"))
    let comment = try text("comment")
    #expect(comment.hasPrefix("<!-- unfold -->\n### Unfold\n\n1 finding to look at, 1 file that"))
    #expect(comment.contains("```diff\n--- a/App/PayScreen.swift\n"))
    #expect(comment.contains("\n- App/PayScreen.swift:11: **guessed-insets**: "), "\(comment)")
    #expect(!comment.contains("OldScreen"))
    #expect(try text("summary") == comment)
    #expect(try text("output") == "findings=1\nchanges=1\n")
  }

  @Test("Nobody is called, and no fence ends, by what stands in the code")
  func harmless() throws {
    let code = Sample.guessed.replacing("Text($0)", with: "Text(\"\"\"\n```\n@ann\n\"\"\")")
      .replacing("HStack {", with: "/* ```` */ HStack {")
    try folder.write("repository/App/@ann.swift", code)
    #expect(try act([:]).status == 0)
    let comment = try text("comment")
    #expect(comment.contains("\n`````diff\n") && comment.contains("\n`````\n"), "\(comment)")
    let outside = comment.components(separatedBy: "`````")[2]
    #expect(outside.contains("- App/@<!-- -->ann.swift:") && !outside.contains("@ann"))
  }

  @Test("A comment that is there is written anew, also when nothing is left, and none is begun then")
  func again() throws {
    try folder.write("comments", "42\n43\n")
    #expect(try act(["UNFOLD_RULES": "size-class-nil"]).status == 0)
    #expect(try text("gh").contains("-X PATCH repos/ann/app/issues/comments/42"))
    #expect(try text("comment").contains("Nothing here assumes one fixed screen."))
    try folder.write("comments", "")
    try folder.write("gh", "")
    #expect(try act(["UNFOLD_RULES": "size-class-nil"]).status == 0)
    #expect(try !text("gh").contains("-X"))
  }

  @Test("A comment that may not be written stands in the summary, and the step goes on")
  func fork() throws {
    let result = try act(["GH_FAILS": "1"])
    #expect(result.status == 0)
    #expect(result.text.contains("::warning title=Unfold::The comment cannot be written"))
    #expect(try text("summary").contains("PayScreen.swift"))
  }

  @Test("The commit of a merge is compared with what it was merged into")
  func merge() throws {
    let result = try act(["GITHUB_REF": "refs/pull/7/merge", "UNFOLD_BASE": String(repeating: "0", count: 40)])
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    #expect(try text("output") == "findings=1\nchanges=1\n")
  }

  @Test("Annotations, for all there is, and a step that fails where that is wanted")
  func annotations() throws {
    let result = try act(["UNFOLD_REPORT": "annotations", "UNFOLD_SINCE": "everything", "UNFOLD_FAILS": "true"])
    #expect(result.status == 2)
    let lines = result.text.split(separator: "\n")
    let found = lines.filter { $0.hasPrefix("::warning file=") && $0.contains(",title=guessed-insets (fix)::") }
    #expect(found.count == 2)
    #expect(lines.last == "::error title=Unfold::2 findings")
    #expect(try text("output") == "findings=2\nchanges=0\n")
  }

  @Test("A report for code scanning, of all there is")
  func sarif() throws {
    #expect(try act(["UNFOLD_REPORT": "sarif"]).status == 0)
    let path = try #require(try text("output").split(separator: "\n").first { $0.hasPrefix("sarif=") }).dropFirst(6)
    let sarif = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: String(path))))
    let runs = try #require((sarif as? [String: Any])?["runs"] as? [[String: Any]])
    #expect((runs[0]["results"] as? [Any])?.count == 2)
  }

  @Test("Trouble fails the step, with what to do")
  func trouble() throws {
    let rule = try act(["UNFOLD_RULES": "guessed-inset"])
    #expect(rule.status == 2 && rule.errors.contains("did you mean 'guessed-insets'?"))
    #expect(rule.text.contains("::error title=Unfold::unfold had trouble"))
    let report = try act(["UNFOLD_REPORT": "mail"])
    #expect(report.status == 2 && report.text.contains("it is one of comment, annotations, sarif"))
  }

  @Test("The release's archive is downloaded, compared with its checksum, and put on PATH")
  func installs() throws {
    let version = try UnfoldTool.run("--version", in: folder).text.split(separator: " ")[1].dropLast()
    let name = "unfold-\(version)-linux-x86_64"
    let release = "server/ann/Unfold/releases/download/\(version)"
    try folder.write("\(release)/\(name)/bin/unfold", "#!/bin/sh\necho it runs\n")
    let script = """
      chmod +x \(name)/bin/unfold && tar -czf \(name).tar.gz \(name) &&
      (sha256sum *.gz || shasum -a 256 *.gz) >SHA256SUMS
      """
    let made = try run(["bash", "-c", script], in: folder(release))
    #expect(made.status == 0, "\(made.errors)")
    try folder.write("path", "")
    // As a runner keeps it, where it does not say whose the action is.
    let kept = folder("actions/ann/Unfold/0.1.0/.github/actions/unfold")
    try folder.write("actions/ann/Unfold/0.1.0/.github/actions/.keep", "")
    try FileManager.default.copyItem(atPath: Self.action, toPath: kept)
    try folder.write(
      "actions/ann/Unfold/0.1.0/Sources/unfold/Commands/Run.swift", "let unfoldVersion = \"\(version)\"\n")
    let environment = [
      "GITHUB_ACTION_PATH": kept, "GITHUB_SERVER_URL": "file://\(folder("server"))", "GITHUB_PATH": folder("path"),
      "RUNNER_TEMP": folder("temporary"), "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64", "UNFOLD_TOOL": "",
    ]
    let result = try run(["bash", "\(kept)/install.sh"], in: folder.path, environment: environment)
    #expect(result.status == 0, "\(result.text)\(result.errors)")
    let tool = try text("path").trimmingCharacters(in: .newlines) + "/unfold"
    #expect(try run([tool], in: folder.path).text == "it runs\n")
    try folder.write("\(release)/SHA256SUMS", "\(String(repeating: "0", count: 64))  \(name).tar.gz\n")
    let other = try run(["bash", "\(kept)/install.sh"], in: folder.path, environment: environment)
    #expect(other.status == 2 && other.text.contains("is not what SHA256SUMS says"))
  }
}
