import Foundation
import Testing
import UnfoldEngine
import UnfoldSyntax

@testable import UnfoldPatterns

/// Patterns made of real code by putting holes into it find that code, and writing the same code changes nothing.
@Suite struct MadePatternTests {
  /// A row of numbers that is the same each time.
  struct Numbers {
    var state: UInt64

    mutating func next(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  static let files: [URL] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let found = FileManager.default.enumerator(
      at: root.appendingPathComponent("Goldens"), includingPropertiesForKeys: nil)
    let all = (found?.allObjects as? [URL] ?? []).filter { $0.lastPathComponent == "input.swift" }
    return all.sorted { $0.path < $1.path }
  }()

  @Test func whatAPatternWasMadeOfIsFound() throws {
    var numbers = Numbers(state: 7)
    var made = 0
    for file in Self.files {
      let tree = SyntaxTree.parse(SourceText([UInt8](try Data(contentsOf: file))))
      guard !tree.hasError else { continue }
      let roots = tree.root.descendants.filter { node in
        (node.kind.isExpression || node.kind.name.hasSuffix("Decl") || node.kind.name.hasSuffix("Stmt"))
          && node.kind != .ifConfigDecl && node.textRange.count < 500 && node.parent?.kind != .exprList
          && node.parent?.kind != .memberAccessExpr
      }
      guard !roots.isEmpty else { continue }
      for _ in 0..<6 {
        let root = roots[numbers.next(below: roots.count)]
        if try check(root, tree, &numbers, file) { made += 1 }
      }
    }
    #expect(made > 500)
  }

  /// - Returns: whether a pattern could be made.
  private func check(
    _ root: SyntaxNode, _ tree: SyntaxTree, _ numbers: inout Numbers, _ file: URL
  ) throws -> Bool {
    let inside = root.descendants.filter { node in
      node != root && node.kind.isExpression && node.parent?.kind != .memberAccessExpr
        && node.parent?.kind != .exprList
        && node.kind != .sequenceExpr && node.ancestors.allSatisfy { $0.kind != .stringLiteralExpr }
        && node.parent?.kind != .expressionStmt
        // What a platform condition asks is no code, and a chain that goes on in `#if` no expression by itself.
        && !node.ancestors.contains { $0.kind == .ifConfigClause && $0.ancestor(.postfixIfConfigExpr) != nil }
        // A hole can't stand behind a call's parentheses.
        && !(node.kind == .closureExpr && node.parent?.kind != .labeledExpr)
    }
    var holes: [Range<Int>] = []
    for _ in 0..<min(inside.count, 3) {
      let range = inside[numbers.next(below: inside.count)].textRange
      if holes.allSatisfy({ !$0.overlaps(range) }), range != root.textRange { holes.append(range) }
    }
    holes.sort { $0.lowerBound < $1.lowerBound }
    let edits = holes.enumerated().map { Edit($1, "<#h\($0)#>") }
    let text = tree.source.text(of: root.textRange, applying: edits)
    let pattern: Pattern
    do {
      pattern = try Pattern(text)
    } catch {
      let isRefused = error.message.contains("string") || error.message.contains("no Swift code")
      #expect(isRefused, "\(error)\n\(text)")
      return false
    }
    guard pattern.tree.roots.count == 1, pattern.tree.roots[0].kind == root.kind else { return false }
    let found = matches(of: pattern, in: tree)
    let match = found.first { $0.range == root.textRange }
    guard let match else {
      Issue.record("\(file.path): not found, as \(root.kind.name):\n\(text)")
      return true
    }
    guard SyntaxTree.parse(SourceText(text)).comments().isEmpty else { return true }
    let template = try Template(text, for: pattern)
    let rewriter = Rewriter(match: match, template: template, tree: tree, indentationUnit: tree.indentationUnit())
    if case .edits(let edits) = try rewriter.edits() {
      #expect(edits.isEmpty, "\(file.path): \(edits)\n\(text)")
    }
    return true
  }
}
