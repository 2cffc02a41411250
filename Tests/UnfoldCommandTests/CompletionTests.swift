import Foundation
import Testing
import UnfoldTestSupport

/// What shells and `man` make of what the tool prints for them; each is asked where it is installed.
struct CompletionTests {
  private let folder = TemporaryFolder()

  private func has(_ program: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    if !isThere { print("skipped: \(program) is not installed") }
    return isThere
  }

  /// What bash offers for the last word.
  private func offered(_ words: String...) throws -> [String] {
    let script = """
      source unfold.bash
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
      _unfold; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try run(["bash", "-c", script, "bash"] + words, in: folder.path)
    #expect(result.status == 0 && result.errors.isEmpty)
    return result.text.split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, their options, values, rules and files")
  func bash() throws {
    guard has("bash") else { return }
    try folder.write("unfold.bash", try UnfoldTool.run("completions", "bash", in: folder).text)
    try folder.write("My View.swift")
    #expect(try offered("unfold", "ch") == ["check"])
    #expect(try offered("unfold", "check", "--rule", "guessed") == ["guessed-insets"])
    #expect(try offered("unfold", "explain", "overlay") == ["overlay-bars"])
    #expect(try offered("unfold", "rules", "--format", "") == ["text", "json", "markdown"])
    #expect(try offered("unfold", "check", "--format", "s") == ["sarif"])
    #expect(try offered("unfold", "explain", "--format", "") == ["text", "json"])
    #expect(try offered("unfold", "undo", "--l") == ["--list"])
    #expect(try offered("unfold", "check", "--list").isEmpty)
    #expect(try offered("unfold", "diff", "My") == ["My View.swift"])
    #expect(try offered("unfold", "check", "--deployment-target", "i").isEmpty)
  }

  @Test("fish completes the same")
  func fish() throws {
    guard has("fish") else { return }
    try folder.write("unfold.fish", try UnfoldTool.run("completions", "fish", in: folder).text)
    func offered(_ line: String) throws -> [String] {
      let result = try run(
        ["fish", "--no-config", "-c", "source unfold.fish; complete -C \"\(line)\""], in: folder.path,
        environment: ["HOME": folder.path])
      return result.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try offered("unfold che") == ["check"])
    #expect(try offered("unfold check --rule guessed") == ["guessed-insets"])
    #expect(try offered("unfold completions z") == ["zsh"])
  }

  @Test("zsh completes the same")
  func zsh() throws {
    guard has("zsh") else { return }
    try folder.write("_unfold", try UnfoldTool.run("completions", "zsh", in: folder).text)
    // The completion system runs in a terminal only, so zsh makes one.
    let script = """
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z "PS1=; fpath=($PWD \\$fpath); autoload -Uz compinit; compinit -u -D; print READY"
      zpty -r z text '*READY*READY*'
      zpty -n -w z "$1"$'\\t'
      zpty -r z text '*guessed-insets*' && print FOUND
      """
    let result = try run(["timeout", "20", "zsh", "-f", "-c", script, "zsh", "unfold check --rule guess"], in: folder.path)
    #expect(result.text.contains("FOUND"), "\(result.text)\(result.errors)")
  }

  @Test("The manual page has no mistake that groff or mandoc sees, and every command, option and rule")
  func manual() throws {
    let page = try UnfoldTool.run("manual", in: folder).text
    try folder.write("unfold.1", page)
    #expect(page.contains(".SS check\n") && page.contains("\\-\\-deployment\\-target") && page.contains(".B overlay\\-bars\n"))
    if has("groff") {
      let result = try run(["groff", "-man", "-ww", "-Tutf8", "unfold.1"], in: folder.path)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
    if has("mandoc") {
      let result = try run(["mandoc", "-T", "lint", "-W", "warning", "unfold.1"], in: folder.path)
      #expect(result.status == 0, "\(result.text)")
    }
  }

  @Test("Each command's help has two examples or more, which name the command")
  func examples() throws {
    let help = try UnfoldTool.run("--help", in: folder).text
    let commands = help.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  unfold") }
      .compactMap { $0.split(separator: " ").first }
    #expect(commands.count > 10)
    for command in commands {
      let text = try UnfoldTool.run("\(command)", "--help", in: folder).text
      let examples = text.split(separator: "examples:\n").last?.split(separator: "\n").prefix { $0.hasPrefix("  ") } ?? []
      #expect(examples.count > 1 && examples.allSatisfy { $0.contains("unfold \(command)") }, "\(command)")
    }
  }
}
