import Foundation
import Testing
import UnfoldTestSupport

/// What `.ci/release` makes of the archives of several systems; here their binaries are none.
@Suite(.disabled(if: Command.isMissing("zip") || Command.isMissing("unzip"), "artifact bundles are made by zip"))
struct ReleaseTests {
  private let folder = TemporaryFolder()
  private let version: String

  init() throws {
    version = String(try UnfoldTool.run("--version", in: folder).text.split(separator: " ")[1].dropLast())
    for system in ["linux-x86_64", "linux-aarch64", "macos-universal"] {
      let name = "unfold-\(version)-\(system)"
      try folder.write("work/\(name)/bin/unfold", "#!/bin/sh\n")
      let made = try run(["tar", "-czf", "\(folder.path)/\(name).tar.gz", name], in: folder("work"))
      #expect(made.status == 0, "\(made.errors)")
    }
  }

  private func release(_ arguments: String...) throws -> ProcessResult {
    try run(["bash", "\(Repository.path)/.ci/release"] + arguments, in: folder.path)
  }

  private func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

  private func sum(_ name: String) throws -> String {
    let line = try text("SHA256SUMS").split(separator: "\n").first { $0.hasSuffix("  \(name)") }
    return String(try #require(line).prefix(64))
  }

  @Test("A bundle with a binary for each system, the formula, and the package of plug-ins")
  func bundle() throws {
    let made = try release("bundle", ".", "ann/Unfold")
    #expect(made.status == 0, "\(made.errors)")
    let opened = try run(["unzip", "-q", "unfold.artifactbundle.zip"], in: folder.path)
    #expect(opened.status == 0)
    let info = try JSONSerialization.jsonObject(with: Data(folder.read("unfold.artifactbundle/info.json")))
    let artifacts = try #require((info as? [String: Any])?["artifacts"] as? [String: [String: Any]])
    let tool = try #require(artifacts["unfold"])
    #expect(tool["version"] as? String == version && tool["type"] as? String == "executable")
    let variants = try #require(tool["variants"] as? [[String: Any]])
    #expect(
      Set(variants.flatMap { $0["supportedTriples"] as? [String] ?? [] }) == [
        "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "x86_64-apple-macosx", "arm64-apple-macosx",
      ])
    for variant in variants {
      let path = "unfold.artifactbundle/" + (variant["path"] as? String ?? "")
      #expect(try text(path) == "#!/bin/sh\n")
    }
    let formula = try text("unfold.rb")
    for system in ["linux-x86_64", "linux-aarch64", "macos-universal"] {
      let name = "unfold-\(version)-\(system).tar.gz"
      let start = try #require(formula.range(of: "releases/download/\(version)/\(name)\""))
      #expect(formula[start.upperBound...].drop { $0 == "\n" || $0 == " " }.hasPrefix("sha256 \"\(try sum(name))\""))
    }
    // `do` and `end` in pairs, for where there is no Ruby to ask.
    let words = formula.split { $0 == " " || $0 == "\n" }
    #expect(words.count { $0 == "do" || $0 == "class" || $0 == "def" } == words.count { $0 == "end" })
    let manifest = try run(["swift", "package", "dump-package"], in: folder("UnfoldPlugins"))
    #expect(manifest.status == 0, "\(manifest.errors)")
    let package = try #require(try JSONSerialization.jsonObject(with: Data(manifest.output)) as? [String: Any])
    let targets = try #require(package["targets"] as? [[String: Any]])
    let plugins = ["UnfoldApplyPlugin", "UnfoldBuildPlugin", "UnfoldCommandPlugin"]
    #expect(targets.compactMap { $0["name"] as? String }.sorted() == plugins + ["unfold"])
    let products = try #require(package["products"] as? [[String: Any]])
    #expect(products.compactMap { $0["name"] as? String }.sorted() == plugins)
    let checksums = targets.compactMap { $0["checksum"] as? String }
    #expect(checksums == [try sum("unfold.artifactbundle.zip")])
    for plugin in plugins where plugin != "UnfoldBuildPlugin" {
      #expect(try text("UnfoldPlugins/Plugins/\(plugin)/ToolRun.swift").contains("struct ToolRun"))
    }
  }

  @Test("Without archives, or without a repository, it says what to do")
  func trouble() throws {
    let none = try release("bundle", "work", "ann/Unfold")
    #expect(none.status == 2 && none.errors.contains("'.ci/release build work' makes one"))
    #expect(try release("bundle", ".").errors.contains(".ci/release bundle FOLDER OWNER/NAME"))
  }
}
