import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

struct TuistTests {
  private func manifest(_ target: String, project: String = "", before: String = "") -> String {
    """
    import ProjectDescription
    \(before)
    let project = Project(
      name: "Shop",\(project)
      targets: [
        .target(
          name: "Shop", \(target)
          sources: ["Sources/**"], dependencies: [.target(name: "Core")]),
      ]
    )
    """
  }

  @Test(
    "Each way to write a version is read",
    arguments: [
      ("destinations: .iOS, product: .app, deploymentTargets: .iOS(\"17.0\"),", "iOS 17.0"),
      (
        "destinations: [.iPhone, .macCatalyst], product: .app, deploymentTargets: .iOS(\"17.0\"),",
        "iOS 17.0, macCatalyst 17.0"
      ),
      (
        "destinations: [.iPad, .mac, .appleVision], product: .app, deploymentTargets: "
          + ".multiplatform(iOS: \"17.0\", macOS: \"14.0\", visionOS: \"1.0\"),", "iOS 17.0, macOS 14.0, visionOS 1.0"
      ),
      (
        "platform: .iOS, product: .app, deploymentTarget: .iOS(targetVersion: \"15.0\", devices: [.iphone]),",
        "iOS 15.0"
      ),
      ("platform: .macOS, product: .app, deploymentTarget: .macOS(targetVersion: \"12.0\"),", "macOS 12.0"),
      (
        "destinations: appDestinations, product: .app, deploymentTargets: DeploymentTargets.watchOS(\"10.0\"),",
        "watchOS 10.0"
      ),
      ("destinations: .iOS, product: .app, deploymentTargets: .iOS(oldest()),", "iOS ?"),
      ("destinations: .iOS, product: .app,", "iOS ?"),
      (
        "destinations: .iOS, product: .app, settings: .settings(base: [\"IPHONEOS_DEPLOYMENT_TARGET\": \"16.0\"]),",
        "iOS 16.0"
      ),
      (
        "destinations: .iOS, product: .app, deploymentTargets: .iOS(\"17.0\"), settings: .settings(base: [:], "
          + "debug: [\"IPHONEOS_DEPLOYMENT_TARGET\": .string(\"16.5\")]),", "iOS 16.5"
      ),
    ])
  func versions(target: String, expected: String) throws {
    let sample = try TargetSample(["Project.swift": manifest(target)])
    #expect(try sample.versions("Sources/Deep/a.swift") == expected)
    #expect(sample.warnings.isEmpty)
  }

  @Test("Constants are looked up, in the manifest and in the helpers")
  func constants() throws {
    let own = try TargetSample([
      "Project.swift": manifest(
        "destinations: phones, product: .app, deploymentTargets: targets,",
        before:
          "let oldest = \"16.0\"; let phones: Destinations = [.iPhone]; let targets = DeploymentTargets.iOS(oldest)")
    ])
    #expect(try own.versions("Sources/a.swift") == "iOS 16.0")
    #expect(try own.origin("Sources/a.swift") == "Project.swift:2")
    let helper = try TargetSample([
      "Modules/Shop/Project.swift": manifest("destinations: .app, product: .app, deploymentTargets: .app,"),
      "Tuist/ProjectDescriptionHelpers/Targets.swift": """
      import ProjectDescription
      extension DeploymentTargets { public static let appTargets: Self = .multiplatform(iOS: Constants.oldest) }
      enum Constants { static let oldest = "15.2" }
      """,
    ])
    #expect(try helper.target("Modules/Shop/Sources/a.swift") == .unknown, "nothing there is called 'app'")
    let named = try TargetSample([
      "Modules/Shop/Project.swift": manifest(
        "destinations: .iOS, product: .app, deploymentTargets: .appTargets,"),
      "Tuist/ProjectDescriptionHelpers/Targets.swift": """
      import ProjectDescription
      extension DeploymentTargets { public static var appTargets: Self { .multiplatform(iOS: Constants.oldest) } }
      enum Constants {
        static let oldest = "15.2"
      }
      """,
    ])
    #expect(try named.versions("Modules/Shop/Sources/a.swift") == "iOS 15.2")
    #expect(try named.origin("Modules/Shop/Sources/a.swift") == "Tuist/ProjectDescriptionHelpers/Targets.swift:4")
  }

  @Test("The version of the manifest goes before an .xcconfig file, which goes before the project")
  func configurationFiles() throws {
    let project = """

        settings: .settings(
          base: ["IPHONEOS_DEPLOYMENT_TARGET": "13.0"],
          configurations: [.debug(name: "Debug", xcconfig: "Config/Project.xcconfig")]),
      """
    let file = ["Config/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n", "Config/Project.xcconfig": "\n"]
    let settings = """
      settings: .settings(configurations: [
        .debug(name: .debug, xcconfig: .relativeToRoot("Config/App.xcconfig")),
      ]),
      """
    let both = try TargetSample(
      [
        "Project.swift": manifest(
          "destinations: .iOS, product: .app, deploymentTargets: .iOS(\"17.0\"), \(settings)", project: project)
      ].merging(file) { $1 })
    #expect(try both.versions("Sources/a.swift") == "iOS 17.0")
    let onlyFile = try TargetSample(
      ["Project.swift": manifest("destinations: .iOS, product: .app, \(settings)", project: project)].merging(file) {
        $1
      })
    #expect(try onlyFile.versions("Sources/a.swift") == "iOS 15.0")
    #expect(try onlyFile.origin("Sources/a.swift") == "Config/App.xcconfig:1")
    let onlyProject = try TargetSample(
      ["Project.swift": manifest("destinations: .iOS, product: .app,", project: project)].merging(file) { $1 })
    #expect(try onlyProject.versions("Sources/a.swift") == "iOS 13.0")
  }

  @Test("Sources are files, patterns and folders")
  func sources() throws {
    let sample = try TargetSample([
      "App/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Shop", targets: [
        .target(name: "A", destinations: .iOS, product: .app, deploymentTargets: .iOS("15.0"),
          sources: [.glob("A/**/*.swift", excluding: ["A/Old/**"]), .glob(.relativeToRoot("Shared/one.swift"))]),
        .target(name: "B", destinations: .iOS, product: .app, deploymentTargets: .iOS("16.0"),
          buildableFolders: ["B", .folder("C", exceptions: .exceptions([.exception(excluded: ["C/not.swift"])]))]),
      ])
      """, "Tuist/Config.swift": "",
    ])
    #expect(try sample.versions("App/A/Deep/a.swift") == "iOS 15.0")
    #expect(try sample.versions("App/A/a.swift") == "iOS 15.0")
    #expect(try sample.versions("Shared/one.swift") == "iOS 15.0")
    #expect(try sample.versions("App/B/b.swift") == "iOS 16.0")
    #expect(try sample.versions("App/C/c.swift") == "iOS 16.0")
    #expect(try sample.versions("App/A/Old/a.swift") == "iOS 15.0", "in no target, but near")
    #expect(try sample.target("Shared/two.swift") == .unknown)
  }

  @Test("A Project.swift that is the app's own says nothing")
  func ownFile() throws {
    let sample = try TargetSample(["Project.swift": "struct Project { var platform = \"iOS\" }\n"])
    #expect(try sample.target("a.swift") == .unknown)
    #expect(sample.warnings.isEmpty)
  }

  @Test("A manifest whose project comes from a function is not known")
  func function() throws {
    let sample = try TargetSample([
      "Project.swift": "import ProjectDescription\nimport Helpers\nlet project = Project.app(name: \"A\")\n",
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"A\", platforms: [.iOS(.v17)])\n",
    ])
    #expect(try sample.target("a.swift") == .unknown)
  }
}
