import Foundation
import Testing
import UnfoldTestSupport

/// The hooks, as pre-commit runs them; what is committed here is what it takes.
@Suite(.disabled(if: Command.isMissing("pre-commit"), "pre-commit has to be on PATH: pip install pre-commit"))
struct HookTests {
  @Test("The hook finds what is about to be committed, and leaves out what is excluded")
  func finds() throws {
    let folder = TemporaryFolder()
    let names = ["GIT_CONFIG_GLOBAL": "/dev/null", "PRE_COMMIT_HOME": folder("home")]
    let tools = URL(fileURLWithPath: UnfoldTool.path).deletingLastPathComponent().path
    let path = "\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    func run(_ arguments: String...) throws -> ProcessResult {
      try UnfoldTestSupport.run(arguments, in: folder("app"), environment: names.merging(["PATH": path]) { $1 })
    }
    let head = try UnfoldTestSupport.run(["git", "rev-parse", "HEAD"], in: Repository.path).text
    try folder.write(
      "app/.pre-commit-config.yaml",
      """
      repos:
        - repo: \(Repository.path)
          rev: \(head.trimmingCharacters(in: .newlines))
          hooks:
            - id: unfold-system
              args: [--deployment-target, ios=17.0]

      """)
    try folder.write("app/.unfold.json", "{\"exclude\": [\"Old\"]}")
    try folder.write("app/Old/A.swift", Sample.guessed)
    #expect(try run("git", "init", "-q").status == 0)
    #expect(try run("git", "add", "-A").status == 0)
    let clean = try run("pre-commit", "run")
    #expect(clean.status == 0, "\(clean.text)\(clean.errors)")
    try folder.write("app/B.swift", Sample.guessed)
    #expect(try run("git", "add", "-A").status == 0)
    let found = try run("pre-commit", "run")
    #expect(found.status == 1 && found.text.contains("B.swift:11:9"), "\(found.text)\(found.errors)")
    #expect(!found.text.contains("Old/A.swift"))
  }
}
