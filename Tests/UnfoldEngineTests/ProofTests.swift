import Testing

@testable import UnfoldEngine
@testable import UnfoldSyntax

/// Each test plants one fault and sees that the change isn't made and the rule is named.
@Suite struct ProofTests {
  private func failures(
    _ rule: TestRule, on text: String, target: DeploymentTarget = .unknown
  ) -> [ProofFailure.Kind] {
    // A rule without a fault runs beside it: its change must be made all the same.
    let (outcome, result) = run([rule, TestRule.renaming("good", to: "better", id: "good")], on: text, target: target)
    #expect(result == text.replacing("good", with: "better"))
    #expect(outcome.findings.filter { $0.rule == rule.id }.allSatisfy { $0.kind == .review && $0.edits.isEmpty })
    #expect(outcome.failures.allSatisfy { $0.rule == rule.id })
    return outcome.failures.map(\.kind)
  }

  @Test func aLostComment() {
    let rule = TestRule.fixing("old") { [Edit($0.lowerBound..<$0.lowerBound + 12, "new")] }
    #expect(failures(rule, on: "good = old /* why */ + x") == [.comments])
  }

  @Test func aDoubledComment() {
    let rule = TestRule.fixing("old") { [Edit($0, "new /* why */")] }
    #expect(failures(rule, on: "good = old /* why */") == [.comments])
  }

  @Test func aRemovedCommentThatMaySpeakOfOtherCode() {
    let text = "good.a().old() // both\n"
    let comment = 15..<22
    let rule = TestRule.fixing("old", removing: [comment]) { [Edit($0.lowerBound - 1..<22)] }
    #expect(failures(rule, on: text) == [.comments])
  }

  @Test func aRemovedCommentOnALineOfItsOwn() {
    let text = "good\n// why\nold\n"
    let rule = TestRule.fixing("old", removing: [5..<11]) { [Edit(5..<$0.upperBound + 1)] }
    #expect(failures(rule, on: text) == [.comments])
  }

  @Test func aRemovedCommentThatIsNone() {
    let rule = TestRule.fixing("old", removing: [0..<4]) { [Edit($0, "new")] }
    #expect(failures(rule, on: "good = old") == [.comments])
  }

  @Test func aSyntaxError() {
    #expect(failures(.fixing("old") { [Edit($0, "new(")] }, on: "good = old") == [.syntax])
  }

  @Test func aSecondRunThatChanges() {
    #expect(failures(.fixing("old") { [Edit($0, "old; x")] }, on: "good = old") == [.secondRun])
  }

  @Test func noEdits() {
    #expect(failures(.fixing("old") { _ in [] }, on: "good = old") == [.edits])
  }

  @Test func editsThatOverlapEachOther() {
    let rule = TestRule.fixing("old") { [Edit($0, "new"), Edit($0.lowerBound..<$0.upperBound - 1, "x")] }
    #expect(failures(rule, on: "good = old") == [.edits])
  }

  @Test func editsOutsideTheFile() {
    #expect(failures(.fixing("old") { [Edit($0.lowerBound..<99, "new")] }, on: "good = old") == [.edits])
  }

  @Test func anAPIThatTheTargetLacks() {
    let api = IntroducedAPI(name: "safeAreaBar", introduced: [.iOS: Version(26)], isGuarded: false)
    let rule = TestRule(word: "old") { node, _ in
      var finding = Finding.fix("test", node.textRange, "It is old.", edits: [Edit(node.textRange, "new")])
      finding.introducedAPIs = [api]
      return finding
    }
    let target = DeploymentTarget(versions: [.iOS: Version(17)])
    #expect(failures(rule, on: "good = old", target: target) == [.availability])
    #expect(failures(rule, on: "good = old", target: .unknown) == [.availability])
    #expect(run([rule], on: "old", target: DeploymentTarget(versions: [.iOS: Version(26)])).result == "new")
  }

  @Test func bytesOutsideTheEdits() {
    let tree = SyntaxTree.parse(SourceText("a.old()"))
    let file = FileContext(path: "test.swift", tree: tree, deploymentTarget: .unknown)
    let edit = Edit(2..<5, "new")
    let fix = Fix(
      finding: 0, rule: "test", offered: .fix("test", 2..<5, "It is old.", edits: [edit]), edits: [edit],
      removedComments: [], introducedAPIs: [])
    let proof = Proof(file: file)
    #expect(proof.failures(of: SyntaxTree.parse(SourceText("a.new()")), after: [fix]).isEmpty)
    for wrong in ["a.new[]", "b.new()", "a.new() ", "a.new", "a .new()", "a.ne()", ""] {
      let result = SyntaxTree.parse(SourceText(wrong))
      #expect(proof.failures(of: result, after: [fix]).map(\.kind) == [.outsideEdits], "\(wrong)")
    }
  }

  @Test func aTreeThatDoesNotPrintBack() {
    var records = GrowingBuffer<SyntaxTree.Record>(capacity: 2)
    records.append(.init(kind: .identifier, keyword: .notKeyword, flags: [], first: 0, last: 3, parent: 1))
    records.append(.init(kind: .sourceFile, keyword: .notKeyword, flags: [], first: 0, last: 0, parent: 1))
    let tree = SyntaxTree(source: SourceText("old lost"), hasError: false, records: records)
    let file = FileContext(path: "test.swift", tree: tree, deploymentTarget: .unknown)
    let outcome = runRules([TestRule.renaming("old", to: "new")], on: file)
    #expect(outcome.failures.map(\.kind) == [.roundTrip])
    #expect(outcome.result == nil)
    #expect(outcome.findings.isEmpty)
  }

  @Test func aFileWithASyntaxErrorIsLeftAlone() {
    let (outcome, result) = run([TestRule.renaming("old", to: "new")], on: "( old")
    #expect(result == nil)
    #expect(outcome.findings.map(\.kind) == [.review])
    #expect(outcome.failures.isEmpty)
  }

  @Test func aCommentThatMovesWithItsIndentationIsTheSame() {
    let rule = TestRule.fixing("old") { [Edit($0.lowerBound..<$0.upperBound + 12, "new /* a\n    b */")] }
    #expect(run([rule], on: "old /* a\n  b */").result == "new /* a\n    b */")
  }
}
