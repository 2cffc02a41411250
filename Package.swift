// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Unfold",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "UnfoldSyntax", targets: ["UnfoldSyntax"]),
    .library(name: "UnfoldEngine", targets: ["UnfoldEngine"]),
    .library(name: "UnfoldPatterns", targets: ["UnfoldPatterns"]),
    .executable(name: "unfold", targets: ["unfold"]),
    .plugin(name: "UnfoldCommandPlugin", targets: ["UnfoldCommandPlugin"]),
    .plugin(name: "UnfoldApplyPlugin", targets: ["UnfoldApplyPlugin"]),
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
    // Permissions are a plug-in's, not a command's: what only looks should not have to ask.
    .plugin(
      name: "UnfoldCommandPlugin",
      capability: .command(
        intent: .custom(verb: "unfold", description: "Finds SwiftUI code that assumes one fixed screen")),
      dependencies: ["unfold"], path: "Sources/UnfoldCommandPlugin"),
    .plugin(
      name: "UnfoldApplyPlugin",
      capability: .command(
        intent: .custom(verb: "unfold-apply", description: "Rewrites SwiftUI code that assumes one fixed screen"),
        permissions: [.writeToPackageDirectory(reason: "It changes your source files by the rules that you name.")]),
      dependencies: ["unfold"], path: "Sources/UnfoldApplyPlugin"),
    // No product: SwiftPM builds the tools of such plug-ins without running the plug-ins that those need, as the list
    // of rules does. It is a product of the package that a release makes, where the tool is ready-made.
    .plugin(
      name: "UnfoldBuildPlugin",
      capability: .buildTool(),
      dependencies: ["unfold"], path: "Sources/UnfoldBuildPlugin"),
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
    .testTarget(
      name: "UnfoldProjectFileTests",
      dependencies: ["UnfoldEngine", "UnfoldRules", "UnfoldSyntax", "UnfoldTestSupport"]),
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
    .testTarget(
      name: "UnfoldCommandTests", dependencies: ["unfold", "UnfoldTestSupport"], exclude: ["look-at-report.py"]),
  ],
  swiftLanguageModes: [.v6]
)
