import Testing
import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldEngine

/// Which files of a run can see one another.
@Suite struct SourceIndexTargetTests {
  private let folder = TemporaryFolder()

  private func write(_ files: [String: String]) throws -> [String] {
    // SwiftPM gives all of `Sources` to a target that has no folder.
    for name in ["App", "Design", "Other"] { try folder.write("Sources/\(name)/Empty.swift", []) }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    return files.keys.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted().map { folder($0) }
  }

  /// The number that `a` is in the first file.
  private func number(_ paths: [String], threads: Int = 2) throws -> Double? {
    let targets = TargetResolver(given: nil)
    let index = SourceIndex(paths: paths, targets: targets, threads: threads)
    let file = FileContext(
      path: folder("Sources/App/A.swift"), tree: .parse(try readSource(folder("Sources/App/A.swift"))),
      deploymentTarget: .unknown, index: index)
    let value = try #require(file.model.names.values["a"]?.first?.child(.initializerClause)?.lastChild)
    return file.model.number(value)
  }

  private let package = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "Parts", targets: [.target(name: "App"), .target(name: "Design"), .target(name: "Other")])
    """

  @Test("A name of another target is not this target's", arguments: [1, 2, 3])
  func otherTarget(threads: Int) throws {
    let paths = try write([
      "Package.swift": package, "Sources/App/A.swift": "let a = Layout.gap",
      "Sources/App/B.swift": "enum Layout { static let gap = 1 }",
      "Sources/Other/C.swift": "public enum Layout { public static let gap = 2 }",
    ])
    #expect(try number(paths, threads: threads) == 1)
    #expect(try number(paths.reversed(), threads: threads) == 1)
    #expect(try number(paths.filter { !$0.hasSuffix("B.swift") }) == nil)
  }

  @Test("What another module declares as public is seen where that is imported")
  func importedModule() throws {
    let files = [
      "Package.swift": package, "Sources/App/A.swift": "import Design\nlet a = Layout.gap",
      "Sources/Design/C.swift": "public enum Layout { public static let gap = 2; static let inner = 3 }",
    ]
    #expect(try number(try write(files)) == 2)
    let inner = try write(["Sources/App/A.swift": "import Design\nlet a = Layout.inner"]) + [folder("Sources/Design/C.swift")]
    #expect(try number(inner) == nil)
    let alone = try write(["Sources/App/A.swift": "import Other\nlet a = Layout.gap"]) + [folder("Sources/Design/C.swift")]
    #expect(try number(alone) == nil)
  }

  @Test("Files that no project lists can see one another")
  func noProject() throws {
    let paths = try write(["Sources/App/A.swift": "let a = gap", "B.swift": "let gap = 4"])
    #expect(try number(paths) == 4)
  }
}
