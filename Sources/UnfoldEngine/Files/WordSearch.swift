import UnfoldSyntax

/// Finds which of many words stand in a text, in one pass over its bytes for all words together.
///
/// Every second place of the text is looked at: of a word with five bytes or more, either its first four stand there or
/// its second four. A table of bits, small enough to stay in the processor's nearest memory, says of four bytes whether
/// any word has them; only then are words compared. Words that are too short for that are looked for one by one,
/// sixteen places at a time.
struct WordSearch: Sendable {
  /// A stretch of four bytes of a word, and where in the word it begins.
  private struct Window {
    let word: Int
    let offset: Int
  }

  private let words: [Trigger]
  /// A bit for each value of `hash`.
  private var bits = [UInt64](repeating: 0, count: 1 << 10)
  /// For each value of `hash`, the place in `windows` of those that have it; 0 where none has.
  private var placeOfHash = [UInt16](repeating: 0, count: 1 << 16)
  private var windows: [[Window]] = [[]]
  private var shortWords: [Int] = []

  /// - Parameter words: each of at least two bytes.
  init(_ words: [Trigger]) {
    self.words = words
    for (place, word) in words.enumerated() {
      let bytes = word.bytes
      switch bytes.count {
      case ..<4: shortWords.append(place)
      case 4:
        add(bytes[...], Window(word: place, offset: 0))
        // The byte behind it may be any.
        for byte in UInt8.min...UInt8.max { add(bytes[1...] + [byte], Window(word: place, offset: 1)) }
      default:
        add(bytes[..<4], Window(word: place, offset: 0))
        add(bytes[1..<5], Window(word: place, offset: 1))
      }
    }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, _ window: Window) {
    let hash = Int(WordSearch.hash(bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }))
    bits[hash >> 6] |= 1 << UInt64(hash & 63)
    if placeOfHash[hash] == 0 {
      placeOfHash[hash] = UInt16(windows.count)
      windows.append([])
    }
    windows[Int(placeOfHash[hash])].append(window)
  }

  /// Calls `find` with the places of words that stand in `source`.
  ///
  /// - Parameters:
  ///   - isKnown: whether a word need not be looked for any more.
  ///   - find: returns false where nothing more is wanted.
  func search(_ source: SourceText, isKnown: (Int) -> Bool, find: (Int) -> Bool) {
    guard let start = source.bytes.baseAddress, searchShort(source.bytes, isKnown, find) else { return }
    let text = UnsafeRawPointer(start)
    let count = source.count
    bits.withUnsafeBufferPointer { bits in
      // Reading goes beyond the text's end, into the zero bytes there, of which a word has none.
      var offset = 0
      while offset < count {
        let hash = Int(WordSearch.hash(text.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        if bits[hash >> 6] & (1 << UInt64(hash & 63)) != 0 {
          for window in windows[Int(placeOfHash[hash])] where !isKnown(window.word) {
            let isThere = stands(words[window.word], in: source.bytes, at: offset - window.offset)
            if isThere, !find(window.word) { return }
          }
        }
        offset += 2
      }
    }
  }

  private func searchShort(
    _ text: UnsafeBufferPointer<UInt8>, _ isKnown: (Int) -> Bool, _ find: (Int) -> Bool
  ) -> Bool {
    let raw = UnsafeRawPointer(text.baseAddress!)
    for place in shortWords where !isKnown(place) {
      let word = words[place]
      let (first, second) = (SIMD16(repeating: word.bytes[0]), SIMD16(repeating: word.bytes[1]))
      var offset = 0
      search: while offset < text.count {
        let here = raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self) .== first
        let next = raw.loadUnaligned(fromByteOffset: offset + 1, as: SIMD16<UInt8>.self) .== second
        if any(here .& next) {
          for start in offset..<(offset + 16) where stands(word, in: text, at: start) {
            if !find(place) { return false }
            break search
          }
        }
        offset += 16
      }
    }
    return true
  }

  @inline(__always)
  private static func hash(_ bytes: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: (bytes &* 0x9E37_79B1) >> 16) }

  private func stands(_ word: Trigger, in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = start + word.bytes.count
    guard start >= 0, end <= text.count else { return false }
    for index in word.bytes.indices where word.bytes[index] != text[start + index] { return false }
    if word.beginsName, start > 0, isPartOfName(text[start - 1]) { return false }
    return !word.endsName || end == text.count || !isPartOfName(text[end])
  }
}

/// Whether a byte belongs to a name or number.
func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
