import Foundation
import Testing
import UnfoldTestSupport

struct CheckTests {
  private let folder = TemporaryFolder()

  @Test("Status 1 where something is found, 0 where nothing is")
  func status() throws {
    try folder.write("clean.swift")
    let clean = try UnfoldTool.run("check", in: folder)
    #expect(clean.status == 0 && clean.output.isEmpty)
    try folder.write("Sub/bar.swift", Sample.guessed)
    let found = try UnfoldTool.run("check", "--rule", "guessed-insets", in: folder)
    #expect(found.status == 1)
    #expect(found.text.hasPrefix("Sub/bar.swift:11:9: guessed-insets (fix): "))
    #expect(found.text.contains("\n 11 |         .padding(.bottom, 34) // home indicator\n"))
    #expect(found.errors.contains("1 finding in 1 of 2 files"))
  }

  @Test("Bad input is named, what is wrong is said, and the rest is done")
  func badInput() throws {
    try folder.write("good.swift", Sample.guessed)
    try folder.write("empty.swift", [])
    try folder.write("nul.swift", [UInt8](repeating: 0, count: 100))
    try folder.write("latin.swift", Array("// caf".utf8) + [0xE9])
    try folder.write("nothing/readme.txt")
    let result = try UnfoldTool.run("check", "--format", "json", ".", "gone.swift", "nothing", in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("unfold: gone.swift: cannot be read: no such file or folder\n"))
    #expect(result.errors.contains("unfold: nothing: has no .swift file in it"))
    #expect(result.errors.contains("unfold: empty.swift: skipped: it is empty\n"))
    let root = try #require(JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    #expect((root["findings"] as? [Any])?.count == 1)
    #expect(root["files"] as? Int == 1)
    #expect(
      root["skipped"] as? [[String: String]] == [
        ["path": "empty.swift", "why": "it is empty"],
        ["path": "latin.swift", "why": "it is no UTF-8: byte 6 is 0xE9"],
        ["path": "nul.swift", "why": "it is no text: byte 0 is NUL"],
      ])
  }

  @Test("A file that was named and is no text is trouble; one that was met in a folder is not")
  func namedFileThatIsNoText() throws {
    try folder.write("latin.swift", Array("// caf".utf8) + [0xE9])
    try folder.write("empty.swift", [])
    #expect(try UnfoldTool.run("check", ".", in: folder).status == 0)
    #expect(try UnfoldTool.run("check", "latin.swift", in: folder).status == 2)
    let quiet = try UnfoldTool.run("check", "--quiet", "latin.swift", in: folder)
    #expect(quiet.status == 2 && quiet.errors == "unfold: latin.swift: skipped: it is no UTF-8: byte 6 is 0xE9\n")
    #expect(try UnfoldTool.run("check", "--quiet", ".", in: folder).errors.isEmpty)
    #expect(try UnfoldTool.run("check", "empty.swift", in: folder).status == 0)
  }

  @Test("Files of the project that are no Swift source are read where a rule knows them")
  func projectFiles() throws {
    try folder.write("App.swift")
    try folder.write(".xcode-version", "26.2\n")
    try folder.write("Settings/App.xcconfig", "INFOPLIST_KEY_UIRequiresFullScreen = YES\n")
    try folder.write("build/.xcode-version", "26.2\n")
    try folder.write(".gitignore", "build/\n")
    let found = try UnfoldTool.run("check", in: folder)
    #expect(found.status == 1)
    let places = found.text.split(separator: "\n").filter { $0.contains("(review)") }.map { $0.prefix { $0 != " " } }
    #expect(places == [".xcode-version:1:1:", "Settings/App.xcconfig:1:1:"])
    let other = try UnfoldTool.run("check", "--rule", "guessed-insets", in: folder)
    #expect(other.status == 0)
    let named = try UnfoldTool.run("check", ".xcode-version", in: folder)
    #expect(named.status == 1 && named.text.hasPrefix(".xcode-version:1:1: xcode-version (review): "))
  }

  @Test("What another file declares counts, whatever the number of jobs", arguments: ["1", "2", "4"])
  func otherFiles(jobs: String) throws {
    try folder.write(
      "Tabs.swift",
      """
      import SwiftUI
      struct Tabs: View {
        var body: some View { TabView { Tab("Home", systemImage: "house") { Text("Home") } } }
      }
      """)
    let arguments = ["check", "--rule", "unguarded-availability", "--deployment-target", "ios=17.0", "--jobs", jobs]
    let alone = try UnfoldTool.run(arguments, in: folder)
    #expect(alone.status == 1)
    #expect(alone.text.hasPrefix("Tabs.swift:3:35: unguarded-availability (review): "))
    try folder.write("Tab.swift", "import SwiftUI\nstruct Tab<Content: View> { }\n")
    #expect(try UnfoldTool.run(arguments, in: folder).status == 0)
  }

  @Test("Silence about files that are built for no iOS is explained")
  func filesWithoutIOS() throws {
    try folder.write(
      "Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", platforms: [.macOS(.v14)])\n")
    try folder.write("bar.swift", Sample.guessed)
    let silent = try UnfoldTool.run("check", "--rule", "guessed-insets", "bar.swift", in: folder)
    #expect(silent.status == 0)
    #expect(silent.errors.contains("1 file built for no iOS, such as bar.swift (macOS only, read from "))
    #expect(silent.errors.contains("/Package.swift:2): rules about iPhone and iPad windows are silent there"))
    let told = try UnfoldTool.run(
      "check", "--rule", "guessed-insets", "--deployment-target", "ios=17.0", "bar.swift", in: folder)
    #expect(told.status == 1)
  }

  @Test(
    "The result is the same whatever the number of threads", arguments: ["text", "json", "sarif", "xcode", "github"])
  func jobs(format: String) throws {
    for number in 0..<60 { try folder.write("\(number % 7)/\(number).swift", Sample.guessed) }
    let one = try UnfoldTool.run("check", "--format", format, "--jobs", "1", in: folder)
    let many = try UnfoldTool.run("check", "--format", format, "--jobs", "16", in: folder)
    #expect(one.output == many.output && !one.output.isEmpty)
    #expect(one.status == 1 && many.status == 1)
  }

  @Test("Standard input is a file, once")
  func standardInput() throws {
    let result = try UnfoldTool.run("check", "-", "-", in: folder, input: Sample.guessed)
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("-:11:9: "))
  }

  @Test("Where no target is known it is said once; with one, or quietly, it is not")
  func unknownTarget() throws {
    try folder.write("a.swift", Sample.guessed)
    try folder.write("b.swift", Sample.guessed)
    let message = "no deployment target found"
    #expect(try UnfoldTool.run("check", in: folder).errors.ranges(of: message).count == 1)
    #expect(try UnfoldTool.run("check", "--quiet", in: folder).errors.isEmpty)
    let given = try UnfoldTool.run("check", "--deployment-target", "ios=17.0", in: folder)
    #expect(!given.errors.contains(message))
  }

  @Test("Colours are for terminals, unless they are asked for")
  func colors() throws {
    try folder.write("a.swift", Sample.guessed)
    #expect(try !UnfoldTool.run("check", in: folder).text.contains("\u{1B}"))
    let always = try UnfoldTool.run("check", "--color", "always", in: folder, environment: ["NO_COLOR": "1"])
    #expect(always.text.contains("\u{1B}["))
  }

  @Test("A reader that goes away is no crash")
  func closedPipe() throws {
    for number in 0..<400 { try folder.write("\(number).swift", Sample.guessed) }
    let script = "'\(UnfoldTool.path)' check --quiet | head -1; echo ${PIPESTATUS[0]}"
    let result = try run(["bash", "-c", script], in: folder.path)
    #expect(result.text.hasSuffix("\n1\n"))
    #expect(result.errors.isEmpty)
  }
}
