import Testing
import UnfoldSyntax

@testable import UnfoldEngine

@Suite struct BaselineEntryTests {
  private func entries(_ text: String) -> [BaselineEntry] {
    let file = FileContext(path: "test.swift", tree: .parse(SourceText(text)), deploymentTarget: .unknown)
    return runRules([TestRule.renaming("old", to: "new")], on: file, baseline: Baseline()).entries
  }

  @Test(arguments: [
    ("old", ""),
    ("struct A { var b: Int { old } }", "A.b"),
    ("extension A.B<C> where C: D { class E { func f() { old } } }", "A.B<C>.E.f()"),
    ("enum A { static func f(_ a: Int, @B for b: C..., d: Int) { let x = { old } } }", "A.f(_:for:d:)"),
    ("actor A { init?(x: Int) { func g() { old } } }", "A.init(x:).g()"),
    ("protocol A { subscript(i i: Int) -> Int { get } }; func f() { if a { old } }", "f()"),
    ("struct A { static func + (l: A, r: A) -> A { old } }", "A.+(l:r:)"),
    ("class A { deinit { old } }", "A.deinit"),
    ("struct A { #if B\nlet (c, d) = old\n#endif }", "A.(c,d)"),
    ("struct old {}", "old"),
  ])
  func declarations(text: String, path: String) {
    #expect(entries(text).map(\.declaration) == [path])
  }

  @Test(arguments: [
    ("f(a, old)", "// x\n  f ( a,\r\n\t /* y */ old\n) // z"),
    ("struct A { let a = old }", "public struct A: B {\n  var c = 1\n  let a = old\n}"),
    ("struct old { let a = 1 }", "struct old { let b = 2 }"),
    ("f(old, \"\"\"\n  a\n    b\n  \"\"\")", "f(old, \"\"\"\r\n      a\r\n        b\r\n      \"\"\")"),
  ])
  func theSame(text: String, other: String) {
    #expect(entries(text) == entries(other) && entries(text).count == 1)
  }

  @Test(arguments: [
    ("f(a, old)", "f(b, old)"), ("f(old)", "f (old ,)"), ("let a = old", "var a = old"),
    ("struct A { let a = old }", "struct B { let a = old }"),
    ("func f(a: Int) { old }", "func f(b: Int) { old }"),
    ("f(old, \"\"\"\n  a\n    b\n  \"\"\")", "f(old, \"\"\"\n  a\n  b\n  \"\"\")"),
  ])
  func another(text: String, other: String) {
    #expect(entries(text) != entries(other) && entries(other).count == 1)
  }

  /// The known fix is found again in the result, whose statement is another one by then. That is no mistake of the
  /// other rule.
  @Test func aFixBesideAKnownOneIsMade() throws {
    let source = SourceText("f(old, late)\nold")
    let file = FileContext(path: "test.swift", tree: .parse(source), deploymentTarget: .unknown)
    let first = TestRule.renaming("old", to: "new", id: "first")
    let second = TestRule.renaming("late", to: "soon", id: "second")
    let known = runRules([first], on: file, baseline: Baseline()).entries
    #expect(known.map(\.ordinal) == [1, 1])
    let outcome = runRules([first, second], on: file, baseline: Baseline(knowing: [known[0]]))
    #expect(outcome.failures.isEmpty)
    #expect(outcome.findings.map(\.rule) == ["second", "first"])
    #expect(outcome.result.map { String(decoding: $0, as: UTF8.self) } == "f(old, soon)\nnew")
  }
}
