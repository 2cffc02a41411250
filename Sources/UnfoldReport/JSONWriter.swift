/// Writes JSON, in the order in which it is told.
public struct JSONWriter {
  public private(set) var bytes: [UInt8] = []
  /// Whether each key and element has a line of its own.
  private let isIndented: Bool
  private var depth = 0
  /// Whether a value stands before the place where the next one goes.
  private var needsComma = false
  private var isBehindKey = false

  public init(isIndented: Bool = false) { self.isIndented = isIndented }

  public mutating func object(_ body: (inout JSONWriter) -> Void) { container("{", "}", body) }

  public mutating func array<Elements: Sequence>(
    _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    container("[", "]") { writer in
      for element in elements { body(&writer, element) }
    }
  }

  public mutating func key(_ name: StaticString) { key(named: "\(name)") }

  public mutating func key(named name: String) {
    separate()
    quote(name)
    bytes += (isIndented ? ": " : ":").utf8
    needsComma = false
    isBehindKey = true
  }

  public mutating func value(_ number: Int) {
    separate()
    bytes += "\(number)".utf8
  }

  public mutating func value(_ flag: Bool) {
    separate()
    bytes += (flag ? "true" : "false").utf8
  }

  public mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if isIndented, depth > 0, !isBehindKey { breakLine() }
    needsComma = true
    isBehindKey = false
  }

  private mutating func breakLine() { bytes += "\n\(String(repeating: "  ", count: depth))".utf8 }

  private mutating func container(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes += open.utf8
    needsComma = false
    depth += 1
    body(&self)
    depth -= 1
    if isIndented, needsComma { breakLine() }
    bytes += close.utf8
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case ..<0x20:
        bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  public mutating func field(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }

  public mutating func field(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  public mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(body)
  }

  public mutating func array<Elements: Sequence>(
    _ name: StaticString, _ elements: Elements, _ body: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(elements, body)
  }
}
