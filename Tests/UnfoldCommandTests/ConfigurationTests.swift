import Foundation
import Testing
import UnfoldTestSupport

struct ConfigurationTests {
  private let folder = TemporaryFolder()

  init() throws {
    // The top of a repository, so that nothing around the temporary folder counts.
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
  }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try UnfoldTool.run(arguments + ["--quiet"], in: folder)
  }

  /// Where `guessed-insets` was found.
  private func found(_ arguments: String...) throws -> [String] {
    try UnfoldTool.run(["check", "--quiet"] + arguments, in: folder).text.split(separator: "\n")
      .filter { $0.contains(" guessed-insets (") }.map { String($0.prefix { $0 != ":" }) }
  }

  @Test("A rule that is off is silent, unless it is named on the command line")
  func rules() throws {
    try folder.write("a.swift", Sample.guessed)
    #expect(try found() == ["a.swift"])
    try folder.write(".unfold.json", "{\"$schema\": \"s\", \"rules\": {\"guessed-insets\": false}}")
    #expect(try found().isEmpty)
    #expect(try run("diff").status == 0)
    #expect(try found("--rule", "guessed-insets") == ["a.swift"])
    #expect(try found("--no-config") == ["a.swift"])
    #expect(try run("apply", "--allow-dirty", "--rule", "guessed-insets").status == 0)
    #expect(try String(contentsOfFile: folder.path + "/a.swift", encoding: .utf8) == Sample.mended)
  }

  @Test("A rule on request can be switched on for check and diff; apply still needs its name")
  func onRequest() throws {
    let guarded = "import SwiftUI\nfunc f() {\n  if #available(iOS 15.0, *) { print(1) } else { print(2) }\n}\n"
    try folder.write("a.swift", guarded)
    #expect(try run("check").status == 0)
    try folder.write(
      ".unfold.json", "{\"rules\": {\"redundant-guards\": true}, \"deploymentTarget\": {\"iOS\": \"17.0\"}}")
    let checked = try run("check")
    #expect(checked.status == 1 && checked.text.hasPrefix("a.swift:3:3: redundant-guards (fix): "))
    #expect(try run("diff").status == 1)
    #expect(try run("apply").status == 2)
  }

  @Test("The nearest file wins, what it doesn't say is said further out, and the top of the repository is the end")
  func nearest() throws {
    for path in ["a.swift", "In/a.swift", "In/Deep/a.swift", "Other/a.swift", "Other/Repo/a.swift"] {
      try folder.write(path, Sample.guessed)
    }
    try folder.write("Other/Repo/.git", "gitdir: elsewhere\n")
    try folder.write(".unfold.json", "{\"rules\": {\"guessed-insets\": false}}")
    try folder.write("In/.unfold.json", "{\"rules\": {\"overlay-bars\": false}}")
    try folder.write("In/Deep/.unfold.json", "{\"rules\": {\"guessed-insets\": true}}")
    #expect(try found() == ["In/Deep/a.swift", "Other/Repo/a.swift"])
    #expect(try found("In/a.swift", "In/Deep/a.swift") == ["In/Deep/a.swift"])
    #expect(try UnfoldTool.run("check", "--quiet", "-", in: folder, input: Sample.guessed).status == 0)
  }

  @Test("What is excluded is left out, relative to the configuration's folder, but not where it is named")
  func exclude() throws {
    for path in ["a.swift", "Sub/Made/x/a.swift", "Sub/a.made.swift", "Sub/x/b.made.swift", "Made/a.swift"] {
      try folder.write(path, Sample.guessed)
    }
    try folder.write("Sub/.unfold.json", "{\"exclude\": [\"Made\", \"**/*.made.swift\"]}")
    #expect(try found() == ["Made/a.swift", "a.swift"])
    #expect(try found("Sub/a.made.swift") == ["Sub/a.made.swift"])
    let applied = try UnfoldTool.run("apply", "--allow-dirty", "--rule", "guessed-insets", in: folder)
    #expect(applied.status == 0 && applied.text == "Made/a.swift: 1 change\na.swift: 1 change\n")
  }

  @Test("Overrides say what else holds for some files, later ones win, and a nearer file wins over them")
  func overrides() throws {
    for path in ["A/a.swift", "A/b.swift", "A/C/c.swift", "d.swift"] { try folder.write(path, Sample.guessed) }
    try folder.write(
      ".unfold.json",
      """
      {"overrides": [
        {"files": ["A"], "rules": {"guessed-insets": false}},
        {"files": ["A/b.*", "A/{x,y}"], "rules": {"guessed-insets": true}},
        {"files": ["*.swift"], "exclude": ["d.swift"]}
      ]}
      """)
    #expect(try found() == ["A/b.swift"])
    try folder.write("A/C/.unfold.json", "{\"rules\": {\"guessed-insets\": true}}")
    #expect(try found() == ["A/C/c.swift", "A/b.swift"])
  }

  @Test("The deployment target of a configuration goes before the project's and behind the command line's")
  func deploymentTarget() throws {
    try folder.write(
      "Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", platforms: [.iOS(.v15)])\n")
    try folder.write("Sources/a.swift", "let a = 1\n")
    try folder.write("Sources/.unfold.json", "{\n  \"deploymentTarget\": {\n    \"iOS\": \"17.0\"\n  }\n}\n")
    #expect(try run("target", "Sources/a.swift").text == "Sources/a.swift: iOS 17.0 (Sources/.unfold.json:3)\n")
    #expect(try run("target", "--no-config", "Sources/a.swift").text.contains("iOS 15.0"))
    let given = try run("target", "--deployment-target", "ios=18.0", "Sources/a.swift")
    #expect(given.text == "Sources/a.swift: iOS 18.0 (--deployment-target)\n")
  }

  @Test("All that is wrong is said with its place and the nearest name", arguments: [
    ("{\"rule\": {}}", "1:2: a configuration has no \"rule\" (did you mean \"rules\"?)"),
    (
      "{\n  \"rules\": {\"guessed-inset\": true}}",
      "2:13: there is no rule \"guessed-inset\" (did you mean \"guessed-insets\"?)"
    ),
    ("{\"rules\": {\"guessed-insets\": \"off\"}}", "1:30: a rule is true or false, and this is a string"),
    ("{\"rules\": []}", "1:11: \"rules\" is an object, and this is a list"),
    ("{\"exclude\": \"Made\"}", "1:13: \"exclude\" is a list, and this is a string"),
    ("{\"exclude\": [\"../Made\"]}", "1:14: a pattern is a path below this file's folder"),
    (
      "{\"deploymentTarget\": {\"iOS\": \"seventeen\"}}",
      "1:30: \"seventeen\" is no version; write one such as \"17.0\""
    ),
    ("{\"deploymentTarget\": {\"iOS\": 17}}", "1:30: a version is a string, and this is a number"),
    ("{\"deploymentTarget\": {\"ios\": \"17\"}}", "1:23: there is no platform \"ios\" (did you mean \"iOS\"?)"),
    ("{\"overrides\": [{\"rules\": {}}]}", "1:16: an override says with \"files\" which files it is about"),
    ("{\"overrides\": [{\"files\": [], \"overrides\": []}]}", "1:30: an override has no \"overrides\""),
    ("{\"é\": 1,}", "1:10: a key in double quotes is expected"),
    ("", " is no JSON: it is empty"), ("[]", "1:1: a configuration is an object, and this is a list"),
  ])
  func broken(text: String, message: String) throws {
    try folder.write("Sub/a.swift", Sample.guessed)
    try folder.write("b.swift", Sample.guessed)
    try folder.write("Sub/.unfold.json", text)
    let result = try UnfoldTool.run("check", "--rule", "guessed-insets", in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("unfold: Sub/.unfold.json:\(message)"))
    #expect(result.errors.contains("unfold: 1 file not looked at: "))
    #expect(result.text.hasPrefix("b.swift:") && !result.text.contains("Sub/a.swift"))
    let applied = try UnfoldTool.run("apply", "--allow-dirty", "--rule", "guessed-insets", in: folder)
    #expect(applied.status == 2 && applied.text == "b.swift: 1 change\n")
    #expect(try String(contentsOfFile: folder.path + "/Sub/a.swift", encoding: .utf8) == Sample.guessed)
  }

  @Test("Several mistakes are all said at once, in order")
  func severalMistakes() throws {
    try folder.write("a.swift", "let a = 1\n")
    try folder.write(".unfold.json", "{\n\"exclude\": [1, 2],\n\"rules\": {\"x-rule\": 3}\n}")
    let places = try UnfoldTool.run("check", in: folder).errors.split(separator: "\n")
      .filter { $0.contains(".unfold.json:") }
      .map { $0.split(separator: ":").dropFirst(2).prefix(2).joined(separator: ":") }
    #expect(places == ["2:13", "2:16", "3:11", "3:21"])
  }

  @Test("'config' says what holds and where that is said")
  func show() throws {
    try folder.write("App/a.swift", "let a = 1\n")
    try folder.write(
      ".unfold.json", "{\n  \"rules\": {\n    \"guessed-insets\": false\n  },\n  \"exclude\": [\"App/a.*\"]\n}")
    try folder.write(
      "App/.unfold.json",
      "{\n  \"rules\": {\"redundant-guards\": true},\n  \"deploymentTarget\": {\"iOS\": \"17.0\"}\n}")
    let shown = try run("config", "App/a.swift")
    #expect(shown.status == 0)
    let lines = shown.text.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "configuration: .unfold.json, App/.unfold.json", "left out, unless named: .unfold.json:5",
        "deployment target: iOS 17.0 (App/.unfold.json:3)", "rules:",
      ])
    func line(_ rule: String) -> [Substring] { lines.first { $0.contains("  \(rule) ") }!.split(separator: " ") }
    #expect(line("guessed-insets") == ["guessed-insets", "off", ".unfold.json:3"])
    #expect(line("redundant-guards") == ["redundant-guards", "on", "App/.unfold.json:2"])
    #expect(line("overlay-bars") == ["overlay-bars", "on", "default"])
    #expect(try run("config").text.contains("deployment target: unknown"))
    #expect(try run("config", "gone.swift").status == 2)
    try folder.write("App/.unfold.json", "{")
    let broken = try run("config", "App/a.swift")
    #expect(broken.status == 2 && broken.text.isEmpty && broken.errors.contains("App/.unfold.json:1:2: "))
  }

  @Test("The schema is JSON, knows every rule, and every key that is read")
  func schema() throws {
    let printed = try UnfoldTool.run("config", "--schema", in: folder)
    let schema = try #require(JSONSerialization.jsonObject(with: Data(printed.output)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(Set(properties.keys) == ["$schema", "rules", "exclude", "deploymentTarget", "overrides"])
    #expect(schema["additionalProperties"] as? Bool == false)
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let rules = try #require(definitions["rules"]?["properties"] as? [String: Any])
    let names = try UnfoldTool.run("rules", in: folder).text.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first }
    #expect(Set(rules.keys) == Set(names.map(String.init)))
    let override = try #require(definitions["override"]?["properties"] as? [String: Any])
    // Whatever key the schema names is read: none of them is said to be unknown.
    let all = (properties.keys.map { "\"\($0)\": 0" } + ["\"zzzzzzzz\": 0"]).joined(separator: ", ")
    let inner = override.keys.map { "\"\($0)\": 0" }.joined(separator: ", ")
    try folder.write("a.swift", "let a = 1\n")
    try folder.write(".unfold.json", "{\(all)}")
    #expect(try run("check").errors.ranges(of: " has no \"").count == 1)
    try folder.write(".unfold.json", "{\"overrides\": [{\(inner), \"zzzzzzzz\": 0}]}")
    #expect(try run("check").errors.ranges(of: " has no \"").count == 1)
  }

  @Test("A configuration that cannot be read is trouble, and no folder is taken for one")
  func unreadable() throws {
    try folder.write("Sub/a.swift", Sample.guessed)
    let path = folder.path + "/Sub/.unfold.json"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let result = try UnfoldTool.run("check", in: folder)
    #expect(result.status == 2 && result.errors.contains("Sub/.unfold.json: cannot be read: it is a folder"))
  }
}
