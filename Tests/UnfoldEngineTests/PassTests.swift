import Testing
import UnfoldSyntax

@testable import UnfoldEngine

/// Two fixes at one place, and what one fix brings about for another.
@Suite struct PassTests {
  /// Replaces `a.b`, found at its `a`.
  private let wide = TestRule.fixing("a", id: "wide") { [Edit($0.lowerBound..<$0.lowerBound + 3, "c + b")] }
  private let narrow = TestRule.renaming("b", to: "d", id: "narrow")

  @Test func theOtherOfTwoOverlappingFixesIsMadeInTheNextPass() {
    let (outcome, result) = run([wide, narrow], on: "a.b; b")
    #expect(result == "c + d; d")
    #expect(outcome.findings.map(\.kind) == [.fix, .fix, .fix])
    #expect(outcome.findings.map(\.range) == [0..<1, 2..<3, 5..<6])
    #expect(outcome.findings.map(\.edits) == [[Edit(0..<3, "c + b")], [], [Edit(5..<6, "d")]])
    #expect(outcome.findings[1].message == "It is b. Changed after that of `wide` at the same place.")
    #expect(outcome.failures.isEmpty)
  }

  @Test func theOrderOfTheRulesDecides() {
    let (outcome, result) = run([narrow, wide], on: "a.b")
    #expect(result == "c + d")
    #expect(outcome.findings.map(\.rule) == ["wide", "narrow", "narrow"])
    #expect(outcome.findings.map(\.edits) == [[], [], [Edit(2..<3, "d")]])
    #expect(outcome.findings[0].message.hasSuffix("Changed after that of `narrow` at the same place."))
    #expect(outcome.findings[1].message.hasSuffix("Other changes bring this about."))
  }

  @Test func aFixThatAnotherSettlesIsSaidToBe() {
    let wide = TestRule.fixing("a", id: "wide") { [Edit($0.lowerBound..<$0.lowerBound + 3, "c")] }
    let (outcome, result) = run([wide, narrow], on: "a.b.b")
    #expect(result == "c.d")
    #expect(outcome.findings.map(\.kind) == [.fix, .review, .fix])
    #expect(outcome.findings[1].message.hasSuffix("the change of `wide` at the same place settles this too."))
  }

  @Test func aRefusedFixIsNotMadeInHalf() {
    let both = TestRule.fixing("b", id: "both") { [Edit($0, "x"), Edit(2..<3, "y")] }
    let (outcome, result) = run([TestRule.renaming("a", to: "c", id: "first"), both], on: "b.a")
    #expect(result == "x.y")
    #expect(outcome.findings.map(\.edits) == [[], [Edit(2..<3, "c")]])
  }

  @Test func whatAFixBringsAboutIsFixedToo() {
    let (outcome, result) = run(
      [TestRule.renaming("x", to: "a", id: "first"), TestRule.renaming("a", to: "y", id: "second")], on: "0; x; x")
    #expect(result == "0; y; y")
    #expect(outcome.findings.map(\.rule) == ["first", "second", "first", "second"])
    #expect(outcome.findings.map(\.range) == [3..<4, 3..<4, 6..<7, 6..<7])
    #expect(outcome.findings[1].edits.isEmpty)
    #expect(outcome.findings[1].message.hasSuffix("Other changes bring this about."))
    #expect(outcome.failures.isEmpty)
  }

  @Test func aPairThatNeverSettlesLeavesTheFileAsItWas() {
    let (outcome, result) = run(
      [TestRule.renaming("a", to: "b", id: "there"), TestRule.renaming("b", to: "a", id: "back")], on: "a; c")
    #expect(result == nil)
    #expect(outcome.findings.map(\.kind) == [.review])
    #expect(outcome.failures.map(\.kind) == [.settling])
    #expect(outcome.failures[0].message.contains("`back` and `there` change the same code over and over"))
  }

  @Test func whatAWrongFixStoodInTheWayOfIsMade() {
    let wrong = TestRule.fixing("a", id: "wrong") { [Edit($0.lowerBound..<$0.lowerBound + 3, "c(")] }
    for text in ["a.b", "a.b; b"] {
      let (outcome, result) = run([wrong, narrow], on: text)
      #expect(result == text.replacing("b", with: "d"))
      #expect(outcome.findings[0].kind == .review && outcome.findings[0].message.contains("a mistake in Unfold"))
      #expect(outcome.findings.dropFirst().allSatisfy { $0.kind == .fix })
      #expect(outcome.failures.map(\.kind) == [.syntax])
    }
  }

  @Test func someOfTheFixesOfAllPassesCanBeMade() {
    let rules: [any Rule] = [wide, narrow, TestRule.renaming("d", to: "e", id: "last")]
    let text = "a.b; b"
    let file = FileContext(path: "test.swift", tree: .parse(SourceText(text)), deploymentTarget: .unknown)
    let all = runRules(rules, on: file)
    #expect(all.result.map { String(decoding: $0, as: UTF8.self) } == "c + e; e")
    #expect(all.findings.map(\.rule) == ["wide", "last", "narrow", "narrow", "last"])
    let results: [(Set<Int>, String, Set<Int>)] = [
      ([0], "c + b; b", [0]), ([2], "a.d; b", [2]), ([0, 2], "c + d; b", [0, 2]), ([3], "a.b; d", [3]),
      ([2, 3, 4], "a.d; e", [2, 3, 4]), ([1, 4], text, []), ([0, 1, 2, 3, 4], "c + e; e", [0, 1, 2, 3, 4]),
    ]
    for (places, result, made) in results {
      let outcome = runRules(rules, on: file, making: places)
      #expect(outcome.result.map { String(decoding: $0, as: UTF8.self) } ?? text == result, "\(places)")
      #expect(Set(outcome.findings.indices.filter { outcome.findings[$0].kind == .fix }) == made, "\(places)")
      #expect(outcome.findings.map(\.range) == all.findings.map(\.range))
    }
  }

  @Test func theCommentsOfAllPassesTogetherStay() {
    let first = TestRule.removingCall(of: "top", id: "top")
    let second = TestRule.fixing("y", id: "second") { [Edit($0, "z")] }
    let third = TestRule.fixing("z", id: "third") { [Edit($0, "w")] }
    let (outcome, result) = run([first, second, third], on: "x\n  .top(59) // notch\n  .y() // why\n")
    #expect(result == "x\n  .w() // why\n")
    #expect(outcome.failures.isEmpty)
  }

  @Test func editsOfPassesAreComposed() {
    let source = "one two three four five"
    var composition = EditComposition()
    let passes: [[Edit]] = [
      [Edit(0..<3, "eins"), Edit(8..<13), Edit(19..<19, "und ")], [Edit(0..<2, "k"), Edit(9..<10)],
      [Edit(3..<3, "e"), Edit(16..<19, "oder")],
    ]
    var current = source
    for edits in passes {
      let text = SourceText(current)
      composition.append(edits, to: text)
      current = String(decoding: text.applying(edits), as: UTF8.self)
      #expect(String(decoding: SourceText(source).applying(composition.edits), as: UTF8.self) == current)
    }
    let two = current.utf8.firstRange(of: "two".utf8)!
    let start = current.utf8.distance(from: current.utf8.startIndex, to: two.lowerBound)
    #expect(composition.original(of: start..<start + 3) == 4..<7)
    #expect(composition.original(of: 1..<2) == 0..<3)
  }
}
