import Testing
import UnfoldSyntax

@testable import UnfoldEngine

/// Runs `rules` over `text` and gives the outcome with the result as text.
func run(
  _ rules: [any Rule], on text: String, target: DeploymentTarget = .unknown
) -> (outcome: FileOutcome, result: String?) {
  let file = FileContext(path: "test.swift", tree: SyntaxTree.parse(SourceText(text)), deploymentTarget: target)
  let outcome = runRules(rules, on: file)
  return (outcome, outcome.result.map { String(decoding: $0, as: UTF8.self) })
}

@Suite struct RunTests {
  @Test func changesWhatIsFoundAndNothingElse() {
    let (outcome, result) = run([TestRule.renaming("old", to: "new")], on: "\u{FEFF}a = old\t \r\n// old\r\nold")
    #expect(result == "\u{FEFF}a = new\t \r\n// old\r\nnew")
    #expect(outcome.findings.map(\.kind) == [.fix, .fix])
    #expect(outcome.failures.isEmpty)
  }

  @Test func findsInSourceOrderWhateverTheRules() {
    let rules = [TestRule.renaming("b", to: "x", id: "second"), TestRule.renaming("a", to: "y", id: "first")]
    #expect(run(rules, on: "a b a").outcome.findings.map(\.rule) == ["first", "second", "first"])
  }

  @Test func nothingFoundIsNothingChanged() {
    let (outcome, result) = run([TestRule.renaming("old", to: "new")], on: "a b")
    #expect(result == nil)
    #expect(outcome.findings.isEmpty)
  }

  @Test func aReviewRuleOnlyReports() {
    let (outcome, result) = run([TestRule.fixing("old", level: .review) { [Edit($0, "new")] }], on: "old")
    #expect(result == nil)
    #expect(outcome.findings.map(\.kind) == [.review])
    #expect(outcome.findings[0].edits.isEmpty)
  }

  @Test func theSameEditOfTwoFixesIsMadeOnce() {
    let helper = TestRule.fixing("old") { [Edit($0, "new"), Edit(7..<7, "\nhelper")] }
    let (outcome, result) = run([helper], on: "old.old")
    #expect(result == "new.new\nhelper")
    #expect(outcome.findings.map(\.kind) == [.fix, .fix])
  }

  @Test func insertedTextTakesTheFilesLineEnding() {
    let rule = TestRule.fixing("old") { [Edit($0, "a\n\nb")] }
    #expect(run([rule], on: "old\r\n").result == "a\r\n\r\nb\r\n")
    #expect(run([rule], on: "old\r").result == "a\r\rb\r")
    #expect(run([TestRule.fixing("old") { [Edit($0, "a\r\nb")] }], on: "old\n").result == "a\nb\n")
  }

  @Test func aLineThatSeveralFixesEmptyGoes() {
    let rules = [TestRule.removingCall(of: "top"), TestRule.removingCall(of: "bottom")]
    #expect(run(rules, on: "x\n  .top(59).bottom(34)\n  .y()\n").result == "x\n  .y()\n")
    #expect(run(rules, on: "x\r\n\t.top(59).bottom(34) \r\n\t.y()").result == "x\r\n\t.y()")
    #expect(run(rules, on: "x\n  .top(59)\n  .bottom(34)\n  .y()\n").result == "x\n  .y()\n")
    #expect(run(rules, on: "x\n  .top(59).bottom(34) // both\n").result == "x\n")
    #expect(run(rules, on: "x.top(59).bottom(34)\n").result == "x\n")
  }

  @Test func theRemarkOfALineThatSeveralFixesEmptyIsNamed() {
    let rules = [TestRule.removingCall(of: "top"), TestRule.removingCall(of: "bottom")]
    let findings = run(rules, on: "x\n  .top(59).bottom(34) // both\n").outcome.findings
    #expect(findings.map(\.removedComments) == [[], [24..<31]])
    #expect(findings.map(\.edits) == [[Edit(2..<12)], [Edit(12..<32)]])
  }

  @Test func blankLinesDoNotMeetWhereSeveralStatementsGo() {
    let rule = TestRule(word: "old") { node, file in
      let removal = removal(of: node.textRange, in: file.tree)
      return .fix("test", node.textRange, "It is old.", edits: [removal.edit])
    }
    #expect(run([rule], on: "f {\n  old\n  old\n\n  x\n}").result == "f {\n  x\n}")
    #expect(run([rule], on: "f {\n  x\n\n  old\n  old\n}").result == "f {\n  x\n}")
    #expect(run([rule], on: "f {\n  x\n\n  old\n  old\n\n  y\n}").result == "f {\n  x\n\n  y\n}")
    #expect(run([rule], on: "f {\n  x\n\n  old\n  old\n  y\n}").result == "f {\n  x\n\n  y\n}")
    #expect(run([rule], on: "f { old; old }\nx").result == "f { }\nx")
  }

  @Test func whatWasWidenedForAFixThatIsTakenOutIsNotRemoved() {
    let broken = TestRule(id: "broken", word: "bottom") { node, file in
      guard var finding = TestRule.removingCall(of: "bottom").body(node, file) else { return nil }
      finding.rule = "broken"
      finding.removedComments = [0..<1]
      return finding
    }
    let (outcome, result) = run(
      [TestRule.removingCall(of: "top"), broken], on: "x\n  .top(59).bottom(34) // both\n  .y()\n")
    #expect(result == "x\n  .bottom(34) // both\n  .y()\n")
    #expect(outcome.findings.map(\.kind) == [.fix, .review])
    #expect(outcome.failures.map(\.kind) == [.comments])
  }

  @Test func positionsAreLinesAndBytes() {
    let table = LineTable(SourceText("\u{FEFF}ab\r\n\u{1F600}x\ry\n"))
    #expect(table.position(at: 3) == LineTable.Position(line: 1, column: 1))
    #expect(table.position(at: 4) == LineTable.Position(line: 1, column: 2))
    #expect(table.position(at: 11) == LineTable.Position(line: 2, column: 5))
    #expect(table.position(at: 13) == LineTable.Position(line: 3, column: 1))
    #expect(table.position(at: 15) == LineTable.Position(line: 4, column: 1))
  }
}
