import Foundation
import Testing
import UnfoldTestSupport

/// What no app has: a file of 100 MB, 200,000 files, a line of 50 MB, a folder 1,000 deep. It is done, or refused in
/// words, in bounded memory.
///
/// The tests run small versions. In full, with the memory of each in /usr/bin/time's words where that is installed:
///
///     UNFOLD_LIMITS=1 swift test -c release -Xswiftc -enable-testing --no-parallel --filter LimitTests
@Suite(.serialized) struct LimitTests {
  private let folder = TemporaryFolder()
  private static let isFull = ProcessInfo.processInfo.environment["UNFOLD_LIMITS"] != nil
  private let rule = "guessed-insets"

  /// Runs the tool, and in full says how long it took and how much memory.
  private func measured(_ name: String, _ arguments: String...) throws -> ProcessResult {
    let time = "/usr/bin/time"
    let isMeasured = LimitTests.isFull && FileManager.default.isExecutableFile(atPath: time)
    let flag = FileManager.default.fileExists(atPath: "/proc") ? "-v" : "-l"
    let start = Date()
    let result = try run((isMeasured ? [time, flag] : []) + [UnfoldTool.path] + arguments, in: folder.path)
    if LimitTests.isFull {
      let memory = result.errors.split(separator: "\n").first { $0.lowercased().contains("maximum resident") } ?? ""
      print("\(name): \(Date().timeIntervalSince(start)) s, \(memory.drop { $0 == "\t" })")
      let number = memory.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0
      #expect(number < (flag == "-v" ? 4 << 20 : 4 << 30), "more than 4 GiB")
    }
    return result
  }

  @Test("A very large file is done as any other")
  func largeFile() throws {
    let size = LimitTests.isFull ? 100_000_000 : 400_000
    let count = size / Sample.guessed.utf8.count
    func text(_ sample: String) -> String {
      let screen = sample.replacing("import SwiftUI\n", with: "")
      let parts = screen.split(separator: "PayScreen", omittingEmptySubsequences: false)
      return "import SwiftUI\n" + (0..<count).map { parts.joined(separator: "Number\($0)Screen") }.joined()
    }
    try folder.write("a.swift", text(Sample.guessed))
    let applied = try measured("100 MB", "apply", "--rule", rule)
    #expect(applied.status == 0 && applied.text == "a.swift: \(count) changes\n", "\(applied.errors)")
    #expect(try folder.read("a.swift") == Array(text(Sample.mended).utf8))
  }

  @Test("A very large file of which nothing can be read is refused in words")
  func hugeFile() throws {
    try folder.write("a.swift")
    #expect(truncate(folder("a.swift"), (128 << 20) + 1) == 0)
    let found = try measured("128 MiB", "check")
    #expect(found.status == 2 && found.errors.contains("a.swift: is larger than 128 MiB; no source file is"))
  }

  @Test("Very many files are done")
  func manyFiles() throws {
    let count = LimitTests.isFull ? 200_000 : 1_500
    for number in 0..<count where number % 1_000 == 0 { try folder.write("\(number / 1_000)/first.swift") }
    let text = Array("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n".utf8)
    for number in 0..<count {
      _ = FileManager.default.createFile(atPath: folder("\(number / 1_000)/\(number).swift"), contents: Data(text))
    }
    try folder.write("z.swift", Sample.guessed)
    let applied = try measured("200,000 files", "apply", "--rule", rule)
    #expect(applied.status == 0 && applied.text == "z.swift: 1 change\n", "\(applied.errors)")
    #expect(applied.errors.contains("1 change in 1 of \(count + (count + 999) / 1_000 + 1) files"))
  }

  @Test("A very long line is done, whatever it is made of", arguments: ["numbers", "text", "operators", "nothing"])
  func longLine(kind: String) throws {
    let size = LimitTests.isFull ? 50_000_000 : 200_000
    let long =
      switch kind {
      case "numbers": "[" + String(repeating: "34, ", count: size / 4) + "0]"
      case "text": "\"" + String(repeating: "x", count: size) + "\""
      case "operators": "0" + String(repeating: " + 1", count: size / 4)
      default: String(repeating: " ", count: size) + "1"
      }
    let text = Sample.guessed.replacing("        .padding(.bottom, 34)", with: "/* */ .padding(.bottom, 34)")
    try folder.write("a.swift", "let a = \(long); \(text)")
    let found = try measured("50 MB of \(kind) on one line", "check", "--rule", rule)
    #expect(found.status == 1 && found.text.hasPrefix("a.swift:11:"), "\(found.errors)")
    try folder.write("b/a.swift", "import SwiftUI; let a = \(long); struct A: View { var body: some View { "
      + "VStack { List { }; HStack { }.padding(.bottom, 34) } } }")
    let other = try measured("50 MB of \(kind) before it", "check", "--rule", rule, "b")
    #expect(other.status <= 1 && other.output.count < 10_000, "\(other.errors)")
  }

  @Test("Folders very deep in each other are walked; what the system can't open is named")
  func deepFolders() throws {
    func dig(_ depth: Int, _ name: String) throws {
      let script = "for level in $(seq \(depth)); do mkdir -p \(name) && cd \(name) || exit 1; done; cat > a.swift"
      #expect(try run(["bash", "-c", script], in: folder.path, input: Array(Sample.guessed.utf8)).status == 0)
    }
    let depth = LimitTests.isFull ? 1_000 : 200
    try dig(depth, "d")
    let applied = try measured("1,000 folders", "apply", "--rule", rule)
    #expect(applied.status == 0 && applied.text == String(repeating: "d/", count: depth) + "a.swift: 1 change\n")
    try dig(30, String(repeating: "e", count: 200))
    let deeper = try measured("6,000 characters", "check", "--rule", rule)
    #expect(deeper.status == 2 && deeper.errors.contains("cannot be read: "), "\(deeper.errors)")
    // What Foundation can't remove either.
    _ = try run(["rm", "-rf", "d", String(repeating: "e", count: 200)], in: folder.path)
  }

  @Test("No command leaves a temporary file, or anything beside the paths given but the journal's folder")
  func nothingBeside() throws {
    let (temporary, home) = (TemporaryFolder(), TemporaryFolder())
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("Other/b.swift", Sample.guessed)
    _ = try run(["git", "init", "-q"], in: folder.path)
    let before = try names()
    let commands = [
      ["check", "App"], ["diff", "App"], ["check", "--since", "HEAD", "App"], ["target", "App"],
      ["syntax", "--check", "App"], ["apply", "--allow-dirty", "--rule", rule, "--verify", "false", "App"],
    ]
    for command in commands {
      let environment = ["TMPDIR": temporary.path, "HOME": home.path]
      _ = try UnfoldTool.run(command, in: folder, environment: environment)
      #expect(try names() == before, "\(command)")
      #expect(try folder.read("Other/b.swift") == Array(Sample.guessed.utf8))
      #expect(try temporary.names() == [] && home.names() == [], "\(command)")
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".git/unfold") }.sorted()
  }
}
