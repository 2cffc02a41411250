import Foundation
import Testing
import UnfoldTestSupport

/// What `apply` leaves alone, and says so.
struct WritingTests {
  private let folder = TemporaryFolder()
  private let rule = "guessed-insets"

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  @Test("A file with several hard links is named and left alone; the others are changed")
  func hardLinks() throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("App/b.swift", Sample.guessed)
    try FileManager.default.linkItem(atPath: folder("App/a.swift"), toPath: folder("kept"))
    let result = try UnfoldTool.run("apply", "--rule", rule, "App", in: folder)
    #expect(result.status == 2 && result.text == "App/b.swift: 1 change\n")
    #expect(result.errors.contains("App/a.swift: cannot be written: it has 2 hard links"))
    #expect(try text("App/a.swift") == Sample.guessed)
    let asked = try UnfoldTool.run("apply", "--rule", rule, "--break-hard-links", "App", in: folder)
    #expect(asked.status == 0 && asked.text == "App/a.swift: 1 change\n")
    #expect(try text("App/a.swift") == Sample.mended)
    #expect(try text("kept") == Sample.guessed)
  }

  @Test("Nothing is written through a link that leads out of the paths given", arguments: [[], ["--verify", "true"]])
  func outside(options: [String]) throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("Library/b.swift", Sample.guessed)
    try folder.write("Library/More/c.swift", Sample.guessed)
    try folder.link("App/b.swift", to: "../Library/b.swift")
    try folder.link("App/More", to: "../Library/More")
    let result = try UnfoldTool.run(["apply", "--rule", rule] + options + ["App"], in: folder)
    #expect(result.status == 2 && result.text == "App/a.swift: 1 change\n", "\(result.errors)")
    for (link, file) in [("App/b.swift", "Library/b.swift"), ("App/More/c.swift", "Library/More/c.swift")] {
      let message = "unfold: \(link): is left alone: it leads out of the paths given, to \(folder(file))"
      #expect(result.errors.contains(message))
      #expect(try text(file) == Sample.guessed)
    }
    #expect(try text("App/a.swift") == Sample.mended)
    // One that leads from one path given into another leads nowhere else.
    #expect(try UnfoldTool.run("apply", "--rule", rule, "App", "Library", in: folder).status == 0)
    #expect(try text("Library/More/c.swift") == Sample.mended)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("App/b.swift")) == "../Library/b.swift")
  }

  /// Runs the tool as a user without rights.
  private static let asOther = ["setpriv", "--reuid", "4321", "--regid", "4321", "--clear-groups", UnfoldTool.path]
  private static let canBeOther = (try? run(asOther + ["--version"], in: "/").status) == 0

  @Test(
    "A file that would belong to somebody else afterwards is left alone, and so is one in a read-only folder",
    .disabled(if: !canBeOther, "another user can be tried with root's rights and setpriv only"))
  func otherUser() throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.write("Locked/b.swift", Sample.guessed)
    let script = "chmod -R a+rwX . && chown 1234:2345 App/a.swift && chmod 755 Locked"
    #expect(try run(["sh", "-c", script], in: folder.path).status == 0)
    let state = ["XDG_STATE_HOME": folder.path]
    let result = try run(Self.asOther + ["apply", "--rule", rule, "."], in: folder.path, environment: state)
    #expect(result.status == 2 && result.output.isEmpty, "\(result.errors)")
    #expect(result.errors.contains("App/a.swift: cannot be written: it would no longer belong to user 1234"))
    #expect(result.errors.contains("Locked/b.swift: cannot be written: its folder is read-only"))
    #expect(try text("App/a.swift") == Sample.guessed)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("App")) == ["a.swift"])
  }
}
