import Foundation
import Testing
import UnfoldTestSupport

struct ChangeTests {
  private let folder = TemporaryFolder()
  private let rule = "guessed-insets"

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  @Test("The patch makes with git what apply makes, with all kinds of files")
  func patchIsWhatApplyDoes() throws {
    let samples = [
      "plain.swift": Sample.guessed, "with space/é \"q\".swift": Sample.guessed,
      "crlf.swift": Sample.guessed.replacing("\n", with: "\r\n"), "mark.swift": "\u{FEFF}" + Sample.guessed,
      "open.swift": String(Sample.guessed.dropLast()),
    ]
    for (name, text) in samples {
      try folder.write("a/\(name)", text)
      try folder.write("b/\(name)", text)
    }
    _ = try run(["git", "init", "-q"], in: folder("a"))
    let patch = try run([UnfoldTool.path, "diff", "--rule", rule], in: folder("a"))
    #expect(patch.status == 1)
    for (name, text) in samples { #expect(try self.text("a/\(name)") == text) }
    let applied = try run(["git", "apply", "-"], in: folder("a"), input: patch.output)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try UnfoldTool.run("apply", "--rule", rule, "b", in: folder).status == 0)
    for (name, text) in samples {
      #expect(try self.text("a/\(name)") == self.text("b/\(name)"))
      #expect(try self.text("b/\(name)") != text)
    }
    #expect(try text("b/plain.swift") == Sample.mended)
    #expect(try run([UnfoldTool.path, "diff", "--rule", rule], in: folder("b")).status == 0)
  }

  @Test("A run from a folder of the repository, or with an absolute path, gives a patch that git takes")
  func foldersOfRepository() throws {
    _ = try run(["git", "init", "-q"], in: folder.path)
    for (working, path, top) in [("App", ".", "App"), ("App", "..", "."), ("Other", folder("App"), ".")] {
      try folder.write("App/a.swift", Sample.guessed)
      try folder.write("Other/b.swift")
      let patch = try run([UnfoldTool.path, "diff", "--rule", rule, path], in: folder(working))
      let applied = try run(["git", "apply", "-"], in: folder(top), input: patch.output)
      #expect(applied.status == 0, "\(applied.errors)")
      #expect(try text("App/a.swift") == Sample.mended)
    }
  }

  @Test("A screen has the name of the view that changes, also in an extension, in another view and from standard input")
  func namesOfScreens() throws {
    let test = "@Environment(\\.horizontalSizeClass) var width\n"
    func screen(_ name: String) -> String {
      "struct \(name): View { \(test) var body: some View { if width != .compact { Text(\"a\") } else { Text(\"b\") } } }\n"
    }
    let text = """
      import SwiftUI
      extension Feed { \(screen("Row")) }
      struct Feed: View { \(test) var body: some View { if width != .compact { Text("a") } else { Text("b") } }
        struct Wide: ViewModifier { \(test) func body(content: Content) -> some View { content.padding(width != .compact ? 8 : 4) } }
      }
      extension View { func roomy(_ width: UserInterfaceSizeClass?) -> some View { padding(width != .compact ? 8 : 4) } }
      """
    try folder.write("Feed.swift", text)
    let check = try UnfoldTool.run("check", "--rule", "size-class-nil", "Feed.swift", in: folder)
    let places = "    Feed.Row (Feed.swift)\n    Feed (Feed.swift)\n    Feed.Wide (Feed.swift)\n    Feed.swift\n"
    #expect(check.errors.contains("unfold: 3 screens and 1 file would change. "))
    #expect(check.errors.hasSuffix(places + "unfold: next: unfold diff --rule size-class-nil Feed.swift\n"))
    let apply = try UnfoldTool.run("apply", "--rule", "size-class-nil", "-", in: folder, input: text)
    #expect(apply.errors.contains("4 changes in 1 of 1 file\n"))
    #expect(apply.errors.hasSuffix("    Feed.Wide (standard input)\n    standard input\n"))
  }

  @Test("The screens that change are named, with what to try by hand")
  func handChecks() throws {
    try folder.write("a.swift", Sample.guessed)
    try folder.write("b.swift", "import SwiftUI\nstruct Other: View { var body: some View { Text(\"b\") } }\n")
    let names = "in a right-to-left language\n    PayScreen (a.swift)\n"
    let check = try UnfoldTool.run("check", "--rule", rule, in: folder)
    #expect(check.errors.contains("1 screen would change. "))
    #expect(check.errors.hasSuffix(names + "unfold: next: unfold diff --rule \(rule)\n"))
    #expect(try !UnfoldTool.run("check", "--rule", rule, "--format", "json", in: folder).errors.contains("PayScreen"))
    #expect(try !UnfoldTool.run("check", "--rule", rule, "--quiet", in: folder).errors.contains("PayScreen"))
    let apply = try UnfoldTool.run("apply", "--rule", rule, in: folder)
    #expect(apply.errors.contains("1 screen changed. Nothing of it was tried") && apply.errors.hasSuffix(names))
    #expect(try !UnfoldTool.run("apply", "--rule", rule, in: folder).errors.contains("screen"))
  }

  @Test("Apply says what it changed, and changes nothing the second time")
  func apply() throws {
    try folder.write("a.swift", Sample.guessed)
    let first = try UnfoldTool.run("apply", "--rule", rule, in: folder)
    #expect(first.status == 0 && first.text == "a.swift: 1 change\n")
    #expect(try text("a.swift") == Sample.mended)
    let second = try UnfoldTool.run("apply", "--rule", rule, in: folder)
    #expect(second.status == 0 && second.output.isEmpty)
  }

  @Test("Every rule together writes no file that says for which systems the app is built")
  func projectFilesStay() throws {
    let project = [
      "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "Pay", platforms: [.iOS(.v15)], targets: [.target(name: "Pay")])

        """,
      "Pay.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ IPHONEOS_DEPLOYMENT_TARGET = 15.0; }\n",
      "Pay.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n",
      "Info.plist": "<plist><dict><key>MinimumOSVersion</key><string>15.0</string></dict></plist>\n",
    ]
    for (name, text) in project { try folder.write(name, text) }
    try folder.write("Sources/Pay/a.swift", Sample.guessed)
    let rules = try UnfoldTool.run("rules", in: folder).text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(rules.contains(rule) && rules.contains("sidebar-tabs"))
    let applied = try UnfoldTool.run(["apply"] + rules.flatMap { ["--rule", $0] }, in: folder)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try text("Sources/Pay/a.swift") == Sample.mended)
    for (name, text) in project { #expect(try self.text(name) == text) }
  }

  @Test("A read-only file is named and stays; the others are changed")
  func readOnly() throws {
    try folder.write("a.swift", Sample.guessed)
    try folder.write("b.swift", Sample.guessed)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder("a.swift"))
    let result = try UnfoldTool.run("apply", "--rule", rule, in: folder)
    #expect(result.status == 2)
    #expect(result.errors.contains("unfold: a.swift: cannot be written: it is read-only"))
    #expect(try text("a.swift") == Sample.guessed)
    #expect(try text("b.swift") == Sample.mended)
    #expect(try folder.names() == ["a.swift", "b.swift"])
  }

  @Test("Standard input comes out, changed or not")
  func standardInput() throws {
    let inputs: [(String, String, Int32)] = [
      (Sample.guessed, Sample.mended, 0), ("let x = 1\n", "let x = 1\n", 0), ("\0", "\0", 2),
    ]
    for (input, output, status) in inputs {
      let result = try UnfoldTool.run("apply", "--rule", rule, "-", in: folder, input: input)
      #expect(result.status == status && result.text == output)
    }
  }

  @Test("A file that two paths and a link lead to is changed once, and the link stays")
  func once() throws {
    try folder.write("App/a.swift", Sample.guessed)
    try folder.link("link.swift", to: "App/a.swift")
    let result = try UnfoldTool.run("apply", "--rule", rule, "link.swift", "App", ".", in: folder)
    #expect(result.text == "link.swift: 1 change\n")
    #expect(try text("App/a.swift") == Sample.mended)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.swift")) == "App/a.swift")
  }
}
