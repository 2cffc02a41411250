import Testing
import UnfoldSyntax

/// Every production of the language, compared with the tree that the compiler's own parser builds.
struct GrammarTests {
  static let files = SyntaxFile.all(in: "Grammar")

  @Test("The tree is the compiler's", arguments: files)
  func tree(_ file: SyntaxFile) throws {
    let tree = SyntaxTree.parse(SourceText(try file.bytes))
    let expected = try #require(file.expected, "\(file.name).swift has no .tree beside it")
    #expect(expected.first == "ok")
    #expect(firstDifference(tree.listing, expected) == nil)
    #expect(tree.printed() == (try file.bytes))
  }

  @Test("With CRLF for LF, the tree is the same further on", arguments: files)
  func carriageReturns(_ file: SyntaxFile) throws {
    let bytes = try file.bytes
    guard !bytes.contains(0x0D) else { return }
    var converted: [UInt8] = []
    /// Where each byte of the file stands in `converted`, and the file's end.
    var places: [Int] = []
    for byte in bytes {
      if byte == 0x0A { converted.append(0x0D) }
      places.append(byte == 0x0A ? converted.count - 1 : converted.count)
      converted.append(byte)
    }
    places.append(converted.count)
    let tree = SyntaxTree.parse(SourceText(converted))
    let expected = try #require(file.expected).map { line in
      let words = line.split(separator: " ")
      guard words.count == 4, let start = Int(words[2]), let end = Int(words[3]) else { return line }
      return "\(words[0]) \(words[1]) \(places[start]) \(places[end])"
    }
    #expect(firstDifference(tree.listing, expected) == nil)
    #expect(tree.printed() == converted)
  }

  @Test("Cut off behind any token, the file comes back the same", arguments: files)
  func truncated(_ file: SyntaxFile) throws {
    let bytes = try file.bytes
    let tree = SyntaxTree.parse(SourceText(bytes))
    for index in 0..<tree.count where tree.kind(at: index).isToken {
      let cut = bytes[..<tree[index].textRange.upperBound]
      #expect(SyntaxTree.parse(SourceText(cut)).printed() == Array(cut), "cut at \(cut.count)")
    }
  }

  @Test("Each kind that can be parsed is in a file")
  func coverage() throws {
    var seen: Set<SyntaxKind> = []
    for file in Self.files {
      let tree = SyntaxTree.parse(SourceText(try file.bytes))
      for index in 0..<tree.count { seen.insert(tree.kind(at: index)) }
    }
    for kind in SyntaxKind.allCases {
      let isSeen = seen.contains(kind)
      if let reason = Self.exceptions[kind] {
        #expect(!isSeen, "\(kind.name) is no exception (\(reason)): a file has it")
      } else {
        #expect(isSeen, "no grammar file has \(kind.name)")
      }
    }
  }

  /// The kinds that no source without an error gives, and why.
  private static let exceptions: [SyntaxKind: String] = {
    let reasons: [(reason: String, kinds: [SyntaxKind])] = [
      (
        "an error's: the recovery tests have it",
        [.unknown, .backtick, .singleQuote, .missingDecl, .unexpectedCodeDecl, .unexpectedNodes]
      ),
      ("never parsed: what is missing is left out", [.missingExpr, .missingPattern, .missingStmt, .missingType]),
      (
        "made by folding operators, not by parsing: sequenceExpr with unresolved… is what parsing gives",
        [.asExpr, .infixOperatorExpr, .isExpr, .ternaryExpr]
      ),
      (
        "`yield (a)` is a call to the compiler's parser",
        [.yieldedExpression, .yieldedExpressionList, .yieldedExpressionsClause]
      ),
      (
        "in swift-syntax, but its parser never makes one",
        [.editorPlaceholderDecl, .editorPlaceholderExpr, .nonisolatedSpecifierArgumentList, .typeSpecifier]
      ),
      ("the experimental feature doExpressions", [.doExpr]),
      ("the experimental feature thenStatements", [.thenStmt]),
      ("the experimental feature keypathWithMethodMembers", [.keyPathMethodComponent]),
      ("the experimental feature defaultIsolationPerFile", [.usingDecl]),
      (
        "the experimental feature nonescapableTypes",
        [
          .lifetimeTypeSpecifier, .lifetimeSpecifierArguments, .lifetimeSpecifierArgumentList,
          .lifetimeSpecifierArgument,
        ]
      ),
    ]
    var exceptions: [SyntaxKind: String] = [:]
    for (reason, kinds) in reasons { for kind in kinds { exceptions[kind] = reason } }
    return exceptions
  }()
}
