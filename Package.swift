// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Unfold",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "UnfoldSyntax", targets: ["UnfoldSyntax"]),
    .library(name: "UnfoldEngine", targets: ["UnfoldEngine"]),
    .executable(name: "unfold", targets: ["unfold"]),
  ],
  targets: [
    .target(name: "UnfoldSyntax"),
    .target(name: "UnfoldEngine", dependencies: ["UnfoldSyntax"]),
    .target(name: "UnfoldRules", dependencies: ["UnfoldEngine", "UnfoldSyntax"], path: "Transforms"),
    .target(name: "UnfoldReport", dependencies: ["UnfoldEngine", "UnfoldSyntax"]),
    .target(name: "UnfoldGoldens", dependencies: ["UnfoldEngine", "UnfoldReport", "UnfoldSyntax"]),
    .executableTarget(
      name: "unfold",
      dependencies: ["UnfoldEngine", "UnfoldGoldens", "UnfoldReport", "UnfoldRules", "UnfoldSyntax"]),
    .testTarget(name: "UnfoldEngineTests", dependencies: ["UnfoldEngine", "UnfoldSyntax"]),
  ],
  swiftLanguageModes: [.v6]
)
