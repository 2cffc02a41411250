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
struct NameScan {
  /// Each at least once.
  private(set) var keys: [UInt32] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// Where the line begins on which `offset` is.
  private var lineStart = 0
  /// Whether the last type that was begun is an extension of `View`.
  private var isInViewExtension = false
  /// What the binding declares that was begun and may have further names behind commas.
  private var binding: NameUse?
  /// Keys that were met before, each at a place that is made of it: most names are called over and over.
  private var met = [UInt32](repeating: 0, count: NameScan.metCount)

  private static let metCount = 512

  /// Scans all of `source`.
  init(_ source: SourceText) {
    bytes = source.bytes
    NameScan.classes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ classes: UnsafeBufferPointer<ByteClass>) {
    var before: UInt8 = 0
    var beforeSpace: UInt8 = 0
    let count = bytes.count
    while offset < count {
      let byte = bytes[offset]
      switch classes[Int(byte)] {
      case .space:
        before = byte
        offset += 1
      case .lineBreak:
        before = byte
        offset += 1
        lineStart = offset
        if beforeSpace != UInt8(ascii: ",") { binding = nil }
      case .other:
        before = byte
        beforeSpace = byte
        offset += 1
      case .name:
        let start = offset
        offset += 1
        while offset < count, classes[Int(bytes[offset])] == .name { offset += 1 }
        take(start..<offset, before, beforeSpace)
        (before, beforeSpace) = (0, 0)
      }
    }
  }

  private mutating func take(_ range: Range<Int>, _ before: UInt8, _ beforeSpace: UInt8) {
    let first = bytes[range.lowerBound]
    if first >= 0x41 && first <= 0x5A, isCalledHere() {
      insert(.call, range)
    } else if let binding, beforeSpace == UInt8(ascii: ",") {
      insert(binding, range)
    } else if before != UInt8(ascii: "."), let use = declaration(range), let name = declaredName(behind: use) {
      insert(use, name)
      if use == .type { isInViewExtension = first == UInt8(ascii: "e") && isWord("View", name) }
      if use == .function, isInViewExtension { insert(.modifier, name) }
    }
  }

  private mutating func insert(_ use: NameUse, _ range: Range<Int>) {
    let name = UnsafeBufferPointer(rebasing: bytes[range])
    insert(use.key(name))
    if use == .value { insert(NameUse.member.key(name)) }
    if use == .value || use == .member { binding = use }
  }

  private mutating func insert(_ key: UInt32) {
    let place = Int(key & UInt32(NameScan.metCount - 1))
    if met[place] == key { return }
    met[place] = key
    keys.append(key)
  }

  /// What the keyword behind which `offset` is declares.
  private func declaration(_ range: Range<Int>) -> NameUse? {
    guard range.count >= 3, range.count <= 9, offset < bytes.count, isSpace(bytes[offset]) else { return nil }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "s"): return isWord("struct", range) ? .type : nil
    case UInt8(ascii: "c"): return isWord("class", range) ? .type : nil
    case UInt8(ascii: "e"): return isWord("extension", range) || isWord("enum", range) ? .type : nil
    case UInt8(ascii: "a"): return isWord("actor", range) ? .type : nil
    case UInt8(ascii: "p"): return isWord("protocol", range) ? .type : nil
    case UInt8(ascii: "t"): return isWord("typealias", range) ? .type : nil
    case UInt8(ascii: "f"): return isWord("func", range) ? .function : nil
    case UInt8(ascii: "i"): return isWord("import", range) ? .module : nil
    case UInt8(ascii: "l"): return isWord("let", range) ? (isSpace(bytes[lineStart]) ? .member : .value) : nil
    case UInt8(ascii: "v"): return isWord("var", range) ? (isSpace(bytes[lineStart]) ? .member : .value) : nil
    default: return nil
    }
  }

  private func isWord(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
    return true
  }

  /// The name that stands behind a keyword; of a type with dots the last one.
  private mutating func declaredName(behind use: NameUse) -> Range<Int>? {
    while offset < bytes.count, isSpace(bytes[offset]) {
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D { lineStart = offset + 1 }
      offset += 1
    }
    var name: Range<Int>?
    while offset < bytes.count {
      if bytes[offset] == 0x60 { offset += 1 }
      let start = offset
      while offset < bytes.count, isPartOfName(bytes[offset]) { offset += 1 }
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

  /// Whether what stands behind a name at `offset` calls it or may do so.
  private func isCalledHere() -> Bool {
    var next = offset
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: "{"): return true
    case UInt8(ascii: "("), UInt8(ascii: "<"): return next == offset
    case UInt8(ascii: "."): return bytes[next...].starts(with: ".init".utf8)
    default: return false
    }
  }

  private enum ByteClass: UInt8 {
    case other, name, space, lineBreak
  }

  private static let classes: [ByteClass] = (UInt8.min...UInt8.max).map { byte in
    if isPartOfName(byte) { return .name }
    if byte == 0x0A || byte == 0x0D { return .lineBreak }
    return isSpace(byte) ? .space : .other
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
