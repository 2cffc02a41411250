// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Unfold",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "UnfoldSyntax", targets: ["UnfoldSyntax"]),
    .library(name: "UnfoldEngine", targets: ["UnfoldEngine"]),
    .library(name: "UnfoldPatterns", targets: ["UnfoldPatterns"]),
    .executable(name: "unfold", targets: ["unfold"]),
  ],
  targets: [
    .target(name: "UnfoldSyntax"),
    .systemLibrary(name: "CExtendedAttributes"),
    .target(name: "UnfoldEngine", dependencies: ["CExtendedAttributes", "UnfoldSyntax"]),
    // The list of rules is made by a plug-in from the folders in Transforms: adding a rule is adding a folder.
    .executableTarget(name: "RuleRegistryGenerator"),
    .plugin(
      name: "RuleRegistryPlugin", capability: .buildTool(), dependencies: ["RuleRegistryGenerator"],
      path: "Sources/RuleRegistryPlugin"),
    .target(
      name: "UnfoldRules", dependencies: ["UnfoldEngine", "UnfoldSyntax"], path: "Transforms",
      plugins: ["RuleRegistryPlugin"]),
    .target(name: "UnfoldPatterns", dependencies: ["UnfoldEngine", "UnfoldSyntax"]),
    .target(name: "UnfoldReport", dependencies: ["UnfoldEngine", "UnfoldSyntax"]),
    .target(name: "UnfoldGoldens", dependencies: ["UnfoldEngine", "UnfoldReport", "UnfoldSyntax"]),
    .executableTarget(
      name: "unfold",
      dependencies: [
        "UnfoldEngine", "UnfoldGoldens", "UnfoldPatterns", "UnfoldReport", "UnfoldRules", "UnfoldSyntax",
      ]),
    .executableTarget(name: "unfold-bench", dependencies: ["UnfoldSyntax"], path: "Sources/UnfoldBenchmark"),
    // What is excluded is Swift to parse, not to build.
    .testTarget(
      name: "UnfoldSyntaxTests", dependencies: ["UnfoldSyntax"],
      exclude: ["Grammar", "Recovery", "Oracle", "Fuzz", "compare-with-compiler.sh", "fuzz-parser.sh"]),
    .testTarget(name: "UnfoldEngineTests", dependencies: ["UnfoldEngine", "UnfoldSyntax", "UnfoldTestSupport"]),
    .testTarget(
      name: "UnfoldAvailabilityTests", dependencies: ["UnfoldEngine", "UnfoldRules", "UnfoldSyntax"]),
    .testTarget(
      name: "UnfoldGoldensTests",
      dependencies: ["UnfoldEngine", "UnfoldGoldens", "UnfoldRules", "UnfoldSyntax", "UnfoldTestSupport"]),
    .target(name: "UnfoldTestSupport", path: "Tests/UnfoldTestSupport"),
    .testTarget(
      name: "UnfoldReportTests", dependencies: ["UnfoldEngine", "UnfoldReport", "UnfoldSyntax", "UnfoldTestSupport"]),
    .testTarget(name: "UnfoldProjectFileTests", dependencies: ["UnfoldEngine", "UnfoldRules", "UnfoldSyntax"]),
    .testTarget(
      name: "UnfoldFilesTests",
      dependencies: ["CExtendedAttributes", "UnfoldEngine", "UnfoldSyntax", "UnfoldTestSupport"]),
    .testTarget(
      name: "UnfoldTypeCheckTests",
      dependencies: ["UnfoldEngine", "UnfoldGoldens", "UnfoldRules", "UnfoldSyntax", "UnfoldTestSupport"]),
    .testTarget(
      name: "UnfoldPatternsTests", dependencies: ["UnfoldEngine", "UnfoldPatterns", "UnfoldSyntax"],
      exclude: ["Matches", "Migrations", "Rewrites"]),
    .testTarget(name: "UnfoldTargetsTests", dependencies: ["UnfoldEngine", "UnfoldSyntax", "UnfoldTestSupport"]),
    .testTarget(name: "UnfoldCommandTests", dependencies: ["unfold", "UnfoldTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
