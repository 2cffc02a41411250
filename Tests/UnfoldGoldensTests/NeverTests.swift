import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax

@testable import UnfoldGoldens

/// What no run brings in that nobody asked for, whatever the file: over the inputs of all goldens, with all rules
/// that run without being named.
@Suite struct NeverTests {
  /// Names of the guidance that only a request by name adds, and the padding that takes the place of no guess.
  static let names: Set<String> = [
    "toolbarVerticalBehavior", "toolbarVerticalCompressionBehavior", "presentationPlacement", "ArrangementView",
    "reservedRegions", "safeAreaPadding",
  ]

  /// The names that the result has more often than the file had.
  private func broughtIn(by rules: [any Rule], into input: [UInt8], _ target: DeploymentTarget) -> [String] {
    let tree = SyntaxTree.parse(SourceText(input))
    let file = FileContext(path: "input.swift", tree: tree, deploymentTarget: target)
    guard let result = runRules(rules, on: file).result else { return [] }
    let before = uses(in: tree)
    let after = uses(in: SyntaxTree.parse(SourceText(result)))
    return after.filter { $0.value > before[$0.key, default: 0] }.keys.sorted()
  }

  private func uses(in tree: SyntaxTree) -> [String: Int] {
    var counts: [String: Int] = [:]
    for node in tree.root.descendants where node.kind == .identifier && NeverTests.names.contains(node.text) {
      counts[node.text, default: 0] += 1
    }
    return counts
  }

  @Test(arguments: RepositoryGoldenTests.cases) func bringsInNothingUnasked(_ path: String) throws {
    let golden = try GoldenCase(path: path)
    let rules = allRules.filter { $0.level != .onRequest }
    #expect(broughtIn(by: rules, into: golden.input, golden.deploymentTarget) == [])
  }

  @Test(arguments: names.sorted()) func seesWhatIsBroughtIn(_ name: String) {
    let rule = PlantedRule.wrong { finding, _, _ in
      finding.edits = [Edit(finding.edits[0].range, ".\(name)(.bottom)")]
      finding.removedComments = []
    }
    let input = Array("struct A: View { var body: some View { b.padding(.bottom, 34) } }\n".utf8)
    #expect(broughtIn(by: [rule], into: input, .unknown) == [name])
  }

  /// A manifest is a Swift file among the others; its versions are read and never written.
  @Test func leavesManifestsAlone() {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "TabView ZStack safeAreaInset ignoresSafeArea sheet UIRequiresFullScreen horizontalSizeClass",
        platforms: [.iOS(.v15), .macOS(.v12)],
        targets: [.target(name: "App")])

      if #available(macOS 10.15, *) {
        package.platforms = [.iOS("16.4")]
      }
      """
    let file = FileContext(
      path: "Package.swift", tree: .parse(SourceText(Array(manifest.utf8))), deploymentTarget: .unknown)
    #expect(runRules(allRules.map(\.whenNamed), on: file).result == nil)
  }
}
