import Testing
import UnfoldTestSupport

@testable import UnfoldReport

struct MyersDiffTests {
  @Test("The script makes one sequence of the other, and none is shorter", arguments: 0..<400)
  func scriptIsShortest(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let letters = Int32.random(in: 1...6, using: &random)
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int32.random(in: 0..<letters, using: &random) }
    let new = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int32.random(in: 0..<letters, using: &random) }
    let script = MyersDiff(old, new)
    let kept = old.indices.filter { !script.isRemoved[$0] }.map { old[$0] }
    #expect(kept == new.indices.filter { !script.isInserted[$0] }.map { new[$0] })
    #expect(kept.count == longestCommonSubsequence(old, new))
  }

  /// By the textbook's table, which takes too much memory for real files.
  private func longestCommonSubsequence(_ first: [Int32], _ second: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: second.count + 1)
    for element in first {
      var diagonal = 0
      for column in 0..<second.count {
        let above = row[column + 1]
        row[column + 1] = element == second[column] ? diagonal + 1 : max(above, row[column])
        diagonal = above
      }
    }
    return row[second.count]
  }

  @Test("Long sequences with little in common end in a while", .timeLimit(.minutes(1)))
  func longSequences() {
    var random = SeededGenerator(seed: 1)
    let old = (0..<20_000).map { _ in Int32.random(in: 0..<50, using: &random) }
    let new = (0..<20_000).map { _ in Int32.random(in: 0..<50, using: &random) }
    let script = MyersDiff(old, new, stepLimit: 1 << 20)
    let kept = old.indices.filter { !script.isRemoved[$0] }.map { old[$0] }
    #expect(kept == new.indices.filter { !script.isInserted[$0] }.map { new[$0] })
  }
}
