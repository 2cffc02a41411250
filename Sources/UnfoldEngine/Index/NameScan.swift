import UnfoldSyntax

/// What a file may have under a name, for other files to ask after.
enum NameUse: UInt32 {
  /// `struct`, `class`, `enum`, `actor`, `protocol`, `typealias`; and `extension`, under its type's last name.
  case type
  /// `func`, wherever it stands.
  case function
  /// `func` behind `extension View`: a modifier of the project's own.
  case modifier
  /// `let` and `var` at the start of a line that isn't indented: mostly values outside of any type.
  case value
  /// `let` and `var`, wherever they stand, and what a comma parts from them.
  case member
  /// A name with a capital letter that is called: `Card(title: "A")`, `Card { }`, `Card.init()`.
  case call
  /// `import`, under the first part of the module's name.
  case module

  /// The most files that are looked into for an answer: a name that more have tells little, and a run in which all
  /// have it would take the square of its size. What is shown in so many places stands anywhere.
  var mostAnswering: Int { self == .call ? 16 : 64 }

  /// A number for a use of a name, not 0; two names may share one.
  func key(_ name: some Sequence<UInt8>) -> UInt32 {
    // FNV-1a: short names, one byte at a time.
    var hash: UInt32 = 2_166_136_261 ^ rawValue
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash | 1
  }
}

/// The names that may be declared or called in a file, found without parsing it: comments and strings aren't told
/// from code, so who asks has to look at the file. Nothing that the parser would find is missed, but for names that a
/// comment parts from their keyword.
///
/// This is done with each file of a run, so it goes from word to word and not from byte to byte: `NameBits` tells 64
/// bytes at a time where words are.
struct NameScan {
  /// Each at least once.
  private(set) var keys: [UInt32] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  /// What begins before is done with.
  private var offset = 0
  /// Where the line begins on which the word is.
  private var lineStart = 0
  /// Whether the last type that was begun is an extension of `View`.
  private var isInViewExtension = false
  /// Up to where further names of bindings were looked for.
  private var bindingEnd = 0
  /// Keys that were met before, each at a place that is made of it: most names are called over and over.
  private var met = [UInt32](repeating: 0, count: NameScan.metCount)

  private static let metCount = 512

  /// Scans all of `source`.
  init(_ source: SourceText) {
    bytes = source.bytes
    var block = 0
    var blockLineStart = 0
    var isWordOpen: UInt64 = 0
    while block < bytes.count {
      let bits = NameBits(bytes, at: block)
      var starts = bits.names & ~(bits.names << 1 | isWordOpen)
      isWordOpen = bits.names >> 63
      while starts != 0 {
        let bit = starts.trailingZeroBitCount
        starts &= starts - 1
        let start = block + bit
        if start < offset { continue }
        let breaks = bits.lineBreaks & (1 << UInt64(bit) - 1)
        lineStart = breaks == 0 ? blockLineStart : block + 64 - breaks.leadingZeroBitCount
        var end = start + (~(bits.names >> UInt64(bit))).trailingZeroBitCount
        if end == block + 64 { end = endOfName(at: end) }
        take(start..<end)
      }
      if bits.lineBreaks != 0 { blockLineStart = block + 64 - bits.lineBreaks.leadingZeroBitCount }
      block += 64
    }
  }

  private mutating func take(_ word: Range<Int>) {
    let first = bytes[word.lowerBound]
    if first >= 0x41 && first <= 0x5A {
      if isCalled(word) { insert(NameUse.call.key(named: bytes, word)) }
    } else if let use = declaration(word), word.lowerBound == 0 || bytes[word.lowerBound - 1] != UInt8(ascii: "."),
      let name = declaredName(behind: word, use)
    {
      insert(use, name)
      switch use {
      case .type: isInViewExtension = first == UInt8(ascii: "e") && isWord("View", name)
      case .function where isInViewExtension: insert(NameUse.modifier.key(named: bytes, name))
      case .value, .member: insertFurtherNames(use, behind: name)
      default: break
      }
    }
  }

  private mutating func insert(_ use: NameUse, _ name: Range<Int>) {
    insert(use.key(named: bytes, name))
    if use == .value { insert(NameUse.member.key(named: bytes, name)) }
  }

  private mutating func insert(_ key: UInt32) {
    let place = Int(key & UInt32(NameScan.metCount - 1))
    if met[place] == key { return }
    met[place] = key
    keys.append(key)
  }

  /// The names that stand behind commas up to the end of a binding's line, or of the next one where it ends with one.
  private mutating func insertFurtherNames(_ use: NameUse, behind name: Range<Int>) {
    var place = max(name.upperBound, bindingEnd)
    var isBehindComma = false
    while place < bytes.count {
      let byte = bytes[place]
      if isPartOfName(byte) {
        let start = place
        place = endOfName(at: start)
        if isBehindComma { insert(use, start..<place) }
        isBehindComma = false
        continue
      }
      if (byte == 0x0A || byte == 0x0D) && !isBehindComma { break }
      if !isSpace(byte) { isBehindComma = byte == UInt8(ascii: ",") }
      place += 1
    }
    bindingEnd = max(bindingEnd, place)
  }

  private func endOfName(at start: Int) -> Int {
    var end = start
    while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
    return end
  }

  /// What a keyword declares.
  private func declaration(_ word: Range<Int>) -> NameUse? {
    guard word.count >= 3, word.count <= 9, word.upperBound < bytes.count, isSpace(bytes[word.upperBound]) else {
      return nil
    }
    switch bytes[word.lowerBound] {
    case UInt8(ascii: "s"): return isWord("struct", word) ? .type : nil
    case UInt8(ascii: "c"): return isWord("class", word) ? .type : nil
    case UInt8(ascii: "e"): return isWord("extension", word) || isWord("enum", word) ? .type : nil
    case UInt8(ascii: "a"): return isWord("actor", word) ? .type : nil
    case UInt8(ascii: "p"): return isWord("protocol", word) ? .type : nil
    case UInt8(ascii: "t"): return isWord("typealias", word) ? .type : nil
    case UInt8(ascii: "f"): return isWord("func", word) ? .function : nil
    case UInt8(ascii: "i"): return isWord("import", word) ? .module : nil
    case UInt8(ascii: "l"): return isWord("let", word) ? (isSpace(bytes[lineStart]) ? .member : .value) : nil
    case UInt8(ascii: "v"): return isWord("var", word) ? (isSpace(bytes[lineStart]) ? .member : .value) : nil
    default: return nil
    }
  }

  private func isWord(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
    return true
  }

  /// The name that stands behind a keyword; of a type with dots the last one.
  private mutating func declaredName(behind keyword: Range<Int>, _ use: NameUse) -> Range<Int>? {
    offset = keyword.upperBound
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
    var name: Range<Int>?
    while offset < bytes.count {
      if bytes[offset] == 0x60 { offset += 1 }
      let start = offset
      offset = endOfName(at: start)
      if start == offset { break }
      name = start..<offset
      if offset < bytes.count, bytes[offset] == 0x60 { offset += 1 }
      // `import struct Module.Name`: what is imported of it stands between.
      if use == .module, offset < bytes.count, bytes[offset] == 0x20 { offset += 1; continue }
      guard use == .type, offset < bytes.count, bytes[offset] == 0x2E else { break }
      offset += 1
    }
    return name
  }

  /// Whether what stands behind a name calls it or may do so.
  private func isCalled(_ name: Range<Int>) -> Bool {
    var next = name.upperBound
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: "{"): return true
    case UInt8(ascii: "("), UInt8(ascii: "<"): return next == name.upperBound
    case UInt8(ascii: "."): return bytes[next...].starts(with: ".init".utf8)
    default: return false
    }
  }
}

extension NameUse {
  fileprivate func key(named bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> UInt32 {
    key(UnsafeBufferPointer(rebasing: bytes[name]))
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
