import UnfoldSyntax

/// Tells, before anything is parsed, which rules have nothing to say about a file: most files hold none of the
/// words that a rule is about.
///
/// The bytes are looked at once for all words of all rules: two neighbours lead to the words that begin with them.
public struct TriggerFilter: Sendable {
  private struct Word: Sendable {
    let bytes: [UInt8]
    /// The rule's place in `rules`.
    let rule: Int
  }

  private let rules: [any Rule]
  /// Whether a rule is kept whatever the file holds.
  private let isAlwaysKept: [Bool]
  /// For each pair of bytes, the place in `buckets` of the words that begin so; 0 where none does.
  private var bucketOfPair = [UInt16](repeating: 0, count: 1 << 14)
  private var buckets: [[Word]] = [[]]

  public init(_ rules: [any Rule]) {
    self.rules = rules
    // A word of one byte stands in every file.
    let words = rules.map(\.triggerWords)
    isAlwaysKept = words.map { $0.isEmpty || $0.contains { $0.count < 2 } }
    for place in rules.indices where !isAlwaysKept[place] {
      for bytes in words[place] {
        let pair = TriggerFilter.pair(bytes[0], bytes[1])
        if bucketOfPair[pair] == 0 {
          bucketOfPair[pair] = UInt16(buckets.count)
          buckets.append([])
        }
        buckets[Int(bucketOfPair[pair])].append(Word(bytes: bytes, rule: place))
      }
    }
  }

  /// The rules that have a word in `source`, and those that look at every file, in the order given.
  public func rules(for source: SourceText) -> [any Rule] {
    var isKept = isAlwaysKept
    var missing = isKept.count { !$0 }
    let bytes = source.bytes
    bucketOfPair.withUnsafeBufferPointer { bucketOfPair in
      var offset = 0
      while missing > 0 && offset + 1 < bytes.count {
        let bucket = bucketOfPair[TriggerFilter.pair(bytes[offset], bytes[offset + 1])]
        if bucket != 0 {
          for word in buckets[Int(bucket)] where !isKept[word.rule] && stands(word.bytes, in: bytes, at: offset) {
            isKept[word.rule] = true
            missing -= 1
          }
        }
        offset += 1
      }
    }
    return rules.indices.filter { isKept[$0] }.map { rules[$0] }
  }

  /// A number for two bytes. Bytes beyond ASCII share those of others, which costs a comparison and no more.
  @inline(__always)
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x7F) | Int(second & 0x7F) << 7
  }

  private func stands(_ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    if word.count > bytes.count - offset { return false }
    for index in word.indices where word[index] != bytes[offset + index] { return false }
    return true
  }
}
