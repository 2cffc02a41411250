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
