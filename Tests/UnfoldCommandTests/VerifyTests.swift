import Foundation
import Testing
import UnfoldTestSupport

struct VerifyTests {
  private let folder = TemporaryFolder()
  private let rule = "guessed-insets"

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private func apply(_ command: String, quiet: Bool = false) throws -> ProcessResult {
    let options = quiet ? ["--quiet"] : []
    return try UnfoldTool.run(["apply", "--rule", rule, "--verify", command] + options + ["App"], in: folder)
  }

  /// A screen with a guess on each of the lines that are named.
  private func screen(_ names: [String]) -> String {
    let bars = names.map {
      """
            HStack { Button("\($0)") {} }
              .padding(.top, 12)
              .padding(.bottom, 34) // home indicator \($0)
              .background(.bar)

      """
    }
    let views = bars.enumerated().map { index, bar in
      "struct Page\(index)Screen: View {\n  var body: some View {\n    VStack {\n      List {}\n\(bar)    }\n  }\n}\n\n#Preview { Page\(index)Screen() }\n"
    }
    return "import SwiftUI\n\n" + views.joined(separator: "\n")
  }

  @Test("A command that succeeds lets everything stay")
  func succeeds() throws {
    try folder.write("App/a.swift", Sample.guessed)
    let result = try apply("echo built >> log")
    #expect(result.status == 0 && result.text == "App/a.swift: 1 change\n", "\(result.errors)")
    #expect(try text("App/a.swift") == Sample.mended)
    #expect(try text("log") == "built\nbuilt\n")
    // With nothing to change there is nothing to build.
    #expect(try apply("echo built >> log").status == 0)
    #expect(try text("log") == "built\nbuilt\n")
  }

  @Test("A command that fails before the change leaves everything as it was, and its words are shown")
  func brokenBefore() throws {
    try folder.write("App/a.swift", Sample.guessed)
    let result = try apply("echo no such module; exit 7")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("unfold: | no such module\n"))
    #expect(
      result.errors.contains("'echo no such module; exit 7' fails before any change (status 7), so nothing is changed"))
    #expect(try text("App/a.swift") == Sample.guessed)
  }

  @Test("Just the changes that break the command are taken back, each with its line, and the others stay")
  func takesBack() throws {
    let names = ["one", "two", "three", "four", "five"]
    let other = ["six", "seven"]
    try folder.write("App/a.swift", screen(names))
    try folder.write("App/b.swift", screen(other))
    // The build needs two of the gaps.
    let command = "grep -q 'indicator two' App/a.swift && grep -q 'indicator seven' App/b.swift"
    let result = try apply(command)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text == "App/a.swift: 4 changes\nApp/b.swift: 1 change\n")
    let lines = screen(names).split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("indicator two") }! + 1
    let second = screen(other).split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("indicator seven") }! + 1
    for place in ["App/a.swift:\(line)", "App/b.swift:\(second)"] {
      #expect(result.errors.contains("unfold: \(place): guessed-insets: taken back, since '\(command)' fails with it\n"))
    }
    #expect(result.errors.components(separatedBy: "taken back").count == 3)
    let kept = screen(names).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("indicator") || $0.contains("indicator two") }
    #expect(try text("App/a.swift") == kept.joined(separator: "\n"))
    #expect(try run(["sh", "-c", command], in: folder.path).status == 0)
  }

  @Test("Where nothing but the old code will do, all of it is taken back")
  func takesAllBack() throws {
    try folder.write("App/a.swift", screen(["one", "two"]))
    try folder.write("copy", screen(["one", "two"]))
    let result = try apply("cmp -s App/a.swift copy", quiet: true)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.split(separator: "\n").count == 2, "\(result.errors)")
    #expect(try text("App/a.swift") == screen(["one", "two"]))
  }

  private static let canTypeCheck: Bool = {
    #if os(Linux)
      ["swiftc", "python3"].allSatisfy { (try? run([$0, "--version"], in: "/").status) == 0 }
    #else
      false
    #endif
  }()

  @Test(
    "With the compiler as the command, what does not compile any more is taken back",
    .disabled(if: !canTypeCheck, "the stub SDK needs Linux, and swiftc and python3 on PATH"))
  func compiler() throws {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    let modules = "\(repository)/.build/type-checks/ios"
    try folder.write("App/a.swift", screen(["one"]))
    try folder.write("App/b.swift", screen(["two"]).replacing("Page0Screen", with: "Page1Screen"))
    try folder.write("use.swift", "let room = twoGaps\n")
    // A step of the build makes code out of the sources, as code generators do.
    let command = """
      set -e
      sed -n 's/.*padding(.bottom, 34).*indicator two/let twoGaps = 2/p' App/b.swift > made.swift
      bash '\(repository)/Tests/StubSDK/sdk/build.sh' '\(modules)'
      bash '\(repository)/Tests/StubSDK/typecheck.sh' --target 17.0 --modules '\(modules)' App/*.swift *.swift
      """
    let result = try apply(command)
    #expect(result.status == 1 && result.text == "App/a.swift: 1 change\n", "\(result.errors)")
    #expect(result.errors.contains("unfold: | use.swift:1:12: error: cannot find 'twoGaps' in scope"))
    #expect(result.errors.contains("unfold: App/b.swift:9: guessed-insets: taken back"))
    #expect(!(try text("App/a.swift").contains("indicator")))
    #expect(try text("App/b.swift").contains("indicator"))
  }

  @Test("A signal takes everything back, and ends the tool and its build", arguments: ["HUP", "TERM"])
  func interrupted(_ signal: String) throws {
    try folder.write("App/a.swift", Sample.guessed)
    // The first build passes; the second one is interrupted.
    let command = "if [ -e second ]; then echo $$ > build; sleep 30 & wait; fi; touch second"
    let script = """
      "$0" apply --rule guessed-insets --verify '\(command)' App &
      tool=$!
      for i in $(seq 100); do [ -s build ] && break; sleep 0.05; done
      kill -\(signal) $tool
      wait $tool
      echo "status $?"
      kill -0 "$(cat build)" 2>/dev/null && echo "still building"
      """
    // Worker threads of tests hold signals off, and what they start would inherit that.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let environment = UnfoldTool.environment(folder)
    let result = try run(["sh", "-c", script, UnfoldTool.path], in: folder.path, environment: environment)
    #expect(result.text == "status \(signal == "HUP" ? 129 : 143)\n", "\(result.errors)")
    #expect(result.errors.contains("interrupted: nothing is changed"))
    #expect(try text("App/a.swift") == Sample.guessed)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("App")) == ["a.swift"])
  }

  @Test("What the command itself changes is not overwritten")
  func changedByTheCommand() throws {
    try folder.write("App/a.swift", Sample.guessed)
    let result = try apply("if [ -e second ]; then echo '// formatted' >> App/a.swift; exit 1; fi; touch second")
    #expect(result.status == 2)
    #expect(result.errors.contains("App/a.swift: cannot be written: it has changed on disk since it was read"))
    #expect(try text("App/a.swift") == Sample.mended + "// formatted\n")
  }

  @Test("A mistake in the command line is said, and nothing is run")
  func usage() throws {
    try folder.write("App/a.swift", Sample.guessed)
    #expect(try apply(" ").errors.contains("--verify: the command is empty"))
    let input = try UnfoldTool.run("apply", "--rule", rule, "--verify", "touch ran", "-", in: folder)
    #expect(input.status == 2 && input.errors.contains("'-' changes none"))
    let check = try UnfoldTool.run("check", "--verify", "touch ran", in: folder)
    #expect(check.status == 2 && check.errors.contains("'--verify' is an option of 'apply'"))
    #expect(try folder.names() == ["App"])
  }
}
