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

  /// A number for a use of a name; two names may share one.
  func key(_ name: some Sequence<UInt8>) -> UInt32 {
    // FNV-1a: short names, one byte at a time.
    var hash: UInt32 = 2_166_136_261 ^ rawValue
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}

/// The names that may be declared or called in a file, found without parsing it: comments and strings aren't told
/// from code, so who asks has to look at the file. Nothing that the parser would find is missed, but for names that a
/// comment parts from their keyword.
struct NameScan {
  private(set) var keys: Set<UInt32> = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// Where the line begins on which `offset` is.
  private var lineStart = 0
  /// Whether the last type that was begun is an extension of `View`.
  private var isInViewExtension = false
  /// What the binding declares that was begun and may have further names behind commas.
  private var binding: NameUse?

  /// Scans all of `source`.
  init(_ source: SourceText) {
    bytes = source.bytes
    var before: UInt8 = 0
    var beforeSpace: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A || byte == 0x0D {
        lineStart = offset + 1
        if beforeSpace != UInt8(ascii: ",") { binding = nil }
      }
      guard isPartOfName(byte) else {
        before = byte
        if !isSpace(byte) { beforeSpace = byte }
        offset += 1
        continue
      }
      let word = nameHere()
      if isCapital(word.first!), isCalledHere() {
        keys.insert(NameUse.call.key(word))
      } else if let binding, beforeSpace == UInt8(ascii: ",") {
        insert(binding, word)
      } else if before != 0x2E, let use = declaration(word), let name = declaredName(behind: use) {
        insert(use, name)
        if use == .type { isInViewExtension = word.first == UInt8(ascii: "e") && name.elementsEqual("View".utf8) }
        if use == .function, isInViewExtension { keys.insert(NameUse.modifier.key(name)) }
      }
      (before, beforeSpace) = (0, 0)
    }
  }

  private mutating func insert(_ use: NameUse, _ name: Slice<UnsafeBufferPointer<UInt8>>) {
    keys.insert(use.key(name))
    if use == .value { keys.insert(NameUse.member.key(name)) }
    if use == .value || use == .member { binding = use }
  }

  /// Goes behind the name at `offset`.
  private mutating func nameHere() -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = offset
    while offset < bytes.count, isPartOfName(bytes[offset]) { offset += 1 }
    return bytes[start..<offset]
  }

  /// What the keyword behind which `offset` is declares.
  private func declaration(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> NameUse? {
    guard (3...9).contains(word.count), offset < bytes.count, isSpace(bytes[offset]) else { return nil }
    func isWord(_ keyword: StaticString) -> Bool {
      word.count == keyword.utf8CodeUnitCount
        && word.elementsEqual(UnsafeBufferPointer(start: keyword.utf8Start, count: keyword.utf8CodeUnitCount))
    }
    switch word.first! {
    case UInt8(ascii: "s"): return isWord("struct") ? .type : nil
    case UInt8(ascii: "c"): return isWord("class") ? .type : nil
    case UInt8(ascii: "e"): return isWord("extension") || isWord("enum") ? .type : nil
    case UInt8(ascii: "a"): return isWord("actor") ? .type : nil
    case UInt8(ascii: "p"): return isWord("protocol") ? .type : nil
    case UInt8(ascii: "t"): return isWord("typealias") ? .type : nil
    case UInt8(ascii: "f"): return isWord("func") ? .function : nil
    case UInt8(ascii: "i"): return isWord("import") ? .module : nil
    case UInt8(ascii: "l"): return isWord("let") ? (isSpace(bytes[lineStart]) ? .member : .value) : nil
    case UInt8(ascii: "v"): return isWord("var") ? (isSpace(bytes[lineStart]) ? .member : .value) : nil
    default: return nil
    }
  }

  /// The name that stands behind a keyword; of a type with dots the last one.
  private mutating func declaredName(behind use: NameUse) -> Slice<UnsafeBufferPointer<UInt8>>? {
    while offset < bytes.count, isSpace(bytes[offset]) {
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D { lineStart = offset + 1 }
      offset += 1
    }
    var name: Slice<UnsafeBufferPointer<UInt8>>?
    while offset < bytes.count {
      if bytes[offset] == 0x60 { offset += 1 }
      guard offset < bytes.count, isPartOfName(bytes[offset]) else { break }
      name = nameHere()
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
}

private func isPartOfName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}

private func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
