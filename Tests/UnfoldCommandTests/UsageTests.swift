import Foundation
import Testing
import UnfoldTestSupport

struct UsageTests {
  private let folder = TemporaryFolder()

  @Test(
    "A mistake ends with status 2, and says what is wrong and what to do",
    arguments: [
      ([], "no command given"), (["chekc"], "did you mean 'check'"), (["check", "--rul", "x"], "did you mean '--rule'"),
      (["check", "--rule"], "'--rule' lacks its value: --rule ID"), (["check", "--jobs", "0"], "'0' is no number"),
      (["check", "--rule", "gessed-insets"], "did you mean 'guessed-insets'"), (["apply", "."], "apply --rule ID"),
      (["check", "--format", "jsn"], "did you mean 'json'"), (["check", "--quiet=yes"], "'--quiet' has no value"),
      (["explain"], "'explain' takes one rule"), (["explain", "guessed-inset"], "did you mean 'guessed-insets'"),
      (["diff", "--format", "json"], "is an option of 'check'"), (["syntax", "a.swift"], "--spans or --check"),
      (["syntax", "--check"], "needs files"), (["rules", "x"], "'rules' takes no path"),
      (["check", "--deployment-target", "ios17"], "ios=17.0"), (["check", ""], "a path is empty"),
      (["check", "--rule", "--quiet"], "lacks its value"), (["undo", "a", "b"], "takes one folder"),
      (["undo", "--run", "x"], "unfold undo --list"),
      (["search"], "'search' needs code with holes"), (["rewrite", "a"], "'rewrite' needs the code before and"),
      (["search", "f("], "this is no Swift code"), (["rewrite", "a(<#x#>)", "b(<#y#>)"], "called `<#y#>`"),
      (["-x"], "there is no command '-x'"),
    ] as [([String], String)])
  func mistakes(arguments: [String], message: String) throws {
    let result = try run([UnfoldTool.path] + arguments, in: folder.path)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("unfold: ") && result.errors.contains(message), "\(result.errors)")
  }

  @Test("Each command has help with examples", arguments: [
    "check", "diff", "apply", "undo", "rules", "explain", "search", "rewrite", "target", "test", "syntax",
  ])
  func help(command: String) throws {
    let result = try UnfoldTool.run(command, "--help", in: folder)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.text.contains("usage: unfold \(command)"))
    #expect(result.text.contains("examples:\n  unfold \(command)"))
    #expect(result.text.contains("exit status: "))
    #expect(try UnfoldTool.run("--help", in: folder).text.contains("  \(command) "))
  }

  @Test("The version is said in one line")
  func version() throws {
    #expect(try UnfoldTool.run("--version", in: folder).text.wholeMatch(of: /unfold \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("Rules are listed and explained")
  func rules() throws {
    let list = try UnfoldTool.run("rules", in: folder)
    #expect(list.status == 0)
    let first = try #require(list.text.split(separator: "\n").first?.split(separator: " ").first)
    let page = try UnfoldTool.run("explain", String(first), in: folder)
    #expect(page.status == 0)
    for heading in ["What it finds", "Why", "Before", "After", "What it leaves alone"] {
      #expect(page.text.contains("\n\(heading)\n"))
    }
  }

  @Test("Each folder of Transforms is a rule")
  func registry() throws {
    let transforms = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../Transforms")
    let folders = try FileManager.default.contentsOfDirectory(atPath: transforms.path).filter { !$0.contains(".") }
    let listed = try UnfoldTool.run("rules", in: folder).text.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map { $0.replacing("-", with: "").lowercased() }
    }
    #expect(listed == folders.map { $0.lowercased() }.sorted())
    #expect(!listed.isEmpty)
  }
}
