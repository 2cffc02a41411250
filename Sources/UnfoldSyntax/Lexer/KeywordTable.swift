/// Finds the keyword that an identifier spells, without making a string.
///
/// Up to sixteen bytes of the word are two integers; they hash to a slot of an open-addressed table and are compared
/// there. The six longer keywords are compared byte by byte.
struct KeywordTable {
  private struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var keyword = Keyword.notKeyword
  }

  private static let slotCount = 2048
  private static let longest = 16

  // Written once, below, before anything can read it.
  nonisolated(unsafe) private static let slots: UnsafePointer<Slot> = {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
    slots.initialize(repeating: Slot(), count: slotCount)
    for keyword in Keyword.allCases where keyword != .notKeyword && keyword.text.utf8.count <= longest {
      var bytes = Array(keyword.text.utf8)
      bytes += Array(repeating: 0, count: longest - bytes.count)
      let (low, high) = bytes.withUnsafeBytes {
        ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      }
      var slot = hash(low, high)
      while slots[slot].keyword != .notKeyword { slot = (slot + 1) & (slotCount - 1) }
      slots[slot] = Slot(low: low, high: high, keyword: keyword)
    }
    return UnsafePointer(slots)
  }()

  private static let long: [(text: [UInt8], keyword: Keyword)] = Keyword.allCases
    .filter { $0 != .notKeyword && $0.text.utf8.count > longest }
    .map { (Array($0.text.utf8), $0) }

  private let slots = KeywordTable.slots

  @inline(__always)
  private static func hash(_ low: UInt64, _ high: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ (high &* 0x9E37_79B9)) &* 0x9E37_79B9_7F4A_7C15) >> 53)
  }

  /// The keyword that the `length` bytes at `text` spell. Sixteen bytes from `text` on can be read.
  @inline(__always)
  func keyword(_ text: UnsafePointer<UInt8>, length: Int) -> Keyword {
    if length < 2 { return .notKeyword }
    if length > KeywordTable.longest { return KeywordTable.longKeyword(text, length: length) }
    let raw = UnsafeRawPointer(text)
    var low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    var high: UInt64 = 0
    if length < 8 {
      low &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
    } else if length < 16 {
      high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      high &= (1 &<< UInt64(truncatingIfNeeded: (length &- 8) &* 8)) &- 1
    } else {
      high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    var slot = KeywordTable.hash(low, high)
    while true {
      let candidate = slots[slot]
      if candidate.keyword == .notKeyword { return .notKeyword }
      if candidate.low == low && candidate.high == high { return candidate.keyword }
      slot = (slot &+ 1) & (KeywordTable.slotCount - 1)
    }
  }

  private static func longKeyword(_ text: UnsafePointer<UInt8>, length: Int) -> Keyword {
    // All of them start with an underscore, or with one of three letters and go on for long.
    switch text[0] {
    case UInt8(ascii: "_"): break
    case UInt8(ascii: "a"), UInt8(ascii: "m"), UInt8(ascii: "u"): if length < 20 { return .notKeyword }
    default: return .notKeyword
    }
    return compareLong(text, length: length)
  }

  @inline(never)
  private static func compareLong(_ text: UnsafePointer<UInt8>, length: Int) -> Keyword {
    let bytes = UnsafeBufferPointer(start: text, count: length)
    return long.first { $0.text.count == length && bytes.elementsEqual($0.text) }?.keyword ?? .notKeyword
  }
}
