/// Text that goes into a page or into XML, with nothing in it that could be taken for markup.
struct MarkupText {
  private(set) var bytes: [UInt8] = []

  /// Adds markup as it is.
  mutating func raw(_ markup: String) { bytes += markup.utf8 }

  /// Adds text, also between the quotation marks of an attribute. What XML can't hold becomes U+FFFD.
  mutating func text(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      case 0x0A: bytes += "&#10;".utf8
      case 0x09: bytes += "&#9;".utf8
      case ..<0x20, 0x7F: bytes += "\u{FFFD}".utf8
      default: bytes.append(byte)
      }
    }
  }

  mutating func text(_ string: String) {
    for scalar in string.unicodeScalars {
      // Two code points are no characters of XML.
      text(Array(String(scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "\u{FFFD}" : Character(scalar)).utf8))
    }
  }

  /// Adds a path that is broken behind its slashes where it must be.
  mutating func path(_ path: String) {
    for (place, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { raw("/<wbr>") }
      text(String(part))
    }
  }

  /// Adds a message, in which code stands between back quotes.
  mutating func message(_ message: String) {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return text(message) }
    for (place, part) in parts.enumerated() {
      raw(place % 2 == 1 ? "<code>" : "")
      text(part)
      raw(place % 2 == 1 ? "</code>" : "")
    }
  }

  /// Adds markup that is made.
  mutating func add(_ markup: [UInt8]) { bytes += markup }
}
