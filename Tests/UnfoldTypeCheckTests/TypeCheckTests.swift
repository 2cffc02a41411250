import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldTestSupport

@testable import UnfoldGoldens

/// The check itself: what it lets pass, and that it can fail.
@Suite(.disabled(if: Compiler.isMissing, "type-checking needs swiftc and python3 on PATH, or Xcode"))
struct TypeCheckTests {
  private func golden(
    _ input: String, _ expected: String? = nil, target: [Platform: Version] = [.iOS: Version(17)],
    rule: String = "overlay-bars", findings: [GoldenCase.ExpectedFinding] = []
  ) -> GoldenCase {
    func file(_ body: String) -> [UInt8] { Array("import SwiftUI\n\(body)\n".utf8) }
    return GoldenCase(
      path: "case", rule: rule, deploymentTarget: DeploymentTarget(versions: target),
      expect: expected == nil ? .untouched : .rewrite,
      findings: findings, mustContain: [], mustNotContain: [], why: "to see", input: file(input),
      expected: expected.map(file))
  }

  private func messages(_ golden: GoldenCase) throws -> [String] {
    TypeCheck(try Compiler.checker.get()).failures(of: golden, rules: []).map(\.message)
  }

  private func view(_ body: String) -> String { "struct Screen: View { var body: some View { \(body) } }" }
  private let inset = #"List {}.safeAreaInset(edge: .bottom) { Text("b") }"#
  private let bar = #"List {}.safeAreaBar(edge: .bottom) { Text("b") }"#

  @Test("Code that compiles before and after passes")
  func passes() throws {
    #expect(try messages(golden(view(inset))).isEmpty)
    let guarded = "if #available(iOS 26.0, *) { \(bar) } else { \(inset) }"
    #expect(try messages(golden(view(inset), view(guarded))).isEmpty)
    let early = "if #unavailable(iOS 26.0) { \(inset) } else { \(bar) }"
    #expect(try messages(golden(view(inset), view(early))).isEmpty)
    #expect(try messages(golden(view(inset), view(bar), target: [.iOS: Version(26)])).isEmpty)
  }

  @Test("An input that is no Swift that compiles fails, with the line")
  func brokenInput() throws {
    let found = try messages(golden(view("Text(1)")))
    #expect(found.count == 1 && found[0].hasPrefix("input.swift, iOS 17.0: line 2: "), "\(found)")
  }

  @Test("A result that calls what the target lacks fails, on each platform and in each language mode")
  func unguardedResult() throws {
    let found = try messages(golden(view(inset), view(bar)))
    let problem = "line 2: 'safeAreaBar(edge:alignment:spacing:content:)' is only available in iOS 26.0 or newer"
    #expect(found == ["5", "6"].map { "expected.swift, iOS 17.0, Swift \($0): \(problem)" })
    let half = "if #available(iOS 26.0, *) { \(bar) } else { \(inset) }"
    let mac = try messages(golden(view(inset), view(half), target: [.iOS: Version(17), .macOS: Version(14)]))
    #expect(mac.count == 2 && mac[0].contains("macOS 14.0"), "\(mac)")
  }

  @Test("A guard that nothing needs, or that is always true, fails")
  func needlessGuards() throws {
    let needless = "if #available(iOS 26.0, *) { \(inset) } else { \(inset) }"
    #expect(
      try messages(golden(view(inset), view(needless))) == [
        "without #available(iOS 26.0, *) the result compiles for iOS 18.9 too, so nothing needs it"
      ])
    let old = "if #available(iOS 16.0, *) { \(inset) } else { \(inset) }"
    #expect(
      try messages(golden(view(inset), view(old))) == ["#available(iOS 16.0, *) is always true on iOS 17.0"])
    // What was there before is the user's.
    #expect(try messages(golden(view(old) + "// a", view(old))).isEmpty)
    let tooLate = "if #available(iOS 27.0, *) { \(bar) } else { \(inset) }"
    #expect(try messages(golden(view(inset), view(tooLate))).count == 1)
  }

  @Test("What the rule for missing guards finds is just what the compiler refuses")
  func findingsAreTheCompilersErrors() throws {
    let unguarded = "unguarded-availability"
    let right = GoldenCase.ExpectedFinding(line: 2, rule: unguarded, kind: .review)
    #expect(try messages(golden(view(bar), rule: unguarded, findings: [right])).isEmpty)
    #expect(try messages(golden(view(bar), rule: unguarded)).count == 1)
    #expect(
      try messages(golden(view(inset), rule: unguarded, findings: [right])) == [
        "the compiler refuses nothing on line 2, where a finding says it does"
      ])
    let toolbar = """
      List {}.toolbar {
        if #available(iOS 26.0, *) {
          ToolbarItem { Text("a") }
        }
      }
      """
    let line3 = GoldenCase.ExpectedFinding(line: 3, rule: unguarded, kind: .review)
    #expect(
      try messages(golden(view(toolbar), target: [.iOS: Version(15)], rule: unguarded, findings: [line3])).isEmpty)
  }

  @Test("Without a deployment target the oldest system that the input compiles for is taken")
  func unknownTarget() throws {
    #expect(try messages(golden(view(inset), view(inset) + "\n", target: [:])).isEmpty)
    let found = try messages(golden(view(#"Text("a")"#), view(inset), target: [:]))
    #expect(found.count == 2 && found[0].hasPrefix("expected.swift, iOS 13.0, Swift 5"), "\(found)")
  }

  @Test("An answer is kept, and asked for again where the text or the target differs")
  func answersAreKept() throws {
    let checker = try Compiler.checker.get()
    let body = "import SwiftUI\n" + view(#"Text("a").presentationCornerRadius(12)"#)
    let text = Array("\(body) // \(Int.random(in: 0...Int.max))\n".utf8)
    let first = try checker.errors(in: text, on: .iOS, Version(16))
    #expect(first.count == 1)
    let clock = ContinuousClock()
    var again: [TypeChecker.Diagnostic] = []
    let kept = try clock.measure { again = try checker.errors(in: text, on: .iOS, Version(16)) }
    #expect(again == first && kept < .milliseconds(60))
    #expect(try checker.errors(in: text, on: .iOS, Version(16, 4)).isEmpty)
  }

  @Test("A macro's expansion and a preview's body are compiled too")
  func macros() throws {
    let preview = view(inset) + "\n#Preview { Text(\"b\").presentationPlacement(.leading) }"
    let found = try messages(golden(preview))
    #expect(!found.isEmpty && found.allSatisfy { $0.contains("is only available in iOS 27.0") }, "\(found)")
  }
}
