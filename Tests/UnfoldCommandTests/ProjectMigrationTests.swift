import Foundation
import Testing
import UnfoldTestSupport

/// A project's own migrations, from the skeleton to the changed file.
struct ProjectMigrationTests {
  private let folder = TemporaryFolder()
  private let rounded = """
    /// Rounded corners are a shape's business now.
    ///
    /// - check by hand: views whose shadow was clipped

    // before
    <#view#>.cornerRadius(<#radius#>)

    // after
    <#view#>.clipShape(.rect(cornerRadius: <#radius#>))

    """
  private let card = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\").cornerRadius(8) } }\n"

  private func run(_ arguments: String...) throws -> ProcessResult { try UnfoldTool.run(arguments, in: folder) }

  @Test("A new migration is found from then on, and its golden passes")
  func skeleton() throws {
    let made = try run("new", "rounded-corners")
    #expect(made.status == 0 && made.text.hasPrefix(".unfold/rounded-corners.swift\n"))
    let test = try run("test", ".unfold")
    #expect(test.status == 0, "\(test.text)")
    #expect(try run("rules").text.contains("\nrounded-corners "))
    #expect(try run("explain", "rounded-corners").text.contains("oldModifier"))
    let again = try run("new", "rounded-corners")
    #expect(again.status == 2 && again.errors.contains("already"))
    #expect(try run("new", "Rounded Corners").errors.contains("small letters and hyphens"))
  }

  @Test("A migration is like any rule: checked, shown, applied, silenced, switched off and known to a baseline")
  func likeAnyRule() throws {
    try folder.write(".unfold/rounded-corners.swift", rounded)
    try folder.write("App/Card.swift", card)
    #expect(try run("check", "App").text.hasPrefix("App/Card.swift:2:"))
    // The migrations themselves are no source of the app.
    #expect(try !run("check", ".", "--verbose").text.contains(".unfold"))
    #expect(try run("diff", "--rule", "rounded-corners", "App").text.contains("+struct Card: View { var body: some View { Text(\"a\").clipShape(.rect(cornerRadius: 8)) } }"))
    try folder.write(".unfold.json", "{\"rules\": {\"rounded-corners\": false}}")
    #expect(try run("check", "App").status == 0)
    try folder.write(".unfold.json", "{}")
    #expect(try run("check", "--write-baseline", "known.json", "App").status == 0)
    #expect(try run("check", "--baseline", "known.json", "App").status == 0)
    try folder.write("App/Card.swift", card.replacing("} }\n", with: "} } // unfold:ignore rounded-corners\n"))
    #expect(try run("check", "App").status == 0)
    try folder.write("App/Card.swift", card)
    #expect(try run("apply", "--rule", "rounded-corners", "App").status == 0)
    #expect(String(decoding: try folder.read("App/Card.swift"), as: UTF8.self).contains("clipShape"))
  }

  @Test("A file that is no migration is said with its line, and the others run")
  func mistakes() throws {
    try folder.write(".unfold/rounded-corners.swift", rounded)
    try folder.write(".unfold/everything.swift", "/// Why.\n\n// before\n<#x#>\n\n// after\nf(<#x#>)\n")
    try folder.write(".unfold/guessed-insets.swift", rounded)
    try folder.write("Card.swift", card)
    let result = try run("check", "Card.swift")
    #expect(result.status == 2 && result.text.contains("rounded-corners (fix)"))
    #expect(result.errors.contains("unfold: .unfold/everything.swift:4: "))
    #expect(result.errors.contains("unfold: .unfold/guessed-insets.swift: 'guessed-insets' is a rule of Unfold's own"))
  }

  @Test("Migrations can be named, and are found above a folder up to the top of its repository")
  func places() throws {
    try folder.write("Moves/rounded-corners.swift", rounded)
    try folder.write("Deep/Down/Card.swift", card)
    #expect(try run("check", "Deep").status == 0)
    #expect(try run("check", "--rules", "Moves", "Deep").status == 1)
    #expect(try run("check", "--rules", "Moves/rounded-corners.swift", "Deep").status == 1)
    #expect(try run("check", "--rules", "Nowhere", "Deep").errors.contains("Nowhere: is not there (--rules)"))
    try folder.write(".unfold/rounded-corners.swift", rounded)
    #expect(try run("check", "Deep/Down").status == 1)
    #expect(try UnfoldTestSupport.run(["git", "init", "-q"], in: folder("Deep")).status == 0)
    #expect(try run("check", "Deep/Down").status == 0)
  }
}
