import Testing
import UnfoldEngine
import UnfoldSyntax

@testable import UnfoldGoldens

/// A golden that can't fail is a defect: each test plants a fault that one variation is there to catch.
@Suite struct PlantedFaultTests {
  /// The names of the checks that fail.
  private func failing(_ rule: PlantedRule, on golden: GoldenCase = .planted) -> Set<String> {
    Set(run(golden, rules: [rule]).failures.map(\.check))
  }

  /// The messages of the failures.
  private func messages(_ rule: PlantedRule, on golden: GoldenCase = .planted) -> String {
    run(golden, rules: [rule]).failures.map { "\($0.check): \($0.message)\n" }.joined()
  }

  private func name(_ variations: GoldenVariation...) -> Set<String> { Set(variations.map(\.rawValue)) }

  @Test func theRightRulePasses() {
    let result = run(.planted, rules: [PlantedRule.right])
    #expect(result.failures.isEmpty, "\(GoldenReport().text([result]))")
    #expect(result.checks == GoldenVariation.allCases.count + 2)
  }

  // MARK: As it is

  @Test func findsNothing() {
    #expect(failing(PlantedRule { _, _ in [] }).isSuperset(of: name(.asItIs, .carriageReturns, .byteOrderMark)))
  }

  @Test func findsMore() {
    let rule = PlantedRule { node, file in
      guard node.isText("border") else { return PlantedRule.right.check(node, in: file) }
      return [.review("planted", node.textRange, "Another.")]
    }
    #expect(failing(rule).isSuperset(of: name(.asItIs)))
  }

  @Test func onlyReports() {
    let rule = PlantedRule.wrong { finding, _, _ in finding = .review("planted", finding.range, "A guess.") }
    #expect(failing(rule).isSuperset(of: name(.asItIs)))
  }

  @Test func removesTooMuch() {
    let rule = PlantedRule.wrong { finding, _, file in
      let next = file.tree.token(endingAfter: finding.edits[0].range.upperBound)!
      finding.edits = [Edit(finding.edits[0].range.lowerBound..<next.textRange.lowerBound)]
    }
    #expect(failing(rule).isSuperset(of: name(.asItIs)))
  }

  // MARK: Twice

  @Test func secondRunFindsMore() {
    let rule = PlantedRule { node, file in
      let found = PlantedRule.right.check(node, in: file)
      let hasGuess = file.tree.source.string(0..<file.tree.source.count).contains("34")
      return !hasGuess && node.isText("border") ? [.review("planted", node.textRange, "New.")] : found
    }
    #expect(failing(rule) == name(.twice))
  }

  @Test func secondRunChanges() {
    let rule = PlantedRule.wrong { finding, node, _ in
      finding.edits = [Edit(node.textRange, "padding().padding")]
      finding.removedComments = []
    }
    #expect(messages(rule).contains("as it is: internal error (second run)"))
  }

  // MARK: Line endings and byte-order mark

  @Test func takesTheLineBreakBeforeAndLeavesACarriageReturn() {
    let rule = PlantedRule.wrong { finding, _, file in
      let bytes = file.tree.source.bytes
      let start = bytes[..<finding.range.lowerBound].lastIndex(of: 0x0A)!
      let end = bytes[start...].dropFirst().firstIndex { $0 == 0x0A || $0 == 0x0D }!
      finding.edits = [Edit(start..<end)]
    }
    #expect(failing(rule) == name(.carriageReturns))
  }

  @Test func dropsTheByteOrderMark() {
    let rule = PlantedRule.wrong { finding, _, file in
      if file.tree.source.bytes.starts(with: GoldenVariation.mark) { finding.edits.append(Edit(0..<3)) }
    }
    #expect(failing(rule) == name(.byteOrderMark))
  }

  @Test func forgetsTheByteOrderMarkInOffsets() {
    let rule = PlantedRule.wrong { finding, _, file in
      let shift = file.tree.source.bytes.starts(with: GoldenVariation.mark) ? 3 : 0
      finding.range = (finding.range.lowerBound - shift)..<(finding.range.upperBound - shift)
    }
    #expect(failing(rule) == name(.byteOrderMark))
  }

  @Test func addsALastNewline() {
    let rule = PlantedRule.wrong { finding, _, file in
      let end = file.tree.source.count
      if file.tree.source.bytes.last != 0x0A { finding.edits.append(Edit(end..<end, "\n")) }
    }
    #expect(failing(rule) == name(.noLastNewline))
  }

  // MARK: Emoji

  @Test func countsCharactersInTheFile() {
    let rule = PlantedRule.wrong { finding, _, file in
      let before = file.tree.source.string(0..<finding.range.lowerBound)
      guard !before.utf8.contains(0x0D), !file.tree.source.bytes.starts(with: GoldenVariation.mark) else { return }
      finding.range = before.count..<(before.count + finding.range.count)
    }
    #expect(failing(rule) == name(.afterEmojiLine, .afterEmojiComment))
  }

  @Test func countsCharactersInTheLine() {
    let rule = PlantedRule.wrong { finding, _, file in
      let start = file.tree.source.bytes[..<finding.range.lowerBound].lastIndex(of: 0x0A)! + 1
      let column = file.tree.source.string(start..<finding.range.lowerBound).count
      finding.range = (start + column)..<(start + column + finding.range.count)
    }
    #expect(failing(rule) == name(.afterEmojiComment))
  }

  // MARK: Indentation

  @Test func writesSpacesUnderTabs() {
    var golden = GoldenCase.planted
    golden.expected = Array(
      String(decoding: golden.input, as: UTF8.self)
        .replacing(".padding(.bottom, 34)", with: ".modifier(\n                Bar()\n            )").utf8)
    let fixed = PlantedRule.wrong { finding, _, _ in
      finding.edits = [Edit(finding.range, ".modifier(\n                Bar()\n            )")]
      finding.removedComments = []
    }
    let following = PlantedRule.wrong { finding, _, file in
      let indentation = file.tree.source.indentation(ofLineAt: finding.range.lowerBound)
      let unit = file.tree.indentationUnit()
      finding.edits = [Edit(finding.range, ".modifier(\n\(indentation)\(unit)Bar()\n\(indentation))")]
      finding.removedComments = []
    }
    #expect(failing(following, on: golden) == [])
    #expect(failing(fixed, on: golden) == name(.otherIndentation))
  }

  // MARK: Suppression

  @Test func pointsAtTheTokenBeforeAComment() {
    let rule = PlantedRule.wrong { finding, node, file in
      let period = node.previousToken!
      let comment = file.tree.source.string(period.leadingTriviaRange).contains("//")
      if comment { finding.range = period.previousToken!.textRange.lowerBound..<finding.range.upperBound }
    }
    #expect(failing(rule) == name(.suppressed))
  }

  @Test func pointsAtTheStartOfAFileWithAComment() {
    let rule = PlantedRule.wrong { finding, _, file in
      if file.tree.source.bytes.starts(with: Array("// unfold".utf8)) { finding.range = 0..<1 }
    }
    #expect(failing(rule) == name(.suppressedInFile))
  }

  // MARK: Text that is no code

  @Test func searchesComments() {
    #expect(failing(.searchingText(in: .sourceFile)) == name(.insideComment, .insideString))
  }

  @Test func searchesStrings() {
    #expect(failing(.searchingText(in: .stringSegmentToken)) == name(.insideString))
  }

  // MARK: What the proof catches

  @Test func dropsAComment() {
    let rule = PlantedRule.wrong { finding, _, _ in finding.removedComments = [] }
    #expect(messages(rule).contains("as it is: internal error (comments)"))
    #expect(failing(rule).isSuperset(of: name(.asItIs, .carriageReturns, .byteOrderMark)))
  }

  @Test func breaksTheSyntax() {
    let rule = PlantedRule.wrong { finding, _, _ in
      finding.edits = [Edit(finding.range.lowerBound..<finding.range.upperBound - 1)]
      finding.removedComments = []
    }
    #expect(messages(rule).contains("as it is: internal error (syntax)"))
  }

  // MARK: The case itself

  @Test func patternsHoldForTheResult() {
    var golden = GoldenCase.planted
    golden.mustContain = ["^ +\\.border\\(\\.red\\)$", "body\\)\\n"]
    golden.mustNotContain = ["34"]
    #expect(failing(.right, on: golden) == [])
    golden.mustContain = ["34"]
    golden.mustNotContain = ["\\.border"]
    #expect(run(golden, rules: [PlantedRule.right]).failures.filter { $0.check == "patterns" }.count == 2)
    golden.mustContain = ["("]
    golden.mustNotContain = []
    #expect(messages(.right, on: golden).contains("is no regular expression"))
  }

  @Test func aCaseThatContradictsItself() {
    var golden = GoldenCase.planted
    golden.expect = .review
    #expect(failing(.right, on: golden) == ["case"])
    golden = .planted
    golden.why = " "
    #expect(failing(.right, on: golden) == ["case"])
    golden = .planted
    golden.rule = "another"
    #expect(failing(.right, on: golden) == ["case"])
    golden = .planted
    golden.input += Array("(".utf8)
    #expect(failing(.right, on: golden).contains("case"))
  }

  @Test func aTriggerWordThatIsNotThere() {
    var rule = PlantedRule.right
    rule.triggers = ["safeArea"]
    #expect(failing(rule) == ["case"])
  }
}
