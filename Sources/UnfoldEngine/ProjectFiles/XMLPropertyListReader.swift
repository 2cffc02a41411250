import UnfoldSyntax

/// Reads a property list in XML.
struct XMLPropertyListReader {
  private let source: SourceText
  private var offset: Int

  init(_ source: SourceText) {
    self.source = source
    offset = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func list() -> PropertyListValue? {
    guard let start = tag(), start.name == "plist", !start.isEmpty, let first = tag(),
      let value = value(first, depth: 0), let end = tag(), end.name == "/plist", tag() == nil, offset == source.count
    else { return nil }
    return value
  }

  private struct Tag {
    /// With the slash before it where the tag ends something.
    var name: String
    /// Whether nothing is inside: `<true/>`.
    var isEmpty: Bool
  }

  /// The next tag; what is before it is space, comments, or a declaration. `nil` where something else comes, or
  /// nothing.
  private mutating func tag() -> Tag? {
    while true {
      while offset < source.count, [0x20, 0x09, 0x0A, 0x0D].contains(source[offset]) { offset += 1 }
      guard offset < source.count, source[offset] == UInt8(ascii: "<") else { return nil }
      if starts("<!--") {
        guard skip(behind: "-->") else { return nil }
      } else if starts("<?") {
        guard skip(behind: "?>") else { return nil }
      } else if starts("<!") {
        guard skip(behind: ">") else { return nil }
      } else {
        break
      }
    }
    let start = offset + 1
    guard skip(behind: ">") else { return nil }
    let isEmpty = offset - 2 > start && source[offset - 2] == UInt8(ascii: "/")
    let text = source.string(start..<offset - (isEmpty ? 2 : 1))
    return Tag(name: String(text.prefix { !$0.isWhitespace }), isEmpty: isEmpty)
  }

  private mutating func value(_ tag: Tag, depth: Int) -> PropertyListValue? {
    if depth > PropertyListValue.deepest { return nil }
    switch tag.name {
    case "true", "false":
      if !tag.isEmpty { guard text(upTo: tag.name) != nil else { return nil } }
      return .boolean(tag.name == "true")
    case "string": return tag.isEmpty ? .string("") : text(upTo: tag.name).map { .string($0) }
    case "integer", "real", "date", "data": return tag.isEmpty || text(upTo: tag.name) != nil ? .other : nil
    case "array": return tag.isEmpty ? .array([]) : array(depth)
    case "dict": return tag.isEmpty ? .dictionary([:]) : dictionary(depth)
    default: return nil
    }
  }

  private mutating func array(_ depth: Int) -> PropertyListValue? {
    var elements: [PropertyListValue] = []
    while let next = tag() {
      if next.name == "/array" { return .array(elements) }
      guard let element = value(next, depth: depth + 1) else { return nil }
      elements.append(element)
    }
    return nil
  }

  private mutating func dictionary(_ depth: Int) -> PropertyListValue? {
    var entries: [String: PropertyListValue] = [:]
    while let next = tag() {
      if next.name == "/dict" { return .dictionary(entries) }
      guard next.name == "key", let key = next.isEmpty ? "" : text(upTo: "key"), let start = tag(),
        let entry = value(start, depth: depth + 1)
      else { return nil }
      entries[key] = entry
    }
    return nil
  }

  /// What stands before the end of an element without others inside.
  private mutating func text(upTo name: String) -> String? {
    var text = ""
    while offset < source.count {
      let start = offset
      while offset < source.count, source[offset] != UInt8(ascii: "<") { offset += 1 }
      text += unescaped(source.string(start..<offset))
      if starts("<!--") {
        guard skip(behind: "-->") else { return nil }
      } else if starts("<![CDATA[") {
        let first = offset + 9
        guard skip(behind: "]]>") else { return nil }
        text += source.string(first..<max(first, offset - 3))
      } else {
        return tag()?.name == "/\(name)" ? text : nil
      }
    }
    return nil
  }

  private func starts(_ text: StaticString) -> Bool {
    let end = offset + text.utf8CodeUnitCount
    return end <= source.count
      && source.bytes[offset..<end].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func skip(behind text: StaticString) -> Bool {
    while offset < source.count {
      if starts(text) {
        offset += text.utf8CodeUnitCount
        return true
      }
      offset += 1
    }
    return false
  }

  /// The text with the characters that its entities stand for; one that isn't known stays as it is written.
  private func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = Self.character(rest[rest.index(after: start)..<end])
      else {
        result.append(rest.removeFirst())
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ entity: Substring) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.hasPrefix("#") else { return nil }
      let digits = entity.dropFirst()
      let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
