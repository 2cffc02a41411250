import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

struct XcodeGenTests {
  @Test("A target's version goes before that of the options")
  func levels() throws {
    let sample = try TargetSample([
      "project.yml": """
      name: Shop
      options:
        deploymentTarget:
          iOS: "16.0"   # for now
          macOS: 13.0
      targets:
        Shop:
          type: application
          platform: iOS
          sources: [Shop, Shared/one.swift]
        Widget:
          platform: iOS
          deploymentTarget: "17.0"
          sources:
            - path: Widget
              excludes: ["**/*Old.swift", Drafts]
            - Shared
            - path: Assets
              buildPhase: resources
        Desk:
          platform: macOS
          sources: Desk
      """
    ])
    #expect(try sample.versions("Shop/a.swift") == "iOS 16.0")
    #expect(try sample.origin("Shop/a.swift") == "project.yml:4")
    #expect(try sample.versions("Widget/Deep/w.swift") == "iOS 17.0")
    #expect(try sample.origin("Widget/Deep/w.swift") == "project.yml:13")
    #expect(try sample.versions("Shared/one.swift") == "iOS 16.0", "in two targets")
    #expect(try sample.versions("Shared/two.swift") == "iOS 17.0")
    #expect(try sample.versions("Desk/d.swift") == "macOS 13.0")
    for name in ["Widget/Deep/wOld.swift", "Widget/Drafts/d.swift", "Assets/a.swift", "x.swift"] {
      #expect(try sample.versions(name) == "iOS 16.0, macOS 13.0", "\(name) is in no target")
    }
    #expect(sample.warnings.isEmpty)
  }

  @Test("Settings go before the versions that the specification names")
  func settings() throws {
    let sample = try TargetSample([
      "project.yml": """
      name: Shop
      options: {deploymentTarget: {iOS: 16.0}}
      configs: {Debug: debug, Nightly Release: release}
      settingGroups:
        old:
          base: {IPHONEOS_DEPLOYMENT_TARGET: 15.0}
      targets:
        Base:
          platform: iOS
          sources: Base
          settings:
            base:
              IPHONEOS_DEPLOYMENT_TARGET: '18.0'
        Plain:
          platform: iOS
          sources: Plain
          settings:
            IPHONEOS_DEPLOYMENT_TARGET: 17.0
            SUPPORTS_MACCATALYST: true
        Grouped:
          platform: iOS
          sources: Grouped
          settings:
            groups: [old]
            configs:
              nightly:
                IPHONEOS_DEPLOYMENT_TARGET: 14.0
      """
    ])
    #expect(try sample.versions("Base/a.swift") == "iOS 18.0")
    #expect(try sample.versions("Plain/a.swift") == "iOS 17.0, macCatalyst 17.0")
    #expect(try sample.versions("Grouped/a.swift") == "iOS 14.0")
  }

  @Test("An .xcconfig file goes before the versions of the specification, and settings before the file")
  func configurationFiles() throws {
    let sample = try TargetSample([
      "project.yml": """
      name: Shop
      options:
        deploymentTarget: {iOS: "17.0"}
      configFiles:
        Debug: Config/App.xcconfig
        Release: Config/App.xcconfig
      targets:
        Shop:
          platform: iOS
          deploymentTarget: "18.0"
          sources: Shop
        Other:
          platform: iOS
          sources: Other
          settings:
            IPHONEOS_DEPLOYMENT_TARGET: "16.0"
      """,
      "Config/App.xcconfig": "#include \"Base.xcconfig\"\n",
      "Config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\n",
    ])
    #expect(try sample.versions("Shop/a.swift") == "iOS 15.0")
    #expect(try sample.origin("Shop/a.swift") == "Config/Base.xcconfig:1")
    #expect(try sample.versions("Other/a.swift") == "iOS 16.0")
  }

  @Test("Included files lie below, with paths of their own")
  func includes() throws {
    let sample = try TargetSample([
      "project.yml": """
      include:
        - base.yml
        - path: Modules/Feature/target.yml
        - path: Modules/Plain/target.yml
          relativePaths: false
      name: Shop
      options:
        deploymentTarget: {iOS: "17.0"}
      """,
      "base.yml": "options:\n  deploymentTarget:\n    iOS: '15.0'\n    tvOS: '16.0'\n",
      "Modules/Feature/target.yml": """
      targets:
        Feature:
          platform: [iOS, tvOS]
          sources:
          - path: ../../Shared
          - Sources
      """,
      "Modules/Plain/target.yml": "targets:\n  Plain:\n    platform: tvOS\n    sources: Television\n",
    ])
    #expect(try sample.versions("Modules/Feature/Sources/f.swift") == "iOS 17.0, tvOS 16.0")
    #expect(try sample.origin("Modules/Feature/Sources/f.swift", .tvOS) == "base.yml:4")
    #expect(try sample.versions("Shared/s.swift") == "iOS 17.0, tvOS 16.0")
    #expect(try sample.versions("Television/t.swift") == "tvOS 16.0")
    #expect(sample.warnings.isEmpty)
  }

  @Test("Templates, anchors, several destinations and other ways to write it")
  func forms() throws {
    let sample = try TargetSample([
      "project.yml": """
      ---
      name: "Shop"
      x-common: &common
        platform: iOS
        deploymentTarget: '16.0'
      targetTemplates:
        Feature:
          <<: *common
          sources:
            - path: Features/${target_name}
      targets:
        Pay:
          templates: [Feature]
          postBuildScripts:
            - script: |
                echo "targets: {"
                exit 0
              name: Say
        Everywhere:
          platform: auto
          supportedDestinations: [iOS, macCatalyst, visionOS]
          deploymentTarget:
            iOS: 17.0
            visionOS: 1.0
          sources: ["Every/**/*.swift"]
          info: {path: "a#b", properties: {A: [1, 2],
            # a comment
            B: 'it''s',
            C: x}}
          settings: {SUPPORTS_MACCATALYST: true,

            IPHONEOS_DEPLOYMENT_TARGET: 17.1}
          scheme: {}
      """
    ])
    #expect(try sample.versions("Features/Pay/p.swift") == "iOS 16.0")
    #expect(try sample.versions("Every/Deep/e.swift") == "iOS 17.1, macCatalyst 17.1, visionOS 1.0")
    #expect(try sample.origin("Every/Deep/e.swift") == "project.yml:32")
    #expect(sample.warnings.isEmpty)
  }

  @Test(
    "What is broken is named with its line",
    arguments: [
      ("name: A\ntargets:\n\tA: 1\n", "project.yml:3: is indented by a tab"),
      ("name: A\ntargets: {A: [1\n", "project.yml:2: has a bracket or a quote"),
      ("name: A\ntargets: *nowhere\n", "project.yml:2: names an anchor"),
      ("name: A\n   deeper: 1\n", "project.yml:2: is indented in a way"),
      ("include: [gone.yml]\ntargets:\n  A: {platform: iOS, sources: A}\n", "project.yml:1: includes 'gone.yml'"),
    ])
  func broken(text: String, warning: String) throws {
    let sample = try TargetSample(["project.yml": text])
    _ = try sample.target("A/a.swift")
    #expect(sample.warnings.first?.hasPrefix(warning) == true, "\(sample.warnings)")
  }

  @Test("A version that only the environment knows is not known")
  func environment() throws {
    let sample = try TargetSample([
      "project.yml": "name: A\ntargets:\n  A:\n    platform: iOS\n    deploymentTarget: ${OLDEST}\n    sources: A\n"
    ])
    #expect(try sample.versions("A/a.swift") == "iOS ?")
  }

  @Test("A project.yml of some other tool says nothing")
  func otherTool() throws {
    let sample = try TargetSample(["project.yml": "name: site\npages: [a, b]\n"])
    #expect(try sample.target("a.swift") == .unknown)
    #expect(sample.warnings.isEmpty)
  }
}
