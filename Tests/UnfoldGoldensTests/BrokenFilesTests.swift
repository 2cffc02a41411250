import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax

@testable import UnfoldGoldens

/// Files in which a token is missing, as they are while somebody types: rules bear it and change nothing.
@Suite struct BrokenFilesTests {
  /// Every so many tokens one is taken out; which ones differs from golden to golden.
  private static let step = 61

  @Test func aTokenIsMissing() throws {
    for (number, path) in RepositoryGoldenTests.cases.enumerated() {
      let golden = try GoldenCase(path: path)
      let tree = SyntaxTree.parse(SourceText(golden.input))
      let tokens = (0..<tree.count).filter { tree.kind(at: $0).isToken && !tree[$0].textRange.isEmpty }
      for place in stride(from: number % BrokenFilesTests.step, to: tokens.count, by: BrokenFilesTests.step) {
        check(tree.source.applying([Edit(tree[tokens[place]].textRange, "")]), golden)
      }
    }
  }

  @Test("Parts of choices are missing", arguments: [
    "isWide ?", "isWide ? : 1", "isWide ? 1 :", "isWide ? 1", "horizontalSizeClass == .compact ?",
    "UIDevice.current.userInterfaceIdiom == .pad ?", "UIDevice.current.userInterfaceIdiom ==",
  ])
  func choices(text: String) throws {
    let source = """
      import SwiftUI
      struct Page: View {
        @Environment(\\.horizontalSizeClass) var horizontalSizeClass
        let isWide = false
        var body: some View {
          Text("A").padding(.bottom, \(text)).environment(\\.horizontalSizeClass, \(text))
          switch { default: Text("B") }
          switch \(text) { case .compact: Text("C") }
          if \(text) { Text("D") }
        }
      }
      """
    check(Array(source.utf8), try GoldenCase(path: RepositoryGoldenTests.cases[0]))
  }

  private func check(_ input: [UInt8], _ golden: GoldenCase) {
    let tree = SyntaxTree.parse(SourceText(input))
    let file = FileContext(path: "input.swift", tree: tree, deploymentTarget: golden.deploymentTarget)
    let outcome = runRules(allRules.map(\.whenNamed), on: file)
    #expect(outcome.failures.isEmpty, "\(golden.path)")
    #expect(!tree.hasError || outcome.result == nil, "\(golden.path)")
  }
}
