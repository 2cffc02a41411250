import Foundation
import Testing
import UnfoldSyntax

/// The article's examples: they compile, do what the article says, and stand in the article as they stand here.
struct ArticleTests {
  @Test("The examples find what they say")
  func examples() throws {
    // example
    let tree = SyntaxTree.parse(SourceText("func greet(name: String) { print(name) }"))
    // end
    #expect(!tree.hasError && tree.printed() == Array("func greet(name: String) { print(name) }".utf8))

    // example
    let items = tree.root.child(.codeBlockItemList)?.children(.codeBlockItem) ?? []
    let functions = items.compactMap { $0.child(.functionDecl) }
    let names = functions.compactMap { $0.child(.identifier)?.text }
    // end
    #expect(names == ["greet"])

    // example
    var calls: [SyntaxNode] = []
    for index in 0..<tree.count where tree.kind(at: index) == .functionCallExpr {
      calls.append(tree[index])
    }
    // end
    #expect(calls.map(\.text) == ["print(name)"])
    #expect(tree.root.descendants.filter { $0.kind == .functionCallExpr } == calls)

    // example
    let enclosing = calls.first?.ancestor(.functionDecl, .initializerDecl)
    // end
    #expect(enclosing == functions.first)

    // example
    func comment(before node: SyntaxNode) -> String {
      node.tree.source.string(node.leadingTriviaRange)
    }
    // end
    let commented = SyntaxTree.parse(SourceText("let x = /* why */ 1"))
    let literal = try #require(commented.root.descendants.first { $0.kind == .integerLiteralExpr })
    #expect(comment(before: literal) == " /* why */ ")
  }

  @Test("The article's examples are those that were run")
  func article() throws {
    let here = URL(fileURLWithPath: #filePath)
    let package = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = package.appendingPathComponent("Sources/UnfoldSyntax/UnfoldSyntax.docc/UnfoldSyntax.md")
    let written = blocks(of: try String(contentsOf: article, encoding: .utf8), from: "```swift", to: "```")
    let run = blocks(of: try String(contentsOf: here, encoding: .utf8), from: "    // example", to: "    // end")
    #expect(!written.isEmpty)
    #expect(written == run.map { $0.map { line in String(line.dropFirst(4)) } })
  }

  @Test("The article's index names files that exist")
  func index() throws {
    let here = URL(fileURLWithPath: #filePath)
    let sources = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UnfoldSyntax")
    let article = try String(
      contentsOf: sources.appendingPathComponent("UnfoldSyntax.docc/UnfoldSyntax.md"), encoding: .utf8)
    let named = Set(
      article.split(separator: "`").map(String.init).filter { text in
        ["Lexer/", "Parser/", "Tree/"].contains { text.hasPrefix($0) } && text.hasSuffix(".swift")
      })
    #expect(named.count > 20)
    for path in named {
      #expect(FileManager.default.fileExists(atPath: sources.appendingPathComponent(path).path), "no \(path)")
    }
  }

  @Test("Every public symbol has a comment")
  func documentation() throws {
    let here = URL(fileURLWithPath: #filePath)
    let sources = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UnfoldSyntax")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    var symbols = 0
    for path in paths.filter({ $0.hasSuffix(".swift") }).sorted() {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      var hasComment = false
      for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
        let isSymbol = line.hasPrefix("public ") || line.hasPrefix("@inlinable public ")
        // A keyword's case says all that there is to say.
        let isCase = line.hasPrefix("case ") && path == "Tree/SyntaxKind.swift" && !line.contains(".")
        if isSymbol || isCase {
          symbols += 1
          #expect(hasComment, "\(path) says nothing about: \(line)")
        }
        hasComment = line.hasPrefix("///") || hasComment && line.hasPrefix("@")
      }
    }
    #expect(symbols > 300)
  }

  /// The lines between each line that is `start` and the next one that is `end`.
  private func blocks(of text: String, from start: String, to end: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if isInside, line == end {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      } else if line == start {
        isInside = true
        blocks.append([])
      }
    }
    return blocks
  }
}
