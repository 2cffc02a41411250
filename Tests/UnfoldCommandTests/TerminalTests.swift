import Foundation
import Testing
import UnfoldTestSupport

/// What a person sees, in a real terminal.
struct TerminalTests {
  private func terminal(
    _ arguments: [String], _ folder: TemporaryFolder, columns: Int = 80, _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let plain = ["UNFOLD_PAGER": "cat", "NO_COLOR": "1", "COLUMNS": ""]
    return try PseudoTerminal(
      [UnfoldTool.path] + arguments, in: folder.path, columns: columns,
      environment: UnfoldTool.environment(folder).merging(plain) { $1 }.merging(environment) { $1 })
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    "Findings stand below their file, as wide as the terminal is, with a summary and what to type next",
    arguments: [40, 100])
  func check(columns: Int) throws {
    let folder = TemporaryFolder()
    try folder.write("Pay Screen.swift", Sample.guessed)
    let (status, text) = try terminal(["check", "--rule", "guessed-insets", "."], folder, columns: columns).finish()
    #expect(status == 1)
    let lines = lines(text)
    let heading = try #require(lines.firstIndex(of: "Pay Screen.swift  1 finding"))
    #expect(lines[heading + 2] == "  Pay Screen.swift:11:9: guessed-insets (fix)")
    let message = lines[(heading + 3)...].prefix { $0.hasPrefix("    ") && !$0.contains(" | ") }
    #expect(message.count > 2 && message.allSatisfy { $0.unicodeScalars.count < columns })
    let mark = try #require(lines.firstIndex { $0.contains("^~~") })
    #expect(lines[mark - 1].contains(".padding(.bottom, 34"))
    #expect(lines.contains("unfold: next: unfold diff --rule guessed-insets ."))
  }

  @Test("In a pipe the place, the rule and the message are one line, and nothing is coloured or cut")
  func pipe() throws {
    let folder = TemporaryFolder()
    try folder.write("PayScreen.swift", Sample.guessed)
    let result = try UnfoldTool.run(
      "check", "--rule", "guessed-insets", ".", in: folder, environment: ["COLUMNS": "30"])
    #expect(result.text.hasPrefix("PayScreen.swift:11:9: guessed-insets (fix): "))
    #expect(!result.text.contains("\u{1B}"))
  }

  @Test("Changed words are marked inside the lines of a coloured diff, which is the same patch without its colours")
  func diff() throws {
    let folder = TemporaryFolder()
    let source = """
      import SwiftUI
      struct Page: View {
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View { if size != .compact { Text("A") } else { Text("B") } }
      }

      """
    try folder.write("Page.swift", source)
    let arguments = ["diff", "--rule", "size-class-nil", "."]
    let plain = try UnfoldTool.run(arguments, in: folder)
    #expect(plain.status == 1)
    let colored = try UnfoldTool.run(arguments + ["--color", "always"], in: folder)
    #expect(colored.text.contains("\u{1B}[7m"))
    #expect(colored.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
  }

  @Test("A pager gets what goes to a terminal, and the status stays")
  func pager() throws {
    let folder = TemporaryFolder()
    try folder.write("PayScreen.swift", Sample.guessed)
    let pager = ["UNFOLD_PAGER": "sed 's/^/> /'"]
    let (status, text) = try terminal(["diff", "."], folder, pager).finish()
    #expect(status == 1)
    // What is said before there is anything to show needs no pager; what comes after it does.
    let shown = lines(text).filter { !$0.isEmpty }.drop { $0.hasPrefix("unfold: ") }
    #expect(shown.first?.hasPrefix("> --- a/") == true && shown.allSatisfy { $0.hasPrefix("> ") })
    #expect(shown.last == "> unfold: 1 of 1 file would change")
    #expect(try !terminal(["diff", "--no-pager", "."], folder, pager).finish().text.hasPrefix("> "))
    #expect(try !terminal(["rules"], folder, pager).finish().text.hasPrefix("> "))
    #expect(try UnfoldTool.run("diff", ".", in: folder, environment: pager).text.hasPrefix("--- a/"))
  }

  @Test("A pager that is left early ends the run, quietly")
  func leftPager() throws {
    let folder = TemporaryFolder()
    for number in 0..<400 { try folder.write("Pay\(number).swift", Sample.guessed) }
    let (status, text) = try terminal(["check", "."], folder, ["UNFOLD_PAGER": "head -1"]).finish()
    #expect(status == 1 && lines(text).filter { !$0.isEmpty }.count == 1)
  }

  @Test("Where the pager isn't there, the output is", arguments: ["no-such-pager -R", "/no/such/pager"])
  func missingPager(command: String) throws {
    let folder = TemporaryFolder()
    try folder.write("PayScreen.swift", Sample.guessed)
    let (status, text) = try terminal(["check", "."], folder, ["UNFOLD_PAGER": command]).finish()
    #expect(status == 1 && text.contains("PayScreen.swift:11:9: ") && !text.contains("not found"))
  }

  @Test("What fits on the screen is shown and done; of what doesn't, q is the end, with the status of what was found")
  func less() throws {
    guard try run(["sh", "-c", "command -v less"], in: "/").status == 0 else { return }
    let folder = TemporaryFolder()
    try folder.write("0.swift", Sample.guessed)
    let less = ["UNFOLD_PAGER": "less", "LESS": "FRX"]
    #expect(try terminal(["check", "."], folder, less).finish().status == 1)
    for number in 1..<400 { try folder.write("\(number).swift", Sample.guessed) }
    let long = try terminal(["check", "."], folder, less)
    try long.wait(for: "0.swift")
    long.type("q")
    let (status, text) = long.finish()
    #expect(status == 1 && !text.contains("unfold: next:"))
  }

  @Test("A mistake in the command line needs no pager, and an explanation is as wide as the terminal")
  func explain() throws {
    let folder = TemporaryFolder()
    let pager = ["UNFOLD_PAGER": "sed 's/^/> /'"]
    let (status, text) = try terminal(["explain", "gessed-insets"], folder, pager).finish()
    #expect(status == 2 && text.hasPrefix("unfold: there is no rule"))
    let page = try terminal(["explain", "guessed-insets"], folder, columns: 50).finish().text
    let prose = page.components(separatedBy: "Before")[0]
    #expect(lines(prose).dropFirst().count > 5 && lines(prose).dropFirst().allSatisfy { $0.count <= 50 })
  }

  @Test(
    "A long run says how far it is, on a terminal alone and until the pager has it, and takes that back",
    arguments: ["cat", "sed 's/^/> /'"])
  func progress(pager: String) throws {
    let folder = TemporaryFolder()
    for number in 0..<64 { try folder.write("Pay\(number).swift", Sample.guessed) }
    // A file that is read slowly: a pipe that nobody fills for a while.
    guard mkfifo(folder("Slow.swift"), 0o600) == 0 else { return }
    // No task: those of tests that wait take all the threads that tasks have.
    Thread.detachNewThread { [path = folder("Slow.swift")] in
      Thread.sleep(forTimeInterval: 2)
      close(open(path, O_WRONLY))
    }
    let arguments = ["check", "--jobs", "1", "Slow.swift"] + (0..<64).map { "Pay\($0).swift" }
    let (_, text) = try terminal(arguments, folder, ["UNFOLD_PAGER": pager]).finish()
    #expect(text.contains(/\r\d+ of 65 files, \d+ found, \d+ s left\u{1B}\[K/))
    let rest = text.split(separator: "\u{1B}[K").last ?? ""
    #expect(!rest.contains(" left"))
  }
}

