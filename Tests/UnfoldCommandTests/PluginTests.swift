import Foundation
import Testing
import UnfoldTestSupport

/// What can be seen of the plug-ins without building with them.
@Suite struct PluginTests {
  @Test("The plug-ins know which options have a value, so that no value is taken for a path")
  func options() throws {
    var withValue: Set<String> = []
    for command in ["check", "diff", "apply", "undo", "target"] {
      let help = try UnfoldTool.run(command, "--help", in: TemporaryFolder()).text
      for line in help.split(separator: "\n") where line.hasPrefix("  --") {
        let words = line.dropFirst(2).split(separator: " ", omittingEmptySubsequences: false)
        // What is no value stands further to the right.
        if words.count > 1, !words[1].isEmpty { withValue.insert(String(words[0])) }
      }
    }
    #expect(withValue.count > 10)
    let source = try String(
      contentsOfFile: "\(Repository.path)/Sources/UnfoldCommandPlugin/ToolRun.swift", encoding: .utf8)
    let list = try #require(source.components(separatedBy: "optionsWithValue: Set<String> = [").last)
      .components(separatedBy: "]")[0]
    let known = Set(list.split(separator: "\"").filter { $0.hasPrefix("--") }.map(String.init))
    #expect(withValue.subtracting(known) == [], "add them to ToolRun.optionsWithValue")
  }

  @Test("The plug-in that changes files is made of the same source as the one that looks")
  func sharedSource() throws {
    let link = "\(Repository.path)/Sources/UnfoldApplyPlugin/ToolRun.swift"
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../UnfoldCommandPlugin/ToolRun.swift")
  }
}

/// The plug-ins in a package, with `swift package` and `swift build`. The first needs Unfold built once more, so
///
///     UNFOLD_PLUGIN_TESTS=1 swift test --filter PackageTests
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["UNFOLD_PLUGIN_TESTS"] != nil))
struct PackageTests {
  private let folder = TemporaryFolder()

  /// A package with two targets.
  ///
  /// - Parameters:
  ///   - dependency: what it depends on.
  ///   - plugins: of the first target.
  private func write(dependency: String, plugins: String = "") throws {
    try folder.write(
      "app/Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Sample", platforms: [.iOS(.v17), .macOS(.v14)], dependencies: [\(dependency)],
        targets: [.target(name: "Pay"\(plugins)), .target(name: "Kit")])

      """)
    let source = "#if canImport(SwiftUI)\n\(Sample.guessed)#endif\n"
    try folder.write("app/Sources/Pay/PayScreen.swift", source)
    try folder.write("app/Sources/Kit/KitScreen.swift", source)
  }

  private func swift(_ arguments: String...) throws -> ProcessResult {
    try run(["swift"] + arguments, in: folder("app"), environment: ["XDG_STATE_HOME": folder.statePath])
  }

  @Test("swift package unfold looks without asking; unfold-apply changes files, with leave, and takes that back")
  func commands() throws {
    try write(dependency: ".package(name: \"Unfold\", path: \"\(Repository.path)\")")
    let diff = try swift("package", "unfold", "diff", "--rule", "guessed-insets")
    #expect(diff.status == 1, "\(diff.errors)")
    #expect(diff.text.contains("--- a/Sources/Kit/KitScreen.swift\n+++ b/Sources/Kit/KitScreen.swift\n"))
    #expect(diff.text.contains("--- a/Sources/Pay/PayScreen.swift\n"))
    let one = try swift("package", "unfold", "check", "--format", "xcode", "--target", "Kit")
    #expect(one.status == 1 && one.text.contains("KitScreen.swift:12:9: warning: "), "\(one.errors)")
    #expect(!one.text.contains("PayScreen"))
    #expect(try swift("package", "unfold", "check", "--target", "Cat").errors.contains("there are Kit, Pay"))
    let apply = try swift("package", "unfold", "apply", "--rule", "guessed-insets")
    #expect(apply.status == 1 && apply.errors.contains(": swift package unfold-apply --rule guessed-insets"))
    let asked = try swift("package", "unfold-apply", "--rule", "guessed-insets")
    #expect(asked.status == 1 && asked.errors.contains("wants permission to write to the package directory"))
    let allowed = try swift(
      "package", "--allow-writing-to-package-directory", "unfold-apply", "--rule", "guessed-insets", "Sources/Kit")
    #expect(allowed.status == 0, "\(allowed.errors)")
    #expect(allowed.text.contains("Sources/Kit/KitScreen.swift: 1 change"))
    let mended = try folder.read("app/Sources/Kit/KitScreen.swift")
    #expect(!String(decoding: mended, as: UTF8.self).contains("34"))
    let undo = try swift("package", "--allow-writing-to-package-directory", "unfold-apply", "undo")
    #expect(undo.status == 0, "\(undo.errors)")
    #expect(try folder.read("app/Sources/Kit/KitScreen.swift") == folder.read("app/Sources/Pay/PayScreen.swift"))
  }

  @Test("A build shows findings as warnings, once for each change, and never fails for them")
  func builds() throws {
    try release()
    try write(
      dependency: ".package(path: \"../release/UnfoldPlugins\")",
      plugins: ", plugins: [.plugin(name: \"UnfoldBuildPlugin\", package: \"UnfoldPlugins\")]")
    func build() throws -> (findings: Int, text: String) {
      let result = try swift("build")
      #expect(result.status == 0, "\(result.text)\(result.errors)")
      return (result.text.split(separator: "\n").count { $0.contains("Screen.swift:12:9: warning: ") }, result.text)
    }
    #expect(try build().findings == 1)
    #expect(try build().findings == 0)
    try folder.write("app/Sources/Pay/Other.swift", "#if canImport(SwiftUI)\nlet other = 1\n#endif\n")
    #expect(try build().findings == 1)
    try folder.write("app/.unfold.json", "{\"rules\": {\"guessed-insets\": \"no\"}}")
    #expect(try build().text.contains("warning: unfold: "))
    try FileManager.default.removeItem(atPath: folder("app/.unfold.json"))
    #expect(try build().findings == 1)
    let check = try swift("package", "unfold", "check", "--format", "xcode")
    #expect(check.status == 1 && check.text.contains("KitScreen.swift:12:9: warning: "))
  }

  /// What `.ci/release` makes, around the tool that was built for the tests.
  private func release() throws {
    let version = try UnfoldTool.run("--version", in: folder).text.split(separator: " ")[1].dropLast()
    #if os(macOS)
      let name = "unfold-\(version)-macos-universal"
    #else
      let machine = try run(["uname", "-m"], in: folder.path).text.dropLast()
      let name = "unfold-\(version)-linux-\(machine)"
    #endif
    try folder.write("release/\(name)/bin/.keep", "")
    try FileManager.default.copyItem(atPath: UnfoldTool.path, toPath: folder("release/\(name)/bin/unfold"))
    let script = """
      tar -czf \(name).tar.gz \(name) && "\(Repository.path)/.ci/release" bundle . ann/Unfold &&
      unzip -q unfold.artifactbundle.zip -d UnfoldPlugins && ruby -c unfold.rb || ! command -v ruby
      """
    let made = try run(["bash", "-c", script], in: folder("release"))
    #expect(made.status == 0, "\(made.errors)")
    let formula = String(decoding: try folder.read("release/unfold.rb"), as: UTF8.self)
    #expect(formula.contains("url \"https://github.com/ann/Unfold/releases/download/\(version)/\(name).tar.gz\""))
    let manifest = String(decoding: try folder.read("release/UnfoldPlugins/Package.swift"), as: UTF8.self)
    let downloaded = /url: "https:[^"]*", +checksum: "[0-9a-f]{64}"/
    let lines = manifest.replacing("\n      checksum", with: " checksum")
    #expect(lines.firstMatch(of: downloaded) != nil, "\(manifest)")
    try folder.write(
      "release/UnfoldPlugins/Package.swift", lines.replacing(downloaded, with: "path: \"unfold.artifactbundle\""))
  }
}
