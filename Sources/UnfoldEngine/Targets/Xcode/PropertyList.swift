import UnfoldSyntax

/// A property list in the old style, as `project.pbxproj` is one: `{ key = value; }`, `( value, )`, strings.
///
/// All values are in one array, linked by their places, so that reading takes time linear in the bytes however deep
/// they nest.
struct PropertyList: Sendable {
  /// A value; a key of a dictionary is one too.
  struct Node: Sendable {
    enum Kind: Sendable { case string, quotedString, array, dictionary }

    var kind: Kind
    /// The text, with its quotes and brackets, in UTF-8 bytes.
    var start: Int32
    var end: Int32
    /// The first value inside; in a dictionary the first key. -1: none.
    var first: Int32 = -1
    /// The value behind this one in what is around both; behind a key its value. -1: none.
    var next: Int32 = -1
  }

  /// What is wrong and where, in UTF-8 bytes.
  struct Fault: Error, Sendable {
    var offset: Int
    var cause: String
  }

  let source: SourceText
  /// The outermost is at 0.
  let nodes: [Node]

  init(_ source: SourceText) throws(Fault) {
    self.source = source
    var parser = PropertyListParser(source: source)
    nodes = try parser.parse()
  }

  /// The keys of a dictionary with their values.
  func entries(of dictionary: Int) -> [(key: Int, value: Int)] {
    guard nodes[dictionary].kind == .dictionary else { return [] }
    var result: [(Int, Int)] = []
    var key = Int(nodes[dictionary].first)
    while key >= 0 {
      let value = Int(nodes[key].next)
      result.append((key, value))
      key = Int(nodes[value].next)
    }
    return result
  }

  /// The values of an array.
  func elements(of array: Int) -> [Int] {
    guard nodes[array].kind == .array else { return [] }
    var result: [Int] = []
    var next = Int(nodes[array].first)
    while next >= 0 {
      result.append(next)
      next = Int(nodes[next].next)
    }
    return result
  }

  /// The value of a key in a dictionary.
  func value(_ name: StaticString, in dictionary: Int) -> Int? {
    guard nodes[dictionary].kind == .dictionary else { return nil }
    var key = Int(nodes[dictionary].first)
    while key >= 0 {
      let value = Int(nodes[key].next)
      if isText(key, name) { return value }
      key = Int(nodes[value].next)
    }
    return nil
  }

  /// The string that a key in a dictionary has.
  func string(_ name: StaticString, in dictionary: Int) -> String? { value(name, in: dictionary).flatMap(string) }

  /// The strings of the array that a key in a dictionary has.
  func strings(_ name: StaticString, in dictionary: Int) -> [String] {
    value(name, in: dictionary).map { elements(of: $0).compactMap(string) } ?? []
  }

  /// Whether a string that is written without quotes is `text`.
  func isText(_ node: Int, _ text: StaticString) -> Bool {
    let value = nodes[node]
    guard value.kind == .string, Int(value.end - value.start) == text.utf8CodeUnitCount else { return false }
    return source.bytes[Int(value.start)..<Int(value.end)].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// A string without its quotes and escapes; `nil` for an array or a dictionary.
  func string(_ node: Int) -> String? {
    let value = nodes[node]
    switch value.kind {
    case .array, .dictionary: return nil
    case .string: return source.string(Int(value.start)..<Int(value.end))
    case .quotedString: return unescaped(Int(value.start) + 1..<Int(value.end) - 1)
    }
  }

  private func unescaped(_ range: Range<Int>) -> String {
    guard source.bytes[range].contains(UInt8(ascii: "\\")) else { return source.string(range) }
    var result = ""
    var rest = source.string(range)[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U":
        let digits = rest.prefix(4)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(digits.count)
      default: result.append(escaped)
      }
    }
    return result
  }
}
