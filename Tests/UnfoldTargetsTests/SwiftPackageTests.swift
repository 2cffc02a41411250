import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

struct SwiftPackageTests {
  @Test("Targets lie where their paths say, or where SwiftPM looks")
  func folders() throws {
    let sample = try TargetSample([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", platforms: [.iOS(.v16)],
        targets: [
          .target(name: "Kit"),
          .target(name: "Odd", dependencies: [.target(name: "Kit")], path: "Elsewhere/Odd", exclude: ["Old"]),
          .executableTarget(name: "tool", path: "Tool", sources: ["main.swift", "Parts"]),
          .testTarget(name: "KitTests"),
          .plugin(name: "Maker", capability: .buildTool()),
        ]
      )
      """,
      projectFile(): pbxproj(
        target: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
        targetKeys: "fileSystemSynchronizedGroups = (F);",
        objects: "F = {isa = PBXFileSystemSynchronizedRootGroup; path = .; sourceTree = SOURCE_ROOT; };"),
      "Sources/Kit/k.swift": "", "Tests/KitTests/t.swift": "", "Plugins/Maker/p.swift": "",
    ])
    // The project lists every file as well, so 16.0 is said only where the package lists it too.
    for name in [
      "Sources/Kit/k.swift", "Elsewhere/Odd/Deep/o.swift", "Tool/main.swift", "Tool/Parts/p.swift",
      "Tests/KitTests/t.swift", "Plugins/Maker/p.swift",
    ] {
      if !name.hasPrefix("Elsewhere"), !name.hasPrefix("Tool") {
        #expect(try sample.versions(name) == "iOS 16.0", "\(name)")
      }
    }
    let other = try TargetSample([
      "Package.swift": String(decoding: try sample.folder.read("Package.swift"), as: UTF8.self),
      projectFile(): String(decoding: try sample.folder.read(projectFile()), as: UTF8.self),
      "Elsewhere/Odd/Deep/o.swift": "", "Elsewhere/Odd/Old/o.swift": "", "Tool/main.swift": "",
      "Tool/Parts/p.swift": "",
      "Tool/Other/q.swift": "",
    ])
    #expect(try other.versions("Elsewhere/Odd/Deep/o.swift") == "iOS 16.0")
    #expect(try other.versions("Tool/main.swift") == "iOS 16.0")
    #expect(try other.versions("Tool/Parts/p.swift") == "iOS 16.0")
    for name in ["Elsewhere/Odd/Old/o.swift", "Tool/Other/q.swift", "Scripts/s.swift"] {
      #expect(try other.versions(name) == "iOS 17.0", "\(name)")
    }
  }

  @Test("A package that names no platforms has those of SwiftPM")
  func defaults() throws {
    let sample = try TargetSample([
      "Package.swift":
        "import PackageDescription\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")])\n"
    ])
    let expected = "iOS 12.0, macOS 10.13, tvOS 12.0, visionOS 1.0, watchOS 4.0"
    #expect(try sample.versions("Sources/A/a.swift") == expected)
    #expect(try sample.origin("Sources/A/a.swift") == "Package.swift:2")
    #expect(try sample.target("Sources/A/a.swift").origins[.iOS]?.note != nil)
  }

  @Test("Platforms that are given in some other way are not taken for none")
  func notNone() throws {
    let sample = try TargetSample([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "A", targets: [.target(name: "A")])
      package.platforms = oldest()
      """
    ])
    #expect(try sample.target("Sources/A/a.swift") == .unknown)
  }

  @Test("A package without anything in it only hides its folder from another one")
  func hiding() throws {
    let sample = try TargetSample([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "A", platforms: [.iOS(.v17)], targets: [.target(name: "A", path: "A")])
      """,
      "App/Package.swift": "import PackageDescription\nlet package = Package()\n",
    ])
    #expect(try sample.versions("App/x.swift") == "iOS 17.0")
  }

  @Test("Of manifests for several versions of the tools the oldest platform counts")
  func toolsVersions() throws {
    let manifest =
      "import PackageDescription\nlet package = Package(name: \"A\", platforms: [.iOS(.v17), .macOS(.v12)])\n"
    let sample = try TargetSample([
      "Package.swift": manifest,
      "Package@swift-5.9.swift": manifest.replacing(".v17", with: ".v15").replacing(".v12", with: ".v13"),
    ])
    #expect(try sample.versions("Sources/A/a.swift") == "iOS 15.0, macOS 12.0")
    #expect(try sample.origin("Sources/A/a.swift") == "Package@swift-5.9.swift:2")
  }

  @Test("A manifest that is no Swift is named")
  func broken() throws {
    let sample = try TargetSample(["Package.swift": "let package = Package(name: \"A\",,, }\n"])
    #expect(try sample.target("Sources/A/a.swift") == .unknown)
    #expect(sample.warnings.first?.hasPrefix("Package.swift: cannot be parsed") == true)
  }
}
