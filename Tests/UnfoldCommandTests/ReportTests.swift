import Foundation
import Testing
import UnfoldTestSupport

/// The page that `check --report` writes.
struct ReportTests {
  private let folder = TemporaryFolder()

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private func program(_ names: String...) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    for name in names {
      if let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }) {
        return "\(folder)/\(name)"
      }
    }
    print("skipped: \(names[0]) is not installed")
    return nil
  }

  /// Fixes, something to review, names and code that look like markup, and a file that is no source.
  private func writeSamples() throws {
    try folder.write("Sub/bar.swift", Sample.guessed)
    try folder.write("Sub/<script>alert(1)&.swift", Sample.guessed.replacing("\"Pay\"", with: "\"</script><b>\""))
    try folder.write("Other/screen.swift", Sample.guessed + "\nlet width = UIScreen.main.bounds.width // </style>\n")
    try folder.write("latin.swift", Array("// caf".utf8) + [0xE9])
  }

  @Test("The page has every finding, escaped, and the usual output is the same")
  func page() throws {
    try writeSamples()
    let usual = try UnfoldTool.run("check", "--format", "json", in: folder)
    let result = try UnfoldTool.run("check", "--format", "json", "--report", "report.html", in: folder)
    #expect(result.status == 1 && result.output == usual.output)
    #expect(result.errors.contains("report written to report.html\n"))
    let page = try text("report.html")
    let root = try #require(JSONSerialization.jsonObject(with: Data(usual.output)) as? [String: Any])
    let count = try #require(root["findings"] as? [Any]).count
    #expect(count >= 3 && page.components(separatedBy: "<article class=finding").count - 1 == count)
    #expect(page.contains("<h3>Sub/&lt;script&gt;alert(1)&amp;.swift <small>"))
    #expect(page.components(separatedBy: "</script>").count == 2 && page.contains("&lt;/script&gt;&lt;b&gt;"))
    #expect(page.components(separatedBy: "</style>").count == 2)
    #expect(page.contains("<h5>Before</h5>") && page.contains("<h5>After</h5>"))
    #expect(page.contains("latin.swift: skipped: it is no UTF-8"))
    #expect(!page.contains("http://") && !page.contains("https://"))
    // A page that is there is replaced.
    try folder.write("report.html", "old")
    _ = try UnfoldTool.run("check", "--quiet", "--report", "report.html", in: folder)
    #expect(try text("report.html") == page)
  }

  @Test("A page that can't be written is trouble; one without findings says so")
  func otherPages() throws {
    try folder.write("clean.swift")
    let result = try UnfoldTool.run("check", "--report", "gone/report.html", in: folder)
    #expect(result.status == 2 && result.errors.contains("unfold: gone/report.html: cannot be written"))
    #expect(try UnfoldTool.run("check", "--report", "report.html", in: folder).status == 0)
    #expect(try text("report.html").contains("<p>No findings.</p>"))
  }

  @Test("A browser shows it, keys and filters work, colours can be read, and nothing is fetched")
  func browser() throws {
    guard let python = program("python3"), let chromium = program("chromium", "chromium-browser", "google-chrome") else {
      return
    }
    try writeSamples()
    _ = try UnfoldTool.run("check", "--report", "report.html", in: folder)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("look-at-report.py")
    let result = try run([python, script.path, chromium, "report.html"], in: folder.path)
    #expect(result.status == 0, "\(result.text)\(result.errors)")
  }

  @Test("The schema that is printed fits what is written")
  func schema() throws {
    try writeSamples()
    let schema = try JSONSerialization.jsonObject(with: Data(UnfoldTool.run("check", "--schema", in: folder).output))
    let output = try UnfoldTool.run("check", "--format", "json", in: folder).output
    let value = try JSONSerialization.jsonObject(with: Data(output))
    let validator = SchemaCheck(root: try #require(schema as? [String: Any]))
    #expect(validator.faults(of: value) == [])
    var wrong = try #require(value as? [String: Any])
    wrong["files"] = -1
    wrong["findings"] = [["rule": 1, "kind": "other"]]
    let faults = validator.faults(of: wrong)
    #expect(faults.contains("/files: below 0") && faults.contains("/findings/0/kind: none of those that there are"))
    #expect(faults.contains("/findings/0/rule: no string") && faults.contains("/findings/0: lacks path"))
  }

  @Test("JUnit's XML is well-formed whatever files are called, and has a case for each finding")
  func jUnit() throws {
    try writeSamples()
    try folder.write("Sub/\u{1}\".swift", Sample.guessed)
    let result = try UnfoldTool.run("check", "--format", "junit", in: folder)
    #expect(result.status == 1)
    #expect(result.text.contains("<testsuite name=\"Sub/&lt;script&gt;alert(1)&amp;.swift\" tests="))
    let json = try JSONSerialization.jsonObject(
      with: Data(UnfoldTool.run("check", "--format", "json", in: folder).output))
    let count = try #require((json as? [String: Any])?["findings"] as? [Any]).count
    #expect(result.text.components(separatedBy: "<failure ").count - 1 == count)
    guard let python = program("python3") else { return }
    let script = "import sys, xml.dom.minidom as m; print(len(m.parse(sys.stdin).getElementsByTagName('failure')))"
    let parsed = try run([python, "-c", script], in: folder.path, input: result.output)
    #expect(parsed.text == "\(count)\n", "\(parsed.errors)")
  }

  @Test("SARIF's fingerprints stay when code moves to other lines, and each finding has its own")
  func fingerprints() throws {
    func prints() throws -> [String] {
      let output = try UnfoldTool.run("check", "--rule", "guessed-insets", "--format", "sarif", in: folder).output
      let root = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
      let run = try #require((root?["runs"] as? [[String: Any]])?.first)
      let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
      let help = (driver?["rules"] as? [[String: Any]])?.first?["help"] as? [String: String]
      #expect(help?["markdown"]?.contains("```swift\n") == true)
      return try #require(run["results"] as? [[String: Any]]).compactMap {
        ($0["partialFingerprints"] as? [String: String])?["unfoldFinding/v1"]
      }
    }
    try folder.write("bar.swift", Sample.guessed + Sample.guessed)
    let first = try prints()
    #expect(first.count == 2 && Set(first).count == 2)
    try folder.write("bar.swift", "// New.\n\n" + Sample.guessed + Sample.guessed)
    #expect(try prints() == first)
  }
}
