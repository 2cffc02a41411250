import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

struct BrokenProjectTests {
  static let samples: [(name: String, text: String)] = [
    (
      projectFile(),
      pbxproj(
        project: "IPHONEOS_DEPLOYMENT_TARGET = \"$(A:default=1)\"; A = \"$(A)\"; \"B[sdk=iphone*]\" = 1;",
        configuration: "baseConfigurationReference = X;", targetKeys: "fileSystemSynchronizedGroups = (F);",
        children: "F", objects: """
          X = {isa = PBXFileReference; path = a.xcconfig; sourceTree = SOURCE_ROOT; };
          F = {isa = PBXFileSystemSynchronizedRootGroup; path = Feature; sourceTree = "<group>"; exceptions = (E); };
          E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (a.swift); target = T; };
          """)
    ),
    ("a.xcconfig", "#include \"a.xcconfig\"\nA[sdk=iphoneos*][arch=*] = $(B:default=${C}) // d\nB = \\\n $(A)\n"),
    (
      "project.yml",
      """
      include: [{path: other.yml, relativePaths: false}]
      options: {deploymentTarget: {iOS: "16.0"}}
      targets:
        A: &a
          platform: [iOS, macOS]
          sources:
            - path: "A/**/*.{swift,m}"
              excludes: ['[a-z]*.swift']
        B:
          <<: *a
          settings: {base: {IPHONEOS_DEPLOYMENT_TARGET: '$(A)'}}
      """
    ),
    (
      "Project.swift",
      """
      import ProjectDescription
      let oldest = "16.0"
      let project = Project(name: "A", targets: [
        .target(name: "A", destinations: [.iPhone], deploymentTargets: .multiplatform(iOS: oldest),
          sources: [.glob("A/**", excluding: ["A/B/**"])], settings: .settings(base: ["A": "B"]))
      ])
      """
    ),
    ("MODULE.bazel", "module()"),
    (
      "BUILD",
      """
      load("//:a.bzl", "OLDEST")
      ios_application(name = "App", minimum_os_version = OLDEST, deps = [":Lib"] + ["//:Lib"])
      swift_library(name = "Lib", srcs = glob(["**/*.swift"], exclude = ["a/*"]), x = select({"a": ["b"]}))
      """
    ),
    (
      "All.xcworkspace/contents.xcworkspacedata",
      "<Workspace><Group location = \"group:A\"><FileRef location = \"group:../App.xcodeproj\"/></Group></Workspace>"
    ),
    ("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(.v17)], targets: [.target(name: \"A\")])"),
  ]
}
