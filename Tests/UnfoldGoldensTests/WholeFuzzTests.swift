import Foundation
import Testing
import UnfoldEngine
import UnfoldRules
import UnfoldSyntax
import UnfoldTestSupport

@testable import UnfoldGoldens

/// Random rules over goldens that were broken, mixed and repeated: whatever comes of it is right, or nothing does.
///
/// A short run is part of the tests. The long one:
///
///     UNFOLD_FUZZ=20000 swift test -c release -Xswiftc -enable-testing --filter WholeFuzzTests
///
/// `UNFOLD_FUZZ_SEED` starts elsewhere. What fails says its number, and the same number gives the same input again.
@Suite struct WholeFuzzTests {
  private struct Tally {
    var inputs = 0
    var withoutSyntaxError = 0
    var changed = 0
    var fixes = 0
    var laterFixes = 0
  }

  @Test func whatComesOfItIsRight() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["UNFOLD_FUZZ"].flatMap { Int($0) } ?? 60
    let first = environment["UNFOLD_FUZZ_SEED"].flatMap { Int($0) } ?? 1
    let goldens = try RepositoryGoldenTests.cases.map { try GoldenCase(path: $0) }
    var tally = Tally()
    for number in first..<first + count {
      // The last one is that with which the process went.
      if count > 1_000 { FileHandle.standardError.write(Data("input \(number)\n".utf8)) }
      var random = SeededGenerator(seed: number)
      let golden = goldens.randomElement(using: &random)!
      let input = mutated(golden.input, with: goldens, &random)
      let rules = chosenRules(&random)
      let tree = SyntaxTree.parse(SourceText(input))
      let file = FileContext(path: "input.swift", tree: tree, deploymentTarget: golden.deploymentTarget)
      let outcome = runRules(rules, on: file)
      tally.inputs += 1
      if !tree.hasError { tally.withoutSyntaxError += 1 }
      let start = "input \(number), \(golden.path)"
      for failure in outcome.failures {
        Issue.record("\(start): \(failure.kind.rawValue): \(failure)\n\(String(decoding: input, as: UTF8.self))")
      }
      guard let result = outcome.result else { continue }
      tally.changed += 1
      let fixes = outcome.findings.filter { $0.kind == .fix }
      tally.fixes += fixes.count
      tally.laterFixes += fixes.count { $0.edits.isEmpty }
      if let fault = fault(in: result, of: tree, fixes, rules, golden.deploymentTarget) {
        Issue.record("\(start): \(fault)\n\(String(decoding: input, as: UTF8.self))")
      }
    }
    if count > 1_000 { print("fuzzed: \(tally)") }
    #expect(tally.withoutSyntaxError > 0 && tally.changed > 0)
  }

  /// What is wrong with a result; `nil` where nothing is.
  private func fault(
    in result: [UInt8], of tree: SyntaxTree, _ fixes: [Finding], _ rules: [any Rule], _ target: DeploymentTarget
  ) -> String? {
    if tree.hasError { return "a file with a syntax error is changed" }
    let after = SyntaxTree.parse(SourceText(result))
    if after.hasError { return "the result has a syntax error" }
    let second = runRules(rules, on: FileContext(path: "input.swift", tree: after, deploymentTarget: target))
    if second.result != nil { return "a second run changes the result" }
    // Those of later passes have no edits on the file as it was.
    guard fixes.allSatisfy({ !$0.edits.isEmpty }) else { return nil }
    let edits = Set(fixes.flatMap(\.edits)).sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.replacement)
        < ($1.range.lowerBound, $1.range.upperBound, $1.replacement)
    }
    if tree.source.applying(edits) != result { return "the findings' edits do not come to the result" }
    let kept = tokens(of: tree) { token in
      !edits.contains { $0.range.lowerBound < token.upperBound && token.lowerBound < $0.range.upperBound }
    }
    var rest = tokens(of: after) { _ in true }[...]
    for token in kept {
      guard let place = rest.firstIndex(of: token) else { return "`\(token)` outside the edits is lost" }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  private func tokens(of tree: SyntaxTree, where isWanted: (Range<Int>) -> Bool) -> [String] {
    (0..<tree.count).filter { tree.kind(at: $0).isToken && isWanted(tree[$0].textRange) }.map { tree[$0].text }
  }

  /// Some rules, or all, in any order.
  private func chosenRules(_ random: inout SeededGenerator) -> [any Rule] {
    let all = allRules.map(\.whenNamed).shuffled(using: &random)
    return Bool.random(using: &random) ? all : Array(all.prefix(Int.random(in: 1...4, using: &random)))
  }

  // MARK: Inputs

  private func mutated(
    _ input: [UInt8], with goldens: [GoldenCase], _ random: inout SeededGenerator
  ) -> [UInt8] {
    var text = String(decoding: input, as: UTF8.self)
    for _ in 0...Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 8, 9: text += "\n" + String(decoding: goldens.randomElement(using: &random)!.input, as: UTF8.self)
      case 1: text = withLines(of: text, &random) { lines, random in lines + lines }
      case 2: text = withLines(of: text, &random) { _, _ in [] }
      case 3: text = withLines(of: text, &random) { lines, random in lines.shuffled(using: &random) }
      case 4:
        let numbers = ["34", "44", "83", "0", "20.5", "-8", "0x22"]
        text = text.replacing(numbers.randomElement(using: &random)!, with: numbers.randomElement(using: &random)!)
      case 5:
        let endings = ["\r\n", "\r", " // note\n", "\t\n", "\n\n", " /* a */\n"]
        text = text.replacing("\n", with: endings.randomElement(using: &random)!)
      case 6: text = replacingToken(in: text, &random)
      default:
        let words = ["ZStack", "VStack", "List", "if isWide", "Group", "HStack", "ScrollView"]
        text = text.replacing(words.randomElement(using: &random)!, with: words.randomElement(using: &random)!)
      }
    }
    return Array(text.utf8)
  }

  private func withLines(
    of text: String, _ random: inout SeededGenerator, _ change: ([Substring], inout SeededGenerator) -> [Substring]
  ) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let start = Int.random(in: 0..<lines.count, using: &random)
    let end = min(lines.count, start + Int.random(in: 1...4, using: &random))
    lines.replaceSubrange(start..<end, with: change(Array(lines[start..<end]), &random))
    return lines.joined(separator: "\n")
  }

  /// A token removed, doubled or taken from elsewhere.
  private func replacingToken(in text: String, _ random: inout SeededGenerator) -> String {
    let tree = SyntaxTree.parse(SourceText(text))
    let tokens = (0..<tree.count).filter { tree.kind(at: $0).isToken && !tree[$0].textRange.isEmpty }
    guard let one = tokens.randomElement(using: &random), let other = tokens.randomElement(using: &random) else {
      return text
    }
    let replacement = ["", "\(tree[one].text) \(tree[one].text)", tree[other].text].randomElement(using: &random)!
    return String(decoding: tree.source.applying([Edit(tree[one].textRange, replacement)]), as: UTF8.self)
  }
}
