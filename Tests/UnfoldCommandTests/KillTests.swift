import Foundation
import Testing
import UnfoldTestSupport

/// `kill -9` at any moment of `apply` and of `undo`: each file is the old one or the new one, and nothing is lost.
///
/// A dozen kills each time; hundreds with
///
///     UNFOLD_KILLS=300 swift test --filter KillTests
@Suite(.serialized) struct KillTests {
  private static let killCount = Int(ProcessInfo.processInfo.environment["UNFOLD_KILLS"] ?? "") ?? 12

  private let app: ManyFiles

  init() throws { app = try ManyFiles(200) }

  @Test("Each file is old or new, the next run leaves nothing behind, and undo restores all")
  func kills() throws {
    try app.commit()
    var random = SeededGenerator(seed: 6)
    let duration = try #require(try app.duration(of: ManyFiles.apply))
    try app.undoAll()
    var kills = 0
    var midway = 0
    for round in 0..<Self.killCount * 3 where kills < Self.killCount {
      let apply = try ToolProcess(ManyFiles.apply, in: app.folder)
      if round % 3 > 0 { app.waitForJournal(while: apply) }
      let share = round % 3 > 0 ? 0.4 : 1
      apply.kill(after: Double.random(in: 0...duration * share, using: &random))
      if apply.wasKilled { kills += 1 }
      let changed = try app.changedCount()
      if changed > 0 && changed < app.names.count { midway += 1 }
      if round % 2 == 0 {
        // What is left to do is done by the next run.
        let rest = try UnfoldTool.run(ManyFiles.apply, in: app.folder)
        #expect(rest.status == 0, "\(rest.errors)")
        #expect(try app.changedCount() == app.names.count)
        try app.expectNothingLeft()
        let undo = try ToolProcess(["undo"], in: app.folder)
        undo.kill(after: Double.random(in: 0...duration / 2, using: &random))
        if undo.wasKilled { kills += 1 }
        _ = try app.changedCount()
      }
      try app.undoAll()
      #expect(try app.changedCount() == 0)
      try app.expectNothingLeft()
      #expect(try app.git("status", "--porcelain").isEmpty)
    }
    #expect(kills >= Self.killCount)
    #expect(midway > 0, "no kill came while files were written")
    if Self.killCount > 12 { print("\(kills) kills survived, \(midway) of them while files were written") }
  }

  @Test("SIGINT stops between two files, with what is done said, and undo restores it")
  func interrupted() throws {
    let apply = try ToolProcess(ManyFiles.apply, in: app.folder)
    app.waitForJournal(while: apply)
    apply.send(SIGINT)
    apply.wait()
    #expect(apply.endedBy == SIGINT)
    let changed = try app.changedCount()
    #expect(changed < app.names.count)
    let errors = try apply.errors()
    #expect(errors.contains("interrupted: \(changed) of \(app.names.count) files changed; run again for the rest"))
    #expect(try apply.output().split(separator: "\n").count == changed)
    try app.expectNothingLeft()
    try app.undoAll()
    #expect(try app.changedCount() == 0)
  }

  @Test("Files are changed also where nobody reads what is said", arguments: ["", "2>&1"])
  func reader(redirection: String) throws {
    let apply = ManyFiles.apply.joined(separator: " ")
    let script = "'\(UnfoldTool.path)' \(apply) \(redirection) | true; exit ${PIPESTATUS[0]}"
    let result = try run(["bash", "-c", script], in: app.folder.path, environment: UnfoldTool.environment(app.folder))
    #expect(result.status == 0 && !result.errors.contains("unfold: standard output"), "\(result.errors)")
    #expect(try app.changedCount() == app.names.count)
  }
}

/// A few hundred files with one change each.
struct ManyFiles {
  let folder = TemporaryFolder()
  let names: [String]

  static let apply = ["apply", "--rule", "guessed-insets"]

  init(_ count: Int) throws {
    names = (0..<count).map { "App/Part\($0 % 10)/\($0).swift" }
    for name in names { try folder.write(name, Sample.guessed) }
  }

  func git(_ arguments: String...) throws -> String {
    let words = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org"] + arguments
    let result = try run(words, in: folder.path, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    #expect(result.status == 0, "\(result.errors)")
    return result.text
  }

  func commit() throws {
    _ = try git("init", "-q")
    _ = try git("add", "-A")
    _ = try git("commit", "-qm", "Begin")
  }

  /// How many files are the new ones. Each of them is the old one or the new one.
  func changedCount() throws -> Int {
    let (old, new) = (Array(Sample.guessed.utf8), Array(Sample.mended.utf8))
    var count = 0
    for name in names {
      let bytes = try folder.read(name)
      #expect(bytes == old || bytes == new, "\(name) is neither")
      if bytes == new { count += 1 }
    }
    return count
  }

  /// Seconds that a whole run takes.
  func duration(of arguments: [String]) throws -> Double? {
    let start = Date()
    let result = try UnfoldTool.run(arguments, in: folder)
    return result.status == 0 ? Date().timeIntervalSince(start) : nil
  }

  func undoAll() throws {
    for _ in 0..<10 {
      let result = try UnfoldTool.run("undo", in: folder)
      if result.errors.contains("no run of 'apply' is recorded") { return }
      #expect(result.status == 0, "\(result.errors)")
    }
    Issue.record("there is no end of runs to undo")
  }

  func expectNothingLeft() throws {
    for part in 0..<10 {
      let found = try FileManager.default.contentsOfDirectory(atPath: folder("App/Part\(part)"))
      #expect(Set(found) == Set(names.filter { $0.hasPrefix("App/Part\(part)/") }.map { String($0.dropFirst(10)) }))
    }
  }

  /// Waits until a run is about to write its files.
  func waitForJournal(while process: ToolProcess) {
    let state = folder.statePath + "/unfold/journals"
    while process.isRunning {
      let folders = ((try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []).map { "\(state)/\($0)" }
      for place in folders + [folder(".git/unfold")] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        if names.contains(where: { $0.hasSuffix(".open") }) { return }
      }
      usleep(500)
    }
  }
}

/// The tool while it runs.
final class ToolProcess {
  private let process = Process()
  private let scratch = TemporaryFolder()

  init(_ arguments: [String], in folder: TemporaryFolder) throws {
    process.executableURL = URL(fileURLWithPath: UnfoldTool.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(UnfoldTool.environment(folder)) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: try scratch.write("out", ""))
    process.standardError = FileHandle(forWritingAtPath: try scratch.write("err", ""))
    // Worker threads of tests hold signals off, and what they start would inherit that.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// The signal that ended it.
  var endedBy: Int32? { process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil }

  var wasKilled: Bool { endedBy == SIGKILL }

  func output() throws -> String { String(decoding: try scratch.read("out"), as: UTF8.self) }

  func errors() throws -> String { String(decoding: try scratch.read("err"), as: UTF8.self) }

  func send(_ signal: Int32) { Foundation.kill(process.processIdentifier, signal) }

  func wait() { process.waitUntilExit() }

  func kill(after seconds: Double) {
    usleep(UInt32(seconds * 1_000_000))
    send(SIGKILL)
    wait()
  }
}
