import Testing
import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldEngine

struct TargetResolverTests {
  private func target(_ platforms: String) -> DeploymentTarget {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "X",
        \(platforms)
        targets: [.target(name: "X", swiftSettings: [.define("Y", .when(platforms: [.iOS, .macOS]))])]
      )
      """
    return deploymentTarget(ofManifest: .parse(SourceText(manifest)), path: "Package.swift")
  }

  @Test("Each way to write a version is read, with its line")
  func versions() {
    let target = target(
      """
      platforms: [.iOS(.v17), .macOS("13.1.2"), .macCatalyst(.v16_4),
        SupportedPlatform.tvOS(.v10_15), .custom("xros", versionString: "1.0")],
      """)
    #expect(
      target.versions == [
        .iOS: Version(17), .macOS: Version(13, 1, 2), .macCatalyst: Version(16, 4), .tvOS: Version(10, 15),
        .visionOS: Version(1),
      ])
    #expect(target.origins[.macOS] == DeploymentTarget.Origin(path: "Package.swift", line: 5))
    #expect(target.origins[.visionOS] == DeploymentTarget.Origin(path: "Package.swift", line: 6))
  }

  @Test("Of several versions the oldest counts")
  func oldest() {
    #expect(target("platforms: [.iOS(.v17), .iOS(.v15), .iOS(.v16)],").versions == [.iOS: Version(15)])
  }

  @Test(
    "What cannot be read is not known",
    arguments: [
      "platforms: oldest,", "platforms: [.iOS(oldest)],", "platforms: [.iOS(\"\\(major).0\")],",
      "platforms: [.iOS(.vNext)],",
    ])
  func unknown(platforms: String) {
    #expect(target(platforms) == .unknown)
  }

  @Test("The nearest manifest upwards counts, and none beyond the repository")
  func nearest() throws {
    let folder = TemporaryFolder()
    try folder.write("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(.v15)])\n")
    try folder.write("Packages/B/Package.swift", "let package = Package(name: \"B\", platforms: [.iOS(.v17)])\n")
    let far = try folder.write("Packages/B/Sources/Deep/b.swift")
    let near = try folder.write("Sources/a.swift")
    let other = try folder.write("repository/c.swift")
    try folder.write("repository/.git/HEAD", "")
    let resolver = TargetResolver(given: nil)
    #expect(resolver.target(of: far).versions == [.iOS: Version(17)])
    #expect(resolver.target(of: near).versions == [.iOS: Version(15)])
    #expect(resolver.target(of: near).origins[.iOS]?.path == folder("Package.swift"))
    #expect(resolver.target(of: other) == .unknown)
    let given = DeploymentTarget(versions: [.iOS: Version(26)])
    #expect(TargetResolver(given: given).target(of: far) == given)
  }

  @Test("A list is read whatever its letters' case")
  func list() throws {
    let target = try DeploymentTarget(list: "ios=17.0,macOS=14,XROS=1.2.3")
    #expect(target.versions == [.iOS: Version(17), .macOS: Version(14), .visionOS: Version(1, 2, 3)])
  }

  @Test(
    "What is wrong with a list is named", arguments: ["", "ios", "ios=", "os=1", "ios=1,", "ios=x", "ios=1,ios=2"])
  func wrongList(list: String) {
    #expect(throws: TargetListError.self) { try DeploymentTarget(list: list) }
  }
}
