import Testing
import UnfoldSyntax

@testable import UnfoldEngine

/// What holds for every removal, whatever stands around the code.
@Suite struct RemovalPropertyTests {
  static let gaps = [
    "", " ", "  ", "\n  ", "\n\n  ", "\n\n\n  ", " // c\n  ", "\n  // c\n  ", "\n\n  // c\n  ", "\n  // c\n\n  ",
    " /* c */ ", "/* c */", "\n  /* c */ ", " /* c */\n  ", " /* c\n c */ ", "\n  /* c\n c */ ", " /* c\n c */\n  ",
    " /* c */ // d\n\n  /// e\n  ", "\n  /* c */ /* d */ ", " \n  ",
  ]

  @Test(arguments: gaps) func modifiers(_ before: String) {
    for after in RemovalPropertyTests.gaps {
      for (start, end) in [("x", ".y()\n"), ("x.z()", ".y() // end"), ("f { x", "}\n"), ("x", "")] {
        for code in [".padding(34)", ".padding(\n    34 // inside\n  )"] {
          check(start + before, code, after + end)
        }
      }
    }
  }

  @Test(arguments: gaps) func statements(_ before: String) {
    for after in RemovalPropertyTests.gaps where after.contains("\n") {
      for (start, end) in [("f {", "}\n"), ("f {", "t()\n}\n"), ("f {\n  s()\n", "t()\n}"), ("", "t()\n"), ("", "")] {
        for code in ["s()", "s();", "s(\n    34 /* inside */\n  )"] {
          check(start + before, code, after + end)
        }
      }
    }
  }

  private func check(_ before: String, _ code: String, _ after: String) {
    for ending in LineEnding.allCases {
      let texts = [before, code, after].map { ending.applied(to: $0) }
      let source = SourceText(texts.joined())
      let tree = SyntaxTree.parse(source)
      let range = texts[0].utf8.count..<(texts[0].utf8.count + texts[1].utf8.count)
      let removal = removal(of: range, in: tree)
      let result = SyntaxTree.parse(SourceText(source.applying([removal.edit])))
      let text = result.source.string(0..<result.source.count)
      let comment: Comment = "\(texts.joined(separator: "‹›").debugDescription) became \(text.debugDescription)"

      #expect(tokens(result) == tokens(tree, without: range), comment)
      let fix = Fix(
        finding: 0, rule: "test", offered: .review("test", range, "It goes."), edits: [removal.edit],
        removedComments: removal.removedComments, introducedAPIs: [])
      let file = FileContext(path: "test.swift", tree: tree, deploymentTarget: .unknown)
      #expect(Proof(file: file).failures(of: result, after: [fix]).isEmpty, comment)

      let blank = longestBlankRun(text)
      #expect(blank <= max(longestBlankRun(texts[0]), longestBlankRun(texts[2])), comment)
      #expect(linesWithSpaceAtTheEnd(text) <= linesWithSpaceAtTheEnd(texts[0] + "|" + texts[2]), comment)
    }
  }

  private func tokens(_ tree: SyntaxTree, without range: Range<Int> = 0..<0) -> [String] {
    tree.root.descendants.filter { $0.isToken && !range.contains($0.textRange.lowerBound) }.map(\.text)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private func longestBlankRun(_ text: String) -> Int {
    var longest = 0
    var run = 0
    for line in lines(text).dropLast() {
      run = line.allSatisfy(\.isWhitespace) ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private func linesWithSpaceAtTheEnd(_ text: String) -> Int {
    lines(text).filter { $0.last == " " }.count
  }
}
