import UnfoldSyntax

/// Reads JSON as RFC 8259 has it and nothing beyond: Foundation's reader says no lines, and takes longer to load than
/// a run over an app. The time is linear in the text, and the depth is bounded.
package struct JSONParser {
  private let source: SourceText
  private var offset = 0
  private var depth = 0

  /// Deeper than any file that means something; each level takes some stack.
  private static let deepest = 64

  /// - Parameter source: UTF-8, as `SourceText.problem` has found.
  package static func parse(_ source: SourceText) throws(JSONFault) -> JSONValue {
    var parser = JSONParser(source: source)
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    parser.skipSpace()
    let value = try parser.value()
    parser.skipSpace()
    guard parser.offset == source.count else { throw parser.unexpected("the end of the file") }
    return value
  }

  private init(source: SourceText) { self.source = source }

  private var byte: UInt8? { offset < source.count ? source[offset] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    let start = offset
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = try nested { parser throws(JSONFault) in try parser.object() }
    case UInt8(ascii: "["): content = try nested { parser throws(JSONFault) in try parser.array() }
    case UInt8(ascii: "\""): content = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): content = .number(try number())
    case let byte? where isLetter(byte): content = try word()
    default: throw unexpected("a value")
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONFault) -> JSONValue.Content
  ) throws(JSONFault) -> JSONValue.Content {
    guard depth < JSONParser.deepest else {
      throw JSONFault(offset, "is nested more than \(JSONParser.deepest) levels deep")
    }
    depth += 1
    offset += 1
    skipSpace()
    let content = try body(&self)
    depth -= 1
    return content
  }

  private mutating func object() throws(JSONFault) -> JSONValue.Content {
    var members: [JSONMember] = []
    var keys: Set<String> = []
    if take("}") { return .object([]) }
    while true {
      let start = offset
      guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      guard keys.insert(key).inserted else { throw JSONFault(start, "the key \"\(key)\" is there twice; keep one") }
      skipSpace()
      guard take(":") else { throw unexpected("':' behind the key \"\(key)\"") }
      skipSpace()
      members.append(JSONMember(key: key, offset: start, value: try value()))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw unexpected("',' or '}'") }
      skipSpace()
    }
  }

  private mutating func array() throws(JSONFault) -> JSONValue.Content {
    var elements: [JSONValue] = []
    if take("]") { return .array([]) }
    while true {
      elements.append(try value())
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw unexpected("',' or ']'") }
      skipSpace()
    }
  }

  private mutating func word() throws(JSONFault) -> JSONValue.Content {
    let start = offset
    while let byte, isLetter(byte) { offset += 1 }
    switch source.string(start..<offset) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case let other:
      throw JSONFault(start, "'\(other.prefix(40))' is no value; strings stand in double quotes")
    }
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try digits(of: start) }
    if take(".") { try digits(of: start) }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits(of: start)
    }
    if let byte, isDigit(byte) || byte == UInt8(ascii: ".") {
      throw JSONFault(start, "is no number; a version stands in double quotes, such as \"17.0\"")
    }
    return source.string(start..<offset)
  }

  private mutating func digits(of start: Int) throws(JSONFault) {
    let first = offset
    while let byte, isDigit(byte) { offset += 1 }
    if offset == first { throw JSONFault(start, "is no number: a digit is missing") }
  }

  private mutating func string() throws(JSONFault) -> String {
    let start = offset
    offset += 1
    var result: [UInt8] = []
    while let byte {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result += try escape().utf8
      case 0x0A, 0x0D: throw JSONFault(start, "the string does not end on its line")
      case ..<0x20: throw JSONFault(offset - 1, "a string has a control character in it; write it as \\u00XX")
      default: result.append(byte)
      }
    }
    throw JSONFault(start, "the string does not end")
  }

  /// What stands for a backslash, which is read already, and the characters behind it.
  private mutating func escape() throws(JSONFault) -> String {
    let start = offset - 1
    guard let byte else { throw JSONFault(start, "the file ends within a string") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try hexadecimal(start)
      if code & 0xFC00 == 0xD800, take("\\"), take("u") {
        let second = try hexadecimal(start)
        if second & 0xFC00 == 0xDC00 { code = 0x10000 + (code & 0x3FF) << 10 + second & 0x3FF }
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw JSONFault(start, "half of a surrogate pair stands for no character")
      }
      return String(Character(scalar))
    default: throw JSONFault(start, "there is no such escape; a backslash itself is written \\\\")
    }
  }

  private mutating func hexadecimal(_ start: Int) throws(JSONFault) -> UInt32 {
    let end = offset + 4
    guard end <= source.count, let code = UInt32(source.string(offset..<end), radix: 16),
      source[offset] != UInt8(ascii: "+"), source[offset] != UInt8(ascii: "-")
    else { throw JSONFault(start, "\\u takes four hexadecimal digits") }
    offset = end
    return code
  }

  /// That something else was expected here, and why it may be that it isn't there.
  private func unexpected(_ expected: String) -> JSONFault {
    switch byte {
    case nil: return JSONFault(offset, "the file ends where \(expected) is expected")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return JSONFault(offset, "JSON has no comments; \(expected) is expected")
    case UInt8(ascii: "'"): return JSONFault(offset, "strings stand in double quotes; \(expected) is expected")
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return JSONFault(offset, "\(expected) is expected; no comma stands before what closes")
    default: return JSONFault(offset, "\(expected) is expected")
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
