/// Whether `word`, of at least one byte, stands in `bytes`.
func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
  let last = word.count - 1
  let ones: UInt64 = 0x0101_0101_0101_0101
  let first = ones &* UInt64(word[0])
  let final = ones &* UInt64(word[last])
  let raw = UnsafeRawBufferPointer(bytes)
  let starts = bytes.count - last
  var offset = 0
  while offset < starts {
    if offset + 8 + last <= bytes.count {
      // Eight starts at a time: a byte of `differences` is zero where both the word's first and last byte fit.
      let differences =
        (raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ first)
        | (raw.loadUnaligned(fromByteOffset: offset + last, as: UInt64.self) ^ final)
      if (differences &- ones) & ~differences & (ones &* 0x80) == 0 {
        offset += 8
        continue
      }
    }
    for start in offset..<min(offset + 8, starts) where bytes[start] == word[0] {
      if bytes[start..<(start + word.count)].elementsEqual(word) { return true }
    }
    offset += 8
  }
  return false
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word of lowercase ASCII stands in a short text, whatever the case of the letters there.
  public func contains(ignoringCase word: StaticString) -> Bool {
    holds(word) { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }

  /// - Parameter fold: what a byte of the text counts as.
  @inline(__always)
  fileprivate func holds(_ word: StaticString, _ fold: (UInt8) -> UInt8) -> Bool {
    let length = word.utf8CodeUnitCount
    if length > count { return false }
    for start in 0...(count - length) {
      var index = 0
      while index < length, fold(self[start + index]) == word.utf8Start[index] { index += 1 }
      if index == length { return true }
    }
    return false
  }
}

extension String {
  /// Whether a word stands in a short text, byte for byte; `contains` takes many times as long.
  public func holds(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { $0.holds(word) { $0 } }
  }
}
