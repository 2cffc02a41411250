/// The words that differ between lines and those that took their place, for a terminal to mark inside the lines.
///
/// White space is no word: code that only moved to the right has nothing marked. Of a line that is new for the most part
/// nothing is marked either, since its colour says so already.
struct WordDiff {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// For each old line and each new one, the bytes to mark, in order.
  private(set) var old: [[Range<Int>]]
  private(set) var new: [[Range<Int>]]

  /// Blocks with more words are too different to be read word by word.
  private static let mostWords = 4_000

  init(old oldLines: [Bytes], new newLines: [Bytes]) {
    old = Array(repeating: [], count: oldLines.count)
    new = Array(repeating: [], count: newLines.count)
    guard !oldLines.isEmpty, !newLines.isEmpty else { return }
    let oldWords = WordDiff.words(of: oldLines)
    let newWords = WordDiff.words(of: newLines)
    guard oldWords.count + newWords.count <= WordDiff.mostWords else { return }
    var numbers: [[UInt8]: Int32] = [:]
    func number(_ word: Word, _ lines: [Bytes]) -> Int32 {
      let text = Array(lines[word.line][word.range])
      let number = numbers[text] ?? Int32(numbers.count)
      numbers[text] = number
      return number
    }
    let script = MyersDiff(oldWords.map { number($0, oldLines) }, newWords.map { number($0, newLines) })
    old = WordDiff.marks(oldWords, script.isRemoved, lines: oldLines.count)
    new = WordDiff.marks(newWords, script.isInserted, lines: newLines.count)
  }

  private struct Word {
    let line: Int
    let range: Range<Int>
  }

  /// Names and numbers whole, everything else byte by byte.
  private static func words(of lines: [Bytes]) -> [Word] {
    var words: [Word] = []
    for (index, line) in lines.enumerated() {
      var offset = 0
      while offset < line.count {
        let start = offset
        let isName = isPartOfName(line[offset])
        offset += 1
        while isName, offset < line.count, isPartOfName(line[offset]) { offset += 1 }
        if line[start] > 0x20 { words.append(Word(line: index, range: start..<offset)) }
      }
    }
    return words
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func marks(_ words: [Word], _ isChanged: [Bool], lines: Int) -> [[Range<Int>]] {
    var marks = [[Range<Int>]](repeating: [], count: lines)
    var changed = [Int](repeating: 0, count: lines)
    var all = changed
    for (word, isChanged) in zip(words, isChanged) {
      all[word.line] += word.range.count
      guard isChanged else { continue }
      changed[word.line] += word.range.count
      // Neighbours are one mark, with the space between them.
      if let last = marks[word.line].last, last.upperBound + 1 >= word.range.lowerBound {
        marks[word.line][marks[word.line].count - 1] = last.lowerBound..<word.range.upperBound
      } else {
        marks[word.line].append(word.range)
      }
    }
    for line in 0..<lines where 4 * changed[line] > 3 * all[line] { marks[line] = [] }
    return marks
  }
}
