/// What makes bytes no text.
enum TextFault: Equatable {
  /// A NUL byte, at an offset in bytes.
  case nul(Int)
  /// The first byte of a sequence that is no UTF-8, at an offset in bytes.
  case invalid(Int)
}

/// The first NUL byte or ill-formed UTF-8 sequence; `nil` where all is text.
func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> TextFault? {
  let count = bytes.count
  let raw = UnsafeRawBufferPointer(bytes)
  var offset = 0
  while offset < count {
    // Eight bytes at a time while none is NUL or beyond ASCII: source hardly ever has one.
    while offset + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let zeroes = (word &- 0x0101_0101_0101_0101) & ~word
      if (word | zeroes) & 0x8080_8080_8080_8080 != 0 { break }
      offset += 8
    }
    guard offset < count else { break }
    let byte = bytes[offset]
    if byte == 0 { return .nul(offset) }
    if byte < 0x80 {
      offset += 1
    } else {
      let length = sequenceLength(bytes, at: offset)
      if length == 0 { return .invalid(offset) }
      offset += length
    }
  }
  return nil
}

/// The length of the well-formed sequence of two to four bytes at `offset`, 0 where it is ill-formed
/// (the Unicode Standard, table 3-7).
private func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
  let second: ClosedRange<UInt8>
  let length: Int
  switch bytes[offset] {
  case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
  default: return 0
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
  for next in bytes[(offset + 2)..<max(offset + 2, offset + length)] where next & 0xC0 != 0x80 { return 0 }
  return length
}
