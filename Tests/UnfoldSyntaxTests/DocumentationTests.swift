import Foundation
import Testing
import UnfoldSyntax

/// What the library offers is explained where it is declared.
struct DocumentationTests {
  @Test("Each public declaration and each case of a public enumeration has a comment")
  func comments() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/UnfoldSyntax")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var declarationCount = 0
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let source = SourceText([UInt8](try Data(contentsOf: folder.appendingPathComponent(path))))
      for declaration in publicDeclarations(of: SyntaxTree.parse(source)) {
        declarationCount += 1
        let isExplained = source.string(declaration.leadingTriviaRange).contains("///")
        #expect(isExplained, "\(path): \(declaration.text.prefix(60)) has no comment")
      }
    }
    #expect(declarationCount > 500)
  }

  private func publicDeclarations(of tree: SyntaxTree) -> [SyntaxNode] {
    let nodes = (0..<tree.count).map { tree[$0] }
    let cases = nodes.filter { $0.kind == .enumCaseDecl }.filter { $0.ancestor(.enumDecl).map(isPublic) ?? false }
    return nodes.filter { $0.kind != .extensionDecl && isPublic($0) } + cases
  }

  private func isPublic(_ node: SyntaxNode) -> Bool {
    node.child(.declModifierList)?.children(.declModifier).contains { $0.text == "public" } ?? false
  }
}
