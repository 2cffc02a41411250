import Testing
import UnfoldEngine

struct OrderedWorkTests {
  @Test("Results come in order, whatever the number of threads and the time each takes", arguments: [1, 2, 7, 64])
  func order(threads: Int) {
    var results: [Int] = []
    doInOrder(count: 500, threads: threads) { index in
      (0..<(index * 7919 % 3000)).reduce(index) { $0 ^ $1 ^ $1 }
    } emit: {
      results.append($0)
      return true
    }
    #expect(results == Array(0..<500))
  }

  @Test("Nothing more is begun when nothing more is wanted")
  func stops() {
    var results: [Int] = []
    doInOrder(count: 1_000_000, threads: 4) { $0 } emit: {
      results.append($0)
      return results.count < 10
    }
    #expect(results == Array(0..<10))
  }

  @Test("No work is no trouble")
  func nothing() {
    doInOrder(count: 0, threads: 4) { $0 } emit: { _ in
      Issue.record("there was nothing to emit")
      return true
    }
  }

  @Test("Threads have the stack that deep source needs")
  func deepStack() {
    // Half a kilobyte a call: the list of open calls that the thread sanitizer keeps ends, unchecked, at 65,536.
    @Sendable func depth(_ count: Int, _ ballast: SIMD64<Int>) -> Int {
      count == 0 ? 0 : depth(count - 1, ballast) + ballast[63]
    }
    var result = 0
    doInOrder(count: 1, threads: 1) { _ in depth(20_000, SIMD64(repeating: 1)) } emit: {
      result = $0
      return true
    }
    #expect(result == 20_000)
  }
}
