import Testing
import UnfoldTestSupport

@testable import UnfoldEngine

struct BazelTests {
  private func sample(_ files: [String: String] = [:]) throws -> TargetSample {
    try TargetSample(
      [
        "MODULE.bazel": "module(name = \"shop\")\n",
        "App/BUILD.bazel": """
        load("@rules_apple//apple:ios.bzl", "ios_application")
        load("//config:versions.bzl", "OLDEST_IOS", widget = "OLDEST_WIDGET")

        NAMES = ["x", "y"]

        ios_application(
            name = "App",
            bundle_id = "a.b",  # not a label
            minimum_os_version = OLDEST_IOS,
            extensions = [":Widget"],
            deps = [":Main"] + [
                "//Core",
            ],
        )

        ios_extension(name = "Widget", minimum_os_version = widget, deps = [":WidgetSources", "//Core:Core"])

        swift_library(
            name = "Main",
            srcs = glob(["Sources/**/*.swift"], exclude = ["Sources/Old/**"]) + ["extra.swift"],
        )
        swift_library(name = "WidgetSources", srcs = ["widget.swift"], copts = ["-D%s" % n for n in NAMES])
        swift_library(name = "Unused", srcs = ["unused.swift"])
        """,
        "Core/BUILD": """
        \"\"\"What all
        have in common.\"\"\"
        swift_library(
            name = "Core",
            srcs = glob(["*.swift"]),
            deps = ["@other//:Lib", ":Core"],
        )
        """,
        "config/versions.bzl": "OLDEST_IOS = \"16.0\"\n\nOLDEST_WIDGET = '17.0'\n",
      ].merging(files) { $1 })
  }

  @Test("A version holds for all that an app is built from")
  func spreads() throws {
    let sample = try sample()
    #expect(try sample.versions("App/Sources/Deep/a.swift") == "iOS 16.0")
    #expect(try sample.origin("App/Sources/Deep/a.swift") == "config/versions.bzl:1")
    #expect(try sample.versions("App/extra.swift") == "iOS 16.0")
    #expect(try sample.versions("Core/c.swift") == "iOS 16.0")
    #expect(sample.warnings.isEmpty)
  }

  @Test("An extension has a version of its own")
  func ownVersion() throws {
    #expect(try sample().versions("App/widget.swift") == "iOS 17.0")
    #expect(try sample().origin("App/widget.swift") == "config/versions.bzl:3")
  }

  @Test("What is built for several platforms has a version of each")
  func platforms() throws {
    let sample = try sample([
      "Watch/BUILD": """
      watchos_application(name = "Watch", minimum_os_version = "9.0", deps = ["//Core"])
      macos_application(name = "Mac", minimum_os_version = select({"//:old": "12.0"}), deps = ["//Core"])
      """
    ])
    #expect(try sample.versions("Core/c.swift") == "iOS 16.0, macOS ?, watchOS 9.0")
    #expect(try sample.origin("Core/c.swift", .watchOS) == "Watch/BUILD:1")
  }

  @Test("What no app is built from has the oldest of all")
  func unused() throws {
    #expect(try sample().versions("App/unused.swift") == "iOS 16.0")
    #expect(try sample().versions("App/Sources/Old/o.swift") == "iOS 16.0")
  }

  @Test("A workspace without a version says nothing")
  func nothing() throws {
    let sample = try TargetSample([
      "WORKSPACE": "", "BUILD": "swift_library(name = \"A\", srcs = [\"a.swift\"])\n",
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"A\", platforms: [.iOS(.v17)])\n",
    ])
    #expect(try sample.versions("a.swift") == "iOS 17.0")
  }

  @Test(
    "Any text gives some file", arguments: ["", "(", ")", "a(", "a = ", "a(b = ", "a([(", "x(**y)", "\"\"\"", "a(=)"])
  func anyText(text: String) {
    _ = StarlarkParser.parse(text, path: "BUILD")
    _ = StarlarkParser.parse(String(repeating: text, count: 3000), path: "BUILD")
  }
}
