import UnfoldSyntax

/// Which of 64 bytes belong to names or numbers and which end a line, a bit each, the first byte's lowest.
struct NameBits {
  private(set) var names: UInt64 = 0
  private(set) var lineBreaks: UInt64 = 0

  /// - Parameter text: followed by `SourceText.padding` bytes.
  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let raw = UnsafeRawPointer(text.baseAddress!) + offset
    for word in 0..<8 {
      let bytes = raw.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)
      names |= NameBits.gathered(NameBits.nameBytes(bytes)) << UInt64(8 * word)
      lineBreaks |= NameBits.gathered(NameBits.lineBreakBytes(bytes)) << UInt64(8 * word)
    }
  }

  // Eight bytes at a time, none of which may carry into the next: the answer for a byte is its highest bit.

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  private static func nameBytes(_ bytes: UInt64) -> UInt64 {
    let low = bytes & ~highest
    let lowercase = low | ones &* 0x20
    let letters = isAtLeast(0x61, lowercase) & ~isAtLeast(0x7B, lowercase)
    let digits = isAtLeast(0x30, low) & ~isAtLeast(0x3A, low)
    // All beyond ASCII counts as part of a name.
    return (letters | digits | isEqual(0x5F, low) | bytes) & highest
  }

  @inline(__always)
  private static func lineBreakBytes(_ bytes: UInt64) -> UInt64 {
    let low = bytes & ~highest
    return (isEqual(0x0A, low) | isEqual(0x0D, low)) & ~bytes & highest
  }

  @inline(__always)
  private static func isAtLeast(_ byte: UInt64, _ bytes: UInt64) -> UInt64 { bytes &+ ones &* (0x80 - byte) }

  @inline(__always)
  private static func isEqual(_ byte: UInt64, _ bytes: UInt64) -> UInt64 { highest &- (bytes ^ ones &* byte) }

  /// The highest bits of eight bytes, side by side.
  @inline(__always)
  private static func gathered(_ bytes: UInt64) -> UInt64 { ((bytes >> 7) &* 0x0102_0408_1020_4080) >> 56 }
}
